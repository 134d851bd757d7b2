/** Every tone of a film from the one colour of its brand: its own family of hues, and a neighbour for a fifth of the frame. */
import { contrast, fromLch, inkOn, READABLE, shade, toLch } from '#draw/colors.ts'
import { clamp } from '#draw/motion.ts'

/**
 * From the lightest ground to the darkest. `lit` is the brand as a light, under dark letters and on dark grounds; `partner`
 * the neighbour that shines more. `warm` colours look right on squared paper, others on a board.
 */
export type Tones = {
  brand: string
  paper: string
  mist: string
  soft: string
  bloom: string
  mid: string
  deep: string
  ink: string
  night: string
  pit: string
  lit: string
  partner: string
  partnerSoft: string
  partnerDeep: string
  onBrand: string
  /** Letters of 60 px and more on the brand: they need 3:1. */
  onBrandLarge: string
  isDark: boolean
  warm: boolean
  /** A tone of the family: lightness 0..1 and chroma of a colour as vivid as the brand, in OKLCH. */
  tone(lightness: number, chroma: number): string
}

/** Large letters are bold: white may stand on what gives it a little more than WCAG's 3:1. */
const LARGE = 3.2

const smooth = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** No tone leaves the family of its brand: so many degrees of hue are the most. */
const FARTHEST = 38
const towards = (h: number, to: number) => clamp((to - h) * 0.85, -FARTHEST, FARTHEST)

/** Dark yellow reads as olive and dark orange as mud: as they darken they turn towards brown, and no further. */
const earthed = (h: number, l: number) => (h > 38 && h < 118 ? h + towards(h, 52) * smooth(0.7, 0.3, l) : h)
/** Light orange and brick read as pink: as they pale they turn towards sand. */
const sanded = (h: number, l: number) => (h > 12 && h < 68 ? h + towards(h, 74) * smooth(0.74, 0.93, l) : h)

/** The most vivid chroma of a hue at a lightness that a screen can show. */
function mostVivid(l: number, h: number): number {
  let c = 0.37
  while (c > 0.005 && toLch(fromLch({ l, c, h })).c <= c * 0.94) c *= 0.94
  return c
}

/** From gold always to orange; others to the side on which light colours are more vivid. */
function partnerTurn(h: number): number {
  if (h > 70 && h < 110) return -34
  return mostVivid(0.8, h + 34) > mostVivid(0.8, h - 34) ? 34 : -34
}

/** The tones for a brand's colour (any CSS hex). A grey brand has grey ones. */
export function tonesOf(brand: string): Tones {
  const { l, c, h } = toLch(brand)
  const vivid = clamp(c / 0.13, 0, 1.1)
  const turned = (light: number, chroma: number, turn: number) =>
    fromLch({ l: light, c: chroma * vivid, h: sanded(earthed(h + turn, light), light) })
  const tone = (light: number, chroma: number) => turned(light, chroma, 0)
  const turn = partnerTurn(h)
  const partnerChroma = c < 0.03 ? 0.02 : Math.max(0.11 * vivid, Math.min(0.17, c + 0.02))
  return {
    brand: fromLch({ l, c, h }),
    paper: tone(0.975, 0.014),
    mist: tone(0.94, 0.034),
    soft: tone(0.88, 0.066),
    bloom: tone(0.8, 0.11),
    mid: tone(0.66, 0.12),
    deep: tone(0.37, 0.085),
    ink: tone(0.235, 0.045),
    night: tone(0.165, 0.036),
    pit: tone(0.11, 0.024),
    lit: l >= 0.72 ? fromLch({ l, c, h }) : fromLch({ l: 0.75, c: Math.min(Math.max(c, 0.11 * vivid), 0.15), h }),
    partner: fromLch({ l: l > 0.7 ? 0.71 : 0.79, c: partnerChroma, h: h + turn }),
    partnerSoft: turned(0.9, 0.07, turn),
    partnerDeep: turned(0.45, 0.1, turn),
    onBrand: inkOn(brand),
    onBrandLarge: contrast('#ffffff', brand) >= LARGE ? '#ffffff' : inkOn(brand),
    isDark: l < 0.5,
    warm: h < 118 || h > 330,
    tone,
  }
}

/** The colour moved only in lightness, until it reads on what lies under it. */
export function reading(color: string, under: string, ratio = READABLE): string {
  const away = contrast('#000000', under) > contrast('#ffffff', under) ? -0.01 : 0.01
  return shade(color, away, (one) => contrast(one, under) >= ratio)
}
