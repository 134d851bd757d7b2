/** The facts in the pieces of a text or a page, each with where it was read. */
import { BRAND_LIMITS, type BrandFact, PROPOSAL_LIMITS } from '@octavo/contract/brand'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { priceIn } from '#business/facts.ts'
import { upperFirst } from '#english/grammar.ts'
import { isHours, joinedHours, saidHours } from './hours.ts'
import { doubtOf, isAsked, isNoFact, kindOf } from './kinds.ts'
import type { Block, ProposedFact } from './proposal.ts'

export const FROM = {
  offers: 'Offers on your page',
  asked: 'Question and answer',
  hours: 'Opening hours',
  dates: 'Dates on your page',
  page: 'Your page',
} as const

const WHEN_OPEN = 'When are you open?'
const SHOWN =
  /\b(?:services?|what we (?:do|offer|make|sell|teach)|classes|courses|lessons|workshops|products?|our (?:work|range|menu|offer)|menu|treatments?|tours|packages|prices?|rates|fees|price list|shop|we (?:offer|make|repair))\b/i
const FEWEST_WORDS = 2
const LONGEST_ITEM_WORDS = 24

const clip = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s•*·✓✔►»–—-]+/u, '')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim()

/** What is under way while the blocks are read. */
type Reading = {
  facts: ProposedFact[]
  hours: string[]
  heading: string
  /** The heading of the whole, and the label that the piece before may be. */
  top: string
  label: string
  /** A question whose answer comes next. */
  open: string | undefined
}

/** `fromOf` says where a piece was read, by the heading it stands under. */
export function factsIn(blocks: readonly Block[], fromOf: (heading: string, text: string) => string): ProposedFact[] {
  const reading: Reading = { facts: [], hours: [], heading: '', top: '', label: '', open: undefined }
  for (const block of blocks) read(block, reading, fromOf)
  const { facts, hours } = reading
  return hours.length === 0 ? facts : [openFact(hours), ...facts]
}

export const openFact = (hours: readonly string[]): ProposedFact => ({
  ...{ kind: 'question', text: WHEN_OPEN, from: FROM.hours },
  answer: clip(upperFirst(joinedHours([...new Set(hours)]).join('; ')), BRAND_LIMITS.factText),
})

type FromOf = Parameters<typeof factsIn>[1]

function read(block: Block, reading: Reading, fromOf: FromOf): void {
  const { kind } = block
  const text = tidy(kind === 'row' ? block.text.replace(/\t/g, ' \t ') : block.text)
  const asks = kind !== 'item' || reading.open === undefined ? questionOf(text) : undefined
  if (asks && kind !== 'row' && !/[.!]\s/.test(asks)) {
    reading.open = asks
    return
  }
  if (kind === 'heading' || kind === 'button') {
    reading.open = undefined
    if (kind === 'heading') reading.heading = text.slice(0, PROPOSAL_LIMITS.from)
    reading.top ||= reading.heading
    reading.label = reading.heading === reading.top ? '' : reading.heading
    return
  }
  if (isHours(text, reading.heading)) {
    reading.hours.push(saidHours(text))
    return
  }
  // The head and the foot of a page say when it is open, and little else that is not said inside.
  if (block.edge) sinceIn(text, reading)
  else if (reading.open) answer(text, reading)
  else if (kind === 'row') row(block.text, reading, fromOf)
  else if (kind === 'term') {
    reading.heading = text.slice(0, PROPOSAL_LIMITS.from)
    reading.label = reading.heading
  } else if (kind === 'item') item(text, reading, fromOf)
  else paragraph(text, reading, fromOf)
}

/** A price that stands alone belongs to what stands before it. */
function paragraph(text: string, reading: Reading, fromOf: FromOf): void {
  const from = fromOf(reading.heading, text)
  const { label } = reading
  const price = priceIn(text)
  const isAlone = price !== undefined && new RegExp(`(?:^|[.!] )(?:from )?${literal(price)}$`, 'i').test(text)
  reading.label = isAlone || /[.!?]$/.test(text) || wordsOf(text).length > LONGEST_OFFER_WORDS ? label : text
  if (isAlone && label && wordsOf(label).length <= LONGEST_OFFER_WORDS)
    keep({ kind: 'price', text: `${label} ${/from \S+$/i.test(text) ? 'from ' : ''}${price}`, from }, reading)
  else for (const fact of factsOfText(text, from)) keep(fact, reading)
}

const LONGEST_OFFER_WORDS = 8
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const QUESTION_MARK = /^(?:q(?:uestion)?\s?\d*\s?[:.)]\s*)/i
const ANSWER_MARK = /^(?:a(?:nswer)?\s?[:.)]\s+)/i

function questionOf(text: string): string | undefined {
  const ask = text.replace(QUESTION_MARK, '').replace(/\s*[+−–▼▾›⌄]$/u, '')
  return isAsked(ask) && ask.length <= BRAND_LIMITS.factText ? ask : undefined
}

function answer(text: string, reading: Reading): void {
  const said = tellable(text.replace(ANSWER_MARK, ''))
  const ask = reading.open ?? ''
  reading.open = undefined
  if (said) keep({ kind: 'question', text: upperFirst(ask), answer: upperFirst(said), from: FROM.asked }, reading)
}

/** As many whole sentences as there is room for. */
export function fitting(text: string, most: number): string {
  let kept = ''
  for (const { text: sentence } of sentencesOf(text.slice(0, most * 4))) {
    const longer = kept ? `${kept} ${sentence}` : sentence
    if (longer.length > most) break
    kept = longer
  }
  return kept
}

/** An answer without the sentences that say where to call. */
export const tellable = (text: string): string =>
  fitting(
    sentencesOf(text.slice(0, BRAND_LIMITS.factText * 4))
      .map((sentence) => sentence.text.trim())
      .filter((sentence) => !isNoFact(sentence))
      .join(' '),
    BRAND_LIMITS.factText,
  )

const keep = (fact: ProposedFact, { facts }: Reading): unknown => facts.push(...sound(fact))

/** The fact as it may be proposed, or nothing. */
export function sound(fact: ProposedFact): ProposedFact[] {
  const said = `${fact.text} ${fact.answer ?? ''}`
  if (isNoFact(said) || !/\p{L}{2}/u.test(fact.text) || fact.text.length > BRAND_LIMITS.factText) return []
  const doubt = fact.doubt ?? doubtOf(said)
  return [{ ...fact, from: clip(fact.from, PROPOSAL_LIMITS.from), ...(doubt && { doubt }) }]
}

/** A year in the foot may be how old the site is. */
function sinceIn(text: string, reading: Reading): void {
  const [since] = /\b(?:since|established(?: in)?|est\.?) (?:1[6-9]|20)\d\d\b/i.exec(text) ?? []
  if (since)
    reading.facts.push({
      ...{ kind: 'proof', text: `Open ${since.replace(/^(?:established(?: in)?|est\.?)/i, 'since').toLowerCase()}` },
      ...{ from: 'Foot of your page', doubt: 'Left out: it may be the year of the site.' },
    })
}

/** The cells of a row: a price with what it is for. */
function row(text: string, reading: Reading, fromOf: FromOf): void {
  const cells = text.split('\t').map(tidy).filter(Boolean)
  const [first = '', ...others] = cells
  const price = others.find((cell) => priceIn(cell) === cell || /^(?:from )?\P{L}{1,3}\d[\d.,]*$/iu.test(cell))
  const rest = others.filter((cell) => cell !== price && cell.length > 1)
  if (!first || !price || !/\p{L}{2}/u.test(first)) return
  const named = [first, ...rest].join(', ')
  keep({ kind: 'price', text: `${named} ${price}`, from: fromOf(reading.heading, text) }, reading)
}

function item(text: string, reading: Reading, fromOf: FromOf): void {
  const from = fromOf(reading.heading, text)
  const bare = text
    .replace(/(?<=\p{L})\s*(?:[.…·_]{2,}|[-–—:|])\s*(?=(?:from )?\P{L}{0,3}\d)/iu, ' ')
    .replace(/[.,;]$/, '')
  const words = wordsOf(bare).length
  if (words > LONGEST_ITEM_WORDS || /[.!?]\s/.test(bare)) {
    for (const fact of factsOfText(text, from)) keep(fact, reading)
    return
  }
  const kind = kindOf(bare) ?? (SHOWN.test(reading.heading) ? 'product' : undefined)
  const isLone = words < FEWEST_WORDS && kind !== 'product'
  if (kind && !isLone && bare.length > 2) keep({ kind, text: upperFirst(bare), from }, reading)
}

/** The sentences of a text that say something of a known kind, and the questions that it asks and answers. */
export function factsOfText(text: string, from: string): ProposedFact[] {
  const sentences = sentencesOf(text).map((one) => tidy(one.text))
  const facts: ProposedFact[] = []
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at] ?? ''
    const ask = questionOf(sentence)
    const said = ask && sentences.slice(at + 1).findIndex((one) => one.endsWith('?'))
    if (ask) {
      const answers = sentences.slice(at + 1, said === -1 ? undefined : at + 1 + Number(said)).slice(0, MOST_ANSWERS)
      const answer = tellable(answers.join(' ').replace(ANSWER_MARK, ''))
      if (answer) facts.push({ kind: 'question', text: upperFirst(ask), answer, from })
      at += answers.length
    } else if (wordsOf(sentence).length >= FEWEST_WORDS) {
      const kind = kindOf(sentence)
      if (isHours(sentence)) facts.push({ ...openFact([saidHours(sentence)]), from })
      else if (kind) facts.push({ kind, text: sentence.replace(/(?<=[\p{L}\p{N}]{2})\.$/u, ''), from })
    }
  }
  return facts
}

const MOST_ANSWERS = 3
/** A long price list leaves room for what else is said. */
const MOST_OF_KIND = 14

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}]/gu, '')

/** Each once, none that another one says already, and no more than there is room for. */
export function chosen(facts: readonly ProposedFact[]): ProposedFact[] {
  const kept: ProposedFact[] = []
  const said = new Set<string>()
  const counts = new Map<BrandFact['kind'], number>()
  for (const fact of facts) {
    const letters = lettersOf(fact.text)
    const count = counts.get(fact.kind) ?? 0
    if (!letters || said.has(letters) || count >= MOST_OF_KIND || kept.length >= PROPOSAL_LIMITS.facts) continue
    said.add(letters)
    counts.set(fact.kind, count + 1)
    kept.push(fact)
  }
  return kept
}
