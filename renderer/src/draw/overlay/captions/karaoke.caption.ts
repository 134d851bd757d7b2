/** The page in white with a dark edge, the spoken word on a pill in the brand's colour. */
import type { CaptionArt, Shot } from './caption.style.ts'
import { EDGE, edged, inked, keyed, onEdge, paintedWords, plate, step, stretches, WHITE } from './paint.ts'

/** Size of the pill on the frames after its word begins. */
const POP = [0.9, 1.05, 1.08, 1.04, 1.01, 1]

export const karaoke: CaptionArt = {
  page: { words: 4, letters: 20, phrase: 2 },
  setting: { max: 84, min: 40, leading: 1.4, gap: 1.6, lines: 2, pad: { x: 56, y: 12 } },
  moves: POP.length - 1,
  inks: (look) => [...onEdge(WHITE, keyed(look)), { ink: look.onAccent, on: look.accent, cover: 1 }],
  draw(shot) {
    edged(shot, paintedWords(shot).rest, ({ key }) => (key ? keyed(shot.look) : WHITE))
    drawPill(shot)
  },
}

function drawPill(shot: Shot): void {
  const { ctx, text, active, look, u } = shot
  const { spoken } = paintedWords(shot)
  for (const run of stretches(shot, (index) => index === active)) {
    const middle = run.x + run.w / 2
    ctx.save()
    ctx.translate(middle, run.cy)
    ctx.scale(step(POP, shot.since), step(POP, shot.since))
    ctx.translate(-middle, -run.cy)
    const grow = text.px * 0.055
    plate(shot, run, EDGE, 16 * u + grow, 1.35, 0.315)
    plate(shot, run, look.accent, 16 * u, 1.24, 0.26)
    inked(
      shot,
      spoken.filter(({ cy }) => Math.abs(cy - run.cy) < 1),
      () => look.onAccent,
    )
    ctx.restore()
  }
}
