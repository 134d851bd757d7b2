/** Whether captions can be read whatever the film shows behind them. */
import { contrast, mixed } from '#draw/colors.ts'
import type { Look } from '#draw/look.ts'
import type { CaptionStyle } from '#plan.ts'
import { CAPTION_ARTS } from './index.ts'

/** The tones a caption may lie over: the background, shapes on it, scenery, and of people and photographs the extremes. */
export const tonesBehind = (look: Look): string[] => [
  look.deep,
  look.base,
  ...look.glows,
  look.accent,
  look.second,
  look.card.fill,
  '#000000',
  '#ffffff',
]

/** The lowest contrast ratio (WCAG 2.2) between a style's words and what is under or around them, whatever shines through. */
export function captionContrast(style: CaptionStyle, look: Look): number {
  const ratios = CAPTION_ARTS[style]
    .inks(look)
    .flatMap(({ ink, on, cover }) => tonesBehind(look).map((tone) => contrast(ink, mixed(tone, on, cover))))
  return Math.min(...ratios)
}
