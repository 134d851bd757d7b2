/** Finds what a text speaks of among the illustrations: by a lexicon made by hand, by the words around, and never by a pun. */

import { IDIOMS, MEANT } from '#draw/illustration/illustration.senses.data.ts'
import { ILLUSTRATIONS_BY, plainly } from '#draw/illustration/index.ts'
import { singulars } from './icons.ts'
import { bare, endsClause, endsSentence, isSmall, splitWords } from './language.ts'
import { type Tag, tagsOf } from './tags.ts'

/** What can be shown of a text: the spoken word that calls for it, its place among the text's words, and the illustration's name. */
export type Illustrated = { word: string; name: string; at: number }

type Rank = 0 | 1 | 2 | 3
type Found = Illustrated & { rank: Rank }
/** The words around a word: its own text, and all that is said in the film. */
type Context = { text: string; about: string }

/** Things that stand in every film: whatever else is spoken of says more. */
const EVERYWHERE = new Set(
  'shop house door table chair droplet page-facing-up package spiral-calendar alarm-clock mobile-phone laptop light-bulb eye ear foot mouth nose child person-tipping-hand automobile footprints motorway'.split(
    ' ',
  ),
)

/** Verbs in the past that look like things: "we saw a tree". */
const PAST = new Set('saw rose bit ground wound shot felt left fell'.split(' '))

const LONGEST_PHRASE = 5

/**
 * What this text speaks of, the most telling first: things before those that stand everywhere, before deeds, before ideas, each as they
 * are said. `about`: all that is said in the film, which tells what a word with several meanings means.
 */
export const illustrations = (text: string, about = text): Illustrated[] =>
  found(text, about).map(({ word, name, at }) => ({ word, name, at }))

/** The words by which this text names things, as they are said: no deeds, no ideas, and nothing that stands in every film. */
export const namedThings = (text: string, about = text): string[] =>
  found(text, about).flatMap(({ word, rank }) => (rank === 0 ? [word] : []))

function found(text: string, about: string): Found[] {
  const words = splitWords(text)
  const tags = tagsOf(words)
  const idle = new Set([...idiomsIn(words), ...namesIn(words)])
  const context = { text: plainly(text), about: plainly(about) }
  const all: Found[] = []
  for (let at = 0; at < words.length; at++) {
    if (idle.has(at)) continue
    const phrase = phraseAt(words, at, idle)
    const name = phrase?.name
    if (phrase) {
      at += phrase.taken - 1
      if (name) all.push({ word: bare(words[at]!), name, at, rank: phrase.rank })
    } else if (!isSmall(words[at]!)) {
      const shown = wordAt(bare(words[at]!), meantAs(tags, words, at), context)
      if (shown) all.push({ word: bare(words[at]!), at, ...shown })
    }
  }
  return all
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .filter(({ name }, place) => all.findIndex((other) => other.name === name) === place)
}

const IDIOM = new RegExp(
  `(?<![\\p{L}'])(?:${IDIOMS.map((said) => said.replaceAll('’', "'")).join('|')})(?![\\p{L}])`,
  'giu',
)

/** The words that belong to a turn of phrase, by their places. */
function idiomsIn(words: readonly string[]): ReadonlySet<number> {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    starts.push(text.length)
    text += `${word.replace(/’/g, "'")} `
  }
  const idle = new Set<number>()
  for (const { index, 0: said } of text.matchAll(IDIOM))
    starts.forEach((start, at) => {
      if (start + words[at]!.length > index && start < index + said.length) idle.add(at)
    })
  return idle
}

/** Capitals that are no names. */
const CAPITAL =
  /^(?:i|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|halloween|english|spanish|french|german|italian|wi-?fi|dj|tv|seo|ai|pc|led|ev|cv)$/u

/** Names, by their places: a person called Rose, a street called Hill Road. In a title all words have capitals, and none says so. */
function namesIn(words: readonly string[]): number[] {
  const capitals = words.flatMap((word, at) => (/^["“‘'(]*\p{Lu}/u.test(word) ? [at] : []))
  if (capitals.length * 2 > words.length) return []
  return capitals.filter(
    (at) => at > 0 && !endsSentence(words[at - 1]!) && !/^["“‘(]/.test(words[at]!) && !CAPITAL.test(bare(words[at]!)),
  )
}

/** The longest phrase that begins with this word, within a clause. */
function phraseAt(words: readonly string[], at: number, idle: ReadonlySet<number>) {
  for (let taken = Math.min(LONGEST_PHRASE, words.length - at); taken > 1; taken--) {
    const said = words.slice(at, at + taken)
    if (said.slice(0, -1).some(endsClause) || said.some((_, place) => idle.has(at + place))) continue
    const before = said.slice(0, -1).map(bare)
    for (const last of singulars(said.at(-1)!)) {
      const phrase = plainly([...before, last].join(' '))
      const thing = ILLUSTRATIONS_BY.things.get(phrase)
      if (thing) return { name: thing, taken, rank: 0 as const }
      const other = ILLUSTRATIONS_BY.deeds.get(phrase) ?? ILLUSTRATIONS_BY.ideas.get(phrase)
      if (other) return { name: other, taken, rank: 2 as const }
    }
  }
  return undefined
}

/** Whether a word names something or says what is done: what follows "we" and "they" is a deed, whatever else it may name. */
function meantAs(tags: readonly Tag[], words: readonly string[], at: number): 'thing' | 'deed' {
  const follows = at > 0 && /^(?:i|you|he|she|it|we|they|who|to)$/i.test(bare(words[at - 1]!))
  return tags[at] === 'V' || tags[at] === 'G' || (follows && tags[at] === 'N') ? 'deed' : 'thing'
}

/** What this word shows. */
function wordAt(word: string, as: 'thing' | 'deed', context: Context): { name: string; rank: Rank } | undefined {
  if (as === 'deed' && PAST.has(word)) return undefined
  const named = singulars(word).map(plainly)
  const done = plainForms(word)
  if (as === 'deed') {
    const deed = firstIn(ILLUSTRATIONS_BY.deeds, done)
    if (deed) return { name: deed, rank: 2 }
  }
  const several = [...named, ...done].find((form) => SEVERAL.has(form))
  if (several) {
    const name = meant(several, named.includes(several) ? as : 'deed', context)
    return name ? { name, rank: rankOf(name) } : undefined
  }
  const thing = as === 'thing' ? firstIn(ILLUSTRATIONS_BY.things, named) : undefined
  if (thing) return { name: thing, rank: rankOf(thing) }
  const idea = as === 'thing' ? firstIn(ILLUSTRATIONS_BY.ideas, named) : undefined
  if (idea) return { name: idea, rank: 3 }
  const deed = firstIn(
    ILLUSTRATIONS_BY.deeds,
    done.filter((form) => form !== word),
  )
  return deed ? { name: deed, rank: 2 } : undefined
}

const rankOf = (name: string): Rank => (EVERYWHERE.has(name) ? 1 : 0)

function firstIn(names: ReadonlyMap<string, string>, forms: readonly string[]): string | undefined {
  const known = forms.find((form) => names.has(form))
  return known === undefined ? undefined : names.get(known)
}

/** A verb like this doubles its last letter: "staring" is of stare, and "starring" of star. */
const ENDS_BARE = /^[^aeiou]*[aeiou][^aeiouwxy]$/

/** What was or is being done, plainly: "planned" is plan, "baking" is bake. */
function plainForms(word: string): string[] {
  const forms = singulars(word)
  const root = word.length > 5 ? word.replace(/(?:ing|ed)$/, '') : word
  if (root !== word) forms.push(...(ENDS_BARE.test(root) ? [] : [root]), `${root}e`, root.replace(/(.)\1$/, '$1'))
  return forms.map(plainly)
}

const SEVERAL = new Map(Object.entries(MEANT))
const heardAs = new Map<string, RegExp>()

/** A short hint is a whole word, else "car" would be heard in "care"; a longer one may go on. */
const SHORT = /(?<=^|\|)[a-z]{2,4}(?=\||$)/g
const whole = (word: string) => {
  const [last, more] = [word.at(-1), word.length > 3 ? '?' : '']
  return `${word}(?:${last}${more}(?:ing|ed|ers?)|e?s|'s)?(?!\\p{L})`
}

function timesOf(hint: string, where: string): number {
  if (!hint) return 0
  const pattern = heardAs.get(hint) ?? new RegExp(`(?<![\\p{L}'])(?:${plainly(hint).replace(SHORT, whole)})`, 'giu')
  heardAs.set(hint, pattern)
  return where.match(pattern)?.length ?? 0
}

/** One faint word in a whole film says nothing of what another means. */
const OFTEN = 2

/**
 * What most of the words near it call for; for a thing then those of the whole film, then what it usually is. A deed shows what its own
 * sentence says alone: who matches two cushions lights no fire, even in a film of fireplaces.
 */
function meant(word: string, as: 'thing' | 'deed', { text, about }: Context): string | undefined {
  const senses = SEVERAL.get(word) ?? []
  const heard = (where: string, atLeast = 1) => {
    const counted = senses.map(([hint, name]) => ({ name, times: timesOf(hint, where) }))
    const most = Math.max(...counted.map(({ times }) => times))
    return most >= atLeast ? counted.find(({ times }) => times === most)?.name : undefined
  }
  if (as === 'deed') return heard(text)
  return heard(text) ?? heard(about, OFTEN) ?? senses.find(([hint]) => hint === '')?.[1]
}
