import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawable, drawEnv } from '#compositor/painter.ts'
import { compose } from '#draw/index.ts'
import type { Composition } from '#draw/layer.ts'
import { shortPlan } from '#fixtures/plans.ts'
import { registerFonts } from '#fonts.ts'
import { textsOn } from '#inspect/text.spy.ts'
import type { FilmPlan, Scene } from '#plan.ts'
import { SHAPES, type Shape } from './choices.ts'
import { renditionOf, sizeOfShape } from './rendition.ts'

registerFonts()
const times = (second: number) => ({ startMs: second * 1000, endMs: (second + 1) * 1000, reason: 'a test' })
const SCENES: Scene[] = [
  { kind: 'intro', ...times(0) },
  { kind: 'statement', text: 'Bread rises slowly', emphasis: ['Bread'], ...times(1) },
  { kind: 'close', text: 'Come by today', link: 'harbour.example', ...times(2), id: 'last', clock: 60 },
]
const film = shortPlan('', 3, {
  width: 1080,
  height: 1920,
  scenes: SCENES,
  lowerThird: { name: 'Maya Harbour', startMs: 1000, endMs: 2000 },
  brand: { name: 'Harbour Bakery', color: '#2f6fde', logoPath: '/logo.png', fonts: 'classic' },
  captions: false,
})

describe('the size of a shape', () => {
  it.each<[Shape, number, number, number]>([
    ['9:16', 1080, 1080, 1920],
    ['16:9', 1080, 1920, 1080],
    ['1:1', 1080, 1080, 1080],
    ['4:5', 1080, 1080, 1350],
    ['4:5', 576, 576, 720],
    ['16:9', 576, 1024, 576],
    ['9:16', 720, 720, 1280],
    ['4:5', 216, 216, 270],
  ])('%s with %i pixels is %i by %i', (shape, short, width, height) => {
    expect(sizeOfShape(shape, short)).toEqual({ width, height })
  })
})

const env = { ...drawEnv(createCanvas), logo: createCanvas(64, 32) as unknown as HTMLCanvasElement }
const sign = (plan: FilmPlan) => ({ ...env, ...(!plan.brand.logoPath && { logo: undefined }) })
const written = (plan: FilmPlan) => {
  const { logo, ...rest } = sign(plan)
  const drawn: Composition = compose(plan, logo ? { ...rest, logo } : rest)
  const frames = Array.from({ length: 9 }, (_, at) => at * 10 + 9)
  return frames
    .flatMap((frame) => textsOn(drawn, frame, (w, h) => drawable(createCanvas(w, h))))
    .map(({ text }) => text)
}

describe.each(SHAPES)('a rendition in %s', (shape) => {
  it('keeps scenes, words and times, and the length of its shorter side', () => {
    const { width, height, ...rest } = renditionOf(film, { shape, overlays: 'all' })
    const { width: _, height: __, ...was } = film
    expect(rest).toEqual(was)
    expect(Math.min(width, height)).toBe(1080)
  })

  it('shows neither name, logo nor link when it is clean, and says the rest', () => {
    const clean = renditionOf(film, { shape, overlays: 'clean' })
    expect(clean).toMatchObject({ brand: { name: '', color: '#2f6fde', fonts: 'classic' } })
    expect(clean.brand.logoPath).toBeUndefined()
    expect(clean.scenes.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
      SCENES.map(({ startMs, endMs }) => [startMs, endMs]),
    )
    expect(clean.scenes.at(-1)).toMatchObject({ id: 'last', clock: 60 })
    const words = written(clean).join(' ')
    expect(words).not.toMatch(/Harbour|Maya|harbour\.example/)
    expect(words).toContain('slowly')
    expect(words).toContain('today')
    expect(written(film).join(' ')).toMatch(/Harbour/)
  })
})

it('a card with nothing but the logo says what was said last', () => {
  const mute = { ...film, scenes: [...SCENES.slice(0, 2), { kind: 'close' as const, text: '', ...times(2) }] }
  const last = renditionOf(mute, { shape: '9:16', overlays: 'clean' }).scenes.at(-1)
  expect(last).toMatchObject({ kind: 'statement', text: film.sentences.at(-1)!.text })
})
