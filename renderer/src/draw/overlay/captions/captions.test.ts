import { describe, expect, it } from 'vitest'
import { READABLE } from '#draw/colors.ts'
import { compose } from '#draw/index.ts'
import type { Canvas2D, Layer } from '#draw/layer.ts'
import { filmLook } from '#draw/look.ts'
import { registerFonts } from '#fonts.ts'
import { BACKGROUNDS, CAPTION_STYLES, type CaptionStyle, type FilmPlan, FONT_PAIRS } from '#plan.ts'
import { hashOf, inkBox, NASTY_TEXTS, pixelsOf, planOf, testDrawEnv } from '#storyboard/film.fixture.ts'
import { frameAt } from '#timing.ts'
import { captionContrast } from './contrast.ts'
import { CAPTION_ARTS } from './index.ts'

const env = testDrawEnv()
const BRANDS = [
  { name: 'Northwind', color: '#6366F1' },
  { name: 'Sunny Side', color: '#FACC15' },
]
const SIZES = [
  { width: 272, height: 480 },
  { width: 480, height: 272 },
]
const TEXT = 'About 80 percent of buyers read reviews before they order. 🚀 Unbelievably simple, right? Start today.'
const CASES = CAPTION_STYLES.flatMap((captionStyle) =>
  BRANDS.flatMap((brand) => SIZES.map((size) => ({ captionStyle, brand, ...size }))),
)

const STEPS = ['00', '55', 'aa', 'ff']
/** The corners of the colour cube, its greys, and what lies between, on every background. */
const LOOKS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)))
  .concat(BRANDS.map(({ color }) => color))
  .flatMap((color) =>
    BACKGROUNDS.map((background) => ({ name: `${color} on ${background}`, look: filmLook(color, background, 3) })),
  )

const captionsOf = (plan: FilmPlan): Layer => compose(plan, env).layers.find(({ name }) => name === 'captions')!
const wordsOf = (plan: FilmPlan) => plan.sentences.flatMap(({ words }) => words)
const letters = (text: string) => text.toUpperCase().replace(/\s/g, '')

/** What is written on a frame, in order and with its colour. */
function written(layer: Layer, frame: number): { text: string; color: string }[] {
  const texts: { text: string; color: string }[] = []
  const real = env.createCanvas(layer.w, layer.h).getContext('2d')
  const spy = new Proxy(real, {
    get(target, name) {
      if (name === 'fillText') return (text: string) => texts.push({ text, color: String(target.fillStyle) })
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  }) as Canvas2D
  layer.draw(spy, frame)
  return texts
}

describe.each(CASES)('captions as $captionStyle for $brand.color at $width x $height', (change) => {
  const plan = planOf(TEXT, change)
  const layer = captionsOf(plan)

  it('paint the spoken word last, and differently, on the very frame in which it begins', () => {
    for (const { text, startMs } of wordsOf(plan)) {
      const frame = frameAt(startMs)
      const last = letters(written(layer, frame).at(-1)?.text ?? '')
      expect(last && letters(text).includes(last) ? text : `${last} for ${text}`).toBe(text)
      const before = layer.key(frame - 1) === undefined ? '' : hashOf(pixelsOf(layer, frame - 1))
      expect(hashOf(pixelsOf(layer, frame))).not.toBe(before)
    }
  })

  it('stay inside their box, and are the same pixels for the same key', () => {
    const seen = new Map<string | number, string>()
    for (let frame = frameAt(wordsOf(plan)[0]!.startMs); frame < frameAt(plan.durationMs); frame += 3) {
      const key = layer.key(frame)
      if (key === undefined) continue
      const pixels = pixelsOf(layer, frame)
      const box = inkBox(pixels, layer.w)!
      expect(box.left > 0 && box.right < layer.w - 1 && box.top > 0 && box.bottom < layer.h - 1).toBe(true)
      expect(seen.get(key) ?? hashOf(pixels)).toBe(hashOf(pixels))
      seen.set(key, hashOf(pixels))
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})

describe.each(CAPTION_STYLES)('captions as %s', (captionStyle: CaptionStyle) => {
  it.each(Object.entries(NASTY_TEXTS))('keep text that is %s inside their box', (_, text) => {
    const plan = planOf(text, { captionStyle, ...SIZES[0] })
    const layer = captionsOf(plan)
    for (const { startMs } of wordsOf(plan).slice(0, 6)) {
      for (const frame of [frameAt(startMs), frameAt(startMs) + 3]) {
        const box = layer.key(frame) === undefined ? undefined : inkBox(pixelsOf(layer, frame), layer.w)
        if (box) expect(box.left > 0 && box.right < layer.w - 1 && box.top > 0 && box.bottom < layer.h - 1).toBe(true)
      }
    }
  })

  it('read at 4.5:1 or better in any colour on any background', () => {
    for (const { name, look } of LOOKS) {
      const ratio = captionContrast(captionStyle, look)
      expect(ratio >= READABLE ? '' : `${name}: ${ratio.toFixed(2)}`).toBe('')
    }
  })

  it('are painted with the colours that the contrast was taken of, and no others', () => {
    const plan = planOf(TEXT, { captionStyle, brand: BRANDS[1]! })
    const inks = CAPTION_ARTS[captionStyle].inks(filmLook(BRANDS[1]!.color, plan.background, plan.seed))
    const layer = captionsOf(plan)
    const used = wordsOf(plan).flatMap(({ startMs }) => written(layer, frameAt(startMs)).map(({ color }) => color))
    expect(used.filter((color) => !inks.some(({ ink }) => ink === color))).toEqual([])
  })
})

describe.each(FONT_PAIRS)('captions set in %s', (fonts) => {
  registerFonts(fonts)

  it.each(CAPTION_STYLES)('stay inside their box as %s', (captionStyle) => {
    const plan = planOf(`${NASTY_TEXTS['one word']} makes WWW wide. ${TEXT}`, {
      captionStyle,
      brand: { name: 'Northwind', color: '#6366F1', fonts },
      ...SIZES[0]!,
    })
    const layer = captionsOf(plan)
    for (const { startMs } of wordsOf(plan)) {
      const box = inkBox(pixelsOf(layer, frameAt(startMs)), layer.w)!
      expect(box.left > 0 && box.right < layer.w - 1 && box.top > 0 && box.bottom < layer.h - 1).toBe(true)
    }
  })
})
