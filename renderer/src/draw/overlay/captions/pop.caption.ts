/** A few large words; the spoken one springs up in the brand's colour. */
import type { CaptionArt } from './caption.style.ts'
import { bright, edged, keyed, moved, onEdge, paintedWords, plain, step } from './paint.ts'

const SPRING = [1.06, 1.16, 1.12, 1.08]

export const pop: CaptionArt = {
  page: { words: 3, letters: 16, phrase: 2 },
  setting: { max: 92, min: 40, leading: 1.26, gap: 1.5, lines: 2, pad: { x: 70, y: 22 }, upper: true },
  moves: SPRING.length - 1,
  inks: (look) => onEdge(plain(look), bright(look), keyed(look)),
  draw(shot) {
    const { rest, spoken } = paintedWords(shot)
    const { look } = shot
    edged(shot, rest, ({ key }) => (key ? keyed(look) : plain(look)), 0.2)
    moved(shot.ctx, spoken, step(SPRING, shot.since), 0, (part) => edged(shot, [part], () => bright(look), 0.2))
  },
}
