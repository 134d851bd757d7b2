/** Labels pile up one below the other as they are spoken; the newest in the brand's colour. */
import { type Fitted, fit } from '#draw/text.fit.ts'
import type { FittedLine } from '#draw/text.line.ts'
import { wordOf } from '#draw/text.order.ts'
import type { CaptionArt } from './caption.style.ts'
import { EDGE, inked, keyed, moved, onEdge, paintedWords, plate, step, stretches, WHITE } from './paint.ts'

const LINES = 3
const LEADING = 1.2
/** Plates pile up without touching. */
const PLATE = 1.16
const LAND = [1.06, 1.03, 1]

export const stacked: CaptionArt = {
  page: { words: LINES, letters: 26, phrase: 2 },
  setting: { max: 62, min: 24, leading: LEADING, lines: LINES, pad: { x: 50, y: 10 }, upper: true },
  moves: LAND.length - 1,
  inks: (look) => [...onEdge(WHITE, keyed(look)), { ink: look.onAccent, on: look.accent, cover: 1 }],
  lay(measure, texts, room): Fitted {
    const lines = texts.map((text) => fit(measure, text, { ...room, h: room.h / LINES, lines: 1 }))
    const { px, font } = lines.reduce((smallest, line) => (line.px < smallest.px ? line : smallest))
    const set = lines.map((line, index): FittedLine => {
      const text = line.lines[0]?.words.map((word) => word.text).join('') ?? ''
      const w = measure(text, font)
      return { words: [{ ...wordOf(text), x: 0, w, index }], w }
    })
    return {
      px,
      font,
      leading: LEADING,
      lines: set,
      w: Math.max(0, ...set.map(({ w }) => w)),
      h: set.length * px * LEADING,
    }
  },
  draw(shot) {
    const { ctx, u, look } = shot
    const { rest, spoken } = paintedWords(shot)
    for (const run of stretches(shot, (index) => index < shot.active)) plate(shot, run, EDGE, 18 * u, PLATE, 0.16)
    inked(
      shot,
      rest.filter(({ said }) => said),
      ({ key }) => (key ? keyed(look) : WHITE),
    )
    moved(ctx, spoken, step(LAND, shot.since), 0, (part) => {
      plate(shot, { x: -part.word.w / 2, w: part.word.w, cy: 0 }, look.accent, 18 * u, PLATE, 0.16)
      inked(shot, [part], () => look.onAccent)
    })
  },
}
