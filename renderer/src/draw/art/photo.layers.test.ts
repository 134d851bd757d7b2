import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawEnv } from '#compositor/painter.ts'
import { contrast, mixed, parseColor, READABLE } from '#draw/colors.ts'
import { compose } from '#draw/index.ts'
import type { Composition, Drawn } from '#draw/layer.ts'
import { slicesOf } from '#draw/slice.ts'
import { shortPlan } from '#fixtures/plans.ts'
import { type FilmPlan, LOOKS, type LookName, type Shot } from '#plan.ts'
import { scrimOf } from './photo.layers.ts'
import { tonesOf } from './tones.ts'

/** Left red, right blue, as large as is said. */
function picture(width: number, height: number): Drawn {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  for (const [at, color] of ['#c81e1e', '#1e3cc8'].entries()) {
    ctx.fillStyle = color
    ctx.fillRect((at * width) / 2, 0, width / 2, height)
  }
  return canvas as unknown as Drawn
}

const photo = { path: '/red-blue.jpg' }
const VIEW = { zoom: 1, x: 0.5, y: 0.42 }

/** The first frame, and one near the end, of a film of two seconds that is one shot. */
function drawn(shot: Partial<Shot>, image: Drawn | undefined, look: LookName = 'market') {
  const whole = { startMs: 0, endMs: 2000, ground: 'main', kind: 'photo', picture: photo, view: VIEW, ...shot } as Shot
  const plan: FilmPlan = {
    ...shortPlan('', 2, {
      scenes: [{ kind: 'hook', text: 'Fresh every day', startMs: 0, endMs: 2000, reason: '', shots: [whole] }],
    }),
    ...{ width: 216, height: 384, art: { look }, captions: false, brand: { name: 'Kiln', color: '#1f8a4c' } },
  }
  const [slice] = slicesOf(plan)
  const film = compose(slice!.plan, { ...drawEnv(createCanvas, undefined), media: () => image })
  return { first: painted(film, slice!.from), last: painted(film, slice!.to - 1), film }
}

function painted({ width, height, background, layers }: Composition, frame: number) {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const put = (w: number, h: number, x: number, y: number, draw: (ctx: never) => void) => {
    const band = createCanvas(w, h)
    draw(band.getContext('2d') as never)
    ctx.drawImage(band, x, y)
  }
  put(background.w, background.h, 0, 0, (on) => background.draw(on, frame))
  for (const layer of layers) {
    if (layer.key(frame) === undefined) continue
    const { x, y } = layer.shift?.(frame) ?? { x: 0, y: 0 }
    put(layer.w, layer.h, layer.x + x, layer.y + y, (on) => layer.draw(on, frame))
  }
  const data = ctx.getImageData(0, 0, width, height).data
  return {
    at: (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)],
    data,
  }
}

const isNear = (color: string) => (rgb: number[]) => Math.hypot(...parseColor(color).map((v, at) => v - rgb[at]!)) < 70
const isRed = isNear('#c81e1e')
const isBlue = isNear('#1e3cc8')

describe.each(LOOKS)('a photo in the look %s', (look) => {
  it('fills the frame from edge to edge and comes nearer while it is seen', () => {
    const { first, last } = drawn({}, picture(800, 1200), look)
    for (const y of [120, 200, 300]) {
      expect(isRed(first.at(2, y))).toBe(true)
      expect(isBlue(first.at(213, y))).toBe(true)
    }
    expect(Buffer.from(first.data).equals(Buffer.from(last.data))).toBe(false)
  })

  it('that is too small for the frame stands in a card on the ground of the look', () => {
    const { last, film } = drawn({}, picture(90, 60), look)
    expect(isRed(last.at(2, 200)) && isBlue(last.at(213, 200))).toBe(false)
    const { x, y, w, h } = film.layers.find(({ name }) => name === 'photo')!
    const row = Array.from({ length: w }, (_, at) => last.at(x + at, Math.round(y + h / 2)))
    expect(row.filter(isRed).length).toBeGreaterThan(10)
    expect(row.filter(isBlue).length).toBeGreaterThan(10)
    // 90 pixels are never drawn on more than 1.3 times as many, nor what they are pushed in.
    expect(row.filter((color) => isRed(color) || isBlue(color)).length).toBeLessThan(90 * 1.3 * 1.06 + 4)
  })
})

describe('a photo', () => {
  it('carries the words of its scene, and nothing breaks where it cannot be read', () => {
    const names = ({ film }: ReturnType<typeof drawn>) => film.layers.map(({ name }) => name)
    expect(names(drawn({ kind: 'poster' }, picture(800, 1200)))).toContain('scene')
    expect(names(drawn({}, picture(800, 1200)))).not.toContain('scene')
    expect(names(drawn({}, undefined))).not.toContain('photo')
  })

  it('shows another part of itself where its view says so', () => {
    const { first } = drawn({ view: { zoom: 1.3, x: 0, y: 0.4 } }, picture(1600, 1200))
    expect(isRed(first.at(213, 200))).toBe(true)
  })

  it('is darkened under its words so that white is read on white, whatever the brand', () => {
    for (let hue = 0; hue < 360; hue += 15)
      for (const lightness of [30, 60, 85]) {
        const night = tonesOf(hex(hue, lightness)).night
        expect(contrast(mixed('#ffffff', night, scrimOf(night)), '#ffffff')).toBeGreaterThanOrEqual(READABLE)
      }
  })
})

/** HSL of full saturation, as CSS hex. */
function hex(hue: number, lightness: number): string {
  const a = Math.min(lightness, 100 - lightness) / 100
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = lightness / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
