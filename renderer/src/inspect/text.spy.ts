/** Which texts a frame holds and where they stand, learned from whoever draws them. */
import type { Canvas2D, Composition, Layer } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'

/** A text as it was painted. Boxes lie on the frame, in pixels; what leaves `band` is cut off there. */
export type DrawnText = {
  text: string
  layer: string
  box: Box
  band: Box
  /** Opacity it was painted with, 0 to 1. */
  alpha: number
  /** Paints it once more, and nothing else, in the band's coordinates. */
  again(ctx: Canvas2D): void
}

/** Paints nobody sees need no pixels; what is written is measured all the same. */
const BLIND = { w: 8, h: 8 }

/** The texts of a layer on a frame in the order in which they are painted. `createCanvas` makes the canvas that is drawn on. */
export function textsOf(layer: Layer, frame: number, createCanvas: (w: number, h: number) => Canvas2D): DrawnText[] {
  if (layer.key(frame) === undefined) return []
  const { x = 0, y = 0 } = layer.shift?.(frame) ?? {}
  const band = { x: layer.x + x, y: layer.y + y, w: layer.w, h: layer.h }
  const texts: DrawnText[] = []
  const real = createCanvas(BLIND.w, BLIND.h)
  const note = (text: string, atX: number, atY: number, most?: number) =>
    texts.push({ text, layer: layer.name, band, ...measured(real, { text, x: atX, y: atY, most }, band) })
  layer.draw(listening(real, note), frame)
  return texts
}

/** The texts of a whole frame, from back to front. */
export function textsOn(
  film: Composition,
  frame: number,
  createCanvas: (w: number, h: number) => Canvas2D,
): DrawnText[] {
  return film.layers.flatMap((layer) => textsOf(layer, frame, createCanvas))
}

type NoteText = (text: string, x: number, y: number, most?: number) => void

/** The context, telling of every text that is filled. */
function listening(real: Canvas2D, note: NoteText): Canvas2D {
  return new Proxy(real, {
    get(target, name) {
      if (name === 'fillText') return note
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
}

type FilledText = { text: string; x: number; y: number; most: number | undefined }

function measured(
  ctx: Canvas2D,
  { text, x, y, most }: FilledText,
  band: Box,
): Pick<DrawnText, 'box' | 'alpha' | 'again'> {
  const { font, textAlign, textBaseline, direction, globalAlpha } = ctx
  const size = ctx.measureText(text)
  const place = ctx.getTransform()
  const squeeze = most === undefined ? 1 : Math.min(1, most / Math.max(1, size.width))
  const [left, right] = [x - size.actualBoundingBoxLeft * squeeze, x + size.actualBoundingBoxRight * squeeze]
  const [top, bottom] = [y - size.actualBoundingBoxAscent, y + size.actualBoundingBoxDescent]
  const corners = [left, right].flatMap((cx) =>
    [top, bottom].map((cy) => ({
      x: band.x + place.a * cx + place.c * cy + place.e,
      y: band.y + place.b * cx + place.d * cy + place.f,
    })),
  )
  return {
    box: boxAround(corners),
    alpha: globalAlpha,
    again(on) {
      on.save()
      on.transform(place.a, place.b, place.c, place.d, place.e, place.f)
      Object.assign(on, { font, textAlign, textBaseline, direction })
      on.fillText(text, x, y, most)
      on.restore()
    },
  }
}

function boxAround(points: { x: number; y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
