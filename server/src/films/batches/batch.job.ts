/** The scripts of a batch, written one after the other, so that each knows what the others said; then its films are ordered. */
import type { Ctx } from '#context.ts'
import { type FilmInput, startFilm, writtenScript } from '#films/make/index.ts'
import { videosAtWork } from '#films/videos/index.ts'
import { type JobWork, job, order } from '#jobs.ts'
import { inDueOrder, unwrittenVideos } from './batches.store.ts'

type BatchInput = { batchId: string }

export const makeBatch = job({
  name: 'make-batch',
  queue: 'script',
  id: ({ batchId }: BatchInput) => `batch ${batchId}`,
  find: async (ctx) => ctx,
  run,
  open: async (ctx) => {
    const unwritten = (await videosAtWork(ctx)).filter(({ scriptId }) => scriptId === null)
    const ids = new Set(unwritten.flatMap(({ batchId }) => batchId ?? []))
    return [...ids].map((batchId) => ({ input: { batchId } }))
  },
})

/** Has a batch's scripts written, and then its films made, once the caller's transaction is committed. */
export const startBatch = (ctx: Pick<Ctx, 'db'>, batchId: string): Promise<void> => order(ctx, makeBatch, { batchId })

async function run(work: JobWork<Ctx>, { batchId }: BatchInput): Promise<void> {
  const inputs = (await work.commit('list the videos', (ctx) => unwrittenVideos(ctx, batchId))) ?? []
  const approved: FilmInput[] = []
  // One script that fails leaves the others alone.
  for (const input of inputs) if (await work.part(writtenScript, input)) approved.push(input)
  await work.commit('order the films', async (ctx) => {
    const attempts = new Map(approved.map(({ videoId, attempt }) => [videoId, attempt]))
    for (const id of await inDueOrder(ctx, [...attempts.keys()]))
      await startFilm(ctx, { id, attempt: attempts.get(id) ?? 1 })
  })
}
