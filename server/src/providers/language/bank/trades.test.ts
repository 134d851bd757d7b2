import { plainSentence, sentencesOf, wordsOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { businessItems } from './business.ts'
import { details } from './details.ts'
import { developmentItems } from './development.ts'
import { lenses } from './lenses.ts'
import { marketingItems } from './marketing.ts'
import { technologyItems } from './technology.ts'
import { trades } from './trades.ts'
import { generalTrade } from './trades-any.ts'

const items = [marketingItems, businessItems, technologyItems, developmentItems].flat()
const everyTrade = [...trades, generalTrade]
const HYPE =
  /\b(?:secret|hack|game[- ]changer|skyrocket|unlock|crush|insane|guaranteed?|number one|studies show|you won't believe|once in a lifetime|must[- ]have|ultimate|amazing)\b/i
const SLOTS = new Set(['trade', 'aTrade', 'subject', 'people', 'visitor', 'aVisitor', 'offer', 'spot', 'moment'])

const spokenOf = (trade: (typeof everyTrade)[number]): string[] =>
  trade.lore.flatMap(({ ask, fact, why, tip }, index) => [
    ask,
    fact,
    why,
    tip,
    details[`tr-${trade.id}-${index + 1}`] ?? '',
  ])

describe('trades', () => {
  it('are many, each with its own id, name and words', () => {
    expect(trades.length).toBeGreaterThanOrEqual(45)
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length)
    expect(new Set(trades.map(({ name }) => name)).size).toBe(trades.length)
    const words = trades.flatMap((trade) => trade.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it.each(everyTrade.map((trade) => [trade.id, trade] as const))(
    '%s has enough to say, and the words to say it with',
    (_, trade) => {
      expect(trade.lore.length).toBeGreaterThanOrEqual(8)
      expect(trade.offers.length).toBeGreaterThanOrEqual(5)
      expect(trade.spots.length).toBeGreaterThanOrEqual(4)
      expect(trade.moments.length).toBeGreaterThanOrEqual(4)
      expect(trade.hashtags.length).toBeGreaterThanOrEqual(2)
      for (const noun of [...trade.offers, ...trade.spots]) expect(noun).toMatch(/^(?:an? |the |\d|[a-z]+ )/)
      for (const noun of [trade.name, trade.visitor]) expect(noun).not.toMatch(/^(?:an?|the) /)
      for (const word of trade.words) expect(word).toBe(word.toLowerCase())
      for (const piece of trade.lore) {
        expect(piece.ask).toMatch(/^[A-Z0-9].*\?$/)
        expect(piece.topic).not.toMatch(/[.?!]$/)
        expect(piece.source ?? trade.source).not.toBe('')
      }
    },
  )

  it('speak in sentences that an ear can follow', () => {
    for (const trade of everyTrade)
      for (const text of spokenOf(trade)) {
        expect(text, trade.id).toMatch(/^[A-Z0-9"].*[.?!]"?$/s)
        expect(text, trade.id).not.toMatch(/[();—–’“”]|https?:|\be\.g\.|\betc\b/)
        expect(text, trade.id).not.toMatch(HYPE)
        for (const sentence of sentencesOf(text))
          expect(wordsOf(sentence.text).length, sentence.text).toBeLessThanOrEqual(26)
      }
  })

  it('give every piece of lore a detail of its own', () => {
    const ids = everyTrade.flatMap((trade) => trade.lore.map((_, index) => `tr-${trade.id}-${index + 1}`))
    expect(Object.keys(details).toSorted()).toEqual(ids.toSorted())
  })
})

describe('lenses', () => {
  it('bring home every piece of niche knowledge, and nothing else', () => {
    expect(Object.keys(lenses).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
  })

  it('name the trade, or something of it, and only slots that a trade can fill', () => {
    for (const [id, lens] of Object.entries(lenses)) {
      const slots = [...lens.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      for (const slot of slots)
        expect(SLOTS.has(slot.charAt(0).toLowerCase() + slot.slice(1)), `${id} ${slot}`).toBe(true)
      expect(lens, id).toMatch(/[.?!]"?$/)
      for (const { text } of sentencesOf(lens)) expect(wordsOf(text).length, id).toBeLessThanOrEqual(24)
    }
    const tied = Object.values(lenses).filter((lens) => lens.includes('{'))
    expect(tied.length / items.length).toBeGreaterThan(0.9)
  })
})

describe('the whole bank', () => {
  it('says nothing twice', () => {
    const texts = [
      ...items.flatMap(({ fact, why, action, example }) => [...fact, why, ...action, example]),
      ...everyTrade.flatMap(spokenOf),
      ...Object.values(lenses),
    ]
    const sentences = texts.flatMap((text) => sentencesOf(text).map((one) => plainSentence(one.text)))
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
  })
})
