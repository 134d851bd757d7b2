import { describe, expect, it } from 'vitest'
import { compose } from '#draw/index.ts'
import { slicesOf } from '#draw/slice.ts'
import { straysOn } from '#inspect/text.look.ts'
import { LOOKS, SHORT_SIZE } from '#plan.ts'
import { planOf, testDrawEnv } from '#storyboard/film.fixture.ts'

const env = testDrawEnv()
const LASTS_MS = 3000
const ARRIVED_FRAMES = 24

describe.each(LOOKS)('words above a thing, in the look %s', (look) => {
  it.each([SHORT_SIZE, { width: 576, height: 1024 }])('are whole while they arrive, at $width x $height', (size) => {
    const shots = [{ kind: 'poster', ground: 'loud', thing: 'vase', startMs: 0, endMs: LASTS_MS }] as const
    const scene = { kind: 'icon', icon: 'kiln', label: 'Two firings', reason: '', startMs: 0, endMs: LASTS_MS } as const
    const film = { ...planOf('It is fired twice.', size), durationMs: LASTS_MS, art: { look } }
    const [slice] = slicesOf({ ...film, scenes: [{ ...scene, shots: [...shots] }] })
    const composed = compose(slice!.plan, env)
    const strays = Array.from({ length: ARRIVED_FRAMES }, (_, frame) => straysOn(composed, slice!.from + frame, size))
    expect(strays.flat()).toEqual([])
  })
})
