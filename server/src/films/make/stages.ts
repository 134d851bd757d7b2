/** How a video is made, top to bottom: what is tried how often, and how long one try may take. */
import type { StageName } from '@octavo/contract/video'

// biome-ignore format: a table
export const STAGE_LIMITS: Record<StageName, { tries: number; minutes: number }> = {
  write:  { tries: 3, minutes: 2 },
  check:  { tries: 3, minutes: 2 },
  // A long film's neural voice takes twice its length, and other films may wait for it too.
  voice:  { tries: 3, minutes: 30 },
  render: { tries: 2, minutes: 45 },
}
