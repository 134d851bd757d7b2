import type { Ctx } from '#context.ts'
import { withoutWorkflow } from '#engine/index.ts'
import { orderedWork } from '#films/batches/index.ts'
import { orderOpenEdits } from '#films/edits/index.ts'
import { batchRunId, filmRunId } from '#films/make/index.ts'
import { startBatch, startFilm } from './control.ts'

/**
 * Orders again what the database holds as unfinished and the engine knows nothing of: after a restore from a backup,
 * which has the videos but not the engine's own notes.
 */
export async function orderUnfinishedWork(ctx: Ctx): Promise<void> {
  await orderOpenEdits(ctx)
  const { batches, films } = await orderedWork(ctx)
  const filmId = (film: (typeof films)[number]) => filmRunId({ videoId: film.id, attempt: film.attempt })
  const unknown = new Set(await withoutWorkflow([...batches.map(batchRunId), ...films.map(filmId)]))
  for (const id of batches) if (unknown.has(batchRunId(id))) await startBatch(ctx.db, id)
  for (const film of films) if (unknown.has(filmId(film))) await startFilm(ctx.db, film)
}
