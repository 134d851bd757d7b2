/** A line in the brand's colour runs in under the spoken word. */
import type { CaptionArt } from './caption.style.ts'
import { bright, EDGE, edged, keyed, onEdge, paintedWords, QUIET, step, stretches, WHITE } from './paint.ts'

const RUN = [0.45, 0.8, 1]

export const underline: CaptionArt = {
  page: { words: 5, letters: 25, phrase: 2 },
  setting: { max: 76, min: 38, leading: 1.44, gap: 1.3, lines: 2, pad: { x: 36, y: 14 } },
  moves: RUN.length - 1,
  inks: (look) => onEdge(WHITE, QUIET, keyed(look)),
  draw(shot) {
    const { ctx, text, look, since } = shot
    const { rest, spoken } = paintedWords(shot)
    const { px } = text
    edged(shot, rest, ({ key }) => (key ? keyed(look) : QUIET))
    for (const run of stretches(shot, (index) => index === shot.active)) {
      for (const [grow, fill] of [
        [px * 0.05, EDGE],
        [0, bright(look)],
      ] as const) {
        ctx.fillStyle = fill
        ctx.beginPath()
        ctx.roundRect(
          run.x - grow,
          run.cy + px * 0.46 - grow,
          run.w * step(RUN, since) + 2 * grow,
          px * 0.15 + 2 * grow,
          px * 0.08,
        )
        ctx.fill()
      }
    }
    edged(shot, spoken, () => WHITE)
  },
}
