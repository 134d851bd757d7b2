/** Where the things of a small scene stand: one is what is spoken of, one or two others keep it company. */
import type { Box } from '#draw/layout.ts'
import type { Shot } from '#plan.ts'

/** The illustrations that a shot shows, what it speaks of first. */
export const thingsIn = ({ thing, with: others = [] }: Shot): string[] =>
  thing === undefined ? [] : [thing, ...others]

export type Standing = { name: string; x: number; y: number; side: number }

/** Parts of the box: where all stand, how large they are, and how far to the sides. */
const FLOOR = 0.9
const MAIN = 0.74
const SMALL = { front: 0.37, back: 0.34 }
const OUT = { front: -0.33, back: 0.34 }
/** With company on one side only, the thing moves over. */
const OVER = 0.09
/** Pictures leave so much free under what they show. */
const UNDER = 0.04
/** Whoever stands in front stands a little lower. */
const LOWER = 0.035
const THICK = 0.04

/**
 * `others` from back to front as they are drawn: one stands behind the thing, one before it. `shelf`: the upper edge of what they stand
 * on, and how thick it is. All in the units of `box`, which is square.
 */
export function groupIn(
  box: Box,
  thing: string,
  [first, second]: readonly string[],
): { behind: Standing[]; thing: Standing; before: Standing[]; shelf: Box } {
  const middle = box.x + box.w / 2
  const floor = box.y + FLOOR * box.h
  const stand = (name: string, out: number, size: number, lower = 0): Standing => {
    const side = size * box.w
    return { name, side, x: middle + out * box.w, y: floor + lower * box.h - side * (0.5 - UNDER) }
  }
  return {
    behind: second ? [stand(second, OUT.back, SMALL.back, -LOWER / 2)] : [],
    thing: stand(thing, second ? 0 : OVER, MAIN),
    before: first ? [stand(first, OUT.front, SMALL.front, LOWER)] : [],
    shelf: { x: box.x - 0.04 * box.w, y: floor - 0.008 * box.h, w: 1.08 * box.w, h: THICK * box.h },
  }
}
