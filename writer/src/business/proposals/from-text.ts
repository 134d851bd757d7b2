/** A brand from what its owner says of it: one sentence, or a text from anywhere. */
import { BRAND_LIMITS, PROPOSAL_LIMITS } from '@octavo/contract/brand'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { OFFERS } from '#business/description.ts'
import { priceIn } from '#business/facts.ts'
import { upperFirst } from '#english/grammar.ts'
import type { Trade } from '#trades/trade.ts'
import {
  audienceAmong,
  calledIn,
  isName,
  nameIn,
  placeAmong,
  placeLast,
  speakerAmong,
  tradeAmong,
  withoutName,
} from './about.ts'
import { chosen, factsIn, fitting, openFact, sound } from './facts.ts'
import { isHours, saidHours } from './hours.ts'
import { kindOf } from './kinds.ts'
import { lookOf } from './looks.ts'
import { clipped, plainText } from './plain.ts'
import type { Block, Fields, Proposal, ProposedFact } from './proposal.ts'

/** What is read for the business as a whole: a text says it early. */
const MOST_SENTENCES = 30
const TELLS_THE_TRADE = 12
/** Of a line of work that no table knows it says so at once. */
const TELLS_WHAT = 2
const LONGEST_SENTENCE = 600
const DESCRIPTION = 300

export function brandFrom(given: string): Proposal {
  const text = plainText(given).slice(0, PROPOSAL_LIMITS.text)
  const blocks = blocksOfText(text)
  const lead = blocks[0]
  const isTitled = blocks.length > 1 && lead !== undefined && lead.kind !== 'text'
  const title = isTitled && isName(lead.text) ? lead.text : undefined
  const sentences = blocks
    .slice(0, MOST_SENTENCES)
    .filter((block) => block.kind === 'text' || block === lead)
    .flatMap((block) => sentencesOf(block.text).map((one) => one.text.trim()))
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
    .slice(0, MOST_SENTENCES)
  const about = aboutIn(
    sentences,
    { ...(title && { name: title }) },
    blocks.map((block) => block.text),
  )
  const clauses = about.main ? clausesOf(about) : []
  const facts = factsIn(withoutMain(blocks, about), underHeading)
  return {
    fields: about.fields,
    facts: chosen([...clauses, ...facts].map((fact) => ({ ...fact, from: whereOf(fact, text) }))),
  }
}

const underHeading = (heading: string, said: string): string =>
  heading && wordsOf(said).length <= ITEM_WORDS ? `“${heading}” in your text` : said

/** The line it was read from, where that says more than the fact itself. */
const whereOf = ({ text, from }: ProposedFact, all: string): string => {
  if (from !== all && from !== text && from.replace(/[.!]$/, '') !== text) return clipped(from, PROPOSAL_LIMITS.from)
  return all.includes('\n') ? 'Your text' : 'Your sentence'
}

const isBullet = /^\s*(?:[•*·✓✔►»–—-]|\d{1,2}[.)])\s+/u
const PRICED = /\d\s*(?:\p{Sc}|per\b|each\b)?\s*$|\p{Sc}\s?\d/u
const HEADING_WORDS = 6
const ITEM_WORDS = 8

function blocksOfText(text: string): Block[] {
  const lines = text.split('\n')
  return lines.flatMap((raw, at): Block[] => {
    const line = raw.trim()
    if (!line) return []
    if (isBullet.test(raw)) return [{ kind: 'item', text: line }]
    const words = wordsOf(line).length
    const isOpen = !/[.!?,;]$/.test(line)
    if (lines.length > 1 && isOpen && words <= ITEM_WORDS) {
      const isLoud = /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line)
      const begins = at === 0 || (lines[at - 1] ?? '').trim() === '' || line.endsWith(':') || isLoud
      const isHeading = begins && words <= HEADING_WORDS && !PRICED.test(line) && at < lines.length - 1
      return [{ kind: isHeading ? 'heading' : 'item', text: isHeading ? line.replace(/:$/, '') : line }]
    }
    return [{ kind: 'text', text: line }]
  })
}

export type About = {
  fields: Fields
  trade?: Trade
  /** The sentence that says what the business is, without its name. */
  main: string
  /** The same as it was written. */
  written: string
}

/** What sentences say of the business; what is known of it already comes first. */
export function aboutIn(
  sentences: readonly string[],
  known: Fields & { knownTrade?: Trade } = {},
  texts: readonly string[] = [],
): About {
  const { knownTrade, ...given } = known
  const name = given.name ?? sentences.map(nameIn).find(Boolean)
  const bare = sentences.map((sentence) => withoutName(sentence, name))
  const told = bare.map((sentence, at) => (isAnswer(sentence, bare[at - 1]) ? '' : sentence))
  const found = tradeAmong(told.slice(0, TELLS_THE_TRADE))
  const trade = knownTrade ?? found?.trade
  const at = Math.max(
    0,
    found ? told.indexOf(found.sentence) : told.slice(0, TELLS_WHAT).findIndex((one) => calledIn(one)),
  )
  const [main = '', written = ''] = [told[at], sentences[at]]
  const called = trade?.name ?? calledIn(main)
  const place = given.place ?? placeAmong(bare, main) ?? (trade && placeBeside(main, trade))
  const audience = audienceAmong([main, ...bare])
  const speaker = speakerAmong(sentences)
  const isDescribed = called !== undefined || sentences.length === 1
  const description = given.description ?? (isDescribed ? describing(sentences, at, texts) : '')
  return {
    ...(trade && { trade }),
    ...{ main, written },
    fields: {
      ...(name && { name }),
      // Who says "we make umbrellas" has not said what that is called.
      ...(called && (trade || !OFFERS.test(main)) && { trade: called }),
      ...(place && { place }),
      ...(audience && { audience }),
      ...(description && { description }),
      ...(called && withColor(lookOf(trade, called, sentences.join(' ')), given.primaryColor)),
      ...(speaker && { defaultPersona: speaker, avatarMode: 'Fixed Avatar' as const }),
      ...(given.closeLink && { closeLink: given.closeLink }),
    },
  }
}

/** What is asked and answered speaks of one thing, not of the business. */
const isAnswer = (sentence: string, before = ''): boolean =>
  sentence.endsWith('?') || before.endsWith('?') || /^(?:(?:yes|no)\b|[qa]\s?[:.])/i.test(sentence)

function withColor({ primaryColor, ...look }: ReturnType<typeof lookOf>, own: string | undefined): Fields {
  const color = own ?? primaryColor
  return { ...look, ...(color && { primaryColor: color }) }
}

/** The sentence that says it, with the next one where both were written in one go. */
function describing(sentences: readonly string[], at: number, texts: readonly string[]): string {
  const [said = '', next] = sentences.slice(at)
  const goesOn = next && !next.endsWith('?') && texts.some((text) => text.includes(said) && text.includes(next))
  return said.endsWith('?') ? '' : fitting(goesOn ? `${said} ${next}` : said, DESCRIPTION) || said
}

const CAPITALS = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:of|the|upon|on|de|la) )?\p{Lu}[\p{L}'’.-]*){0,3}$/u

/** "Dog groomer Bristol", "Bakery, Cork, sourdough": a place without a word before it. */
function placeBeside(main: string, trade: Trade): string | undefined {
  const [first = '', second, ...others] = main.replace(/[.!]$/, '').split(SPLIT)
  const named = placeLast(first)?.place
  if (named && !isOfTrade(named, trade)) return named
  const ofState = [second, ...others].map(
    (one) => /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*) [A-Z]{2}$/u.exec(one ?? '')?.[1],
  )
  const state = ofState.find(Boolean)
  if (state) return state
  const isLone = second && CAPITALS.test(second) && !isOfTrade(second, trade)
  return isLone && others.every((one) => /^\P{Lu}/u.test(one)) ? second : undefined
}

const isOfTrade = (words: string, { words: own }: Trade): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .some((word) => own.some((one) => word === one || word === `${one}s`))

const SPLIT = /\s*[,;•|·]\s+|\s+[-–—]\s+/u
const FINITE =
  /^(?:we|i|you|they|it|our|my|there|this|he|she)\b|\b(?:is|are|was|were|has|have|do|does|can|will|makes|sells|offers|teaches|bakes|repairs|runs|helps)\b/i
const DANGLING =
  /^(?:which|who|that|than|so|but|because|if|when|where|not|from (?=\p{Lu})|of|for|in|at|near|by|to|on|with(?:out)?|serving|based|located|just|established|run by|owned by|led by|etc)\b/iu
const MORE =
  /\b(?:with|offering|selling|making|teaching|specializing in|specialising in|doing|including)\s+(?!a\b|an\b|the\b|over\b|more\b)(.{4,})$/i
const REGION =
  /^(?:[A-Z]{2,3}|U\.?[KS]\.?A?\.?|England|Scotland|Wales|Ireland|Northern Ireland|Canada|Australia|New Zealand|Germany|France|Spain|Italy|Yorkshire|Texas|California|Florida|Ohio|Oregon|Colorado|Ontario|Queensland|Victoria|New York|Washington)$/

/** What a sentence of notes names beside the business itself: "weekend classes", "mugs". */
function clausesOf({ main, written, fields, trade }: About): ProposedFact[] {
  if (!fields.trade) return []
  const note = main.replace(/[.!]+$/, '')
  const [first = '', ...others] = note.split(SPLIT)
  const more = FINITE.test(first) ? undefined : MORE.exec(first)?.[1]
  if (FINITE.test(first) && !more) return []
  const clauses = [...(more ? [more] : []), ...others]
    .map((clause) => clause.replace(/^(?:and|&|plus|also|offering|selling|making|with)\s+/i, '').trim())
    .filter((clause) => clause.length > 2 && clause.length <= BRAND_LIMITS.factText && !DANGLING.test(clause))
    .filter(
      (clause) => clause.replace(/ [A-Z]{2}$/, '') !== fields.place && !REGION.test(clause) && !clause.endsWith('?'),
    )
    .filter((clause) => !fields.defaultPersona?.includes(clause))
    .filter((clause, at) => at > 0 || more || !trade || !CAPITALS.test(clause) || isOfTrade(clause, trade))
  const hours = clauses.filter((clause) => isHours(clause))
  return [
    ...(hours.length > 0 ? [{ ...openFact(hours.map(saidHours)), from: written }] : []),
    ...clauses
      .filter((clause) => !hours.includes(clause))
      .flatMap((clause) => sound({ kind: kindOf(clause) ?? 'product', text: asFact(clause), from: written })),
  ]
}

/** "£35 a lesson" is told as "A lesson costs £35". */
function asFact(clause: string): string {
  const price = priceIn(clause)
  const [, one, what] =
    /^\s+(an?|per|each)\s+(.+)$/.exec(price && clause.startsWith(price) ? clause.slice(price.length) : '') ?? []
  if (price && what) return `${one === 'an' ? 'An' : one === 'each' ? 'Each' : 'A'} ${what} costs ${price}`
  return /^\p{L}/u.test(clause) ? upperFirst(clause) : clause
}

/** The rest of what was given. A whole sentence about the business is a fact like others. */
const withoutMain = (blocks: readonly Block[], { written, main, fields }: About): Block[] =>
  !fields.trade || FINITE.test(main.split(SPLIT)[0] ?? '') || !written
    ? [...blocks]
    : blocks.map((block) => ({ ...block, text: block.text.replace(written, '').trim() })).filter(({ text }) => text)
