/** A brand from its page: what it says for machines first, then what it says for people. */
import { BRAND_LIMITS } from '@octavo/contract/brand'
import { sentencesOf } from '@octavo/voice/text'
import { upperFirst } from '#english/grammar.ts'
import { tradeIn, tradeNamed } from '#trades/detect.ts'
import type { Trade } from '#trades/trade.ts'
import { isName } from './about.ts'
import { chosen, FROM, factsIn, fitting, openFact, sound, tellable } from './facts.ts'
import { aboutIn } from './from-text.ts'
import { fromSchemaDays, joinedHours, saidHours } from './hours.ts'
import { isNoFact } from './kinds.ts'
import { plainText } from './plain.ts'
import type { PageRead, Proposal, ProposedFact, Thing } from './proposal.ts'

const MOST_SENTENCES = 40
const DESCRIPTION = 400
const LONGEST_SENTENCE = 600

/** `today` as 2026-03-01: what is over is not proposed. */
export function brandFromPage(page: PageRead, today: string): Proposal {
  const { things, blocks, themeColor } = page.structure
  const business = things.find((thing) => thing.kind === 'business')
  const title = plainText(page.title)
  const description = plainText(business?.description || page.description)
  const texts = blocks.filter(({ kind, edge }) => !edge && (kind === 'text' || kind === 'heading'))
  const said = [description, ...texts.map(({ text }) => plainText(text)), title]
    .flatMap((text) => sentencesOf(text.slice(0, 2000)).map((one) => one.text.trim()))
    .filter((sentence) => sentence && sentence.length <= LONGEST_SENTENCE && !isNoFact(sentence))
    .slice(0, MOST_SENTENCES)
  const name = nameOf(page, business?.name)
  const knownTrade = tradeOfPage(business?.type, [name, title, description])
  const told = description && !isNoFact(description) ? fitting(description, DESCRIPTION) : ''
  const { fields } = aboutIn(said, {
    ...(name && { name }),
    ...(knownTrade && { knownTrade }),
    ...(business?.place && { place: plainText(business.place).slice(0, BRAND_LIMITS.place) }),
    ...(told && { description: told }),
    ...(isColor(themeColor) && { primaryColor: themeColor }),
    ...withLink(page.url),
  })
  const facts = [...factsOfThings(things, today), ...factsIn(blocks, fromOf)]
  return { fields, facts: chosen(onceOpen(facts)) }
}

const fromOf = (heading: string): string => (heading ? `“${heading}” on your page` : FROM.page)

/** Said for machines or for people, it is one answer. */
function onceOpen(facts: readonly ProposedFact[]): ProposedFact[] {
  const first = facts.find(({ from }) => from === FROM.hours)
  return facts.filter((fact) => fact.from !== FROM.hours || fact === first)
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** As the page calls the business, else the part of its title that stands in its address or above all too. */
function nameOf({ siteName, title, url, structure }: PageRead, own: string | undefined): string | undefined {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const named = [own, siteName === host ? undefined : siteName].map((one) => plainText(one ?? '')).find(Boolean)
  if (named && named.length <= BRAND_LIMITS.name) return named
  const letters = lettersOf(host.split('.')[0] ?? '')
  const heading = structure.blocks.find(({ kind }) => kind === 'heading')?.text ?? ''
  const isOwn = (part: string): boolean => letters.includes(lettersOf(part)) || part === heading
  return plainText(title)
    .split(/\s+[|·•–—-]\s+|:\s+/)
    .find((part) => isName(part) && lettersOf(part).length > 2 && isOwn(part))
}

/** "HairSalon" is a trade by its name; others stand in the title or in the description. */
function tradeOfPage(type: string | undefined, texts: readonly (string | undefined)[]): Trade | undefined {
  const called = (type ?? '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()
  const [name = '', ...others] = texts
  const parts = others.flatMap((text) => (text ?? '').split(/\s+[|·•–—]\s+|\s-\s|(?<=[.!?])\s/))
  return parts.map(tradeIn).find(Boolean) ?? tradeNamed(called) ?? tradeIn(name)
}

function withLink(url: string): { closeLink?: string } {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return /\p{L}/u.test(host) && host.includes('.') && host.length <= BRAND_LIMITS.closeLink ? { closeLink: host } : {}
}

const LEAST_COLOR = 40

/** Whether it is one at all: white, black and grays are nobody's own. */
function isColor(color: string | undefined): color is string {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return false
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(...parts) - Math.min(...parts) >= LEAST_COLOR
}

function factsOfThings(things: readonly Thing[], today: string): ProposedFact[] {
  const facts = things.flatMap((thing): ProposedFact[] => {
    if (thing.kind === 'business') {
      const hours = thing.hours
        .map((line) => saidHours(fromSchemaDays(plainText(line))))
        .filter((line) => /\d/.test(line))
      return hours.length > 0 ? [openFact(joinedHours(hours))] : []
    }
    if (thing.kind === 'offer') return [offered(thing)]
    if (thing.kind === 'event') return thing.day >= today ? [dated(thing)] : []
    const answer = tellable(plainText(thing.answer))
    const ask = plainText(thing.ask)
    return answer ? [{ kind: 'question', text: upperFirst(ask), answer, from: FROM.asked }] : []
  })
  return facts.flatMap(sound)
}

const SIGNS: Record<string, string> = { USD: '$', GBP: '£', EUR: '€', JPY: '¥', INR: '₹', PHP: '₱' }

function offered({ name, description = '', price, currency = '' }: Extract<Thing, { kind: 'offer' }>): ProposedFact {
  const what = upperFirst(plainText(name).replace(/[.:]$/, ''))
  const amount = price && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(price) ? price.replace(/[.,]00?$/, '') : undefined
  if (amount && Number(amount.replace(',', '.')) > 0) {
    const sign = SIGNS[currency.toUpperCase()]
    const code = /^[A-Z]{3}$/i.test(currency) ? `${currency.toUpperCase()} ` : ''
    return { kind: 'price', text: `${what} ${sign ?? code}${amount}`, from: FROM.offers }
  }
  const more = fitting(plainText(description), BRAND_LIMITS.factText - what.length - 2)
  return { kind: 'product', text: more ? `${what}. ${more}` : what, from: FROM.offers }
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function dated({ name, day }: Extract<Thing, { kind: 'event' }>): ProposedFact {
  const [, month = '', date = ''] = day.split('-')
  return {
    ...{ kind: 'season', from: FROM.dates },
    text: `${upperFirst(plainText(name))} on ${MONTHS[Number(month) - 1]} ${Number(date)}`,
  }
}
