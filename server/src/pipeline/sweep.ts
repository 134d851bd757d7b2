import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '@octavo/contract/video'
import type { Ctx } from '#context.ts'
import { editById, OPEN } from '#features/edits/index.ts'
import { videoById } from '#features/videos/index.ts'
import { sweepEdits } from './edit/sweep-edits.ts'
import { sweepScenes } from './scenes.ts'
import { workRoot } from './stages/record-voice.ts'

const FOLDER = /^([0-9a-f-]{36})-(\d+)$/
const EDIT = /^edit-([0-9a-f-]{36})$/

/**
 * Removes what the work on films has left on the disk once it is over: halted, failed or begun anew. A film that is made
 * clears up by itself; this is for those that never got so far.
 */
export async function sweepWork(ctx: Ctx): Promise<void> {
  await sweepScenes(ctx)
  await sweepEdits(ctx)
  const root = workRoot(ctx)
  for (const name of await readdir(root).catch(() => [])) {
    if (!(await isWanted(ctx, name))) await rm(path.join(root, name), { recursive: true, force: true })
  }
}

async function isWanted(ctx: Ctx, name: string): Promise<boolean> {
  const editId = name.match(EDIT)?.[1]
  const edit = editId && (await editById(ctx, editId))
  if (edit) return OPEN.includes(edit.status)
  const [, id, attempt] = name.match(FOLDER) ?? []
  const video = id && (await videoById(ctx, id))
  return Boolean(video && video.attempt === Number(attempt) && UNFINISHED.includes(video.status))
}
