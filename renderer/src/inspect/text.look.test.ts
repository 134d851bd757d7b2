import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawEnv, Painter } from '#compositor/painter.ts'
import { compose } from '#draw/index.ts'
import type { Composition, Layer } from '#draw/layer.ts'
import { shortPlan } from '#fixtures/plans.ts'
import { registerFonts } from '#fonts.ts'
import { CAPTION_STYLES, type FilmPlan } from '#plan.ts'
import { captionContrastOn, straysOn, TextWatch } from './text.look.ts'

registerFonts()
const SIZE = { width: 1080, height: 1920 }
const SIZES = [SIZE, { width: 1920, height: 1080 }, { width: 1080, height: 1080 }, { width: 1080, height: 1350 }]

type Place = { x: number; y: number; font?: string; alpha?: number; scale?: number }

/** A film of one colour with one layer that writes one text. */
function film(
  background: string,
  text: string,
  { x, y, font = '700 60px Inter', alpha = 1, scale = 1 }: Place,
  more: Partial<Layer> = {},
) {
  const layer: Layer = {
    name: 'captions',
    x: 0,
    y: 0,
    w: SIZE.width,
    h: SIZE.height,
    key: () => 'one',
    draw(ctx) {
      ctx.fillStyle = '#ffffff'
      ctx.font = font
      ctx.globalAlpha = alpha
      ctx.scale(scale, scale)
      ctx.fillText(text, x, y)
    },
    ...more,
  }
  const paint = (ctx: { fillStyle: unknown; fillRect(x: number, y: number, w: number, h: number): void }) => {
    ctx.fillStyle = background
    ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  }
  return {
    ...SIZE,
    frames: 30,
    background: { w: 135, h: 240, key: () => 0, draw: paint },
    layers: [layer],
  } satisfies Composition
}

describe('a text', () => {
  it.each<[string, Place, Partial<Layer>]>([
    ['in the middle', { x: 300, y: 900 }, {}],
    ['low, but enlarged from where it is safe', { x: 100, y: 300, scale: 2 }, {}],
    ['that only begins to arrive', { x: 300, y: 1800, alpha: 0.3 }, {}],
    ['of a layer that is not on the frame', { x: 300, y: 1800 }, { key: () => undefined }],
    ['that a layer has moved to where it is safe', { x: 300, y: 1800 }, { shift: () => ({ x: 0, y: -900 }) }],
  ])('%s is where it should be', (_, place, more) => {
    expect(straysOn(film('#123', 'Bread', place, more), 0, SIZE)).toEqual([])
  })

  it.each<[string, Place, Partial<Layer>, string]>([
    ['below', { x: 300, y: 1800 }, {}, 'outside the safe area'],
    ['at the right', { x: 860, y: 900 }, {}, 'outside the safe area'],
    ['over the edge of the frame', { x: -40, y: 900 }, {}, 'cut off'],
    ['over the edge of its layer', { x: 300, y: 900 }, { h: 880 }, 'cut off'],
    ['where a layer has moved it', { x: 300, y: 900 }, { shift: () => ({ x: 900, y: 0 }) }, 'cut off'],
  ])('%s is found', (_, place, more, how) => {
    expect(straysOn(film('#123', 'Bread', place, more), 0, SIZE)).toEqual([{ text: 'Bread', how }])
  })
})

const bytesOf = (drawn: Composition, frame = 0) => new Painter(drawn, createCanvas, 2).paint(frame).bytes
const contrastOf = (drawn: Composition) => captionContrastOn(drawn, 0, bytesOf(drawn))

describe('the contrast of captions', () => {
  const middle = { x: 300, y: 900 }

  it.each([
    ['#000000', 20, 21.1],
    ['#767676', 4.3, 4.6],
    ['#ffff00', 1, 1.2],
  ])('white on %s is measured', (background, least, most) => {
    const ratio = contrastOf(film(background, 'Bread', middle))!
    expect(ratio).toBeGreaterThan(least)
    expect(ratio).toBeLessThan(most)
  })

  it('is that of the edge around the letters where there is one', () => {
    const edged = film('#ffff00', '', middle, {
      draw(ctx) {
        Object.assign(ctx, { font: '700 60px Inter', lineWidth: 10, lineJoin: 'round', fillStyle: '#fff' })
        ctx.strokeText('Bread', 300, 900)
        ctx.fillText('Bread', 300, 900)
      },
    })
    expect(contrastOf(edged)).toBeGreaterThan(18)
  })

  it('is that of the colours, although letters and background share theirs where they meet', () => {
    const dark = film('#ea580c', '', middle, {
      draw(ctx) {
        Object.assign(ctx, { font: '700 60px Inter', fillStyle: '#280d04' })
        ctx.fillText('Bread', 300, 900)
      },
    })
    const ratio = contrastOf(dark)!
    expect(ratio).toBeGreaterThan(5)
    expect(ratio).toBeLessThan(5.25)
  })

  it('is not measured where there are no words', () => {
    expect(contrastOf(film('#000', '🚀', middle))).toBeUndefined()
    expect(contrastOf(film('#000', 'Bread', middle, { name: 'scene' }))).toBeUndefined()
  })
})

const env = drawEnv(createCanvas)
const drawn = (more: Partial<FilmPlan>) => {
  const plan = shortPlan('', 2, { ...SIZE, ...more })
  const composed = compose(plan, env)
  const watch = new TextWatch(composed, { from: 0, to: 60 }, plan)
  for (const frame of [30, 52]) watch.look(frame, bytesOf(composed, frame))
  return watch.part
}

describe('a film of ours', () => {
  it.each(CAPTION_STYLES)(
    'has captions as %s that stand out from a light office and a yellow brand',
    (captionStyle) => {
      const brand = { name: 'Sunny Side', color: '#FACC15' }
      const { contrast, strays } = drawn({ captionStyle, brand, background: 'office' })
      expect(contrast?.ratio).toBeGreaterThan(4.4)
      expect(strays).toEqual([])
    },
  )

  it.each(SIZES)('keeps its words where they can be seen at $width by $height', (size) => {
    for (const background of ['gradient', 'outdoor'] as const) expect(drawn({ ...size, background }).strays).toEqual([])
  })
})
