import { CHECKED_TEXT } from '@octavo/contract/compliance'
import { bounded } from './bounded.ts'
import type { FoldedText } from './folded-text.ts'
import type { Hit, Phrase, Rule } from './rule.ts'

/** What a rule may look at besides the words themselves. */
export type Scene = {
  /** Script, title and hashtags together, folded. */
  everything: string
  /** Hashtags write words without gaps between them. */
  gapless?: boolean
}

const LETTER = /[\p{L}\p{M}\p{N}]/u
const CLAUSE_END = /[.,;:!?\n()–—]/
const SENTENCE_END = /[.!?\n]/
const LOOK_BACK = 80
const LOOK_AROUND = 300

// "nobody can promise guaranteed results": the words are denied when one of these stands at most five words before them.
const DENIAL =
  /(?:^|\s)(?:can't(?! wait| lose| miss| beat| go)|cannot(?! lose| miss| beat)|won't|don't(?! miss| wait| forget| hesitate| sleep| let)|doesn't|didn't|isn't|aren't|wasn't|shouldn't|not(?! only| just)|never(?! fail| lose| miss| again)|nobody|no one|none of|nothing|no \w+ (?:is|are|can|could|will|has)|no way to|no such thing as|without|avoid(?:ing)?|beware of|wary of|steer clear of|myth of|instead of|rather than|anyone (?:who|that)|someone (?:who|that)|sites? that|ads? that|refuse(?:s|d)? to|illegal to|against the (?:law|rules))\s(?:[\w'"-]+\s){0,5}"?$/

const compiled = new Map<string, RegExp>()

/** What a phrase is matched with. */
export function phrasePattern([pattern]: Phrase, gapless: boolean): RegExp {
  const key = `${gapless ? 'g' : ' '}${pattern.source}`
  const known = compiled.get(key)
  if (known) return known
  const source = bounded(gapless ? withoutGaps(pattern.source) : pattern.source.replaceAll(' ', '(?:[\\s-]{1,3})'))
  const made = new RegExp(`(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
  compiled.set(key, made)
  return made
}

// "(\w+ ){0,3}", "( [\w,]+)?": so many words, whichever.
const ANY_WORDS = /\( ?(?:\\(w)|\[([^\]]+)\])\+ ?\??\)(?:(\?)|\{(\d),(\d)\})/g

/**
 * A pattern for words that are written as one. Some words of any kind are then a run of letters: told apart, they could be
 * parted in as many ways as there are places between letters.
 */
const withoutGaps = (source: string): string =>
  source
    .replace(ANY_WORDS, (_, word?: string, letters?: string, maybe?: string, least = '0', most = '1') => {
      const count = `{${maybe ? 0 : least},${(maybe ? 1 : Number(most)) * CHECKED_TEXT.run}}`
      return `[-\\s${word ? '\\w' : letters}]${count}`
    })
    .replaceAll(' ', '(?:[\\s-]{0,3})')

/** The places in a text that a rule objects to, in order, none inside another. */
export function findHits(rule: Rule, text: FoldedText, scene: Scene): Hit[] {
  if (rule.clearedAnywhere?.test(scene.everything)) return []
  const phrased = (rule.phrases ?? []).flatMap((phrase) => phraseHits(phrase, rule, text, scene.gapless ?? false))
  return withoutNested([...phrased, ...(rule.find?.(text.original) ?? [])])
}

const phraseHits = (phrase: Phrase, rule: Rule, text: FoldedText, gapless: boolean): Hit[] =>
  hitsOf(phrasePattern(phrase, gapless), text, phrase[1], (from, to) => isHarmless(rule, text.folded, from, to))

/** Every place of a pattern in a text that does not begin inside a word. */
export function hitsOf(
  pattern: RegExp,
  text: FoldedText,
  replacement?: string,
  isLeft: (from: number, to: number) => boolean = () => false,
): Hit[] {
  const hits: Hit[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text.folded); match; match = pattern.exec(text.folded)) {
    const from = match.index
    const to = from + match[0].length
    if (startsInsideWord(text.folded, from)) pattern.lastIndex = from + 1
    else if (!isLeft(from, to)) hits.push(hitAt(text, from, to, replacement))
  }
  return hits
}

function hitAt(text: FoldedText, from: number, to: number, replacement: string | undefined): Hit {
  const start = text.startOf(from)
  const end = text.endOf(to)
  const quote = text.original.slice(start, end)
  return replacement === undefined ? { start, end, quote } : { start, end, quote, replacement }
}

const startsInsideWord = (folded: string, from: number): boolean =>
  from > 0 && LETTER.test(folded[from] ?? '') && LETTER.test(folded[from - 1] ?? '')

function isHarmless(rule: Rule, folded: string, from: number, to: number): boolean {
  if (!rule.evenDenied && DENIAL.test(clauseBefore(folded, from))) return true
  return rule.clearedBy?.test(sentenceAround(folded, from, to)) ?? false
}

function clauseBefore(folded: string, from: number): string {
  const before = folded.slice(Math.max(0, from - LOOK_BACK), from)
  return before.slice(lastIndexOf(before, CLAUSE_END) + 1)
}

function sentenceAround(folded: string, from: number, to: number): string {
  const before = folded.slice(Math.max(0, from - LOOK_AROUND), from)
  const after = folded.slice(to, to + LOOK_AROUND)
  const end = after.search(SENTENCE_END)
  return (
    before.slice(lastIndexOf(before, SENTENCE_END) + 1) +
    folded.slice(from, to) +
    (end < 0 ? after : after.slice(0, end + 1))
  )
}

function lastIndexOf(text: string, character: RegExp): number {
  for (let index = text.length - 1; index >= 0; index--) if (character.test(text[index] ?? '')) return index
  return -1
}

/** Orders hits by place and leaves out those that overlap a longer one before them. */
function withoutNested(hits: Hit[]): Hit[] {
  const kept: Hit[] = []
  for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (hit.start >= (kept.at(-1)?.end ?? 0)) kept.push(hit)
  }
  return kept
}
