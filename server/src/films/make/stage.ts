import type { Owned } from '#context.ts'
import type { VideoRow } from '#films/videos/index.ts'

/**
 * One stage of one video: what it works on and how it says how far it is. A stage's work may run twice: after a crash
 * it begins again, so it writes nothing but files under names of its own.
 */
export type Job = {
  ctx: Owned
  video: VideoRow
  signal: AbortSignal
  /** Share done, 0 to 1; may be called as often as one likes. */
  report(share: number): void
}
