/** Recordings that nobody will use. */
import type { Ctx } from '#context.ts'
import { DAY_MS, earlier, HOUR_MS } from '#time.ts'
import { goneBefore } from '#undo.ts'
import { forget } from './recordings.service.ts'
import { forgotten } from './recordings.store.ts'

/** Who has read a line again may want the earlier take for so long; who is still writing a file is done by then. */
const FOLLOWED_MS = DAY_MS
const UNFINISHED_MS = HOUR_MS

export async function sweepRecordings(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const until = {
    unfinished: earlier(now, UNFINISHED_MS),
    followed: earlier(now, FOLLOWED_MS),
    filmGone: goneBefore(ctx),
  }
  for (const row of await forgotten(ctx, until)) await forget(ctx, row)
}
