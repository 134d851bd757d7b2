import { describe, expect, it } from 'vitest'
import { BACKGROUNDS } from '#plan.ts'
import { contrast, fromLch, inkOn, luminance, parseColor, READABLE, toLch } from './colors.ts'
import { filmLook } from './look.ts'

const HUES = Array.from({ length: 24 }, (_, at) => at * 15)
const SWEEP = HUES.flatMap((h) => [0.2, 0.45, 0.65, 0.85].flatMap((l) => [0.05, 0.2].map((c) => fromLch({ l, c, h }))))
const NAMED = [
  '#ffffff',
  '#000000',
  '#808080',
  '#777777',
  '#39ff14',
  '#ff00ff',
  '#00ffff',
  '#ffff00',
  '#6366F1',
  '#0b1437',
  '#fff',
  'nonsense',
  '',
]
const COLORS = [...NAMED, ...SWEEP]

describe('colour', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('gives %s on %s the contrast that WCAG gives it, %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
  })

  it('reads short, long and broken hex', () => {
    expect(parseColor('#fa3')).toEqual([255, 170, 51])
    expect(parseColor(' 102030 ')).toEqual([16, 32, 48])
    expect(parseColor('#10203080')).toEqual([16, 32, 48])
    expect(parseColor('blue')).toEqual(parseColor('#6366F1'))
  })

  it('comes back from OKLCH as it went', () => {
    for (const hex of NAMED.filter((n) => n.length === 7)) {
      const back = parseColor(fromLch(toLch(hex)))
      for (const [at, v] of parseColor(hex).entries()) expect(Math.abs(v - back[at]!)).toBeLessThanOrEqual(2)
    }
  })

  it('has a legible ink for every fill', () => {
    for (const fill of COLORS) expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(READABLE)
  })
})

describe.each(BACKGROUNDS)('a look on %s', (background) => {
  const looks = COLORS.flatMap((color) => [1, 2].map((seed) => filmLook(color, background, seed)))

  it('writes on the brand colour and its companion at 4.5:1 or better', () => {
    for (const look of looks) {
      expect(contrast(look.badge, look.card.fill)).toBeGreaterThanOrEqual(3)
      expect(contrast(look.onBadge, look.badge)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(look.onAccent, look.accent)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(look.onSecond, look.second)).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it('writes on cards at 4.5:1 or better', () => {
    for (const { card } of looks) {
      for (const ink of [card.ink, card.muted, card.strong])
        expect(contrast(ink, card.fill)).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it('writes on every tone of a dark background at 4.5:1 or better', () => {
    for (const look of looks.filter((l) => !l.carded)) {
      for (const tone of [look.deep, look.base, ...look.glows]) {
        expect(luminance(tone)).toBeLessThanOrEqual(0.105)
        for (const ink of [look.open.ink, look.open.muted, look.open.strong])
          expect(contrast(ink, tone)).toBeGreaterThanOrEqual(READABLE)
      }
    }
  })

  it('makes the brand colour stand out from what it lies on', () => {
    for (const look of looks)
      expect(contrast(look.accent, look.carded ? look.card.fill : look.base)).toBeGreaterThanOrEqual(2.6)
  })
})
