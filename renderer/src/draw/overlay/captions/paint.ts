/** What caption styles share: their colours, and words with an edge, on plates, in motion. */
import { contrast, READABLE, shade, toLch } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Look } from '#draw/look.ts'
import { eachWord, setType, type WordRun, wordRunsOf } from '#draw/text.fit.ts'
import type { FittedWord } from '#draw/text.line.ts'
import { writeWord } from '#draw/text.order.ts'
import type { Shot } from './caption.style.ts'

export const EDGE = '#0a0b14'
export const WHITE = '#ffffff'
/** Words that wait for their turn beside a brighter one. */
export const QUIET = '#d3d7e2'
const DIM = '#a7adba'
/** Width of the dark edge around letters, in parts of their size; half of it lies outside. */
const EDGE_WIDTH = 0.16

/** Below this chroma a colour beside white is only a duller white. */
const HUED = 0.05
const isGrey = (look: Look) => toLch(look.accent).c < HUED

/** The spoken word in the brand's colour beside the dark edge; white where the brand is grey. */
export const bright = (look: Look) =>
  isGrey(look) ? WHITE : shade(look.accent, 0.01, (c) => contrast(c, EDGE) >= READABLE + 2.5)
/** The words around it: white, or quieter than the white of a grey brand. */
export const plain = (look: Look) => (isGrey(look) ? DIM : WHITE)
/** Its companion, for figures and key words. */
export const keyed = (look: Look) => shade(look.second, 0.01, (c) => contrast(c, EDGE) >= READABLE + 2.5)

export const onEdge = (...inks: string[]) => inks.map((ink) => ({ ink, on: EDGE, cover: 1 }))

type Painted = { word: FittedWord; cx: number; cy: number; key: boolean; said: boolean }

/** The words of a page but for the spoken one, and that one, piece by piece. */
export function paintedWords({ text, words, active, x, y }: Shot): { rest: Painted[]; spoken: Painted[] } {
  const all: Painted[] = []
  eachWord(text, x, y, 'center', (word, cx, cy) =>
    all.push({ word, cx, cy, key: words[word.index]?.key ?? false, said: word.index < active }),
  )
  return {
    rest: all.filter(({ word }) => word.index !== active),
    spoken: all.filter(({ word }) => word.index === active),
  }
}

/** Letters with a dark edge: all edges first, so that none lies over a neighbour. */
export function edged(shot: Shot, parts: Painted[], ink: (part: Painted) => string, width = EDGE_WIDTH): void {
  const { ctx, text } = shot
  setType(ctx, text.font, WHITE)
  stroked(ctx, EDGE, text.px * width, parts)
  inked(shot, parts, ink)
}

export function stroked(ctx: Canvas2D, color: string, width: number, parts: Painted[]): void {
  ctx.lineJoin = 'round'
  ctx.strokeStyle = color
  ctx.lineWidth = width
  for (const { word, cx, cy } of parts) writeWord(ctx, 'strokeText', word, cx, cy)
}

export function inked({ ctx, text }: Shot, parts: Painted[], ink: (part: Painted) => string): void {
  setType(ctx, text.font, WHITE)
  for (const part of parts) {
    ctx.fillStyle = ink(part)
    writeWord(ctx, 'fillText', part.word, part.cx, part.cy)
  }
}

/** Paints each piece around its own middle, grown and lifted. */
export function moved(ctx: Canvas2D, parts: Painted[], scale: number, lift: number, paint: (part: Painted) => void) {
  for (const part of parts) {
    ctx.save()
    ctx.translate(part.cx, part.cy - lift)
    ctx.scale(scale, scale)
    paint({ ...part, cx: 0, cy: 0 })
    ctx.restore()
  }
}

/** The stretches that picked words take, one a line at least. */
export const stretches = ({ text, x, y }: Shot, picked: (index: number) => boolean): WordRun[] =>
  wordRunsOf(text, x, y, 'center', picked)

/** A rounded plate behind a stretch, `dx` wider at both ends, `high` in parts of the letters' size. */
export function plate(
  shot: Shot,
  run: Pick<WordRun, 'x' | 'w' | 'cy'>,
  fill: string,
  dx: number,
  high: number,
  round = 0.2,
) {
  const { ctx, text } = shot
  const h = text.px * high
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.roundRect(run.x - dx, run.cy - h / 2, run.w + 2 * dx, h, text.px * round)
  ctx.fill()
}

/** The value for a frame of a short movement; the last one stays. */
export const step = (values: readonly number[], frame: number) => values[Math.min(frame, values.length - 1)]!
