/** What an owner has entered, as it can be told: in whole sentences, with what the screen shows. */
import type { BrandFact } from '@octavo/contract/brand'
import type { Card } from '@octavo/contract/script'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { upperFirst, withStop } from '#english/grammar.ts'
import type { PieceLine } from '#trades/piece.ts'
import { lowerStart } from './description.ts'
import { topicStems } from './topic-stems.ts'

export type Told = {
  /** The same for the same words. */
  id: string
  kind: BrandFact['kind']
  /** The question, where it is one. */
  ask?: string
  price?: string
  lines: PieceLine[]
  /** Read out of the brand's description, and not entered by itself. */
  isDescription?: boolean
  /** What it speaks of. */
  stems: ReadonlySet<string>
}

const FINITE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|needs?|takes?|gets?|makes?|comes?|goes|stays?|keeps?|costs?|opens?|closes?|starts?|ends?|runs?|uses?|means?|works?|lasts?|fits?|includes?|brings?|sells?|fires?|bakes?|books?|asks?|press|presses|forgets?|think|thinks|buys?|pays?|gives?|sends?|delivers?|ships?|offers?|wants?|love|loves|don['’]t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|won['’]t|it['’]s|that['’]s|we['’]re|they['’]re|you['’]re|there['’]s)\b/i
const WHO =
  /^(?:we|i|you|they|it|our|my|your|the|every|each|all|most|people|customers|beginners|guests|nobody|everybody|no|some|many)\b/i

// These are names of things as often as verbs, where nobody is named who does them.
const NOUNS_TOO =
  /\b(?:work|last|fit|start|end|open|close|book|use|run|press|cost|offer|need|bake|fire|ship|ask|stay|keep|get|make|take|will|can|may)\b/gi

/** Whether a text says something by itself: "We fire twice." and not "Wheel classes for six on weekends, two hours". */
const isSentence = (text: string): boolean =>
  (WHO.test(text) &&
    (FINITE.test(text) || /^(?:we|i|you|they|people|customers|beginners|guests) \p{Ll}+/iu.test(text))) ||
  (/[.!?]$/.test(text.trim()) && (FINITE.test(text.replace(NOUNS_TOO, '')) || ASKS.test(text)))

// What customers are asked to do.
const ASKS =
  /^(?:bring|come|ask|book|call|text|send|order|ring|drop|tell|write|try|stop by)\b(?!-)|\b(?:text|call|ring|ask|send|tell|bring) us\b/i

const PRICE =
  /(?:\p{Sc}|(?:USD|EUR|GBP|AUD|CAD|NZD|ZAR|R|Rs\.?|kr|CHF|S\$|HK\$|A\$)\s?)\s?\d[\d.,]*(?:\s?(?:k|per|a|an|each)\b(?:\s\p{L}+)?)?|\b\d[\d.,]*\s?(?:dollars|pounds|euros|rand|rupees|pesos|kr|francs)\b/u

/** The price a text names, without what follows it. */
export const priceIn = (text: string): string | undefined =>
  PRICE.exec(text)?.[0]
    .replace(/\s(?:per|a|an|each)\b.*$/u, '')
    .replace(/[.,]$/, '')
    .trim()

/** A clause of the description, as it stands. */
export function toldClause(text: string): Told {
  const line = lineOf(text)
  const [lead, rest = ''] = text.split(/: (?=\p{L})/u)
  const card = lead && rest ? cardOf(upperFirst(rest.replace(/[.!]$/, ''))) : undefined
  return {
    id: `fact-${idOf(text)}`,
    kind: 'product',
    lines: [{ ...line, ...(card && { card }) }],
    stems: topicStems(text),
    isDescription: true,
  }
}

/** `name` is whose fact it is. */
export function toldFact(fact: BrandFact, name?: string): Told {
  const { kind, answer } = fact
  const text = fact.text.trim().replace(/\s+/g, ' ')
  const price = priceIn(`${text} ${answer ?? ''}`)
  const ask = kind === 'question' ? `${upperFirst(text).replace(/[.?!\s]+$/, '')}?` : undefined
  return {
    id: `fact-${idOf(`${kind} ${text} ${answer ?? ''}`)}`,
    kind,
    ...(ask && { ask }),
    ...(price && { price }),
    lines: ask ? spokenLines(answer ?? '') : spokenLines(text, NOTED.includes(kind) ? name : undefined),
    stems: topicStems(`${text} ${answer ?? ''}`),
  }
}

// What is told of the business as it is, and not what happened or what somebody thinks.
const NOTED: readonly Told['kind'][] = ['product', 'price', 'offer', 'proof', 'season']

function idOf(text: string): string {
  let hash = 0
  for (const sign of text.toLowerCase()) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

/** The owner's words as lines: sentences as they stand, the parts of a note one after the other. */
function spokenLines(text: string, name?: string): PieceLine[] {
  if (text.trim() === '') return []
  return sentencesOf(withStop(upperFirst(text.trim()))).flatMap(({ text: sentence }) =>
    isSentence(sentence) ? [lineOf(sentence)] : noted(sentence, name),
  )
}

const BETWEEN = /\s*[;,:]\s+(?!and\b|or\b)|\s+[–—-]\s+|\s*\((?=\p{L})|\)\s*/u
// A note this long is no exclamation.
const LONG_NOTE = 7
const HAPPENED =
  /\b(?:began|wanted|taught|made|found|dug|sold|drove|came|lost|bought|built|won|went|left|grew|met|ran|saw|said|told|gave|took|got|learned|started|worked)\b/i

function noted(note: string, name: string | undefined): PieceLine[] {
  const parts = partsOf(note.replace(/[.\s]+$/, ''))
  if (parts.length === 1 || parts.slice(1).some(isDangling)) {
    const isLong =
      name !== undefined && wordsOf(note).length >= LONG_NOTE && !HAPPENED.test(note) && !note.includes(':')
    return [isLong ? { ...lineOf(note), spoken: `At ${name}: ${lowerStart(withStop(note))}` } : lineOf(note)]
  }
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

/** What stands between commas or dashes is one part each; "A, B and C" is one. */
function partsOf(note: string): string[] {
  const parts: string[] = []
  for (const part of note
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const isEndOfList = /^(?:\S+ ){1,2}(?:and|&) /.test(part)
    if (isEndOfList && parts.length > 0) parts.push(`${parts.pop()}, ${part}`)
    else parts.push(part)
  }
  return parts
}

/** A part that only makes sense with what stands before it, or that would be read as one sentence with it: a figure begins none. */
const isDangling = (part: string): boolean =>
  /^(?:(?:which|who|that|than|so|but|because|if|when|of|to)\b|\d)/i.test(part)

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
