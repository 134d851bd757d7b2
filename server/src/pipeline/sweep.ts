import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '#context.ts'
import { videoById } from '#features/videos/index.ts'
import { UNFINISHED } from './control.ts'
import { workRoot } from './stages/record-voice.ts'

const FOLDER = /^([0-9a-f-]{36})-(\d+)$/

/**
 * Removes what the work on films has left on the disk once it is over: halted, failed or begun anew. A film that is made
 * clears up by itself; this is for those that never got so far.
 */
export async function sweepWork(ctx: Ctx): Promise<void> {
  const root = workRoot(ctx)
  for (const name of await readdir(root).catch(() => [])) {
    const [, id, attempt] = name.match(FOLDER) ?? []
    const video = id && (await videoById(ctx, id))
    const isWanted = video && video.attempt === Number(attempt) && UNFINISHED.includes(video.status)
    if (!isWanted) await rm(path.join(root, name), { recursive: true, force: true })
  }
}
