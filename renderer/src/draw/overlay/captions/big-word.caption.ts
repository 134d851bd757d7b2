/** One word at a time, as large as it goes. */
import type { CaptionArt } from './caption.style.ts'
import { bright, edged, moved, onEdge, paintedWords, step, WHITE } from './paint.ts'

const LAND = [1.08, 1.03, 1]

export const bigWord: CaptionArt = {
  page: { words: 1, letters: 1, phrase: 1 },
  setting: { max: 138, min: 44, leading: 1.2, gap: 1, lines: 1, pad: { x: 60, y: 28 }, upper: true },
  moves: LAND.length - 1,
  inks: (look) => onEdge(WHITE, bright(look)),
  draw(shot) {
    const ink = ({ key }: { key: boolean }) => (key ? bright(shot.look) : WHITE)
    const { rest, spoken } = paintedWords(shot)
    edged(shot, rest, ink, 0.17)
    moved(shot.ctx, spoken, step(LAND, shot.since), 0, (part) => edged(shot, [part], () => ink(part), 0.17))
  },
}
