/** What a text is about, in its own words and as they stand in a sentence ("your list", "the wheel"), and how another line opens it. */
import { sentencesOf, type TextSpan } from '@octavo/voice/text'
import { stemOf, topicStems } from '#business/topic-stems.ts'
import { ownersWords } from '#english/owner.words.ts'
import type { OpeningsRequest } from '#script.ts'

const ARTICLE = '(?:a|an|the|your|this|these|those|our)'
const WORD = "\\p{L}[\\p{L}'’-]+"
const ENDS =
  '(?=\\s*(?:[,.;:!?…)]|$)|\\s+(?:and|or|but|in|on|at|of|for|with|without|from|to|that|which|who|when|while|before|after|until|because|if|so|as|by|is|are|was|were|has|have|can|will)\\b)'
/** After a preposition stands a thing and no verb: the surest place to find one. */
const AFTER_PREPOSITION = new RegExp(
  `\\b(?:of|about|with|without|for|in|on|at|from|into|behind|under|over|around|between|by|near|inside|like|than)\\s+((?:${ARTICLE}\\s+)?(?:${WORD}\\s+)?${WORD})${ENDS}`,
  'giu',
)
/** And so it does before "is" at the beginning of a sentence. */
const BEFORE_IS = new RegExp(
  `^(?:(?:why|how|when|but|and)\\s+)?((?:${ARTICLE}\\s+)?(?:${WORD}\\s+)?${WORD})\\s+(?:is|are|was|were|has|have|needs?|can|will)\\b`,
  'iu',
)
/** And after "does" in a question: "Why does your list grow". */
const AFTER_DOES = new RegExp(`\\b(?:do|does|did|is|are|can)\\s+(${ARTICLE}\\s+${WORD})\\s+${WORD}`, 'giu')
// What points elsewhere, says when, or counts.
const NO_THING =
  /^(?:(?:a|an|the|your|this|these|those|our)\s+)?(?:it|its|me|my|mine|him|his|her|hers|them|their|you|us|what|which|who|how|there|here|that|these|those|every|each|all|both|some|any|most|more|less|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last|next|same|other|whole|half|few|many|much|very|too|not|only|just|even|no|if|when|until|while|being|doing|having|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu
const IS_VERB = /(?:ing|ed|ly)$/i

/** A subject that comes back so often is what the text is about. */
const COMES_BACK = 2
const SUBJECTS_TRIED = 2

/** What could be asked about: what the title or the topic names, and what the text comes back to. */
export function subjectsOf({ text = '', title, topic }: OpeningsRequest): string[] {
  const given = phraseOf(topic) ?? phraseOf(title)
  const said = text ? subjectsIn(text) : subjectsIn(topic ?? '', 1)
  return [...(given ? [given] : []), ...said].slice(0, SUBJECTS_TRIED)
}

/** Things that a text names at least so often, as it names them, the most frequent first. */
export function subjectsIn(text: string, atLeast = COMES_BACK): string[] {
  const found = sentencesOf(text).flatMap((sentence) => [
    ...[...sentence.text.matchAll(AFTER_PREPOSITION)].map(([, phrase = '']) => phrase),
    ...[...sentence.text.matchAll(AFTER_DOES)].map(([, phrase = '']) => phrase),
    BEFORE_IS.exec(sentence.text)?.[1] ?? '',
  ])
  const counts = countsOf(text)
  const worth = (phrase: string) => counts.get(stemOf(headOf(phrase))) ?? 0
  const things = [...new Set(found.map(asWithin))].filter((phrase) => isThing(phrase) && worth(phrase) >= atLeast)
  return things.toSorted((a, b) => worth(b) - worth(a))
}

const headOf = (phrase: string): string => phrase.split(' ').at(-1) ?? ''

/** As it stands within a sentence; a name keeps its capitals. */
const asWithin = (phrase: string): string => {
  const [first = '', ...rest] = phrase.trim().split(/\s+/)
  return [/^\p{Lu}/u.test(rest[0] ?? '') ? first : first.toLowerCase(), ...rest].join(' ')
}

const isThing = (phrase: string): boolean =>
  phrase.length > 3 && !NO_THING.test(phrase) && !IS_VERB.test(headOf(phrase)) && topicStems(headOf(phrase)).size > 0

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}'’-]+/gu))
    if (topicStems(word).size > 0) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1)
  return counts
}

/** A title or a topic as it can stand after "about"; nothing for a question, a sentence, or half of one. */
export function phraseOf(title: string | undefined): string | undefined {
  if (!title?.trim()) return undefined
  const { kind, text } = ownersWords(title)
  const isHalf = /^(?:what|how|where|why|whether|who|when|which|not)\b/i.test(text)
  return kind === 'phrase' && !isHalf && topicStems(text).size > 0 ? text : undefined
}

// What goes on from the sentence before, or points back to it.
const GOES_ON =
  /^["“]?(?:and|but|so|because|then|that|this|these|those|it|its|it['’]s|they|they['’]re|their|he|she|his|her|him|them|or|yet|also|plus|not|which|who|instead|there|here|now|still|one|both|each|neither|either|otherwise|first|second|third|next|finally)\b/i
const POINTS_BACK = /\b(?:it|its|they|them|their|he|she|him|her)\b|\b(?:that|this|those)[.!?,]?["”]?$/i

/** Whether a sentence can be said first and be missing where it stood. */
export const standsAlone = ({ text }: TextSpan, next: TextSpan | undefined): boolean =>
  !GOES_ON.test(text) && !POINTS_BACK.test(text) && !(next && GOES_ON.test(next.text))

/** The text with another first line; the sentence that this line speaks is left out. */
export function opened(text: string, first: TextSpan | undefined, line: string, spoken?: TextSpan): string {
  if (!first) return line
  const rest = spoken ? joined(text.slice(first.end, spoken.start), text.slice(spoken.end)) : text.slice(first.end)
  return text.slice(0, first.start) + line + rest
}

/** Of the two gaps around what is left out, the one that parts more. */
function joined(before: string, after: string): string {
  const [left = ''] = /\s*$/.exec(before) ?? []
  const [right = ''] = /^\s*/.exec(after) ?? []
  const gap = left.split('\n').length > right.split('\n').length ? left : right
  return before.trimEnd() + (after.trim() ? gap + after.trimStart() : after)
}
