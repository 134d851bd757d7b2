/**
 * Right and left. Words of scripts that are read from the right are put in their order on the line, with Latin words and
 * figures among them (the rules of UAX 9, for whole words). A film that is read from the right is drawn in a mirrored space in
 * which everything that grows, lists or slides from the left does so from the right; only what is written stays upright.
 */
import type { Canvas2D } from '#draw/layer.ts'
import { hasRightToLeft, isRightToLeft } from '#draw/scripts.ts'
import type { FittedLine, FittedWord } from '#draw/text.line.ts'
import type { Writing } from '#plan.ts'

type Way = 'left' | 'right'
type Item = { word?: FittedWord; w: number; way: Way | 'any' }

const MARKS = String.raw`[.,:;!?…"'“”‘’«»()\[\]{}،؛؟]`
const EDGES = new RegExp(`^(${MARKS}*)(.*?)(${MARKS}*)$`, 'su')
const STRONG = /\p{L}/u
const FIGURE = /\p{N}/u

/** Which way a text as a whole is read: a film's own way decides where both occur. */
export const readsFromRight = (text: string, writing?: Writing): boolean =>
  hasRightToLeft(text) && (writing?.rightToLeft === true || isRightToLeft(text))

/** Gives each word of a line its place; `fromRight`: how the text reads. Words stay in the order of reading. */
export function placeWords(line: FittedLine, fromRight: boolean, widthOf: (text: string) => number): FittedLine {
  if (!fromRight && !line.words.some((word) => hasRightToLeft(word.text))) return line
  const base: Way = fromRight ? 'right' : 'left'
  const items = resolved(itemsOf(line, base, widthOf), base)
  let x = 0
  for (const { word, w, way } of inSight(items, base)) {
    if (word) {
      word.x = x
      if (way === 'right') word.fromRight = true
    }
    x += w
  }
  return { words: items.flatMap(({ word }) => word ?? []), w: x }
}

/** Words and the spaces between them. Marks at the edge of a word are told apart: they go with what they border on. */
function itemsOf(line: FittedLine, base: Way, widthOf: (text: string) => number): Item[] {
  const items: Item[] = []
  let end = 0
  for (const word of line.words) {
    if (word.x > end) items.push({ w: word.x - end, way: 'any' })
    end = word.x + word.w
    for (const part of partsOf(word, base)) {
      const w = part.text === word.text ? word.w : widthOf(part.text)
      items.push({ word: { ...part, w }, w, way: wayOf(part.text) })
    }
  }
  return items
}

const wayOf = (text: string): Way | 'any' =>
  hasRightToLeft(text) ? 'right' : STRONG.test(text) || FIGURE.test(text) ? 'left' : 'any'

/** A word that reads as the line does is drawn with its marks; so is one in which both occur. */
function partsOf(word: FittedWord, base: Way): FittedWord[] {
  const [, before = '', core = '', after = ''] = EDGES.exec(word.text) ?? []
  if (wayOf(word.text) === base || !core) return [word]
  return [before, core, after].filter(Boolean).map((text) => ({ ...word, text }))
}

const isFigure = ({ word }: Item) => word !== undefined && !STRONG.test(word.text) && FIGURE.test(word.text)

/** What reads neither way goes with its neighbours, or with the line where they differ. A figure is alone unless Latin leads up to it. */
function resolved(items: Item[], base: Way): Item[] {
  let strong: Way = base
  const told = items.map((item) => {
    if (isFigure(item)) return { ...item, way: strong }
    if (item.way !== 'any') strong = item.way
    return item
  })
  return told.map((item, at) => {
    if (item.way !== 'any') return item
    const before = told.slice(0, at).findLast(({ way }) => way !== 'any')?.way ?? base
    const after = told.slice(at + 1).find(({ way }) => way !== 'any')?.way ?? base
    return { ...item, way: before === after ? before : base }
  })
}

/** From left to right as they are seen. */
function inSight(items: Item[], base: Way): Item[] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && run[0]!.way === item.way) run.push(item)
    else runs.push([item])
  }
  const seen = runs.map((run) => (run[0]!.way === 'right' ? run.reverse() : run))
  return (base === 'right' ? seen.reverse() : seen).flat()
}

/** The line's places counted from the side on which the film's reading begins. */
export function fromReadingSide(line: FittedLine, writing?: Writing): FittedLine {
  if (!writing?.rightToLeft) return line
  return { ...line, words: line.words.map((word) => ({ ...word, x: line.w - word.x - word.w })) }
}

/** Draws in the space of a film's reading, `w` pixels wide: x counts from the right where it is read from there. */
export function inReadingSpace(ctx: Canvas2D, w: number, writing: Writing | undefined, paint: () => void): void {
  if (writing?.rightToLeft) mirrored(ctx, w / 2, 'rtl', paint)
  else paint()
}

/** Draws around `x` what must not be seen mirrored: pictures, signs, letters. */
export function upright(ctx: Canvas2D, x: number, paint: () => void): void {
  if (isMirrored(ctx)) mirrored(ctx, x, 'ltr', paint)
  else paint()
}

const isMirrored = (ctx: Canvas2D): boolean => ctx.direction === 'rtl'

function mirrored(ctx: Canvas2D, x: number, direction: CanvasDirection, paint: () => void): void {
  ctx.save()
  ctx.translate(2 * x, 0)
  ctx.scale(-1, 1)
  ctx.direction = direction
  paint()
  ctx.restore()
}

type Writes = 'fillText' | 'strokeText'
type WrittenWord = Pick<FittedWord, 'text' | 'fromRight'>

/** A text that was not laid out, as a word. */
export const wordOf = (text: string): WrittenWord => ({ text, ...(hasRightToLeft(text) && { fromRight: true }) })

/** Writes a word at x, y, in the reading space too. `most`: pixels into which it is squeezed. */
export function writeWord(ctx: Canvas2D, how: Writes, word: WrittenWord, x: number, y: number, most?: number): void {
  const { text, fromRight } = word
  const align = isMirrored(ctx) ? (TURNED[ctx.textAlign] ?? ctx.textAlign) : ctx.textAlign
  upright(ctx, x, () => {
    if (!fromRight && align === ctx.textAlign) return ctx[how](text, x, y, most)
    ctx.save()
    ctx.textAlign = align
    ctx.direction = fromRight ? 'rtl' : 'ltr'
    ctx[how](text, x, y, most)
    ctx.restore()
  })
}

const TURNED: Partial<Record<CanvasTextAlign, CanvasTextAlign>> = { left: 'right', right: 'left' }
