/** The colours that a film has of one brand colour, each with what is written on it, as they are measured. */
import type { Background } from '#plan.ts'
import { contrast } from './colors.ts'
import { filmLook } from './look.ts'

export const SWATCHES = ['ground', 'ink', 'muted', 'accent', 'second', 'card'] as const
export type SwatchName = (typeof SWATCHES)[number]
/** `ink` on `fill`, with their contrast ratio as WCAG 2.2 defines it. */
export type Swatch = { name: SwatchName; fill: string; ink: string; ratio: number }

/** The pairs of colours that words of a film are set in, for a brand colour (any CSS hex) and the film's own number. */
export function paletteOf(brandColor: string, background: Background = 'animated', seed = 1): Swatch[] {
  const { base, open, accent, onAccent, second, onSecond, card } = filmLook(brandColor, background, seed)
  const pairs: Record<SwatchName, [fill: string, ink: string]> = {
    ground: [base, open.strong],
    ink: [base, open.ink],
    muted: [base, open.muted],
    accent: [accent, onAccent],
    second: [second, onSecond],
    card: [card.fill, card.ink],
  }
  return SWATCHES.map((name) => {
    const [fill, ink] = pairs[name]
    return { name, fill, ink, ratio: contrast(ink, fill) }
  })
}
