/** Pure: what of a picture a film shows, as the renderer crops it. */

export type Point = { x: number; y: number }
/** Parts of the picture's width and height. */
export type Crop = { x: number; y: number; w: number; h: number }

export const MIDDLE: Point = { x: 0.5, y: 0.5 }

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
const hundredth = (value: number) => Math.round(clamp(value, 1) * 100) / 100

/** What fills a frame of this shape (width by height); the focus comes as near to its middle as the picture's edges allow. */
export function cropOf(picture: { width: number; height: number }, shape: number, focus: Point = MIDDLE): Crop {
  const own = picture.width / picture.height
  const [w, h] = own > shape ? [shape / own, 1] : [1, own / shape]
  return { x: clamp(focus.x - w / 2, 1 - w), y: clamp(focus.y - h / 2, 1 - h), w, h }
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The focus after a key was pressed; undefined for keys that do not move it. */
export function movedBy(key: string, focus: Point, step: number): Point | undefined {
  const by = STEPS[key]
  return by && placedAt({ x: focus.x + by.x * step, y: focus.y + by.y * step })
}

/** A point inside the picture, to the hundredth. */
export const placedAt = ({ x, y }: Point): Point => ({ x: hundredth(x), y: hundredth(y) })
