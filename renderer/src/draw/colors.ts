/** Everything a film's colours follow from: one brand colour, made legible by rule. */

export type Rgb = readonly [number, number, number]
/** Lightness 0..1, chroma 0..~0.37, hue in degrees: the OKLCH space (Ottosson 2020). */
export type Lch = { l: number; c: number; h: number }

const WHITE = '#ffffff'
const BLACK = '#000000'
const FALLBACK: Rgb = [99, 102, 241]

/** Reads #rgb, #rrggbb or #rrggbbaa; anything else becomes the product's default brand colour. */
export function parseColor(hex: string): Rgb {
  const digits = hex.trim().replace(/^#/, '')
  const full = digits.length < 6 ? [...digits.slice(0, 3)].map((d) => d + d).join('') : digits.slice(0, 6)
  if (!/^[0-9a-f]{6}$/i.test(full)) return FALLBACK
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb
}

export function toHex([r, g, b]: Rgb): string {
  return `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`
}

/** The colour with an opacity, as CSS. */
export function fade(hex: string, alpha: number): string {
  const [r, g, b] = parseColor(hex)
  return `rgba(${r},${g},${b},${alpha})`
}

/** One colour laid over another with an opacity. */
export function mixed(under: string, over: string, opacity: number): string {
  const [below, above] = [parseColor(under), parseColor(over)]
  return toHex(below.map((v, at) => v + (above[at]! - v) * opacity) as unknown as Rgb)
}

const toLinear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Relative luminance 0..1 as WCAG 2.2 defines it (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance(hex: string): number {
  const [r, g, b] = parseColor(hex).map(toLinear) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio 1..21 as WCAG 2.2 defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export function toLch(hex: string): Lch {
  const [r, g, b] = parseColor(hex).map(toLinear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function lchToLinear({ l, c, h }: Lch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function fromLch(lch: Lch): string {
  let { c } = lch
  let rgb = lchToLinear(lch)
  while (c > 0.001 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c *= 0.95
    rgb = lchToLinear({ ...lch, c })
  }
  return toHex(rgb.map((v) => toGamma(Math.min(1, Math.max(0, v)))) as unknown as Rgb)
}

/** Moves lightness step by step until `fits` holds, or as far as it goes. */
export function shade(hex: string, step: number, fits: (candidate: string) => boolean): string {
  const lch = toLch(hex)
  const steps = Math.ceil(1 / Math.abs(step))
  for (let n = 0; n <= steps; n++) {
    const candidate = n === 0 ? hex : fromLch({ ...lch, l: Math.min(1, Math.max(0, lch.l + n * step)) })
    if (fits(candidate)) return candidate
  }
  return step > 0 ? WHITE : BLACK
}

export const READABLE = 4.5

/** White, a dark tint of the fill, or black: the first that reads on the fill at 4.5:1 or better. One always does. */
export function inkOn(fill: string): string {
  const { c, h } = toLch(fill)
  const dark = fromLch({ l: 0.2, c: Math.min(c, 0.05), h })
  return [WHITE, dark, BLACK].find((ink) => contrast(ink, fill) >= READABLE) ?? BLACK
}
