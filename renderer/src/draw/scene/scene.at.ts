/** Which scene a frame belongs to. */

import type { Scene } from '#plan.ts'
import { frameAt } from '#timing.ts'

/** The scene's place in the row; the last one holds to the end of the film. */
export function sceneAt(scenes: readonly Scene[], frame: number): number {
  let low = 0
  let high = scenes.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (frameAt(scenes[middle]!.startMs) <= frame) low = middle
    else high = middle - 1
  }
  return low
}
