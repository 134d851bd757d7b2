import { plainSentence, sentencesOf, wordsOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { businessItems } from '#knowledge/business/index.ts'
import { marketingItems } from '#knowledge/marketing/index.ts'
import { developmentItems } from '#knowledge/personal-development/index.ts'
import { technologyItems } from '#knowledge/technology/index.ts'
import { generalTrade } from '#knowledge/trades/any.ts'
import { trades } from '#knowledge/trades/index.ts'

const items = [marketingItems, businessItems, technologyItems, developmentItems].flat()
const everyTrade = [...trades, generalTrade]
const HYPE =
  /\b(?:secret|hack|game[- ]changer|skyrocket|unlock|crush|insane|guaranteed?|number one|studies show|you won't believe|once in a lifetime|must[- ]have|ultimate|amazing)\b/i
const SLOTS = new Set(['trade', 'aTrade', 'subject', 'people', 'visitor', 'aVisitor', 'offer', 'spot', 'moment'])

const spokenOf = (trade: (typeof everyTrade)[number]): string[] =>
  trade.items.flatMap(({ ask, fact, why, tip, detail }) => [ask, fact, why, tip, detail])

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
      expect(trade.items.length).toBeGreaterThanOrEqual(8)
      expect(trade.offers.length).toBeGreaterThanOrEqual(5)
      expect(trade.spots.length).toBeGreaterThanOrEqual(4)
      expect(trade.moments.length).toBeGreaterThanOrEqual(4)
      expect(trade.hashtags.length).toBeGreaterThanOrEqual(2)
      for (const noun of [...trade.offers, ...trade.spots]) expect(noun).toMatch(/^(?:an? |the |\d|[a-z]+ )/)
      for (const noun of [trade.name, trade.visitor]) expect(noun).not.toMatch(/^(?:an?|the) /)
      for (const word of trade.words) expect(word).toBe(word.toLowerCase())
      for (const item of trade.items) {
        expect(item.ask).toMatch(/^[A-Z0-9].*\?$/)
        expect(item.topic).not.toMatch(/[.?!]$/)
        expect(item.source ?? trade.source).not.toBe('')
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

  it('give every item a detail of its own', () => {
    const given = everyTrade.flatMap((trade) => trade.items.map(({ detail }) => detail))
    expect(given.filter((detail) => !detail)).toEqual([])
    expect(new Set(given).size).toBe(given.length)
  })
})

describe('what an item looks like in a trade', () => {
  it('is told for every item of a niche', () => {
    expect(items.filter(({ inTrade }) => !inTrade)).toEqual([])
  })

  it('names the trade, or something of it, and only slots that a trade can fill', () => {
    for (const { id, inTrade } of items) {
      const slots = [...inTrade.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      for (const slot of slots)
        expect(SLOTS.has(slot.charAt(0).toLowerCase() + slot.slice(1)), `${id} ${slot}`).toBe(true)
      expect(inTrade, id).toMatch(/[.?!]"?$/)
      for (const { text } of sentencesOf(inTrade)) expect(wordsOf(text).length, id).toBeLessThanOrEqual(24)
    }
    const tied = items.filter(({ inTrade }) => inTrade.includes('{'))
    expect(tied.length / items.length).toBeGreaterThan(0.9)
  })
})

describe('everything the writer knows', () => {
  it('says nothing twice', () => {
    const texts = [
      ...items.flatMap(({ fact, why, action, example }) => [...fact, why, ...action, example]),
      ...everyTrade.flatMap(spokenOf),
      ...items.map(({ inTrade }) => inTrade),
    ]
    const sentences = texts.flatMap((text) => sentencesOf(text).map((one) => plainSentence(one.text)))
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
  })
})
