/** A tube in the brand's colour around the letters, which lights up with the word and glows. */
import { fade, mixed } from '#draw/colors.ts'
import { setType } from '#draw/text.fit.ts'
import type { CaptionArt } from './caption.style.ts'
import { bright, EDGE, inked, keyed, onEdge, paintedWords, QUIET, stroked, WHITE } from './paint.ts'

/** Wider and wider strokes over one another, in parts of the letters' size: light that thins out, and no blur. */
const GLOW = [0.88, 0.76, 0.64, 0.52, 0.42]
const THIN = 0.13

export const neon: CaptionArt = {
  page: { words: 3, letters: 16, phrase: 2 },
  setting: { max: 88, min: 40, leading: 1.34, gap: 1.7, lines: 2, pad: { x: 52, y: 32 } },
  moves: 0,
  inks: (look) => onEdge(WHITE, QUIET, keyed(look)),
  draw(shot) {
    const { ctx, text, look } = shot
    const { rest, spoken } = paintedWords(shot)
    const unlit = mixed(EDGE, bright(look), 0.4)
    setType(ctx, text.font, WHITE)
    for (const width of GLOW) stroked(ctx, fade(bright(look), THIN), text.px * width, spoken)
    for (const [parts, tube] of [
      [rest, unlit],
      [spoken, bright(look)],
    ] as const) {
      stroked(ctx, EDGE, text.px * 0.34, parts)
      stroked(ctx, tube, text.px * 0.26, parts)
      stroked(ctx, EDGE, text.px * 0.16, parts)
    }
    inked(shot, rest, ({ key }) => (key ? keyed(look) : QUIET))
    inked(shot, spoken, () => WHITE)
  },
}
