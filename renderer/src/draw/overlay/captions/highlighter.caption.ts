/** A marker in the brand's colour runs along the line with the voice. */
import type { WordRun } from '#draw/text.fit.ts'
import type { CaptionArt, Shot } from './caption.style.ts'
import { bright, EDGE, edged, inked, keyed, onEdge, paintedWords, plate, step, stretches, WHITE } from './paint.ts'

/** Share of the spoken word that the marker has reached. */
const SWEEP = [0.5, 0.8, 1]

export const highlighter: CaptionArt = {
  page: { words: 6, letters: 30, phrase: 3 },
  setting: { max: 72, min: 36, leading: 1.42, gap: 1.25, lines: 2, pad: { x: 36, y: 12 } },
  moves: SWEEP.length - 1,
  inks: (look) => [...onEdge(WHITE, keyed(look)), { ink: EDGE, on: bright(look), cover: 1 }],
  draw(shot) {
    const { rest, spoken } = paintedWords(shot)
    const next = rest.filter(({ said }) => !said)
    edged(shot, next, ({ key }) => (key ? keyed(shot.look) : WHITE))
    edged(shot, spoken, () => WHITE)
    for (const run of stretches(shot, (index) => index <= shot.active)) {
      const part = spoken.find(({ cy }) => Math.abs(cy - run.cy) < 1)
      // Where Latin words lie among Arabic ones, what was said before may lie beyond what is said now.
      const isLast = part && part.cx + part.word.w / 2 >= run.x + run.w - 1
      const end = isLast ? part.cx + part.word.w * (step(SWEEP, shot.since) - 0.5) : run.x + run.w
      marked(shot, run, end + 12 * shot.u)
    }
  },
}

/** The marker over a stretch as far as it has come, and the words on it in dark. */
function marked(shot: Shot, run: WordRun, end: number): void {
  const { ctx, text, look, u, active } = shot
  ctx.save()
  ctx.beginPath()
  ctx.rect(run.x - text.px, run.cy - text.px, end - run.x + text.px, text.px * 2)
  ctx.clip()
  plate(shot, run, bright(look), 12 * u, 1.22, 0.1)
  const { rest, spoken } = paintedWords(shot)
  const lying = [...rest, ...spoken].filter(({ word, cy }) => word.index <= active && Math.abs(cy - run.cy) < 1)
  inked(shot, lying, () => EDGE)
  ctx.restore()
}
