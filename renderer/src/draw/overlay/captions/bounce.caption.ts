/** The spoken word jumps and comes down again. */
import type { CaptionArt } from './caption.style.ts'
import { bright, edged, keyed, moved, onEdge, paintedWords, plain, step } from './paint.ts'

/** Height of the jump in parts of the letters' size. */
const JUMP = [0.1, 0.2, 0.22, 0.16, 0.05, 0]

export const bounce: CaptionArt = {
  page: { words: 4, letters: 20, phrase: 2 },
  setting: { max: 84, min: 40, leading: 1.34, gap: 1.4, lines: 2, pad: { x: 40, y: 28 } },
  moves: JUMP.length - 1,
  inks: (look) => onEdge(plain(look), bright(look), keyed(look)),
  draw(shot) {
    const { rest, spoken } = paintedWords(shot)
    const { ctx, look, text } = shot
    edged(shot, rest, ({ key }) => (key ? keyed(look) : plain(look)))
    moved(ctx, spoken, 1, text.px * step(JUMP, shot.since), (part) => edged(shot, [part], () => bright(look)))
  },
}
