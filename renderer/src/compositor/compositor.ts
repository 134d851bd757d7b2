import type { Size } from '#plan.ts'
import { bayerDither } from './dither.ts'
import { createKernel, type Kernel, roomFor } from './kernel.ts'

/** How much smaller the background is drawn than the frame. */
export const BACKGROUND_SCALE = 8
/** Of every so many rows one is looked at by the checks. */
const CHECK_STEP = 8
/** Luma of 10 % grey in limited range: what counts as black. */
const DARK = 37

/** A picture with transparency, ready to be blended. Addresses of its planes in the kernel's memory. */
export type Sprite = {
  width: number
  height: number
  y: number
  a: number
  u: number
  v: number
  halfA: number
}

/** Bytes of an I420 frame. */
export function frameBytes({ width, height }: Size): number {
  return (width * height * 3) / 2
}

/** Composes I420 frames (BT.709, limited range) of one size from a background and sprites, in a ring of buffers. */
export class Compositor {
  readonly #size: Size
  readonly #kernel: Kernel
  readonly #frames: number[]
  readonly #background: number
  readonly #low: { rgba: number; y: number; u: number; v: number; row: number; dither: number }
  readonly #kept: number
  /** Where the transparency of a large background goes, which has none. */
  readonly #opaque: number[]
  readonly #spritesFrom: number
  readonly #pixels: number
  /** Bytes that pixels have room for on their way to planes. */
  readonly #pixelRoom: number
  readonly #freed = new Map<string, Sprite[]>()
  #slot = 0

  /**
   * `size`: both sides multiples of 8. `sprites`: every sprite that may live at once (their bytes are reserved, and used when
   * touched). `ring`: how many frames stay untouched behind the newest, plus one. `grounds`: backgrounds come as large as the
   * frame.
   */
  constructor(size: Size, sprites: Size[], ring: number, grounds = false) {
    if (size.width % BACKGROUND_SCALE || size.height % BACKGROUND_SCALE || size.width < 16 || size.height < 16) {
      throw new Error(`A frame of ${size.width}x${size.height} can't be composed: both sides must be multiples of 8.`)
    }
    this.#size = size
    const low = lowSize(size)
    const count = low.width * low.height
    const whole = size.width * size.height
    const largest = Math.max(grounds ? SPARE_PIXELS * whole * 4 : count * 4, ...sprites.map(pixelBytes))
    const opaque = grounds ? [whole, whole / 4] : []
    const parts = [
      ...Array<number>(ring + 2).fill(frameBytes(size)),
      largest,
      8 * count,
      4096 + low.width * 2,
      ...opaque,
    ]
    // Shots differ in their sprites: what is reserved for the first should do for all.
    const spriteRoom = Math.max(roomOf(sprites), grounds ? SPARE_FRAMES * roomOf([size]) : 0)
    this.#kernel = createKernel(parts.reduce((sum, part) => sum + roomFor(part), 1024) + spriteRoom)
    const take = this.#kernel.take
    this.#frames = Array.from({ length: ring }, () => take(frameBytes(size)))
    this.#background = take(frameBytes(size))
    this.#kept = take(frameBytes(size) / 4)
    this.#pixels = take(largest)
    this.#pixelRoom = largest
    const plane = () => take(count * 2)
    this.#low = {
      rgba: this.#pixels,
      y: plane(),
      u: plane(),
      v: plane(),
      row: take(low.width * 2 + 32),
      dither: take(128),
    }
    this.#kernel.bytes.set(new Uint8Array(bayerDither().buffer), this.#low.dither)
    this.#opaque = opaque.map(take)
    this.#spritesFrom = take(0)
  }

  /** Starts the next frame of the ring, covered with the background. */
  next(): void {
    this.#slot = (this.#slot + 1) % this.#frames.length
    this.#kernel.bytes.copyWithin(this.#current, this.#background, this.#background + frameBytes(this.#size))
  }

  /** The frame being composed: a view that stays good until the ring comes round. */
  get frame(): Uint8Array {
    return this.#kernel.bytes.subarray(this.#current, this.#current + frameBytes(this.#size))
  }

  get #current(): number {
    return this.#frames[this.#slot]!
  }

  /** Takes a new background: opaque RGBA at an eighth of the frame's size. */
  background(rgba: Uint8Array): void {
    const { width, height } = lowSize(this.#size)
    const { y, u, v, dither, row } = this.#low
    const { groundPlanes, scaleLuma, scaleChroma } = this.#kernel.run
    this.#kernel.bytes.set(rgba, this.#low.rgba)
    groundPlanes(this.#low.rgba, width * height, y, u, v)
    const [toY, toU, toV] = this.#planes(this.#background)
    scaleLuma(y, width, height, toY, dither, row)
    scaleChroma(u, width, height, toU, dither, row)
    scaleChroma(v, width, height, toV, dither, row)
  }

  /** Takes a new background: opaque RGBA as large as the frame. */
  ground(rgba: Uint8Array): void {
    const { width, height } = this.#size
    const [alpha, halfAlpha] = this.#opaque as [number, number]
    const [y, u, v] = this.#planes(this.#background)
    this.#kernel.bytes.set(rgba, this.#pixels)
    this.#kernel.run.spritePlanes(this.#pixels, width, height, y, alpha, u, v, halfAlpha)
  }

  #planes(frame: number): [number, number, number] {
    const luma = this.#size.width * this.#size.height
    return [frame, frame + luma, frame + luma * 1.25]
  }

  /** A sprite from premultiplied RGBA; `width` a multiple of 8, `height` even. Give it back with `free`. */
  sprite(size: Size, rgba: Uint8Array): Sprite {
    const sprite = this.#freed.get(spriteKey(size))?.pop() ?? this.#newSprite(size)
    this.redraw(sprite, rgba)
    return sprite
  }

  #newSprite({ width, height }: Size): Sprite {
    const [y, a, u, v, halfA] = planeSizes({ width, height }).map(this.#kernel.take) as [
      number,
      number,
      number,
      number,
      number,
    ]
    return { width, height, y, a, u, v, halfA }
  }

  redraw(sprite: Sprite, rgba: Uint8Array): void {
    this.#kernel.bytes.set(rgba, this.#pixels)
    const { width, height, y, a, u, v, halfA } = sprite
    this.#kernel.run.spritePlanes(this.#pixels, width, height, y, a, u, v, halfA)
  }

  /** Forgets every sprite, for others of these sizes; false when there is no room for them. */
  restart(sprites: Size[]): boolean {
    const { left, takeBack } = this.#kernel
    takeBack(this.#spritesFrom)
    this.#freed.clear()
    return roomOf(sprites) <= left() && sprites.every((sprite) => pixelBytes(sprite) <= this.#pixelRoom)
  }

  free(sprite: Sprite): void {
    const key = spriteKey(sprite)
    this.#freed.set(key, [...(this.#freed.get(key) ?? []), sprite])
  }

  /** Blends a sprite with its corner at even `x` and `y`; what lies off the frame is cut. */
  blend(sprite: Sprite, x: number, y: number): void {
    const left = Math.max(x, 0)
    const top = Math.max(y, 0)
    const width = Math.min(x + sprite.width, this.#size.width) - left
    const height = Math.min(y + sprite.height, this.#size.height) - top
    if (width <= 0 || height <= 0) return
    const { blendPlane } = this.#kernel.run
    const [toY, toU, toV] = this.#planes(this.#current)
    const stride = this.#size.width
    const from = (top - y) * sprite.width + (left - x)
    blendPlane(sprite.y + from, sprite.a + from, sprite.width, toY + top * stride + left, stride, width, height)
    const halfFrom = ((top - y) / 2) * (sprite.width / 2) + (left - x) / 2
    const to = (top / 2) * (stride / 2) + left / 2
    for (const [plane, target] of [
      [sprite.u, toU],
      [sprite.v, toV],
    ] as const) {
      const alpha = sprite.halfA + halfFrom
      blendPlane(plane + halfFrom, alpha, sprite.width / 2, target + to, stride / 2, width / 2, height / 2)
    }
  }

  /** Share of the frame that is black (luma of at most 10 %), 0 to 1, from one row in eight. */
  darkShare(): number {
    const { width, height } = this.#size
    const rows = sampledRows(height)
    return this.#kernel.run.countDark(this.#current, width, height, CHECK_STEP, DARK) / (width * rows)
  }

  /** Mean absolute difference per sample, in levels of 0 to 255, to the frame last kept; from one row in eight of each plane. */
  difference(): number {
    let sum = 0
    let count = 0
    for (const [plane, width, height, kept] of this.#checkedPlanes()) {
      sum += this.#kernel.run.differenceFromKept(plane, width, height, CHECK_STEP, kept) >>> 0
      count += width * sampledRows(height)
    }
    return sum / count
  }

  /** Keeps this frame for `difference`. */
  keep(): void {
    for (const [plane, width, height, kept] of this.#checkedPlanes()) {
      this.#kernel.run.keepRows(plane, width, height, CHECK_STEP, kept)
    }
  }

  #checkedPlanes(): [number, number, number, number][] {
    const { width, height } = this.#size
    const [y, u, v] = this.#planes(this.#current)
    const keptU = this.#kept + width * sampledRows(height)
    const keptV = keptU + (width / 2) * sampledRows(height / 2)
    return [
      [y, width, height, this.#kept],
      [u, width / 2, height / 2, keptU],
      [v, width / 2, height / 2, keptV],
    ]
  }
}

/** With so many frames' worth of sprites every shot of a film finds room. */
const SPARE_FRAMES = 3

/** What is brought nearer or leads over from one shot to the next is a little larger than the frame. */
const SPARE_PIXELS = 1.75

const pixelBytes = ({ width, height }: Size): number => width * height * 4

const roomOf = (sprites: Size[]): number =>
  sprites.reduce((sum, sprite) => sum + planeSizes(sprite).reduce((s, n) => s + roomFor(n), 0), 0)

function lowSize({ width, height }: Size): Size {
  return { width: width / BACKGROUND_SCALE, height: height / BACKGROUND_SCALE }
}

function spriteKey({ width, height }: Size): string {
  return `${width}x${height}`
}

function planeSizes({ width, height }: Size): number[] {
  const full = width * height
  return [full, full, full / 4, full / 4, full / 4]
}

function sampledRows(height: number): number {
  return Math.ceil((height - (CHECK_STEP >> 1)) / CHECK_STEP)
}
