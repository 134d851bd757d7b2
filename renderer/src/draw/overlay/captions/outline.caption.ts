/** Hollow letters that fill as they are spoken. */
import { setType } from '#draw/text.fit.ts'
import type { CaptionArt } from './caption.style.ts'
import { bright, EDGE, inked, keyed, onEdge, paintedWords, plain, stroked, WHITE } from './paint.ts'

export const outline: CaptionArt = {
  page: { words: 3, letters: 16, phrase: 2 },
  setting: { max: 92, min: 40, leading: 1.26, gap: 1.4, lines: 2, pad: { x: 40, y: 16 }, upper: true },
  moves: 0,
  inks: (look) => [
    ...onEdge(plain(look), bright(look), keyed(look)),
    { ink: EDGE, on: plain(look), cover: 1 },
    { ink: EDGE, on: keyed(look), cover: 1 },
  ],
  draw(shot) {
    const { ctx, text, look } = shot
    const { rest, spoken } = paintedWords(shot)
    const ink = ({ key }: { key: boolean }) => (key ? keyed(look) : plain(look))
    const hollow = rest.filter(({ said }) => !said)
    setType(ctx, text.font, WHITE)
    stroked(ctx, EDGE, text.px * 0.22, [...rest, ...spoken])
    for (const part of hollow) stroked(ctx, ink(part), text.px * 0.08, [part])
    inked(shot, hollow, () => EDGE)
    inked(
      shot,
      rest.filter(({ said }) => said),
      ink,
    )
    inked(shot, spoken, () => bright(look))
  },
}
