/** Where words may stand on a film of any shape: what lies outside is covered by buttons, cropped, or hidden by a player's bar. */
import type { Size } from '#plan.ts'

export type FrameShape = 'tall' | 'feed' | 'wide'

/** Phones full of one film, posts among others, screens. */
export function shapeOf({ width, height }: Size): FrameShape {
  if (width > height * 1.2) return 'wide'
  return width > height * 0.7 ? 'feed' : 'tall'
}

/**
 * Parts of width and height that stay free of words. Tall: networks lay a caption over the bottom 18 % and buttons over the
 * right 12 %. Wide: players' bars take the bottom 9 %. Feeds lay nothing over a post.
 */
const MARGINS: Record<FrameShape, { left: number; top: number; right: number; bottom: number }> = {
  tall: { left: 0.04, top: 0.05, right: 0.12, bottom: 0.18 },
  feed: { left: 0.045, top: 0.035, right: 0.045, bottom: 0.045 },
  wide: { left: 0.04, top: 0.04, right: 0.04, bottom: 0.09 },
}

/** The box that words keep to, in pixels. */
export function safeArea(size: Size): { x: number; y: number; w: number; h: number } {
  const { left, top, right, bottom } = MARGINS[shapeOf(size)]
  return {
    x: size.width * left,
    y: size.height * top,
    w: size.width * (1 - left - right),
    h: size.height * (1 - top - bottom),
  }
}
