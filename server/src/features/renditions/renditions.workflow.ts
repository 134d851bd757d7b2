/** A rendition on its way: made from what its film was made from, put beside it, and noted. Each once, whatever crashes between. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { messages } from '@octavo/contract/messages'
import type { Ctx, Owned } from '#context.ts'
import type { Db } from '#db/client.ts'
import { defineWorkflow, enqueue, type Flow, withoutWorkflow } from '#engine/index.ts'
import { announce } from '#events.ts'
import { workingFor } from '#features/accounts/index.ts'
import { type VideoRow, videoById } from '#features/videos/index.ts'
import { FaultyFilm, makeShape, shapesRoot, ticker, workContext } from '#pipeline/index.ts'
import { Refusal } from '#refusal.ts'
import { renditionKey } from './renditions.keys.ts'
import * as store from './renditions.store.ts'

const MINUTES = 45
const TRIES = 2

type Made = { bytes: number; revision: number }

export const renditionRunId = ({ id, run }: store.RenditionOrder): string => `rendition ${id} ${run}`

export const makeRendition = defineWorkflow<store.RenditionOrder, void>({
  name: 'make-rendition',
  queue: 'film',
  run: (flow, order) => renditionFlow(workContext(), flow, order),
  failed: (flow, order, error) => giveUp(workContext(), flow, order, error),
})

/** Has it made once the caller's transaction is committed. */
export const orderMaking = ({ db }: Pick<Ctx, 'db'>, { id, run }: store.RenditionOrder): Promise<void> =>
  enqueue(db, makeRendition, { id, run }, { id: renditionRunId({ id, run }) })

async function renditionFlow(ctx: Ctx, flow: Flow, order: store.RenditionOrder): Promise<void> {
  const made = await flow.step('make it', ({ signal }) => make(ctx, order, signal), {
    retries: TRIES - 1,
    timeoutMs: MINUTES * 60_000,
    retryWhen: (error) => !(error instanceof Refusal),
  })
  if (made) await flow.dbStep('note it', (tx) => note({ ...ctx, db: tx }, order, made))
}

type Found = { ctx: Owned; row: store.RenditionRow; video: VideoRow }

/** What the order is about, unless it was ended, ordered again or its film deleted meanwhile. */
async function find(ctx: Ctx, { id, run }: store.RenditionOrder): Promise<Found | undefined> {
  const row = await store.renditionById(ctx, id)
  const video = row && row.run === run ? await videoById(ctx, row.videoId) : undefined
  if (!row || !video || video.deletedAt) return undefined
  return { ctx: await workingFor(ctx, row.accountId), row, video }
}

async function make(anyone: Ctx, order: store.RenditionOrder, signal: AbortSignal): Promise<Made | undefined> {
  const found = await find(anyone, order)
  if (!found || !(await store.changeRendition(anyone, order, { status: 'making' }))) return undefined
  const { ctx, row, video } = found
  const tell = () => announce(ctx, { type: 'video', id: row.videoId })
  await tell()
  const progress = ticker(async (share) => {
    await store.changeRendition(ctx, order, { progress: share })
    await tell()
  })
  try {
    const { shape, overlays } = row
    const made = await makeShape({ ctx, video, signal, report: progress.report }, row.id, { shape, overlays })
    const { storage } = ctx.providers
    await storage.keepFile(renditionKey(row, '.jpg'), made.posterPath)
    await storage.keepFile(renditionKey(row), made.filmPath)
    await rm(made.folder, { recursive: true, force: true })
    return { bytes: made.bytes, revision: video.revision }
  } finally {
    await progress.end()
  }
}

async function note(ctx: Ctx, order: store.RenditionOrder, { bytes, revision }: Made): Promise<void> {
  const found = await find(ctx, order)
  if (!found) return
  await store.changeRendition(ctx, order, {
    status: 'ready',
    progress: 1,
    problem: null,
    revision,
    sizeBytes: bytes,
  })
  await announce(found.ctx, { type: 'video', id: found.video.id })
}

async function giveUp(ctx: Ctx, flow: Flow, order: store.RenditionOrder, error: Error): Promise<void> {
  ctx.log.error(`Rendition ${order.id} failed`, error)
  const problem = error instanceof Refusal || error instanceof FaultyFilm ? error.message : messages.rendition.failed
  await flow.dbStep('give up', async (tx: Db) => {
    const found = await find({ ...ctx, db: tx }, order)
    if (!found) return
    await store.changeRendition(found.ctx, order, { status: 'failed', problem })
    await announce(found.ctx, { type: 'video', id: found.video.id })
  })
}

/** Orders again what the database holds as open and the engine knows nothing of: after a restore from a backup. */
export async function orderOpenRenditions(ctx: Ctx): Promise<void> {
  const open = await store.openRenditions(ctx)
  const unknown = new Set(await withoutWorkflow(open.map(renditionRunId)))
  for (const row of open) if (unknown.has(renditionRunId(row))) await orderMaking(ctx, row)
}

/** Removes what the making of renditions has left on the disk once it is over. */
export async function sweepRenditions(ctx: Ctx): Promise<void> {
  const names = await readdir(shapesRoot(ctx)).catch(() => [])
  const open = new Set((await store.openRenditions(ctx)).map(({ id }) => id))
  for (const name of names)
    if (!open.has(name)) await rm(path.join(shapesRoot(ctx), name), { recursive: true, force: true })
}
