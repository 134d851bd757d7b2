/** The film's clock: milliseconds, and frames that last a thirtieth of a second. */
import { type FilmPlan, FPS } from '#plan.ts'

/** From a moment of the film to another, in milliseconds. */
export type TimeSpan = { startMs: number; endMs: number }

/** How long a frame is on the screen, in milliseconds. */
export const FRAME_MS = 1000 / FPS

/** How long the closing card stands after the last word, in milliseconds. */
export const CLOSE_MS = 1500

/**
 * The time, in milliseconds, of as many frames as `ms` needs. A millionth of a frame too much is noise of adding times up and
 * makes no frame of its own: else a film and its edit, which add them up in another order, would differ by one.
 */
export const wholeFrames = (ms: number): number => Math.ceil(ms / FRAME_MS - 1e-6) * FRAME_MS

/** The frame on the screen at this moment; noise does not keep back one that has begun. */
export const frameAt = (ms: number): number => Math.floor((ms * FPS) / 1000 + 1e-6)

/** The moment a frame is first shown. */
export const msAt = (frame: number): number => (frame * 1000) / FPS

/** How many frames a film has: one at the least. */
export const frameCount = ({ durationMs }: Pick<FilmPlan, 'durationMs'>): number =>
  Math.max(1, Math.round((durationMs * FPS) / 1000))
