/** Where films are made, each attempt and each edit in a folder of its own. */
import { rm } from 'node:fs/promises'
import type { Ctx } from '#context.ts'
import { folderOf } from '#jobs.ts'
import { forgetScenes } from './scenes.ts'
import type { FilmInput } from './video.part.ts'

export const WORK_ROOT = 'work'

export const filmWorkFolder = {
  root: WORK_ROOT,
  name: ({ videoId, attempt }: FilmInput): string => `${videoId}-${attempt}`,
}

/** Removes what making a film that is gone has left on the disk. */
export async function clearFilmWork(ctx: Ctx, { id, attempt }: { id: string; attempt: number }): Promise<void> {
  await rm(folderOf(ctx, filmWorkFolder, { videoId: id, attempt }), { recursive: true, force: true })
  await forgetScenes(ctx, id)
}
