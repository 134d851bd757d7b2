/** What a way of wearing hair consists of; all in head units around the middle of the face. */
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast } from '#draw/presenter/cast.ts'
import type { Curve } from '#draw/presenter/path.ts'

export type Cut = {
  /** What hangs behind the neck: it stays with the body. */
  back?: (ctx: Canvas2D, cast: Cast) => void
  /** What stands behind the face, above the shoulders. */
  behind?: (ctx: Canvas2D, cast: Cast) => void
  front: (ctx: Canvas2D, cast: Cast) => void
  /** What throws a shadow on the forehead. */
  fringe?: Curve
  /** Half the width, and the heights above and below the middle of the face, that it takes. */
  reach: { side: number; up: number; down: number }
}
