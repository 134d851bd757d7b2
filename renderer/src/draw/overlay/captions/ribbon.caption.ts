/** The line on a ribbon in the brand's colour, the spoken word cut out of it; key words are underlined. */
import type { CaptionArt } from './caption.style.ts'
import { EDGE, inked, paintedWords, plate, stretches } from './paint.ts'

export const ribbon: CaptionArt = {
  page: { words: 5, letters: 24, phrase: 2 },
  setting: { max: 66, min: 34, leading: 1.5, gap: 1.5, lines: 2, pad: { x: 48, y: 16 } },
  moves: 0,
  inks: ({ accent, onAccent }) => [
    { ink: onAccent, on: accent, cover: 1 },
    { ink: accent, on: onAccent, cover: 1 },
  ],
  draw(shot) {
    const { ctx, text, words, u, look, active } = shot
    const { px } = text
    const { rest, spoken } = paintedWords(shot)
    for (const run of stretches(shot, () => true)) plate(shot, run, EDGE, 34 * u, 1.5, 0.2)
    for (const run of stretches(shot, () => true)) plate(shot, run, look.accent, 29 * u, 1.36, 0.14)
    inked(shot, rest, () => look.onAccent)
    ctx.fillStyle = look.onAccent
    for (const run of stretches(shot, (index) => index !== active && (words[index]?.key ?? false)))
      ctx.fillRect(run.x, run.cy + px * 0.45, run.w, px * 0.07)
    for (const run of stretches(shot, (index) => index === active)) plate(shot, run, look.onAccent, 12 * u, 1.16, 0.12)
    inked(shot, spoken, () => look.accent)
  },
}
