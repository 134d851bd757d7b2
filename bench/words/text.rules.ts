/** Words and sentences as the measures read them. */
import { sentencesOf as spansOf } from '@octavo/voice/text'

export const sentencesOf = (text: string): string[] => spansOf(text).map((sentence) => sentence.text)

/** Numbers and words in small letters, parted at hyphens; "it's" is one word. */
export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+(?:'\p{L}+)*/gu) ?? []

// What looks like a form of another word and is none, or means something else.
const AS_IT_IS = new Set(
  `always atlas bearing bus canvas coupling during evening gas his housing its lens lining morning news parting perhaps plus series species this was has
  does webbing wiring yes`.split(/\s+/),
)
const IRREGULAR: Record<string, string> = {
  children: 'child',
  feet: 'foot',
  halves: 'half',
  knives: 'knife',
  leaves: 'leaf',
  lenses: 'lens',
  loaves: 'loaf',
  men: 'man',
  mice: 'mouse',
  midwives: 'midwife',
  shelves: 'shelf',
  swam: 'swim',
  teeth: 'tooth',
  wives: 'wife',
  women: 'woman',
  ridden: 'ride',
  driven: 'drive',
  drove: 'drive',
  rode: 'ride',
  sewn: 'sew',
}

/** A word without the ending of its form: "hive" is found in "hives" and not in "archive", and "car" not in "care". */
export function baseOf(token: string): string {
  const word = token.replace(/'s?$/, '')
  if (AS_IT_IS.has(word)) return word
  return withoutE(IRREGULAR[word] ?? withoutEnding(word))
}

/** One syllable that ends on a single consonant: it doubles that before an ending, so "caring" comes of "care". */
const isShort = (word: string): boolean => /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(word)

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1)
  const cut = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1]
  if (!cut || cut.length < 3 || cut.endsWith('e')) return word
  if (/([bdgkmnprt])\1$/.test(cut) || /[aeiou].*[aeiou]ll$/.test(cut)) return cut.slice(0, -1)
  return isShort(cut) ? `${cut}e` : cut
}

function withoutE(word: string): string {
  const cut = word.replace(/e$/, '')
  return word.length < 4 || isShort(cut) ? word : cut
}

type Part = { text: string; by: 'form' | 'stem' | 'letters' }
type Pattern = { said: string; parts: Part[] }

const patterns = new Map<string, Pattern>()

function patternOf(said: string): Pattern {
  const known = patterns.get(said)
  if (known) return known
  const parts = said.split(/[\s-]+/).flatMap((part): Part[] => {
    if (part.endsWith('*')) return [{ text: part.slice(0, -1), by: 'stem' }]
    if (part.startsWith('=')) return [{ text: part.slice(1), by: 'letters' }]
    return tokensOf(part).map((token) => ({ text: baseOf(token), by: 'form' }))
  })
  const made = { said, parts }
  patterns.set(said, made)
  return made
}

/**
 * Which of these are said: each a word in any of its forms, `=word` in this one alone, several words one after the other, or
 * `word*`, whatever follows.
 */
export function saidOf(text: string, list: readonly string[]): string[] {
  const tokens = tokensOf(text)
  const bases = tokens.map(baseOf)
  const is = {
    form: (at: number, part: string) => bases[at] === part,
    stem: (at: number, part: string) => tokens[at]?.startsWith(part),
    letters: (at: number, part: string) => tokens[at] === part,
  }
  return list.filter((said) => {
    const { parts } = patternOf(said)
    return tokens.some((_, at) => parts.every((part, offset) => is[part.by](at + offset, part.text)))
  })
}

/** Stands where a brand's name stood. */
export const MASK = 'ourname'

/** The text with a brand's name, however its "&" is written, put out of sight. */
export function withoutName(text: string, name: string): string {
  const letters = name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", "['’]")
    .replace(/\s*&\s*/g, '\\s*(?:&|and)\\s*')
    .replace(/ /g, '\\s+')
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, 'giu'), MASK)
}

const SMALL = new Set(
  `a about above after again against all almost also always am an and any anybody anyone anything are aren't as at away back be because been before
  being below between both but by came can can't cannot come comes could did didn't do does doesn't doing don't done down during each either else
  enough even ever every everybody everyone everything few for from further gets get give gives go goes going gone got had has have haven't having he
  he's her here hers him his how i i'm i've if in into is isn't it it's its itself just keep keeps kept less let let's like made make makes many may me
  might mine more most mostly much must my myself near nearly need needs neither never no nobody none nor not nothing now of off often on once one
  ones only onto or other others our ours ourselves out over own per put quite rather really right said same say says see shall she should so some
  somebody something soon still such take takes taken than that that's the their theirs them themselves then there there's these they they're
  thing things this those though through to together too took toward under until up upon us use used uses usually very want was wasn't way we
  we're we've well went were what what's when where which while who whole whom whose why will with within without won't would yet you you'd you'll
  you're you've your yours yourself ${MASK}`.split(/\s+/),
)

/** The telling words of a text, each once, without the endings of their forms. */
export const contentWords = (text: string): string[] => [
  ...new Set(
    tokensOf(text)
      .filter((token) => token.length > 2 && !SMALL.has(token) && !/\d/.test(token))
      .map(baseOf),
  ),
]
