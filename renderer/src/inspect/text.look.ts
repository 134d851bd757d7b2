/** Whether a viewer can read what a frame says: all of it on the picture, none under a network's buttons, in letters that stand out. */
import { createCanvas } from '@napi-rs/canvas'
import { drawable } from '#compositor/painter.ts'
import type { Canvas2D, Composition, Layer } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { safeArea } from '#draw/safe.area.ts'
import type { Size } from '#plan.ts'
import { type DrawnText, textsOf } from './text.spy.ts'

/** What is wrong with where a text stands. */
export type Stray = { text: string; how: 'cut off' | 'outside the safe area' }

/** A text that arrives or leaves does not count before it is this opaque. */
const SEEN = 0.6
/** Pixels by which letters may reach over a border: measured boxes are a little larger than ink. */
const SLACK = 2
const LETTERS = /[\p{L}\p{N}]/u

/** What was found in a stretch of frames; frames are counted from its first. */
export type TextPart = { strays: (Stray & { frame: number })[]; contrast?: { ratio: number; frame: number } }

/** Before a scene ends all of it has arrived, and nothing leaves yet. */
const BEFORE_END = 8

/** Looks at a stretch where it is composed: at where texts stand when most have arrived, and at captions from its middle on. */
export class TextWatch {
  readonly part: TextPart = { strays: [] }
  readonly #film: Composition
  readonly #size: Size
  readonly #from: number
  readonly #middle: number
  readonly #arrived: number

  /** `size` is the film's. */
  constructor(film: Composition, { from, to }: { from: number; to: number }, size: Size) {
    this.#film = film
    this.#size = size
    this.#from = from
    this.#middle = (from + to) >> 1
    this.#arrived = Math.max(from, to - BEFORE_END)
  }

  /** Looks at the frame just composed, given as I420. */
  look(frame: number, bytes: Uint8Array): void {
    const at = { frame: frame - this.#from }
    if (frame === this.#arrived)
      this.part.strays.push(...straysOn(this.#film, frame, this.#size).map((stray) => ({ ...stray, ...at })))
    if (frame < this.#middle || this.part.contrast) return
    const ratio = captionContrastOn(this.#film, frame, bytes)
    if (ratio !== undefined) this.part.contrast = { ratio, ...at }
  }
}

/** People and pictures write nothing; drawing them takes the longest. */
const WORDLESS = /^(media|decor|figure|head|face|mouth|body|arm|hand|legs|torso)/

/** The texts of a frame that are not all to be seen; `size` is the film's. */
export function straysOn(film: Composition, frame: number, size: Size): Stray[] {
  const safe = safeArea(size)
  const whole = { x: 0, y: 0, w: size.width, h: size.height }
  return film.layers
    .filter(({ name }) => !WORDLESS.test(name))
    .flatMap((layer) => textsOf(layer, frame, blank))
    .filter(({ text, alpha }) => alpha >= SEEN && LETTERS.test(text))
    .flatMap(({ text, box, band }): Stray[] => {
      if (!lies(box, band) || !lies(box, whole)) return [{ text, how: 'cut off' }]
      return lies(box, safe) ? [] : [{ text, how: 'outside the safe area' }]
    })
}

const blank = (w: number, h: number): Canvas2D => drawable(createCanvas(w, h))

const lies = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.w <= outer.x + outer.w + SLACK &&
  inner.y + inner.h <= outer.y + outer.h + SLACK

/** On smaller films letters have too few pixels to be measured one by one. */
const LEAST_SIDE = 480
/** The part of a letter's outline that may be harder to tell from what it borders on: corners, and a neighbour's shadow. */
const SPARED = 0.2
const WHOLE = 255

/**
 * The lowest contrast ratio (WCAG 2.2) between the words of the captions and what they border on, measured on the pixels of
 * the frame (I420, BT.709, limited range); undefined when there are none, or the film is too small to measure it.
 */
export function captionContrastOn(film: Composition, frame: number, bytes: Uint8Array): number | undefined {
  const captions = film.layers.find(({ name }) => name === 'captions')
  if (!captions || Math.min(film.width, film.height) < LEAST_SIDE) return undefined
  const words = textsOf(captions, frame, blank).filter(({ text }) => LETTERS.test(text))
  if (words.length === 0) return undefined
  const any = coverOf(words, captions, captions)
  const picture = { bytes, w: film.width, h: film.height }
  const ratios = words.flatMap((word) => contrastAround(picture, any, word, captions) ?? [])
  return ratios.length > 0 ? Math.min(...ratios) : undefined
}

/** How much of each pixel of a box the letters cover, as the fourth byte of each. Boxes lie on the frame. */
function coverOf(words: DrawnText[], box: Box, { x, y }: Layer): Uint8Array {
  const canvas = createCanvas(box.w, box.h)
  const ctx = drawable(canvas)
  ctx.translate(x - box.x, y - box.y)
  ctx.fillStyle = '#fff'
  for (const word of words) word.again(ctx)
  return canvas.data()
}

/** So many pixels around the letters are looked at. */
const ROOM = 7

/** The letters with some room on each side, within the layer. */
function roomAround({ box }: DrawnText, layer: Layer): Box {
  const x = Math.max(layer.x, Math.floor(box.x) - ROOM)
  const y = Math.max(layer.y, Math.floor(box.y) - ROOM)
  const right = Math.min(layer.x + layer.w, Math.ceil(box.x + box.w) + ROOM)
  const bottom = Math.min(layer.y + layer.h, Math.ceil(box.y + box.h) + ROOM)
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) }
}

type Pixels = { bytes: Uint8Array; w: number; h: number }

/** Side of what shares one colour in a frame. */
const CELL = 2

/** The cells at even places by what the letters leave of them: all, nothing or some. */
type Cells = { isInk(x: number, y: number): boolean; isFree(x: number, y: number): boolean }

/**
 * Colour is kept once for two by two pixels: where a letter's edge runs through them it is the mean of ink and background, and
 * neither's luminance can be told. So only those are compared that are all ink, or all beside it.
 */
function cellsOf(own: Uint8Array, any: Uint8Array, room: Box, layer: Layer): Cells {
  const inkAt = (x: number, y: number) => own[((y - room.y) * room.w + x - room.x) * 4 + 3] === WHOLE
  const freeAt = (x: number, y: number) => any[((y - layer.y) * layer.w + x - layer.x) * 4 + 3] === 0
  const all = (is: typeof inkAt) => (x: number, y: number) =>
    is(x, y) && is(x + 1, y) && is(x, y + 1) && is(x + 1, y + 1)
  return { isInk: all(inkAt), isFree: all(freeAt) }
}

function contrastAround(picture: Pixels, any: Uint8Array, word: DrawnText, layer: Layer): number | undefined {
  const room = roomAround(word, layer)
  const { isInk, isFree } = cellsOf(coverOf([word], room, layer), any, room, layer)
  const ratios: number[] = []
  const [left, top] = [room.x, room.y].map((edge) => CELL * Math.ceil((edge + REACH) / CELL)) as [number, number]
  for (let y = top; y < room.y + room.h - REACH - CELL; y += CELL) {
    for (let x = left; x < room.x + room.w - REACH - CELL; x += CELL) {
      if (!isInk(x, y)) continue
      const ink = luminance(picture, x, y)
      const beside = AROUND.filter(([dx, dy]) => isFree(x + dx, y + dy))
      if (beside.length > 0)
        ratios.push(Math.max(...beside.map(([dx, dy]) => ratio(luminance(picture, x + dx, y + dy), ink))))
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * SPARED)]
}

/** A letter is told from what lies this close to it: the background, its edge or, where it is hollow, its rim. */
const REACH = 2 * CELL
const STEPS = Array.from({ length: (2 * REACH) / CELL + 1 }, (_, at) => at * CELL - REACH)
const AROUND = STEPS.flatMap((x) => STEPS.map((y) => [x, y] as const))

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const LINEAR = Float32Array.from({ length: 256 }, (_, v) =>
  v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
)
const linear = (v: number) => LINEAR[Math.max(0, Math.min(255, Math.round(v * 255)))]!

/** Relative luminance of a pixel. */
function luminance({ bytes, w, h }: Pixels, x: number, y: number): number {
  const half = (y >> 1) * (w >> 1) + (x >> 1)
  const bright = (bytes[y * w + x]! - 16) / 219
  const u = (bytes[w * h + half]! - 128) / 224
  const v = (bytes[w * h * 1.25 + half]! - 128) / 224
  return (
    0.2126 * linear(bright + 1.5748 * v) +
    0.7152 * linear(bright - 0.1873 * u - 0.4681 * v) +
    0.0722 * linear(bright + 1.8556 * u)
  )
}
