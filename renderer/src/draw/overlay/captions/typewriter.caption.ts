/** Words are typed as they are spoken, letter by letter, before a block in the brand's colour. */
import { setType } from '#draw/text.fit.ts'
import { writeWord } from '#draw/text.order.ts'
import { graphemes } from '#draw/text.pieces.ts'
import type { CaptionArt, Shot } from './caption.style.ts'
import { bright, EDGE, edged, keyed, onEdge, paintedWords, WHITE } from './paint.ts'

const FRAMES = 5

export const typewriter: CaptionArt = {
  page: { words: 6, letters: 30, phrase: 3 },
  setting: { max: 70, min: 36, leading: 1.34, gap: 1.1, lines: 2, pad: { x: 44, y: 14 } },
  moves: FRAMES - 1,
  inks: (look) => onEdge(WHITE, keyed(look)),
  draw(shot) {
    const { rest, spoken } = paintedWords(shot)
    const ink = ({ key }: { key: boolean }) => (key ? keyed(shot.look) : WHITE)
    edged(
      shot,
      rest.filter(({ said }) => said),
      ink,
    )
    const letters = spoken.map(({ word }) => graphemes(word.text))
    let left = Math.max(1, Math.ceil((letters.flat().length * (shot.since + 1)) / FRAMES))
    spoken.forEach((part, at) => {
      const typed = letters[at]!.slice(0, left).join('')
      left -= Math.min(left, letters[at]!.length)
      if (typed) type(shot, part, typed, ink(part), left === 0)
    })
  },
}

type PaintedWord = ReturnType<typeof paintedWords>['spoken'][number]

/** The letters so far, at the edge of the word's place where reading begins. */
function type(
  { ctx, text, u, look }: Shot,
  { word, cx, cy }: PaintedWord,
  typed: string,
  ink: string,
  isLast: boolean,
): void {
  const away = (word.fromRight === true) === (ctx.direction === 'rtl') ? 1 : -1
  const start = cx - (away * word.w) / 2
  setType(ctx, text.font, ink)
  ctx.textAlign = away > 0 ? 'left' : 'right'
  const end = start + away * (ctx.measureText(typed).width + 10 * u)
  if (isLast) {
    const [w, h, grow] = [text.px * 0.13, text.px * 0.9, text.px * 0.05]
    for (const [more, fill] of [
      [grow, EDGE],
      [0, bright(look)],
    ] as const) {
      ctx.fillStyle = fill
      ctx.fillRect(Math.min(end, end + away * w) - more, cy - h / 2 - more, w + 2 * more, h + 2 * more)
    }
  }
  ctx.lineJoin = 'round'
  ctx.strokeStyle = EDGE
  ctx.lineWidth = text.px * 0.16
  ctx.fillStyle = ink
  for (const how of ['strokeText', 'fillText'] as const) writeWord(ctx, how, { ...word, text: typed }, start, cy)
}
