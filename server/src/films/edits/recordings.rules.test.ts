import { describe, expect, it } from 'vitest'
import { wordsKey } from '#text/spoken-words.ts'
import { ownVoiceOf, recordingsAfter, sameRecordings } from './recordings.rules.ts'

const LINES = ['Clay shrinks.', 'Why does a cup crack?', 'It dried too fast!']
const said = (text: string, id: string) => ({ words: wordsKey(text), id })

/** The script of these lines, each of which is a piece of its own. */
function film(lines: readonly string[]) {
  const script = lines.join(' ')
  let at = 0
  const pieces = lines.map((text, line) => {
    const start = at
    at += text.length + 1
    return { line, same: true, start, end: start + text.length }
  })
  return { script, pieces }
}

describe('the recordings of a film', () => {
  it.each<[string, string, boolean]>([
    ['Well, clay shrinks!', 'Well clay shrinks.', true],
    ['It costs $5.', 'It costs 5.', false],
    ['Don’t wait', "Don't wait.", true],
    ['Clay  shrinks\n', 'Clay shrinks', true],
    ['US rules', 'us rules', false],
    ['“Stop!” he said', 'Stop he said', true],
  ])('know words by how they are said: %s and %s', (one, other, same) => {
    expect(wordsKey(one) === wordsKey(other)).toBe(same)
  })

  it('stay with words that stay, and go with those that change', () => {
    const before = [said(LINES[0]!, 'a'), said(LINES[1]!, 'b')]
    const after = film([LINES[2]!, 'Clay shrinks a lot.', 'Why does a cup crack'])
    expect(recordingsAfter(before, [], after)).toEqual({ recordings: [before[1]], fits: true })
  })

  it('are taken on and given back line by line, a line of several sentences sentence by sentence', () => {
    const before = [said(LINES[0]!, 'a')]
    const after = film([LINES[0]!, `${LINES[1]} ${LINES[2]}`])
    const taken = recordingsAfter(before, [{ line: 1, id: 'c', words: wordsKey(LINES[2]!) }], after)
    expect(taken.recordings).toEqual([before[0], said(LINES[2]!, 'c')])
    expect(recordingsAfter(taken.recordings, [{ line: 1, id: null }], after).recordings).toEqual(before)
    expect(recordingsAfter(before, [{ line: 0, id: 'x', words: wordsKey(LINES[0]!) }], after).recordings).toEqual([
      said(LINES[0]!, 'x'),
    ])
  })

  it('do not fit a line of other words', () => {
    const wanted = [{ line: 1, id: 'c', words: wordsKey(LINES[0]!) }]
    expect(recordingsAfter([], wanted, film(LINES))).toEqual({ recordings: [], fits: false })
    expect(recordingsAfter([], [{ line: 9, id: 'c', words: 'x' }], film(LINES)).fits).toBe(false)
  })

  it('are the same whatever their order', () => {
    const [a, b] = [said(LINES[0]!, 'a'), said(LINES[1]!, 'b')]
    expect(sameRecordings([a, b], [b, a])).toBe(true)
    expect(sameRecordings([a], [a, b])).toBe(false)
    expect(sameRecordings([a], [{ ...a, id: 'x' }])).toBe(false)
  })

  it('make some of it its owner’s voice, or all', () => {
    const lines = LINES.map((text) => ({ text }))
    expect(ownVoiceOf(lines)).toBeUndefined()
    expect(ownVoiceOf(lines, [said(LINES[1]!, 'b')])).toBe('some')
    expect(
      ownVoiceOf(
        lines,
        LINES.map((text) => said(text, 'x')),
      ),
    ).toBe('all')
  })
})
