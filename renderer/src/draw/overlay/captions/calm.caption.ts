/** Two quiet lines on a dark veil, as on television; the spoken word takes the brand's colour and nothing moves. */
import { contrast, mixed, READABLE, shade } from '#draw/colors.ts'
import type { Look } from '#draw/look.ts'
import type { CaptionArt } from './caption.style.ts'
import { bright, EDGE, inked, paintedWords, plain, WHITE } from './paint.ts'

const VEIL = 0.82
/** The veil over the lightest thing that could be behind it. */
const LIGHTEST = mixed(WHITE, EDGE, VEIL)

const lit = (look: Look) => shade(bright(look), 0.01, (c) => contrast(c, LIGHTEST) >= READABLE)
const key = (look: Look) => shade(look.second, 0.01, (c) => contrast(c, LIGHTEST) >= READABLE + 1)

export const calm: CaptionArt = {
  page: { words: 10, letters: 46, phrase: 5 },
  setting: { max: 50, min: 34, leading: 1.36, gap: 1, lines: 2, pad: { x: 40, y: 22 }, type: 'text', at: 'bottom' },
  moves: 0,
  inks: (look) => [plain(look), lit(look), key(look)].map((ink) => ({ ink, on: EDGE, cover: VEIL })),
  draw(shot) {
    const { ctx, text, x, y, u, look } = shot
    const { rest, spoken } = paintedWords(shot)
    ctx.globalAlpha = VEIL
    ctx.fillStyle = EDGE
    ctx.beginPath()
    ctx.roundRect(x - text.w / 2 - 30 * u, y - 14 * u, text.w + 60 * u, text.h + 28 * u, 20 * u)
    ctx.fill()
    ctx.globalAlpha = 1
    inked(shot, rest, (part) => (part.key ? key(look) : plain(look)))
    inked(shot, spoken, () => lit(look))
  },
}
