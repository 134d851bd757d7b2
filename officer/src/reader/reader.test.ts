import { describe, expect, it } from 'vitest'
import { scoreText } from '#index.ts'
import { corpusEdition, readCorpus, TEST_AUTHORS } from '#training/corpus.ts'
import { heardIn, tokensOf, vectorOf } from './features.ts'
import { decodeModel, encodeModel, model } from './model.ts'
import { readText } from './reader.ts'

const unseen = readCorpus().filter(({ author }) => TEST_AUTHORS.includes(author))
const PRECISION = 0.93
const RECALL = 0.2

describe('the reader', () => {
  it('has learned from the corpus as it is: npm run train', () => {
    expect(model().corpus).toBe(corpusEdition())
  })

  it('is the same as it was kept', () => {
    expect(decodeModel(encodeModel(model()))).toEqual(model())
    expect(() => decodeModel(encodeModel(model()).subarray(0, -1))).toThrow('not whole')
  })

  it('is right about authors whom it never read, and points at what offends', () => {
    const judged = unseen.map((row) => ({ row, found: readText(row.text) }))
    const likely = judged.filter(({ found }) => found.length > 0)
    const right = likely.filter(({ row }) => row.label === 'breach')
    const pointed = right.filter(({ row: { text, words }, found }) =>
      words.some((quote) => {
        const from = text.indexOf(quote)
        return from < found[0]!.sentence.end && from + quote.length > found[0]!.sentence.start
      }),
    )
    expect(right.length / likely.length).toBeGreaterThan(PRECISION)
    expect(right.length / judged.filter(({ row }) => row.label === 'breach').length).toBeGreaterThan(RECALL)
    expect(pointed.length / right.length).toBeGreaterThan(0.85)
  })

  it('gives words and sentences by their places in the text', () => {
    const before = 'We open at nine. The tea is free on Sundays, and so is the parking behind the church.\n\n'
    const { text } = unseen.find((row) => readText(before + row.text).length > 0)!
    const whole = before + text
    for (const { sentence, words, probability } of readText(whole)) {
      expect(whole.slice(sentence.start, sentence.end)).toBe(sentence.text)
      expect(probability).toBeLessThanOrEqual(1)
      for (const word of words) expect(whole.slice(word.start, word.end)).toBe(word.text)
    }
  })

  it('finds nothing in nothing', () => {
    for (const text of ['', ' ', '...', '🎬', 'x'.repeat(5000)]) expect(readText(text)).toEqual([])
  })

  it('finds nothing in what is too short to know anything by', () => {
    for (const title of ['Sites people already know', 'Skip the glowing reviews', 'The days between two sessions'])
      expect(readText(title)).toEqual([])
  })
})

describe('what is only likely', () => {
  const { text } = unseen.find((row) => {
    const { issues, score, humanityScore } = scoreText({ body: row.text })
    return score === 100 && humanityScore >= 70 && issues.length > 0
  })!

  it('costs no points, and is approved by nobody but a person', () => {
    const verdict = scoreText({ body: text })
    expect(verdict).toMatchObject({ approved: false, score: 100, riskLevel: 'low', reader: model().version })
    for (const issue of verdict.issues) expect(issue.likely).toBeGreaterThanOrEqual(model().threshold)
  })

  it('is looked for beside what a rule is sure of, and not in the same words', () => {
    const sure = 'This cream cures eczema. '
    const { issues } = scoreText({ body: sure + text })
    expect(issues.filter(({ likely }) => likely === undefined).map(({ quote }) => quote)).toContain('cures eczema')
    for (const { likely, start } of issues) if (likely !== undefined) expect(start).toBeGreaterThanOrEqual(sure.length)
    expect(issues.some(({ likely }) => likely !== undefined)).toBe(true)
  })

  it('is read in a title too', () => {
    expect(scoreText({ title: text, body: 'We open at nine.' }).issues.map(({ field }) => field)).toContain('title')
  })
})

it('hears words, their neighbors and their pieces, whatever the digits are', () => {
  const heard = (text: string) => heardIn(tokensOf(text)).map(({ bucket }) => bucket)
  expect(heard('Lost 20 pounds')).toEqual(heard('lost 35 POUNDS'))
  expect(heard('Lost 20 pounds')).not.toEqual(heard('lost 350 pounds'))
  const { values } = vectorOf(heardIn(tokensOf('one two two')), () => 1)
  expect(values.reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(2) // words and pieces, each of length 1
})
