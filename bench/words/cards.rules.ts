/** What the screen shows in letters, beside what is said: a card is written with its line and never cut out of it. */
import type { Script } from './script.ts'
import { sentencesOf, tokensOf } from './text.rules.ts'

export type CardFault = { fault: 'clipped' | 'empty' | 'too long'; card: string; spoken: string }

const LETTERS = 45

type Lines = NonNullable<Script['lines']>

/** A clause, not a name of a thing: it has to be whole. */
const CLAUSE =
  /\b(?:am|are|is|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|never|i|we|you|they|he|she|it|know|knows|means|give|make|take|want|need|lies?|stay|ripen|what|who|how|why|which|such as|because|if|than|that)\b/i
/** What belongs to the word before it. */
const BEGINS_LATE = /^(?:such as|which|who|whom|whose|that|because|than|of|as|what|or|but|would|could|should)\b/i
/** Words after which a thing may be lifted out by itself: "it's thrown by hand", "our wheel class". */
const LEADS_IN = new Set(
  "a an the our your my their its this these those is are was were it's that's here's there's be with for in on at by from of and or".split(
    ' ',
  ),
)

/** Where the card's words stand in the sentence, one after the other. */
function placeOf(card: string[], sentence: string[]): number {
  return sentence.findIndex((_, at) => card.every((token, offset) => sentence[at + offset] === token))
}

/** Whether a mark parts the words at `at - 1` and `at` of a sentence. */
function isParted(sentence: string, at: number, marks = /[,;:.!?–—()“”"]/): boolean {
  const places = [
    ...sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+(?:'\p{L}+)*/gu),
  ]
  const [before, after] = [places[at - 1], places[at]]
  if (!before || !after) return true
  return marks.test(sentence.slice(before.index + before[0].length, after.index))
}

/** "Give people a time, a reason or something to do": the first of a list is not the list. */
const isListAfter = (rest: string[]): boolean =>
  rest.length > 1 && rest.length < 12 && rest.some((token) => token === 'or' || token === 'and')

/** What a sentence may open with, or end on, and be the same sentence without it. */
const OPENERS = new Set(['and', 'but', 'now', 'or', 'so', 'then', 'yes', 'no'])
const LAST_WORDS = new Set(['again', 'first', 'here', 'instead', 'now', 'there', 'today', 'too', 'yet'])
/** Words that say when, where or how: what comes behind them is not said of them. */
const SETS_THE_SCENE =
  /^(?:after|at|before|between|by|every|first|for|from|if|in|next|now|on|once|then|with|without|when|while)\b/i
/** So many words behind "and" may be one thing of several. */
const OF_SEVERAL = 3

function isClippedFrom(card: string, spoken: string): boolean {
  const words = tokensOf(card)
  const sentence = tokensOf(spoken)
  const from = placeOf(words, sentence)
  const to = from + words.length
  if (words.length < 2 || from < 0 || words.length === sentence.length) return false
  const before = sentence.slice(0, from)
  const after = sentence.slice(to)
  const startsClean = from === 0 || isParted(spoken, from) || (from === 1 && OPENERS.has(before[0]!))
  if (!CLAUSE.test(card)) {
    const last = before.at(-1) ?? ''
    return !startsClean && (!LEADS_IN.has(last) || (/^(?:and|or)$/.test(last) && words.length > OF_SEVERAL))
  }
  const endsClean = after.length === 0 || isParted(spoken, to) || (after.length === 1 && LAST_WORDS.has(after[0]!))
  if (!startsClean || !endsClean || isListAfter(after)) return true
  // Its subject stands before it: "Only a few kinds, such as acacia, | stay liquid for years".
  const subject = before.join(' ')
  const hasLostItsSubject =
    from > 1 &&
    isParted(spoken, from, /,/) &&
    !CLAUSE.test(subject.replace(/\bsuch as\b/, '')) &&
    !SETS_THE_SCENE.test(subject)
  return (
    from > 0 &&
    (BEGINS_LATE.test(card) ||
      before[0] === 'if' ||
      (hasLostItsSubject && !/^(?:i|we|you|they|he|she|it)\b/i.test(card)))
  )
}

export const isClipped = (card: string, spoken: string): boolean =>
  sentencesOf(spoken).some((sentence) => isClippedFrom(card, sentence))

export function cardFaults(lines: Lines): CardFault[] {
  return lines.flatMap(({ spoken, card }): CardFault[] => {
    if (card === undefined) return []
    const found = (fault: CardFault['fault']) => ({ fault, card, spoken })
    if (tokensOf(card).length === 0) return [found('empty')]
    return [
      ...(card.trim().length > LETTERS ? [found('too long')] : []),
      ...(isClipped(card, spoken) ? [found('clipped')] : []),
    ]
  })
}
