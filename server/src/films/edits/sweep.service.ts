/** What edits leave behind. */

import type { Ctx } from '#context.ts'
import { filmKeys } from '#films/videos/index.ts'
import { earlier, HOUR_MS } from '#time.ts'
import { markCleared, unclearedEdits } from './edits.store.ts'
import { sweepTried } from './tried-speech.ts'

/** Whoever was watching the old film when the new one came has seen its end by then. */
const SEEN_AFTER_MS = HOUR_MS

/** Removes the files of films that were replaced, and of edits that came to nothing. */
export async function sweepEdits(ctx: Ctx): Promise<void> {
  await sweepTried(ctx)
  for (const edit of await unclearedEdits(ctx, earlier(ctx.now(), SEEN_AFTER_MS))) {
    const revision = edit.status === 'done' ? edit.base : edit.revision
    for (const key of filmKeys(edit.accountId, edit.videoId, revision)) await ctx.services.storage.remove(key)
    await markCleared(ctx, edit.id)
  }
}
