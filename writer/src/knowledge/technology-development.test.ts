import { plainSentence, sentencesOf, wordsOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { developmentItems } from '#knowledge/personal-development/index.ts'
import { technologyItems } from '#knowledge/technology/index.ts'
import type { KnowledgeItem } from './knowledge-item.ts'

const niches: [string, string, KnowledgeItem[]][] = [
  ['AI & Technology', 'ai', technologyItems],
  ['Personal Development', 'pd', developmentItems],
]
const all = niches.flatMap(([, , items]) => items)

const spokenTexts = ({ fact, why, action, example }: KnowledgeItem) => [...fact, why, ...action, example]
const repeated = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place)

const UNSPEAKABLE = /[^A-Za-z0-9 .,:?'%-]/
const HYPE =
  /\b(?:secrets?|hacks?|game-changer|skyrocket\w*|unlock\w*|crush\w*|insane|best|number one|guarantee\w*|ultimate|revolution\w*|effortless\w*|amazing|incredible|magic\w*|(?:studies|research) shows?|e\.g|i\.e|etc|vs)\b/i
const SPELLED_NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|thousand)\b/i
const LIMITS = { fact: 24, why: 26, action: 24, example: 45 }

describe.each(niches)('the knowledge for %s', (_niche, letters, items) => {
  it('holds at least 150 items, numbered without gaps', () => {
    expect(items.length).toBeGreaterThanOrEqual(150)
    expect(items.map(({ id }) => id)).toEqual(
      items.map((_, place) => `${letters}-${String(place + 1).padStart(3, '0')}`),
    )
  })

  it('keeps every text within the length a voice can carry', () => {
    const tooLong = items.flatMap((item) => [
      ...item.fact.filter((text) => wordsOf(text).length > LIMITS.fact),
      ...[item.why].filter((text) => wordsOf(text).length > LIMITS.why),
      ...item.action.filter((text) => wordsOf(text).length > LIMITS.action),
      ...[item.example].filter((text) => wordsOf(text).length > LIMITS.example),
    ])
    expect(tooLong).toEqual([])
  })

  it('gives one sentence of why, and one or two of example', () => {
    expect(items.filter(({ why }) => sentencesOf(why).length !== 1)).toEqual([])
    expect(items.filter(({ example }) => sentencesOf(example).length > 2)).toEqual([])
  })

  it('says nothing a voice would stumble on and nothing that shouts', () => {
    const texts = items.flatMap(spokenTexts)
    expect(texts.filter((text) => UNSPEAKABLE.test(text))).toEqual([])
    expect(texts.filter((text) => HYPE.test(text))).toEqual([])
    expect(texts.filter((text) => SPELLED_NUMBER.test(text))).toEqual([])
    expect(texts.filter((text) => !/[.?]$/.test(text))).toEqual([])
  })

  it('names where each item is known from and the nouns that find it', () => {
    expect(items.filter(({ source }) => source.trim().length < 10)).toEqual([])
    expect(items.filter(({ keywords }) => new Set(keywords).size < 3)).toEqual([])
    expect(items.flatMap(({ keywords }) => keywords).filter((word) => !word || word !== word.toLowerCase())).toEqual([])
  })

  it('writes the two wordings of a fact or an action with mostly different words', () => {
    const alike = items
      .flatMap(({ fact, action }) => [fact, action])
      .filter(([one, other]) => overlap(one, other) > 0.5)
    expect(alike).toEqual([])
  })
})

describe('the two niches together', () => {
  it('never say the same sentence twice', () => {
    const sentences = all
      .flatMap(spokenTexts)
      .flatMap((text) => sentencesOf(text).map((span) => plainSentence(span.text)))
    expect(repeated(sentences)).toEqual([])
  })

  it('never treat the same topic twice', () => {
    expect(repeated(all.map(({ topic }) => topic.toLowerCase()))).toEqual([])
  })
})

/** The share of the shorter wording's words that the other one uses too. */
function overlap(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(wordsOf(text.toLowerCase())))
  const shared = [...first!].filter((word) => second!.has(word)).length
  return shared / Math.min(first!.size, second!.size)
}
