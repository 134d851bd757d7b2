import type { Canvas, Image } from '@napi-rs/canvas'
import type { Canvas2D, Composition, DrawEnv, Layer } from '#draw/layer.ts'
import { Compositor, type Sprite } from './compositor.ts'

type Held = { sprite: Sprite; key: string | number; x: number; y: number }
type Band = { canvas: Canvas; ctx: Canvas2D }
type CreateCanvas = (w: number, h: number) => Canvas

/** Paints the frames of a composition: what has not changed since the frame before is neither drawn nor converted again. */
export class Painter {
  readonly compositor: Compositor
  #film: Composition
  readonly #createCanvas: CreateCanvas
  readonly #bands = new Map<string, Band>()
  readonly #held = new Map<Layer, Held>()
  #backgroundKey: string | number | undefined

  /** `ring`: a frame's bytes stay good until `ring` - 1 later frames have been painted. */
  constructor(film: Composition, createCanvas: CreateCanvas, ring: number) {
    this.#film = film
    this.#createCanvas = createCanvas
    checkGrid(film)
    this.compositor = new Compositor(film, spriteSizes(film), ring, film.isShot === true || isWhole(film))
  }

  /** Goes on with another film. False when its size is another, or there is no room for its layers. */
  show(film: Composition): boolean {
    if (frameOf(film) !== frameOf(this.#film)) return false
    if (layersOf(film) === layersOf(this.#film))
      for (const { sprite } of this.#held.values()) this.compositor.free(sprite)
    else if (!this.compositor.restart(spriteSizes(film))) return false
    if (layersOf(film) !== layersOf(this.#film)) this.#bands.clear()
    this.#held.clear()
    this.#backgroundKey = undefined
    this.#film = film
    return true
  }

  /** The frame as I420 bytes, and whether anything in it differs from the frame painted before. */
  paint(frame: number): { bytes: Uint8Array; changed: boolean } {
    const backgroundChanged = this.#film.background.key(frame) !== this.#backgroundKey
    const layersChanged = this.#film.layers.map((layer) => this.#hold(layer, frame)).includes(true)
    const changed = backgroundChanged || layersChanged
    if (changed) this.#compose(frame, backgroundChanged)
    return { bytes: this.compositor.frame, changed }
  }

  #compose(frame: number, backgroundChanged: boolean): void {
    if (backgroundChanged) this.#drawBackground(frame)
    this.compositor.next()
    for (const layer of this.#film.layers) {
      const held = this.#held.get(layer)
      if (held) this.compositor.blend(held.sprite, held.x, held.y)
    }
  }

  #drawBackground(frame: number): void {
    const { background } = this.#film
    const rgba = this.#draw(background.w, background.h, (ctx) => background.draw(ctx, frame))
    if (isWhole(this.#film)) this.compositor.ground(rgba)
    else this.compositor.background(rgba)
    this.#backgroundKey = background.key(frame)
  }

  /** Brings a layer's sprite and place up to this frame; true when either changed. */
  #hold(layer: Layer, frame: number): boolean {
    const key = layer.key(frame)
    const held = this.#held.get(layer)
    if (key === undefined) {
      if (held) this.compositor.free(held.sprite)
      return this.#held.delete(layer)
    }
    const moved = layer.shift?.(frame)
    const x = layer.x + (moved?.x ?? 0)
    const y = layer.y + (moved?.y ?? 0)
    if (held?.key === key && held.x === x && held.y === y) return false
    const sprite = held?.key === key ? held.sprite : this.#sprite(layer, frame, held?.sprite)
    this.#held.set(layer, { sprite, key, x, y })
    return true
  }

  #sprite(layer: Layer, frame: number, old: Sprite | undefined): Sprite {
    const rgba = this.#draw(layer.w, layer.h, (ctx) => layer.draw(ctx, frame))
    if (!old) return this.compositor.sprite({ width: layer.w, height: layer.h }, rgba)
    this.compositor.redraw(old, rgba)
    return old
  }

  /** Draws on the cleared canvas of that size and gives its premultiplied RGBA. */
  #draw(w: number, h: number, draw: (ctx: Canvas2D) => void): Uint8Array {
    const { canvas, ctx } = this.#band(w, h)
    ctx.save()
    ctx.clearRect(0, 0, w, h)
    draw(ctx)
    ctx.restore()
    return canvas.data()
  }

  #band(w: number, h: number): Band {
    const key = `${w}x${h}`
    const known = this.#bands.get(key)
    if (known) return known
    const canvas = this.#createCanvas(w, h)
    const band = { canvas, ctx: drawable(canvas) }
    this.#bands.set(key, band)
    return band
  }
}

function checkGrid({ layers }: Composition): void {
  for (const { name, x, y, w, h } of layers) {
    if (w % 8 || h % 2 || x % 2 || y % 2) throw new Error(`The layer "${name}" does not lie on the compositor's grid.`)
  }
}

const spriteSizes = ({ layers }: Composition) => layers.map(({ w, h }) => ({ width: w, height: h }))
/** Its backgrounds are drawn as large as the frame. */
const isWhole = ({ width, background }: Composition): boolean => background.w === width
const frameOf = (film: Composition): string => JSON.stringify([film.width, film.height, isWhole(film)])
const layersOf = (film: Composition): string => JSON.stringify(spriteSizes(film))

/** The canvas's context as the part of Canvas2D that layers may use; the two declarations differ in what we never touch. */
export function drawable(canvas: Canvas): Canvas2D {
  return canvas.getContext('2d') as unknown as Canvas2D
}

/** Canvases and images of @napi-rs/canvas as layers know them. */
export function drawEnv(createCanvas: CreateCanvas, logo?: Image): DrawEnv {
  return {
    createCanvas: createCanvas as unknown as DrawEnv['createCanvas'],
    ...(logo && { logo: logo as unknown as DrawEnv['logo'] }),
  }
}
