import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Row = { pair: string; label: string; category: string; kind: string; text: string; words: string[] }

const FOLDER = new URL('../corpus/', import.meta.url)
const KINDS: Record<string, string[]> = {
  breach: ['plain', 'subtle', 'instruction', 'conduct'],
  clean: ['lawful', 'negation', 'news', 'question', 'ordinary'],
}
const CATEGORIES = 15

const parts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }))
const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe.each(parts)('the part of the corpus $name', ({ text }) => {
  const rows = rowsOf(text)

  it('is made of pairs over all categories, half of them in breach', () => {
    const pairs = grouped(rows)
    for (const [pair, two] of pairs)
      expect([pair, two.map(({ label }) => label).sort()]).toEqual([pair, ['breach', 'clean']])
    expect(new Set(rows.map(({ category }) => category)).size).toBe(CATEGORIES)
  })

  it('points at what offends, and at nothing in a clean text', () => {
    for (const { pair, label, kind, text: said, words } of rows) {
      expect([pair, KINDS[label]]).toEqual([pair, expect.arrayContaining([kind])])
      expect([pair, words.length > 0]).toEqual([pair, label === 'breach'])
      for (const quote of words) expect(said).toContain(quote)
    }
  })
})

function grouped(rows: Row[]): Map<string, Row[]> {
  const pairs = new Map<string, Row[]>()
  for (const row of rows) pairs.set(row.pair, [...(pairs.get(row.pair) ?? []), row])
  return pairs
}

it('has no text twice, in whichever part', () => {
  const texts = parts.flatMap(({ text }) => rowsOf(text).map((row) => row.text.toLowerCase().replace(/\W+/g, ' ')))
  expect(new Set(texts).size).toBe(texts.length)
})
