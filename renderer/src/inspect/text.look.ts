/** Whether a viewer can read what a frame says: all of it on the picture, none under a network's buttons, in letters that stand out. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawable } from '#compositor/painter.ts'
import type { Canvas2D, Composition, Layer } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { safeArea } from '#draw/safe.area.ts'
import type { Size } from '#plan.ts'
import { type DrawnText, textsOf, textsOn } from './text.spy.ts'

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

/** Looks at two frames of a stretch, in its middle and when most has arrived. `size` is the film's. */
export function lookAtText(film: Composition, { from, to }: { from: number; to: number }, size: Size): TextPart {
  const frames = [(from + to) >> 1, Math.max(from, to - BEFORE_END)]
  const strays = frames.flatMap((at) => straysOn(film, at, size).map((stray) => ({ ...stray, frame: at - from })))
  for (const at of frames) {
    const ratio = captionContrastOn(film, at)
    if (ratio !== undefined) return { strays, contrast: { ratio, frame: at - from } }
  }
  return { strays }
}

/** The texts of a frame that are not all to be seen; `size` is the film's. */
export function straysOn(film: Composition, frame: number, size: Size): Stray[] {
  const safe = safeArea(size)
  const whole = { x: 0, y: 0, w: size.width, h: size.height }
  return textsOn(film, frame, blank)
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
 * the frame as it is drawn; undefined when there are none, or the film is too small to measure it.
 */
export function captionContrastOn(film: Composition, frame: number): number | undefined {
  const captions = film.layers.find(({ name }) => name === 'captions')
  if (!captions || Math.min(film.width, film.height) < LEAST_SIDE) return undefined
  const words = textsOf(captions, frame, blank).filter(({ text }) => LETTERS.test(text))
  if (words.length === 0) return undefined
  const picture = { rgba: drawnWithin(film, frame, captions).data(), w: captions.w }
  const any = coverOf(words, captions, captions)
  const ratios = words.flatMap((word) => contrastAround(picture, any, word, captions) ?? [])
  return ratios.length > 0 ? Math.min(...ratios) : undefined
}

/** The part of a frame that a layer covers, in full colour. */
function drawnWithin(film: Composition, frame: number, place: Layer): Canvas {
  const canvas = createCanvas(place.w, place.h)
  const ctx = canvas.getContext('2d')
  const { ground } = film
  const under = createCanvas(ground.w, ground.h)
  ground.draw(drawable(under), frame)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(under, -place.x, -place.y, film.width, film.height)
  for (const layer of film.layers.filter((one) => one.key(frame) !== undefined)) {
    const { x, y } = layer.shift?.(frame) ?? { x: 0, y: 0 }
    const [left, top] = [layer.x + x - place.x, layer.y + y - place.y]
    if (left >= place.w || top >= place.h || left + layer.w <= 0 || top + layer.h <= 0) continue
    const band = createCanvas(layer.w, layer.h)
    layer.draw(drawable(band), frame)
    ctx.drawImage(band, left, top)
  }
  return canvas
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
const ROOM = 5

/** The letters with some room on each side, within the layer. */
function roomAround({ box }: DrawnText, layer: Layer): Box {
  const x = Math.max(layer.x, Math.floor(box.x) - ROOM)
  const y = Math.max(layer.y, Math.floor(box.y) - ROOM)
  const right = Math.min(layer.x + layer.w, Math.ceil(box.x + box.w) + ROOM)
  const bottom = Math.min(layer.y + layer.h, Math.ceil(box.y + box.h) + ROOM)
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) }
}

type Pixels = { rgba: Uint8Array; w: number }

function contrastAround(picture: Pixels, any: Uint8Array, word: DrawnText, layer: Layer): number | undefined {
  const room = roomAround(word, layer)
  const cover = coverOf([word], room, layer)
  const ratios: number[] = []
  for (let y = REACH; y < room.h - REACH; y++) {
    for (let x = REACH; x < room.w - REACH; x++) {
      const own = y * room.w + x
      const at = (y + room.y - layer.y) * picture.w + x + room.x - layer.x
      if (any[at * 4 + 3]! > 0) continue
      const ink = NEAREST.find(([dx, dy]) => cover[(own + dx + dy * room.w) * 4 + 3]! >= WHOLE)
      if (ink) ratios.push(ratio(luminance(picture, at), luminance(picture, at + ink[0] + ink[1] * picture.w)))
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * SPARED)]
}

/** Between a letter's ink and what lies beside it one pixel belongs to both. */
const REACH = 2
const AROUND = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH)
const NEAREST = AROUND.flatMap((x) => AROUND.map((y) => [x, y] as const)).sort(
  (a, b) => Math.hypot(...a) - Math.hypot(...b),
)

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const LINEAR = Float32Array.from({ length: 256 }, (_, v) =>
  v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
)
const luminance = ({ rgba }: Pixels, at: number): number =>
  0.2126 * LINEAR[rgba[at * 4]!]! + 0.7152 * LINEAR[rgba[at * 4 + 1]!]! + 0.0722 * LINEAR[rgba[at * 4 + 2]!]!
