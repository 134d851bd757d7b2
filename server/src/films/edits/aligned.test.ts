import { FRAME_MS } from '@octavo/renderer'
import { describe, expect, it } from 'vitest'
import type { Speech } from '#services/voice/voice.ts'
import { aligned } from './aligned.ts'

const RATE = 48_000

/** Sentences of a second, each a tone of one sample in its first. */
function speech(starts: number[]): Speech {
  const durationMs = starts.at(-1)! + 1500
  const pcm = new Float32Array((durationMs * RATE) / 1000)
  for (const ms of starts) pcm[(ms * RATE) / 1000] = 1
  const sentences = starts.map((startMs, at) => {
    const text = `Line ${at}.`
    return {
      text,
      paragraph: 0,
      startMs,
      endMs: startMs + 1000,
      words: [{ text, charStart: 0, charEnd: 7, startMs, endMs: startMs + 1000 }],
    }
  })
  const visemes = starts.map((startMs) => ({ shape: 'C' as const, startMs, endMs: startMs + 1000 }))
  return {
    pcm,
    sampleRate: RATE,
    durationMs,
    sentences,
    visemes,
    timing: { source: 'engine', confidence: 1 },
    provider: '',
  }
}

const begins = (aligned: Speech) => aligned.sentences.map(({ startMs }) => startMs)
const heardAt = ({ pcm }: Speech) => [...pcm].flatMap((sample, at) => (sample === 1 ? [(at * 1000) / RATE] : []))

describe('aligned speech', () => {
  it('is the same where every line begins as it did', () => {
    const same = speech([120, 1460, 2811])
    expect(aligned(same, [120, 1460, 2811])).toBe(same)
  })

  it('moves lines behind a changed one to whole frames from where they were, by less than a frame', () => {
    const after = aligned(speech([120, 1500, 2851, 4200]), [120, undefined, 2811, 4160])
    expect(begins(after).slice(0, 2)).toEqual([120, 1500])
    for (const [at, was] of [
      [2, 2811],
      [3, 4160],
    ] as const) {
      const frames = (begins(after)[at]! - was) / FRAME_MS
      expect(frames).toBeCloseTo(Math.round(frames), 6)
    }
    expect(begins(after)[2]! - 2851).toBeLessThan(FRAME_MS)
    expect(begins(after)[3]! - begins(after)[2]!).toBeCloseTo(1349, 6)
  })

  it('moves sound and mouth with the words', () => {
    const after = aligned(speech([120, 1500, 2851]), [120, undefined, 2811])
    for (const [at, ms] of heardAt(after).entries()) expect(ms).toBeCloseTo(begins(after)[at]!, 1)
    expect(after.visemes.map(({ startMs }) => startMs)).toEqual(begins(after))
    expect(after.pcm.length).toBe(Math.round((after.durationMs * RATE) / 1000))
  })

  it('comes back to the same places when it is spoken once more', () => {
    const once = begins(aligned(speech([120, 1500, 2851]), [120, undefined, 2811]))
    expect(begins(aligned(speech([120, 1500, 2851]), once))).toEqual(once)
  })
})
