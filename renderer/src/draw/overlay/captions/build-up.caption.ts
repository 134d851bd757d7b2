/** Each word rises into its place when it is spoken; what is not yet said is not yet seen. */
import type { CaptionArt } from './caption.style.ts'
import { bright, edged, keyed, moved, onEdge, paintedWords, plain, step } from './paint.ts'

/** How far below its place it is, in parts of the letters' size. */
const RISE = [0.2, 0.1, 0.03, 0]

export const buildUp: CaptionArt = {
  page: { words: 5, letters: 26, phrase: 3 },
  setting: { max: 78, min: 38, leading: 1.3, gap: 1.2, lines: 2, pad: { x: 36, y: 22 } },
  moves: RISE.length - 1,
  inks: (look) => onEdge(plain(look), bright(look), keyed(look)),
  draw(shot) {
    const { rest, spoken } = paintedWords(shot)
    const { ctx, look, text } = shot
    edged(
      shot,
      rest.filter(({ said }) => said),
      ({ key }) => (key ? keyed(look) : plain(look)),
    )
    moved(ctx, spoken, 1, -text.px * step(RISE, shot.since), (part) => edged(shot, [part], () => bright(look)))
  },
}
