import { describe, expect, it } from 'vitest'
import { artLook, dyesFor } from '#draw/art/art.look.ts'
import { tonesOf } from '#draw/art/tones.ts'
import { contrast, fromLch, toLch } from '#draw/colors.ts'
import { typeOf } from '#draw/fonts.ts'
import { captionContrast } from '#draw/overlay/captions/contrast.ts'
import { GROUNDS, LOOKS } from '#plan.ts'
import { LOOK_ARTS } from './index.ts'

const BRANDS = [
  ...['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#E5A50A', '#1F6B45', '#C8553D'],
  ...Array.from({ length: 24 }, (_, n) =>
    [
      [0.3, 0.08],
      [0.45, 0.14],
      [0.6, 0.2],
      [0.7, 0.12],
      [0.8, 0.16],
      [0.92, 0.06],
    ].map(([l, c]) => fromLch({ l: l!, c: c!, h: n * 15 })),
  ).flat(),
]

const least = (ratios: number[]) => Math.min(...ratios)
const everyGround = LOOKS.flatMap((look) => GROUNDS.map((ground) => [look, ground] as const))

describe.each(everyGround)('the look %s on its ground %s', (name, ground) => {
  const art = LOOK_ARTS[name]
  const looks = BRANDS.map((brand) => artLook(art, tonesOf(brand), ground, typeOf(name)))

  it('has words that read on it, whatever the brand', () => {
    // Large words are all that stands on a loud ground.
    expect(least(looks.map(({ open, base }) => contrast(open.ink, base)))).toBeGreaterThanOrEqual(3)
    expect(least(looks.map(({ open, base }) => contrast(open.strong, base)))).toBeGreaterThanOrEqual(3)
    expect(least(looks.map(({ card }) => contrast(card.ink, card.fill)))).toBeGreaterThanOrEqual(4.5)
  })

  it('has captions that read on whatever lies behind them', () => {
    for (const [at, brand] of BRANDS.entries()) {
      const style = art.captions(tonesOf(brand))
      expect({ brand, style, reads: captionContrast(style, looks[at]!) >= 3 }).toEqual({ brand, style, reads: true })
    }
  })

  it('stays in the family of the brand’s hue, or is neutral', () => {
    for (const brand of BRANDS) {
      const [own, t] = [toLch(brand), tonesOf(brand)]
      const { l, c, h } = toLch(art.inks(t, ground).fill)
      const off = Math.abs(((h - own.h + 540) % 360) - 180)
      if (own.c >= 0.05 && c > 0.03 && l > 0.2) expect({ brand, off: off <= 41 }).toEqual({ brand, off: true })
    }
  })
})

describe.each(LOOKS)('people in the look %s', (name) => {
  it('wear clothes that are told from every ground, whatever the brand', () => {
    const art = LOOK_ARTS[name]
    for (const brand of BRANDS) {
      const t = tonesOf(brand)
      const { accent } = dyesFor(art, t)
      const told = least(GROUNDS.map((ground) => contrast(accent, art.inks(t, ground).fill)))
      expect({ brand, told: told >= 1.3 }).toEqual({ brand, told: true })
    }
  })
})
