/** The look of one film: tones that follow from the brand colour, and fonts. */
import { contrast, fromLch, inkOn, luminance, READABLE, shade, toLch } from '#draw/colors.ts'
import { type Type, typeOf } from '#draw/fonts.ts'
import type { Background, FontPair, Script } from '#plan.ts'
import { chance } from '#random.ts'

/** A surface and everything that may be written or drawn on it. `ink`, `muted` and `strong` read on it at 4.5:1. */
export type Surface = { fill: string; ink: string; muted: string; strong: string; line: string; soft: string }

export type Look = {
  /** Light scenery is played on cards; dark backgrounds carry words themselves. */
  carded: boolean
  /** Tones of the background, darkest first; white reads on all of them when not carded. */
  deep: string
  base: string
  glows: [string, string, string]
  open: Surface
  card: Surface
  accent: string
  onAccent: string
  second: string
  onSecond: string
  /** What carries a sign on a card: the accent, or a darker one where the card would swallow it. */
  badge: string
  onBadge: string
  type: Type
  /** How large words are set where a film has a look. */
  headline?: Headline
}

/** So many times as large as usual, with lines so far apart, perhaps in capitals. */
export type Headline = { large: number; leading: number; capitals?: true }

/** White on a tone this dark has a contrast of at least 7:1. */
const DARK_ENOUGH = 0.1
/** WCAG 2.2, 1.4.11: what is not text needs 3:1 to be made out. */
const SEEN = 3

const darken = (hex: string) => shade(hex, -0.01, (c) => luminance(c) <= DARK_ENOUGH)

const darkTone = (l: number, c: number, h: number) => darken(fromLch({ l, c, h }))

/** Dark orange is brown and dark yellow is mud: such brands stand on the plum and indigo they shine on. */
const backgroundHue = (h: number) => (h > 35 && h < 125 ? 350 - ((h - 35) / 90) * 75 : h)

/** The brand colour, moved no further than it takes to stand out from what it lies on and to carry legible words. */
function accentFrom(brand: string, under: string): string {
  const away = luminance(under) > 0.5 ? -0.01 : 0.01
  const seen = shade(brand, away, (c) => contrast(c, under) >= SEEN)
  const white = contrast(seen, '#ffffff')
  if (white >= READABLE || white < 3.9) return seen
  const darker = shade(seen, -0.005, (c) => contrast(c, '#ffffff') >= READABLE)
  return contrast(darker, under) >= SEEN * 0.9 ? darker : seen
}

/** The tones of a film for its brand colour (any CSS hex), background and seed, and its fonts with those of scripts. */
export function filmLook(
  brandColor: string,
  background: Background,
  seed: number,
  fonts?: FontPair,
  scripts?: readonly Script[],
): Look {
  const brand = toLch(brandColor)
  const vivid = Math.min(brand.c, 0.2)
  const turn = chance(seed, 11) < 0.5 ? 1 : -1
  const grey = brand.c < 0.03
  const h = brand.h
  const dark = backgroundHue(h)
  const deep = darkTone(0.17, Math.min(vivid * 0.5, 0.06), dark)
  const base =
    background === 'solid' ? darkTone(0.31, vivid * 0.75, dark) : darkTone(0.23, Math.min(vivid * 0.6, 0.08), dark)
  const carded = background === 'office' || background === 'outdoor'
  const paper = fromLch({ l: 0.985, c: grey ? 0 : 0.006, h })
  const accent = accentFrom(fromLch(brand), carded ? paper : base)
  const light = carded ? 0.7 : 0.8
  const tone = grey
    ? { l: carded ? 0.75 : 0.86, c: 0.015, h: h + 60 * turn }
    : { l: light, c: Math.max(0.1, vivid * 0.75), h: h + 55 * turn }
  const second = shade(fromLch(tone), 0.01, (c) => contrast(c, base) >= SEEN)
  const badge = shade(accent, -0.01, (c) => contrast(c, paper) >= SEEN)
  const reads = (fill: string) => (c: string) => contrast(c, fill) >= READABLE
  const paperInk = fromLch({ l: 0.22, c: Math.min(vivid * 0.4, 0.05), h })
  return {
    carded,
    deep,
    base,
    glows: [
      darkTone(0.44, vivid, dark),
      darkTone(0.4, vivid * 0.9, dark + 38 * turn),
      darkTone(0.34, vivid * 0.8, dark - 46 * turn),
    ],
    open: {
      fill: base,
      ink: '#ffffff',
      muted: '#ccd0dc',
      strong: shade(second, 0.01, (c) => luminance(c) >= 0.625),
      line: 'rgba(255,255,255,0.22)',
      soft: 'rgba(255,255,255,0.1)',
    },
    card: {
      fill: paper,
      ink: paperInk,
      muted: shade(fromLch({ l: 0.5, c: 0.02, h }), -0.01, reads(paper)),
      strong: shade(fromLch(brand), -0.01, reads(paper)),
      line: fromLch({ l: 0.87, c: grey ? 0 : 0.02, h }),
      soft: fromLch({ l: 0.94, c: grey ? 0 : 0.02, h }),
    },
    accent,
    onAccent: inkOn(accent),
    second,
    onSecond: inkOn(second),
    badge,
    onBadge: inkOn(badge),
    type: typeOf(fonts, scripts),
  }
}
