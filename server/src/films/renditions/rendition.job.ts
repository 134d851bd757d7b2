/** A rendition on its way: made from what its film was made from, put beside it, and noted. Each happens once, whatever crashes in between. */
import { rm } from 'node:fs/promises'
import { messages } from '@octavo/contract/messages'
import { workingFor } from '#accounts/index.ts'
import type { Ctx, Owned } from '#context.ts'
import { type FilmWork, filesIn, STAGE_LIMITS, withProgress } from '#films/make/index.ts'
import { videoById } from '#films/videos/index.ts'
import { folderOf, type JobWork, job, order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { makeShape } from './make-shape.ts'
import { renditionKey } from './renditions.keys.ts'
import * as store from './renditions.store.ts'

type OpenRendition = FilmWork & { row: store.RenditionRow }
type Made = { bytes: number; revision: number }

const folder = { root: 'shapes', name: ({ id }: store.RenditionOrder) => id }

export const makeRendition = job({
  name: 'make-rendition',
  queue: 'film',
  id: ({ id, run }: store.RenditionOrder) => `rendition ${id} ${run}`,
  find,
  run,
  fail,
  fault: messages.rendition.failed,
  open: async (ctx) => (await store.openRenditions(ctx)).map(({ id, run }) => ({ input: { id, run } })),
  folder,
})

/** The run that makes it, as the engine knows it. */
const renditionRunId = ({ id, run }: store.RenditionOrder): string => makeRendition.id({ id, run })

/** Has it made once the caller's transaction is committed. */
export const orderMaking = (ctx: Pick<Ctx, 'db'>, { id, run }: store.RenditionOrder): Promise<void> =>
  order(ctx, makeRendition, { id, run })

/** What the order is about, unless it was cancelled, ordered again or its film deleted in the meantime. */
async function find(ctx: Ctx, { id, run }: store.RenditionOrder): Promise<OpenRendition | undefined> {
  const row = await store.renditionById(ctx, id)
  const video = row && row.run === run ? await videoById(ctx, row.videoId) : undefined
  if (!row || !video || video.deletedAt) return undefined
  return { ctx: await workingFor(ctx, row.accountId), row, video }
}

async function run(work: JobWork<OpenRendition>): Promise<void> {
  const made = await work.step('make it', (found, { signal }) => make({ ...found, signal }), STAGE_LIMITS.render)
  if (made) await work.commit('note it', (found) => noteMade(found, made))
}

async function make(found: OpenRendition): Promise<Made | undefined> {
  if (!(await note(found, { status: 'making' }))) return undefined
  return withProgress(
    (progress) => note(found, { progress }),
    (report) => makeAndKeep({ ...found, report }),
  )
}

async function makeAndKeep(work: OpenRendition): Promise<Made> {
  const { ctx, row, video } = work
  const place = folderOf(ctx, folder, row)
  const { bytes } = await makeShape(work, place, { shape: row.shape, overlays: row.overlays })
  const { filmPath, posterPath } = filesIn(place)
  await ctx.services.storage.keepFile(renditionKey(row, '.jpg'), posterPath)
  await ctx.services.storage.keepFile(renditionKey(row), filmPath)
  await rm(place, { recursive: true, force: true })
  return { bytes, revision: video.revision }
}

async function noteMade(found: OpenRendition, { bytes, revision }: Made): Promise<void> {
  await note(found, { status: 'ready', progress: 1, problem: null, revision, sizeBytes: bytes })
}

async function fail(found: OpenRendition, problem: string): Promise<void> {
  await note(found, { status: 'failed', problem })
}

async function note({ ctx, row, video }: OpenRendition, values: Parameters<typeof store.changeRendition>[2]) {
  const changed = await store.changeRendition(ctx, row, values)
  await notify(ctx, { type: 'video', id: video.id })
  return changed
}

/** Cancels all open ones of the account, in the caller's transaction; answers the runs for the caller to cancel. */
export async function cancelAllRenditions(ctx: Owned): Promise<string[]> {
  const cancelled = await store.cancelRenditionRows(ctx, messages.rendition.stopped)
  for (const { videoId } of cancelled) await notify(ctx, { type: 'video', id: videoId })
  return cancelled.map(renditionRunId)
}
