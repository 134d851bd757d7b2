import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { compose } from '#draw/index.ts'
import type { Drawn } from '#draw/layer.ts'
import { type FilmPlan, FPS, type Scene } from '#plan.ts'
import { pixelsOf, planOf, testDrawEnv } from '#storyboard/film.fixture.ts'

const picture = createCanvas(300, 200)
picture.getContext('2d').fillRect(0, 0, 300, 200)
const env = {
  ...testDrawEnv(),
  media: (path: string) => (path === 'here.jpg' ? (picture as unknown as Drawn) : undefined),
}

const film = (scene: object, change: Partial<FilmPlan> = {}) => {
  const scenes = [{ startMs: 0, endMs: 8000, reason: 'a test', ...scene } as Scene]
  const plan = planOf('A quiet word.', { width: 216, height: 384, captions: false, ...change })
  return compose({ ...plan, durationMs: 8000, scenes }, env)
}
const items = [
  { label: 'One', when: 'First', text: 'One', shown: '40%', value: 40, atMs: 200 },
  { label: 'Two', when: 'Then', text: 'Two', shown: '60%', value: 60, atMs: 900 },
]

describe('a scene of eight seconds', () => {
  it.each<[string, object]>([
    ['hook', { text: 'A quiet word' }],
    ['statement', { text: 'A quiet word', emphasis: [] }],
    ['number', { value: '3 hours', label: 'a week' }],
    ['list', { title: '', items }],
    ['quote', { text: 'A quiet word' }],
    ['compare', { left: 'One', right: 'Two' }],
    ['chapter', { title: 'A word', number: 1 }],
    ['chart', { form: 'bars', title: '', items }],
    ['chart', { form: 'share', title: '', items }],
    ['chart', { form: 'line', title: '', items }],
    ['timeline', { title: '', items }],
    ['before-after', { before: 'One', after: 'Two' }],
    ['close', { text: 'Come in' }],
  ])('never rests for four seconds (%s)', (kind, scene) => {
    const layer = film({ kind, ...scene }).layers.find(({ name }) => name === 'scene')!
    let still = 0
    for (let frame = 1; frame < 8 * FPS; frame++) {
      still = layer.key(frame) === layer.key(frame - 1) ? still + 1 : 0
      expect(still).toBeLessThan(4 * FPS)
    }
  })
})

describe("a user's own picture", () => {
  const media = (scene: object) =>
    film({ kind: 'media', path: 'here.jpg', ...scene }).layers.find((l) => l.name === 'media')!

  it.each(['in', 'out', 'left', 'right'])('covers the whole frame on every frame (%s)', (pan) => {
    const layer = media({ pan })
    for (const frame of [0, 31, 120, 239]) {
      const { x } = layer.shift!(frame)
      expect(x % 2 === 0 && x <= 0 && x + layer.w >= 216).toBe(true)
      const pixels = pixelsOf(layer, frame)
      for (let at = 3; at < pixels.length; at += 4 * 97) expect(pixels[at]).toBe(255)
    }
  })

  it('is not drawn again while it passes', () => {
    const layer = media({ pan: 'left' })
    expect(new Set([0, 50, 100].map((frame) => layer.key(frame))).size).toBe(1)
    expect(layer.shift!(0).x).not.toBe(layer.shift!(100).x)
  })

  it('is left out when it cannot be drawn', () => {
    expect(media({ path: 'gone.jpg' }).key(10)).toBeUndefined()
  })
})
