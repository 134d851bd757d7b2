/** Who is asked to speak. */

import { z } from '#zod.ts'
import { FURTHER_VOICE } from './limits.ts'

/** One of these voices, or one that this installation has besides; what is neither is refused as it would be among these alone. */
export function voiceAmong(ids: readonly [string, ...string[]]) {
  const named = z.enum(ids)
  return z.union([named, z.string().regex(FURTHER_VOICE, { abort: true })], {
    error: ({ input }) => named.safeParse(input).error?.issues[0]?.message,
  })
}
