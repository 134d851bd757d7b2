import type { Canvas2D } from '#draw/layer.ts'
import type { Look } from '#draw/look.ts'

/** Prepares a background once; what it returns paints the moment `t` seconds into the film on w by h pixels. */
export type Paint = (look: Look, seed: number) => (ctx: Canvas2D, t: number, w: number, h: number) => void
