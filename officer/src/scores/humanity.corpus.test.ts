import { readdirSync, readFileSync } from 'node:fs'
import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import { wordsOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { humanityScore } from './humanity.rules.ts'

type Pair = { pair: string; stiffness: string; trade: string; form: string; stiff: string; spoken: string }

const FOLDER = new URL('../../corpus-humanity/', import.meta.url)
const ORDERED = 0.97
const SPOKEN_PASS = 0.97
const STIFF_PASS = 0.05

const parts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({ name, pairs: pairsOf(readFileSync(new URL(name, FOLDER), 'utf8')) }))

function pairsOf(text: string): Pair[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const scored = ({ pair, stiff, spoken }: Pair) => ({
  pair,
  stiff: humanityScore(stiff).score,
  spoken: humanityScore(spoken).score,
})
const passes = (score: number): boolean => score >= HUMANITY_THRESHOLD

describe.each(parts)('the humanity score, on the pairs of $name', ({ pairs }) => {
  const scores = pairs.map(scored)
  const told = (odd: readonly { pair: string }[]): string => odd.map(({ pair }) => pair).join(', ')

  it('puts the spoken half above the stiff one', () => {
    const wrong = scores.filter(({ stiff, spoken }) => spoken <= stiff)
    expect(1 - wrong.length / scores.length, told(wrong)).toBeGreaterThanOrEqual(ORDERED)
  })

  it('lets the spoken halves pass', () => {
    const failing = scores.filter(({ spoken }) => !passes(spoken))
    expect(1 - failing.length / scores.length, told(failing)).toBeGreaterThanOrEqual(SPOKEN_PASS)
  })

  it('fails the stiff halves', () => {
    const passing = scores.filter(({ stiff }) => passes(stiff))
    expect(passing.length / scores.length, told(passing)).toBeLessThanOrEqual(STIFF_PASS)
  })

  it('says by its words or its shape why a stiff half is one', () => {
    for (const { stiff } of pairs)
      expect(humanityScore(stiff).reasons.some(({ effect, quote }) => effect < 0 || quote !== undefined)).toBe(true)
  })
})

it('has pairs of whole texts, none of them twice', () => {
  const pairs = parts.flatMap((part) => part.pairs)
  const texts = pairs.flatMap(({ stiff, spoken }) => [stiff, spoken])
  expect(pairs.length).toBeGreaterThanOrEqual(240)
  expect(new Set(pairs.map(({ pair }) => pair)).size).toBe(pairs.length)
  expect(new Set(texts.map((text) => wordsOf(text.toLowerCase()).join(' '))).size).toBe(texts.length)
  for (const text of texts) {
    expect(text).toBe(text.trim())
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(45)
  }
})
