/** Pieces that several scenes share: cards, markers, words that arrive. */
import type { Canvas2D } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { type Align, eachWord, type Fitted, setType, wordRunsOf } from '#draw/text.fit.ts'
import { writeWord } from '#draw/text.order.ts'
import type { Stage } from './art.ts'

/** Words lower-cased to letters and digits: how a shown word finds the spoken one. */
export const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

export function roundRect(ctx: Canvas2D, box: Box, radius: number, fill: string): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.w, box.h, Math.max(0, Math.min(radius, box.w / 2, box.h / 2)))
  ctx.fill()
}

/** A card with a flat shadow. Blurred shadows cost more than all the rest of a frame. */
export function card(ctx: Canvas2D, box: Box, unit: number, fill: string, radius = 40): void {
  const shadow = (grow: number, drop: number, alpha: number) =>
    roundRect(
      ctx,
      {
        x: box.x - grow * unit,
        y: box.y - grow * unit + drop * unit,
        w: box.w + 2 * grow * unit,
        h: box.h + 2 * grow * unit,
      },
      (radius + grow) * unit,
      `rgba(8,10,30,${alpha})`,
    )
  shadow(8, 12, 0.05)
  shadow(5, 9, 0.07)
  shadow(2, 6, 0.1)
  roundRect(ctx, box, radius * unit, fill)
}

const CARD_MS = 280

/** The card behind a block of words, where the background is too bright to carry them. It comes first. */
export function backing(ctx: Canvas2D, stage: Stage, block: Box, now: number): void {
  if (!stage.look.carded) return
  const pad = 34 * stage.unit
  const edge = 12 * stage.unit
  const x = Math.max(stage.whole.x + edge, block.x - pad)
  const y = Math.max(stage.whole.y + edge, block.y - pad)
  const w = Math.min(stage.whole.x + stage.whole.w - edge, block.x + block.w + pad) - x
  const h = Math.min(stage.whole.y + stage.whole.h - 2 * edge, block.y + block.h + pad) - y
  const shown = easeOut(progress(now, 0, CARD_MS))
  placed(ctx, { x: x + w / 2, y: y + h / 2, size: 0.92 + 0.08 * shown, alpha: shown }, () =>
    card(ctx, { x: -w / 2, y: -h / 2, w, h }, stage.unit, stage.look.card.fill),
  )
}

/** The box around the picture and its words. */
export function around(stage: Stage, figure: Box, words: Box): Box {
  const x = stage.whole.x
  const y = Math.min(figure.y, words.y)
  return { x, y, w: stage.whole.w, h: Math.max(figure.y + figure.h, words.y + words.h) - y }
}

/** When each shown word is heard, in order; a word that is not heard comes with the one before it. */
export function spokenTimes(stage: Stage, shown: string[]): number[] {
  let at = 0
  let last = 0
  return shown.map((word) => {
    const wanted = lettersOnly(word)
    const found = wanted ? stage.spoken.findIndex((s, i) => i >= at && lettersOnly(s.text) === wanted) : -1
    if (found >= 0) {
      at = found + 1
      last = Math.max(0, stage.spoken[found]!.startMs)
    }
    return last
  })
}

/** Scales and moves what `paint` draws around a point, with opacity; nothing is painted at opacity 0. */
export function placed(
  ctx: Canvas2D,
  at: { x: number; y: number; size?: number; turn?: number; alpha?: number },
  paint: () => void,
): void {
  const { x, y, size = 1, turn = 0, alpha = 1 } = at
  if (alpha <= 0 || size <= 0) return
  ctx.save()
  ctx.globalAlpha *= Math.min(1, alpha)
  ctx.translate(x, y)
  if (turn) ctx.rotate(turn)
  if (size !== 1) ctx.scale(size, size)
  paint()
  ctx.restore()
}

export type WordStyle = {
  color: string
  /** Milliseconds at which the first word arrives, and between words. */
  from?: number
  step?: number
  /** Words painted on a marker, with the moment the marker is drawn. */
  marked?: Map<number, number>
  marker?: { fill: string; ink: string }
}

export const ARRIVE_MS = 380
const MARK_MS = 320

/** A block of words that rise one after another; marked ones get a swipe of colour when they are spoken. */
export function arriving(
  ctx: Canvas2D,
  fitted: Fitted,
  x: number,
  y: number,
  align: Align,
  now: number,
  style: WordStyle,
): void {
  const { color, from = 0, step = 60, marked = new Map<number, number>(), marker } = style
  const px = fitted.px
  const swiped = new Map<number, number>()
  for (const run of marker ? wordRunsOf(fitted, x, y, align, (index) => marked.has(index)) : []) {
    const part = easeOut(progress(now, Math.min(marked.get(run.first)!, marked.get(run.last)!), MARK_MS))
    for (let index = run.first; index <= run.last; index++) swiped.set(index, part)
    if (part === 0) continue
    const pad = px * 0.12
    const box = { x: run.x - pad, y: run.cy - px * 0.54, w: (run.w + 2 * pad) * part, h: px * 1.1 }
    roundRect(ctx, box, px * 0.16, marker!.fill)
  }
  setType(ctx, fitted.font, color)
  eachWord(fitted, x, y, align, (word, cx, cy) => {
    const arrived = progress(now, from + word.index * step, ARRIVE_MS)
    placed(ctx, { x: cx, y: cy + (1 - easeBack(arrived)) * px * 0.5, alpha: easeOut(arrived) }, () => {
      ctx.fillStyle = (swiped.get(word.index) ?? 0) > 0.5 ? marker!.ink : color
      writeWord(ctx, 'fillText', word, 0, 0)
    })
  })
}

/** The cues of a block shown with `arriving`. */
export function arrivalCues(fitted: Fitted, style: Pick<WordStyle, 'from' | 'step' | 'marked'>) {
  const last = Math.max(0, ...fitted.lines.flatMap((l) => l.words.map((w) => w.index)))
  const { from = 0, step = 60, marked } = style
  return [
    { at: from, lasts: last * step + ARRIVE_MS },
    ...[...(marked?.values() ?? [])].map((at) => ({ at, lasts: MARK_MS })),
  ]
}
