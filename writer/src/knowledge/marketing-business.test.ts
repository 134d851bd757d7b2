import { plainSentence, sentencesOf, wordsOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { businessItems } from '#knowledge/business/index.ts'
import { marketingItems } from '#knowledge/marketing/index.ts'
import type { KnowledgeItem } from './knowledge-item.ts'

const NICHES: [string, string, KnowledgeItem[]][] = [
  ['Marketing & Sales', 'ms', marketingItems],
  ['Business & Entrepreneurship', 'be', businessItems],
]
const ALL = [...marketingItems, ...businessItems]

const spoken = (item: KnowledgeItem): string[] => [...item.fact, item.why, ...item.action, item.example]
const sentences = (text: string): string[] => sentencesOf(text).map((span) => plainSentence(span.text))
const faults = (isFaulty: (item: KnowledgeItem) => boolean): string[] => ALL.filter(isFaulty).map((item) => item.id)

/** How much of the shorter text's vocabulary the other one shares, 0 to 1. */
function sharedWords(one: string, other: string): number {
  const [fewer, more] = [one, other].map((text) => new Set(wordsOf(text.toLowerCase()))).sort((a, b) => a.size - b.size)
  return [...fewer!].filter((word) => more!.has(word)).length / fewer!.size
}

const UNSPEAKABLE = /[^A-Za-z0-9 .,:?!'-]|--|https?:|www\.|\b(?:e\.g|i\.e|etc|vs)\b/
const HYPE =
  /\b(?:secrets?|hacks?|game.chang\w+|skyrocket\w*|unlock\w*|crush\w*|insane\w*|best|number one|guarantee\w*|ultimate|amazing|incredible|revolutionary|studies show|you will earn)\b/i

describe.each(NICHES)('the knowledge for %s', (_niche, letters, items) => {
  it('holds at least 150 things worth knowing', () => {
    expect(items.length).toBeGreaterThanOrEqual(150)
  })

  it('numbers its items without a gap', () => {
    expect(items.map((item) => item.id)).toEqual(
      items.map((_, index) => `${letters}-${String(index + 1).padStart(3, '0')}`),
    )
  })
})

describe('every item', () => {
  it('says no sentence that stands anywhere else', () => {
    const said = ALL.flatMap((item) => spoken(item).flatMap(sentences))
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([])
  })

  it('has a topic of its own, in lower case and without a full stop', () => {
    expect(new Set(ALL.map((item) => item.topic)).size).toBe(ALL.length)
    expect(faults((item) => !/^[a-z0-9].*[a-z0-9]$/.test(item.topic))).toEqual([])
  })

  it('keeps facts and actions to 24 words and the reason to 26', () => {
    const tooLong = (texts: string[], limit: number) => texts.some((text) => wordsOf(text).length > limit)
    expect(faults((item) => tooLong([...item.fact, ...item.action], 24) || tooLong([item.why], 26))).toEqual([])
  })

  it('gives its reason in one sentence and its picture in at most two', () => {
    expect(faults((item) => sentences(item.why).length !== 1 || sentences(item.example).length > 2)).toEqual([])
  })

  it('words its fact and its action in two truly different ways', () => {
    const alike = ([one, other]: [string, string]) => sharedWords(one, other) > 0.65
    expect(faults((item) => alike(item.fact) || alike(item.action))).toEqual([])
  })

  it('ends every text as a sentence and holds nothing a voice would stumble on', () => {
    expect(faults((item) => spoken(item).some((text) => !/[.?!]$/.test(text) || UNSPEAKABLE.test(text)))).toEqual([])
  })

  it('uses no word of hype', () => {
    expect(faults((item) => [item.topic, ...spoken(item)].some((text) => HYPE.test(text)))).toEqual([])
  })

  it('names a source with a date, an institution or the standing practice it belongs to', () => {
    const named = /\d{4}|BC|century|practice|principle|arithmetic|Guidelines|US Small Business|Center|IBM|Wanamaker/
    expect(faults((item) => !named.test(item.source))).toEqual([])
  })

  it('can be found by at least three keywords in lower case', () => {
    const plain = (word: string) => /^[a-z0-9][a-z0-9 -]*$/.test(word)
    expect(faults((item) => new Set(item.keywords).size < 3 || !item.keywords.every(plain))).toEqual([])
  })
})
