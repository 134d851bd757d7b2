import { describe, expect, it } from 'vitest'
import { spokenWords, written } from './spoken.words.ts'
import { graphemes, piecesOf, wordsIn } from './text.pieces.ts'

describe('the words of a text', () => {
  it.each([
    ['one two  three', ['one', 'two', 'three']],
    ['3\u00a0hours a day', ['3\u00a0hours', 'a', 'day']],
    ['価格は百円です。「なぜ」？', ['価格は', '百', '円です。', '「なぜ」？']],
    ['我们的新店，价格', ['我们的', '新店，', '价格']],
    ['ร้านใหม่ของเรา', ['ร้าน', 'ใหม่', 'ของ', 'เรา']],
    ['a\u0000b \ue000 c', ['ab', 'c']],
  ])('of %s', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  it('stand together where no space is written', () => {
    expect(piecesOf('新しい店 open').map(({ glued }) => glued)).toEqual([false, true, false])
  })

  it('never begin a line with a mark that closes, nor end one with a mark that opens', () => {
    const text = '「今日」は、コーヒー（一杯）が３００円です！「はい」ー。々々、ちょっと…行って、みよう。'
    for (const word of wordsIn(text)) {
      expect(word).not.toMatch(/^[、。！」）…ー々ょっ]/u)
      expect(word).not.toMatch(/[「（]$/u)
    }
    expect(wordsIn(text).join('')).toBe(text)
  })
})

describe('what a person counts as characters', () => {
  it.each([
    ['क्षि', 1],
    ['नमस्ते', 3],
    ['ที่', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['é', 1],
  ])('in %s', (text, count) => {
    expect(graphemes(text)).toHaveLength(count)
  })
})

const said = (text: string, words: string[], from = 0, each = 500) => ({
  text,
  words: words.map((word, at) => ({ text: word, startMs: from + at * each, endMs: from + (at + 1) * each })),
})

describe('a sentence that a voice gives as one word', () => {
  it('is cut where it is written without spaces, with no time lost', () => {
    const words = spokenWords(said('私は行きます。', ['私は行きます。'], 100, 1400))
    expect(words.map(({ text }) => text)).toEqual(['私は', '行きます。'])
    expect(words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [100, 500],
      [500, 1500],
    ])
    expect(words[1]!.glued).toBe(true)
  })

  it('stays as it is in other scripts', () => {
    const one = said('متجر جديد', ['متجر', 'جديد'])
    expect(spokenWords(one)).toEqual(one.words)
  })

  it.each([
    ['ของเรา ประหยัด 25% ทุกสัปดาห์', ['ของเรา', 'ประหยัด', '25%', 'ทุกสัปดาห์']],
    ['私は行きます。', ['私', 'は', '行きます。']],
    ['one two', ['one', 'two']],
  ])('is written again as it was, however the voice has cut it: %s', (text, words) => {
    expect(written(spokenWords(said(text, words)))).toBe(text)
  })
})
