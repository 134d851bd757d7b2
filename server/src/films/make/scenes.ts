/** The scenes of finished films, kept for a while so that an edit draws only what looks different. They are a speed-up and nothing more. */

import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '#context.ts'
import { DAY_MS } from '#time.ts'
import { lastMade } from './film-source.store.ts'

/** A film that nobody has edited for so long will hardly be edited tomorrow. */
const KEPT_DAYS = 14

const scenesRoot = ({ config }: Pick<Ctx, 'config'>): string => path.join(config.dataDir, 'scenes')

/** Where a film's scenes are kept, through all its attempts and edits. */
export const scenesFolder = (ctx: Pick<Ctx, 'config'>, videoId: string): string => path.join(scenesRoot(ctx), videoId)

/** Whether anything of the film can be taken as it was made. */
export const scenesKept = async (ctx: Pick<Ctx, 'config'>, videoId: string): Promise<boolean> =>
  (await readdir(scenesFolder(ctx, videoId)).catch(() => [])).length > 0

export const forgetScenes = (ctx: Pick<Ctx, 'config'>, videoId: string): Promise<void> =>
  rm(scenesFolder(ctx, videoId), { recursive: true, force: true })

/** Removes the scenes of films that are gone, and of those that were made or edited long ago. */
export async function sweepScenes(ctx: Ctx): Promise<void> {
  const ids = (await readdir(scenesRoot(ctx)).catch(() => [])).filter((name) => /^[0-9a-f-]{36}$/.test(name))
  const made = await lastMade(ctx, ids)
  const since = ctx.now().getTime() - KEPT_DAYS * DAY_MS
  for (const id of ids) {
    const at = made.get(id) ?? (made.has(id) ? await begun(scenesFolder(ctx, id)) : undefined)
    if (!at || at.getTime() < since) await forgetScenes(ctx, id)
  }
}

/** Of a film that is not made yet only its folder says since when. */
const begun = async (folder: string): Promise<Date | undefined> => (await stat(folder).catch(() => undefined))?.mtime
