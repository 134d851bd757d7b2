/** Text that always fits its box: measured, wrapped in even lines, shrunk, and at worst cut with an ellipsis. */
import { type Type, typeOf } from '#draw/fonts.ts'
import type { Canvas2D, DrawEnv } from '#draw/layer.ts'
import type { Writing } from '#plan.ts'
import type { FittedLine, FittedWord } from './text.line.ts'
import { fromReadingSide, placeWords, readsFromRight, writeWord } from './text.order.ts'
import { graphemes, type Piece, piecesOf } from './text.pieces.ts'

/** The width of a text in a CSS font, in pixels; `type` sets what names no font of its own, `writing` is the film's. */
export type Measure = { (text: string, font: string): number; type: Type; writing?: Writing }
export type Fitted = { px: number; font: string; leading: number; lines: FittedLine[]; w: number; h: number }
export type FitRule = {
  w: number
  h: number
  max: number
  min?: number
  leading?: number
  lines?: number
  gap?: number
  font?: (px: number) => string
}

/** Widths in pixels, remembered: the same words are measured on thousands of frames. */
export function measurer(env: DrawEnv, type: Type = typeOf(), writing?: Writing): Measure {
  const ctx = env.createCanvas(8, 8).getContext('2d')
  const known = new Map<string, number>()
  const widthOf = (text: string, font: string) => {
    const key = `${font}|${text}`
    const had = known.get(key)
    if (had !== undefined) return had
    ctx.font = font
    const width = ctx.measureText(text).width
    known.set(key, width)
    return width
  }
  return Object.assign(widthOf, { type, ...(writing && { writing }) })
}

/** A word cut into parts of about the same width, so that no single letter is left over. */
function broken(piece: Piece, limit: number, widthOf: (text: string) => number): Piece[] {
  const whole = widthOf(piece.text)
  if (whole <= limit) return [piece]
  const share = Math.min(limit, (whole / Math.ceil(whole / limit)) * 1.12)
  const parts: Piece[] = []
  let run = ''
  for (const glyph of graphemes(piece.text)) {
    if (run && widthOf(run + glyph) > share) {
      parts.push({ ...piece, text: run, glued: piece.glued || parts.length > 0 })
      run = ''
    }
    run += glyph
  }
  return [...parts, { ...piece, text: run, glued: true }]
}

/** How much of the room beyond a space is kept where words are written without one: a pill needs it. */
const GLUE = 1.6
/** The room between words: `glue` where they are written without a space. */
type Gaps = { space: number; glue: number }

type Widths = (text: string) => number
const gapBefore = ({ glued }: Piece, { space, glue }: Gaps) => (glued ? glue : space)

/** Pieces that stay on one line, and how wide they are together. */
type Bundle = { pieces: Piece[]; w: number }

/** What is bound stays together unless it is wider than a line. */
function bundled(pieces: Piece[], limit: number, gaps: Gaps, widthOf: Widths): Bundle[] {
  const bundles: Bundle[] = []
  for (const piece of pieces) {
    const w = widthOf(piece.text)
    const last = bundles.at(-1)
    const together = last ? last.w + gapBefore(piece, gaps) + w : w
    if (last && piece.bound && together <= limit) {
      last.pieces.push(piece)
      last.w = together
    } else bundles.push({ pieces: [piece], w })
  }
  return bundles
}

function wrap(bundles: Bundle[], limit: number, gaps: Gaps, widthOf: Widths): FittedLine[] {
  const lines: FittedLine[] = []
  let line: FittedLine = { words: [], w: 0 }
  for (const { pieces, w } of bundles) {
    if (line.words.length > 0 && line.w + gapBefore(pieces[0]!, gaps) + w > limit) {
      lines.push(line)
      line = { words: [], w: 0 }
    }
    for (const piece of pieces) {
      const x = line.words.length === 0 ? 0 : line.w + gapBefore(piece, gaps)
      const word = { text: piece.text, x, w: widthOf(piece.text), index: piece.index }
      line.words.push(word)
      line.w = x + word.w
    }
  }
  if (line.words.length > 0) lines.push(line)
  return lines
}

/** The narrowest limit that needs no more lines: lines of even length read better than a full one and an orphan. */
function balanced(pieces: Piece[], limit: number, gaps: Gaps, widthOf: Widths): FittedLine[] {
  const bundles = bundled(pieces, limit, gaps, widthOf)
  const full = wrap(bundles, limit, gaps, widthOf)
  let low = Math.max(0, ...bundles.map((b) => b.w))
  let high = limit
  for (let step = 0; step < 7 && high - low > 2; step++) {
    const middle = (low + high) / 2
    if (wrap(bundles, middle, gaps, widthOf).length > full.length) low = middle
    else high = middle
  }
  return wrap(bundles, high, gaps, widthOf)
}

function cut(lines: FittedLine[], most: number, limit: number, widthOf: (text: string) => number): FittedLine[] {
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept[most - 1]!
  const dots = widthOf('…')
  while (last.words.length > 1 && last.w + dots > limit) {
    last.words.pop()
    const tail = last.words.at(-1)!
    last.w = tail.x + tail.w
  }
  const tail = last.words.at(-1)!
  let glyphs = graphemes(tail.text)
  while (glyphs.length > 0 && tail.x + widthOf(`${glyphs.join('')}…`) > limit) glyphs = glyphs.slice(0, -1)
  tail.text = `${glyphs.join('')}…`
  tail.w = widthOf(tail.text)
  last.w = tail.x + tail.w
  return kept
}

/** Words in their places, from the side on which the film's reading begins. */
function placed(
  lines: FittedLine[],
  text: string,
  { writing }: Measure,
  widthOf: (text: string) => number,
): FittedLine[] {
  const fromRight = readsFromRight(text, writing)
  return lines.map((line) => fromReadingSide(placeWords(line, fromRight, widthOf), writing))
}

/** A box of no height has no text that fits; looking for one has to end. */
const LEAST_PX = 1
/** A word too long for its box is made this much smaller before it is broken. */
const BREAK_BELOW = 0.62

/** Lays text out in a box of w by h pixels, as large as fits. Never wider than w nor higher than h. */
export function fit(measure: Measure, text: string, rule: FitRule): Fitted {
  const { w, h, max, leading = 1.14, font = measure.type.display, gap = 1 } = rule
  const min = Math.max(LEAST_PX, Math.min(Math.max(4, rule.min ?? max * 0.4), h / leading, max))
  const pieces = piecesOf(text)
  for (let px = max; ; px = Math.max(min, px * 0.94)) {
    const widthOf = (part: string) => measure(part, font(px))
    const smallest = px <= min
    const space = widthOf(' ')
    const gaps = { space: space * gap, glue: space * (gap - 1) * GLUE }
    const whole = bundled(pieces, Number.POSITIVE_INFINITY, gaps, widthOf).every((bundle) => bundle.w <= w)
    const fits = px * leading <= h && (whole || px <= max * BREAK_BELOW)
    if (fits || smallest) {
      const parts = whole ? pieces : pieces.flatMap((p) => broken(p, w, widthOf))
      const most = Math.max(1, Math.min(rule.lines ?? 99, Math.floor(h / (px * leading) + 0.01)))
      const lines = balanced(parts, w, gaps, widthOf)
      if (lines.length <= most || smallest) {
        const kept = placed(cut(lines, most, w, widthOf), text, measure, widthOf)
        const wide = Math.max(0, ...kept.map((l) => l.w))
        return { px, font: font(px), leading, lines: kept, w: wide, h: kept.length * px * leading }
      }
    }
  }
}

export type Align = 'left' | 'center'

/** Texts that stand side by side in boxes alike: all as large as the one that needs the smallest letters. */
export function fitAlike(measure: Measure, texts: readonly string[], rule: FitRule): Fitted[] {
  const px = Math.min(rule.max, ...texts.map((text) => fit(measure, text, rule).px))
  return texts.map((text) => fit(measure, text, { ...rule, max: px, min: Math.min(px, rule.min ?? px) }))
}

/** Calls `paint` for each word with its middle, in the order of reading. `y` is the top of the block. */
export function eachWord(
  fitted: Fitted,
  x: number,
  y: number,
  align: Align,
  paint: (word: FittedWord, cx: number, cy: number) => void,
): void {
  fitted.lines.forEach((line, at) => {
    const left = align === 'center' ? x - line.w / 2 : x
    const cy = y + (at + 0.5) * fitted.px * fitted.leading
    for (const word of line.words) paint(word, left + word.x + word.w / 2, cy)
  })
}

export type WordRun = { first: number; last: number; x: number; w: number; cy: number }

/** Picked words that stand side by side on a line, as one stretch each: a marker or pill spans them all. */
export function wordRunsOf(
  fitted: Fitted,
  x: number,
  y: number,
  align: Align,
  picked: (index: number) => boolean,
): WordRun[] {
  const places: (WordRun & { index: number })[] = []
  eachWord(fitted, x, y, align, ({ index, w }, cx, cy) => {
    places.push({ index, first: index, last: index, x: cx - w / 2, w, cy })
  })
  const runs: WordRun[] = []
  let open: WordRun | undefined
  for (const { index, ...place } of places.sort((a, b) => a.cy - b.cy || a.x - b.x)) {
    if (!picked(index)) open = undefined
    else if (open?.cy === place.cy) {
      open.w = place.x + place.w - open.x
      open.first = Math.min(open.first, index)
      open.last = Math.max(open.last, index)
    } else {
      open = place
      runs.push(place)
    }
  }
  return runs
}

/** Sets the context for words painted by their middle. */
export function setType(ctx: Canvas2D, font: string, color: string): void {
  ctx.font = font
  ctx.fillStyle = color
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
}

/** Writes the block in one colour. */
export function write(ctx: Canvas2D, fitted: Fitted, x: number, y: number, align: Align, color: string): void {
  setType(ctx, fitted.font, color)
  eachWord(fitted, x, y, align, (word, cx, cy) => writeWord(ctx, 'fillText', word, cx, cy))
}
