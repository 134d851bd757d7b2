/** The colours that films have of one brand colour, each with what is written on it, as they are measured. */
import { tonesOf } from './art/tones.ts'
import { contrast, inkOn } from './colors.ts'

export const SWATCHES = ['paper', 'soft', 'brand', 'partner', 'deep', 'night'] as const
export type SwatchName = (typeof SWATCHES)[number]
/** `ink` on `fill`, with their contrast ratio as WCAG 2.2 defines it. */
export type Swatch = { name: SwatchName; fill: string; ink: string; ratio: number }

/** The pairs of colours that the looks of films set words in, for a brand colour (any CSS hex), the lightest ground first. */
export function paletteOf(brandColor: string): Swatch[] {
  const { paper, soft, brand, onBrand, partner, deep, night, ink } = tonesOf(brandColor)
  const pairs: Record<SwatchName, [fill: string, ink: string]> = {
    paper: [paper, ink],
    soft: [soft, ink],
    brand: [brand, onBrand],
    partner: [partner, inkOn(partner)],
    deep: [deep, paper],
    night: [night, paper],
  }
  return SWATCHES.map((name) => {
    const [fill, ink] = pairs[name]
    return { name, fill, ink, ratio: contrast(ink, fill) }
  })
}
