import { plainSentence, sentencesOf } from '@octavo/voice/text'
import { expect, it } from 'vitest'
import { brands, requestFor } from './request.fixture.ts'
import { writeScript } from './write.ts'

it('tells a fact once, also where one of its parts begins with a figure', () => {
  const text = 'Four licensed braiders, 1,900 heads last year'
  const brand = {
    ...brands.pottery,
    ...{ name: 'Crownline', description: 'Hair braiding salon in Atlanta', facts: [{ kind: 'proof' as const, text }] },
  }
  const used = new Set<string>()
  const recent: string[] = []
  for (let seed = 1; seed <= 10; seed++) {
    const request = requestFor(brand, { seed, usedSentences: new Set(used), recentIngredients: [...recent] })
    const { body, ingredients } = writeScript(request)
    const sentences = sentencesOf(body).map((sentence) => plainSentence(sentence.text))
    expect(sentences.filter((sentence) => used.has(sentence))).toEqual([])
    for (const sentence of sentences) used.add(sentence)
    recent.unshift(...ingredients)
  }
  expect([...used].some((sentence) => sentence.includes('1,900'))).toBe(true)
})
