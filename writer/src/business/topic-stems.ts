/** Words by what they speak of: how it is told whether two texts are about the same. */
import { wordsOf } from '@octavo/voice/text'

// Words that stand in any text.
const COMMON = new Set(
  `a about above after again all almost also always am an and another any anyone anything are aren't around as ask at away back be because been before being best better between
  big both bring but by call can can't come comes cost could day days did do does doesn't doing don't done down each early easy either else end enough even ever every everyone
  everything far few find first five for free from full get gets getting give go goes going good got great had half has have having he help her here him his home hour hours
  how i if in inside instead into is isn't it it's its itself just keep kind know last late later least leave less let like little long look looking lot made make makes making
  many may maybe me mean might mind minute minutes month months more most much must my need needs never new next nice no nobody none not nothing now of off often old on once one
  only open or other our out over own part people place put ready right same say says see should show side small so some someone something soon sort start still stop such take
  takes tell than that that's the their them then there there's these they thing things think this those three through time times to today together told too try turn two under
  until up us use used usually very visit wait want was way we week weekend weekends weeks well were what what's when where which while who why will with without word work works
  would year years yes yet you you'll you're your yours four six seven eight nine ten really already sure person price`.split(
    /\s+/,
  ),
)

/** A word without its endings, as near as English lets it: "glazing", "glazes" and "glaze" are one. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’](?:s|re|ll|ve|d|t)?$/, '')
  if (plain.length < 4) return plain
  return plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|er|ers)$/, (ending) => (plain.length - ending.length >= 3 ? '' : ending))
    .replace(/(?<!s)s$/, '')
    .replace(/e$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
}

/** What a text speaks of. */
export const topicStems = (text: string): Set<string> => stemsBy(stemOf, text)

/** The same by one's own way to stems: who reads many texts at once remembers them. */
export const stemsBy = (stem: (word: string) => string, text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .filter((word) => word.length > 2 && !COMMON.has(word) && !/^\d/.test(word))
      .map((word) => stem(word)),
  )

/** How much one text has to do with another: the words they share, each worth more the fewer of `all` hold it. */
export function relation(a: ReadonlySet<string>, b: ReadonlySet<string>, all: readonly ReadonlySet<string>[]): number {
  let sum = 0
  for (const stem of a) {
    if (!b.has(stem)) continue
    const holders = all.filter((one) => one.has(stem)).length
    sum += Math.log((all.length + 1) / (holders + 0.5))
  }
  return sum
}
