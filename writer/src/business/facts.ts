/** What an owner has entered, as it can be told: in whole sentences, with what the screen shows. */
import type { BrandFact } from '@octavo/contract/brand'
import type { Card } from '@octavo/contract/script'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { upperFirst, withStop } from '#english/grammar.ts'
import type { PieceLine } from '#trades/piece.ts'
import { topicStems } from './topic-stems.ts'

export type Told = {
  /** The same for the same words. */
  id: string
  kind: BrandFact['kind']
  /** The question, where it is one. */
  ask?: string
  price?: string
  lines: PieceLine[]
  /** What it speaks of. */
  stems: ReadonlySet<string>
}

const FINITE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|needs?|takes?|gets?|makes?|comes?|goes|stays?|keeps?|costs?|opens?|closes?|starts?|ends?|runs?|uses?|means?|works?|lasts?|fits?|includes?|brings?|sells?|fires?|bakes?|books?|asks?|press|presses|forgets?|think|thinks|buys?|pays?|gives?|sends?|delivers?|ships?|offers?|wants?|love|loves|don['’]t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|won['’]t|it['’]s|that['’]s|we['’]re|they['’]re|you['’]re|there['’]s)\b/i
const WHO =
  /^(?:we|i|you|they|it|our|my|your|the|every|each|all|most|people|customers|beginners|guests|nobody|everybody|no|some|many)\b/i

/** Whether a text says something by itself: "We fire twice." and not "Wheel classes for six on weekends, two hours". */
const isSentence = (text: string): boolean =>
  (WHO.test(text) && (FINITE.test(text) || /^(?:we|i|you|they) \p{Ll}+/iu.test(text))) ||
  (/[.!?]$/.test(text.trim()) && FINITE.test(text))

const PRICE =
  /(?:\p{Sc}|(?:USD|EUR|GBP|AUD|CAD|NZD|ZAR|R|Rs\.?|kr|CHF|S\$|HK\$|A\$)\s?)\s?\d[\d.,]*(?:\s?(?:k|per|a|an|each)\b(?:\s\p{L}+)?)?|\b\d[\d.,]*\s?(?:dollars|pounds|euros|rand|rupees|pesos|kr|francs)\b/u

/** The price a text names, without what follows it. */
export const priceIn = (text: string): string | undefined =>
  PRICE.exec(text)?.[0]
    .replace(/\s(?:per|a|an|each)\b.*$/u, '')
    .replace(/[.,]$/, '')
    .trim()

export function toldFact(fact: BrandFact): Told {
  const { kind, answer } = fact
  const text = fact.text.trim().replace(/\s+/g, ' ')
  const price = priceIn(`${text} ${answer ?? ''}`)
  const ask = kind === 'question' ? `${upperFirst(text).replace(/[.?!\s]+$/, '')}?` : undefined
  return {
    id: `fact-${idOf(`${kind} ${text} ${answer ?? ''}`)}`,
    kind,
    ...(ask && { ask }),
    ...(price && { price }),
    lines: ask ? spokenLines(answer ?? '') : spokenLines(text),
    stems: topicStems(`${text} ${answer ?? ''}`),
  }
}

function idOf(text: string): string {
  let hash = 0
  for (const sign of text.toLowerCase()) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

/** The owner's words as lines: sentences as they stand, the parts of a note one after the other. */
function spokenLines(text: string): PieceLine[] {
  if (text.trim() === '') return []
  return sentencesOf(withStop(upperFirst(text.trim()))).flatMap(({ text: sentence }) =>
    isSentence(sentence) ? [lineOf(sentence)] : noted(sentence),
  )
}

// "A, B and C" is one part; what stands between commas or dashes is one each.
const BETWEEN = /\s*[;,:]\s+(?!and\b|or\b)|\s+[–—-]\s+|\s*\((?=\p{L})|\)\s*/u
const FEWEST_PARTS = 2

function noted(note: string): PieceLine[] {
  const parts = note
    .replace(/[.\s]+$/, '')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  // What stands before an "and" is a list, and belongs together.
  const isOne = parts.length < FEWEST_PARTS || parts.slice(1).some((part) => / (?:and|or|&) /.test(part))
  if (isOne || parts.some(isDangling)) return [lineOf(note)]
  return parts.map((part, at) => {
    const text = upperFirst(part)
    const shown = cardOf(text)
    return {
      spoken: withStop(text),
      ...(shown && { card: shown.kind === 'figure' ? shown : ({ kind: 'item', text, at: at + 1 } as const) }),
      optional: false,
    }
  })
}

/** A part that only makes sense with what stands before it. */
const isDangling = (part: string): boolean =>
  /^(?:which|who|that|than|so|but|because|if|when|not|from|of|for|with|by|to)\b/i.test(part)

function lineOf(sentence: string): PieceLine {
  const card = cardOf(sentence.replace(/[.!]$/, ''))
  return { spoken: withStop(sentence), ...(card && { card }), optional: false }
}

const CARD = { words: 7, letters: 40 }
const LABEL = { words: 5, letters: 34 }
const fits = (text: string, { words, letters }: { words: number; letters: number }) =>
  text.length <= letters && wordsOf(text).length <= words

/** A whole short sentence is its own card, and so is a price with what it is for; nothing is cut out of a longer one. */
function cardOf(text: string): Card | undefined {
  const price = priceIn(text)
  if (price) {
    const label = text
      .replace(price, '')
      .replace(/\b(?:costs?|is|are|for|from|at|only|just|starts? at|of)\b\s*$/i, '')
      .replace(/[\s,:–—-]+$/, '')
      .trim()
    if (label && text.trim().endsWith(price) && fits(label, LABEL))
      return { kind: 'figure', value: price, label: upperFirst(label) }
    if (text.trim() === price) return { kind: 'phrase', text: price }
  }
  return fits(text, CARD) ? { kind: text.endsWith('?') ? 'question' : 'phrase', text } : undefined
}
