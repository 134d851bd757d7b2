import type { BrandFact } from '@octavo/contract/brand'
import { upperFirst } from '#english/grammar.ts'
import type { Trade } from '#trades/trade.ts'

const AMOUNT = /^(?:(?:about|around|from|between|roughly|just|only) )?\p{Sc}\s?\d/iu

/** An answer leans on what was asked: "They press too hard." A film has nobody who asks, so it gets what it leans on. */
export function standing(fact: BrandFact, trade: Trade | undefined): BrandFact {
  const { interview, kind } = fact
  if (!interview || kind === 'question') return fact
  const text = fact.text.trim().replace(/^because,? (?=\S)/i, '')
  if (interview === 'mistake' || interview === 'comeback')
    return { ...fact, text: upperFirst(text.replace(THEY, (_, verb?: string) => they(whoOf(fact, trade), verb))) }
  if (interview === 'price' && trade && SOLD.test(trade.way) && AMOUNT.test(text))
    return { ...fact, text: `${upperFirst(trade.thing)} costs ${text.charAt(0).toLowerCase()}${text.slice(1)}` }
  return { ...fact, text: upperFirst(text) }
}

const THEY = /^they(?:['’](re|ve|ll|d)\b)?(?![\p{L}'’])/iu
const SPELLED_OUT: Record<string, string> = { re: ' are', ve: ' have', ll: ' will', d: ' would' }
const they = (who: string, verb = ''): string => `${who}${SPELLED_OUT[verb.toLowerCase()] ?? ''}`

/** The question about mistakes speaks of beginners where something is learned. */
const whoOf = ({ interview }: BrandFact, trade: Trade | undefined): string =>
  interview === 'mistake' && trade?.way === 'class' ? 'Beginners' : upperFirst(trade?.customers ?? 'people')

// Where the question about the price speaks of the thing.
const SOLD = /^(?!advice|online|join)/
