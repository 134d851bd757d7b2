/// <reference lib="dom" />
/** How pictures reach the compositor: bands of pixels that are drawn again only when their key changes. */

import type { Size } from '#plan.ts'

/** The part of Canvas2D that both the browser and @napi-rs/canvas have. */
export type Canvas2D = CanvasRenderingContext2D

/** One thing on the frame. x and y are even, w is a multiple of 8, h is even: the compositor works in 4:2:0. */
export interface Layer {
  name: string
  x: number
  y: number
  w: number
  h: number
  /** Undefined: not on this frame. Equal keys promise equal pixels in the band. */
  key(frame: number): string | number | undefined
  /** Draws in the band's own coordinates on to a cleared band. Pure: depends on the frame only. */
  draw(ctx: Canvas2D, frame: number): void
  /** Moves the band without drawing it again: whole, even pixels added to x and y on this frame. */
  shift?(frame: number): { x: number; y: number }
}

/** The opaque background of every frame, drawn at an eighth of the size and scaled up by the compositor, or as large as the frame. */
export interface BackgroundLayer {
  w: number
  h: number
  key(frame: number): string | number
  draw(ctx: Canvas2D, frame: number): void
}

/** The size at which a film is composed: sides that are no multiples of 8 are filled up, and what is too much is cut off at the right and below. */
export const drawnSize = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 8) * 8,
  height: Math.ceil(height / 8) * 8,
})

/** A film ready to be drawn: the background, then the layers from back to front. */
export interface Composition {
  width: number
  height: number
  frames: number
  /** One of many that are composed one after the other. */
  isShot?: true
  background: BackgroundLayer
  layers: Layer[]
}

export type Drawn = CanvasImageSource & { width: number; height: number }

/** What drawing needs from its surroundings: fonts are registered, the logo and the user's pictures are loaded. */
export interface DrawEnv {
  createCanvas(w: number, h: number): { getContext(kind: '2d'): Canvas2D; width: number; height: number }
  logo?: Drawn
  /**
   * The picture at this path as the plan names it; undefined when there is none that can be drawn. Of a clip the picture on
   * this frame of its scene.
   */
  media?(path: string, frame?: number): Drawn | undefined
  /** The illustration of that name, square and large; undefined when there is none. */
  illustration?(name: string): Drawn | undefined
}
