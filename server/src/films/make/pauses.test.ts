import { describe, expect, it } from 'vitest'
import type { Speech } from '#services/voice/voice.ts'
import { gapsOf, spreadPauses } from './pauses.ts'

const RATE = 48_000
/** Three sentences of a second each, a tenth of a second apart; the third opens a paragraph. Sound is 1 where somebody speaks. */
const speech = (): Speech => {
  const spans: [number, number, number][] = [
    [0, 1000, 0],
    [1100, 2100, 0],
    [2200, 3200, 1],
  ]
  const pcm = new Float32Array((3300 / 1000) * RATE)
  for (const [from, to] of spans) pcm.fill(1, (from / 1000) * RATE, (to / 1000) * RATE)
  return {
    pcm,
    sampleRate: RATE,
    durationMs: 3300,
    sentences: spans.map(([startMs, endMs, paragraph], at) => ({
      text: `S${at}`,
      paragraph,
      startMs,
      endMs,
      words: [{ text: `S${at}`, charStart: 0, charEnd: 2, startMs, endMs }],
    })),
    visemes: spans.map(([startMs, endMs]) => ({ shape: 'A', startMs, endMs })),
    timing: { source: 'engine', confidence: 1 },
    provider: 'test',
  }
}
const isSpoken = ({ pcm }: Speech, ms: number): boolean => pcm[Math.round((ms / 1000) * RATE)] === 1

describe('longer pauses', () => {
  it('are counted by what they part', () => {
    expect(gapsOf(speech())).toEqual({ sentences: 1, paragraphs: 1 })
    expect(gapsOf({ sentences: [] })).toEqual({ sentences: 0, paragraphs: 0 })
  })

  it('stand between sentences, between paragraphs and at the end, each as long as asked', () => {
    const spread = spreadPauses(speech(), { betweenSentences: 500, betweenParagraphs: 900, atEnd: 2000 })
    expect(spread.durationMs).toBeCloseTo(3300 + 500 + 900 + 2000, 3)
    expect(spread.pcm).toHaveLength((6700 / 1000) * RATE)
    expect(spread.sentences.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 1000],
      [1600, 2600],
      [3600, 4600],
    ])
  })

  it('move sound, words and mouth together', () => {
    const spread = spreadPauses(speech(), { betweenSentences: 333.3, betweenParagraphs: 777.7, atEnd: 100 })
    for (const [at, { startMs, endMs, words }] of spread.sentences.entries()) {
      expect([words[0]?.startMs, words[0]?.endMs]).toEqual([startMs, endMs])
      expect([spread.visemes[at]?.startMs, spread.visemes[at]?.endMs]).toEqual([startMs, endMs])
      expect([isSpoken(spread, startMs - 5), isSpoken(spread, startMs + 5)]).toEqual([false, true])
      expect([isSpoken(spread, endMs - 5), isSpoken(spread, endMs + 5)]).toEqual([true, false])
    }
  })

  it('lose no sample of what was said', () => {
    const spoken = ({ pcm }: Speech) => pcm.filter((sample) => sample === 1).length
    const before = speech()
    expect(spoken(spreadPauses(before, { betweenSentences: 10, betweenParagraphs: 20, atEnd: 30 }))).toBe(
      spoken(before),
    )
  })

  it('of nothing leave the speech as it was', () => {
    const before = speech()
    expect(spreadPauses(before, { betweenSentences: 0, betweenParagraphs: 0, atEnd: 0 })).toEqual(before)
  })
})
