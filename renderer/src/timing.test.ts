import { describe, expect, it } from 'vitest'
import { INTRO_MS } from '#storyboard/brand.frame.ts'
import { CLOSE_MS, FRAME_MS, frameAt, frameCount, msAt, wholeFrames } from './timing.ts'

const lengths = Array.from({ length: 2000 }, (_, at) => 700 + at * 37.3)

describe('the length of a film', () => {
  it.each([
    [1, 1],
    [33.3, 1],
    [33.4, 2],
    [1000, 30],
    [1000.1, 31],
  ])('%d ms need %i frames', (ms, frames) => {
    expect(wholeFrames(ms)).toBeCloseTo(frames * FRAME_MS, 6)
  })

  it('is that of a whole number of frames, and stays when it is asked for again', () => {
    for (const ms of lengths) {
      const whole = wholeFrames(ms)
      expect(whole).toBeGreaterThan(ms - 0.001)
      expect(wholeFrames(whole)).toBe(whole)
      expect(msAt(frameCount({ durationMs: whole }))).toBeCloseTo(whole, 6)
    }
  })

  it('does not grow a frame by the noise of adding times up', () => {
    for (let frames = 1; frames < 5000; frames++) {
      const exact = frames * FRAME_MS
      for (const noise of [-1e-9, 0, 1e-9]) expect(frameCount({ durationMs: wholeFrames(exact + noise) })).toBe(frames)
    }
  })

  it('is the same for a film and for its edit, which adds the intro before it rounds', () => {
    for (const introMs of Object.values(INTRO_MS))
      for (let frames = 30; frames < 3000; frames++) {
        const speechMs = frames * FRAME_MS - CLOSE_MS
        const film = wholeFrames(speechMs + CLOSE_MS) + introMs
        const edit = wholeFrames(introMs + speechMs + CLOSE_MS)
        expect(frameCount({ durationMs: edit })).toBe(frameCount({ durationMs: film }))
      }
  })
})

it('a frame is on the screen from the moment it begins', () => {
  for (let frame = 0; frame < 5000; frame++) expect(frameAt(msAt(frame))).toBe(frame)
})
