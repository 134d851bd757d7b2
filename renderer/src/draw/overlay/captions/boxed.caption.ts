/** Dark words on a light strip; the spoken one stands reversed on a block in the brand's colour. */
import type { CaptionArt } from './caption.style.ts'
import { inked, paintedWords, plate, stretches } from './paint.ts'

export const boxed: CaptionArt = {
  page: { words: 6, letters: 30, phrase: 3 },
  setting: { max: 62, min: 34, leading: 1.44, gap: 1.35, lines: 2, pad: { x: 40, y: 14 } },
  moves: 0,
  inks: ({ card }) => [
    { ink: card.ink, on: card.fill, cover: 1 },
    { ink: card.strong, on: card.fill, cover: 1 },
    { ink: card.fill, on: card.strong, cover: 1 },
  ],
  draw(shot) {
    const { u, look, active } = shot
    const { rest, spoken } = paintedWords(shot)
    for (const run of stretches(shot, () => true)) plate(shot, run, look.card.fill, 26 * u, 1.46, 0.14)
    inked(shot, rest, ({ key }) => (key ? look.card.strong : look.card.ink))
    for (const run of stretches(shot, (index) => index === active))
      plate(shot, run, look.card.strong, 10 * u, 1.22, 0.1)
    inked(shot, spoken, () => look.card.fill)
  },
}
