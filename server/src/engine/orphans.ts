import type { Db } from '#db/client.ts'
import { enqueue, withoutWorkflow } from './commands.ts'
import { type AnyJob, type Job, known } from './job.ts'

/**
 * Orders again what the database holds as open and the engine knows nothing of: after a restore from a backup, which has
 * the things but not the engine's own notes.
 */
export async function requeueOrphans<C extends { db: Db }>(context: C, jobs: readonly AnyJob<C>[]): Promise<void> {
  for (const job of jobs) await requeue(context, known(job))
}

async function requeue<C extends { db: Db }, I, F>(context: C, job: Job<C, string, I, F>): Promise<void> {
  const open = (await job.open?.(context)) ?? []
  if (open.length === 0) return
  const unknown = new Set(await withoutWorkflow(open.map(({ input }) => job.id(input))))
  for (const { input, ...when } of open) {
    if (!unknown.has(job.id(input))) continue
    if (job.orphaned) await job.orphaned(context, input)
    else await enqueue(context.db, job, input, { id: job.id(input), ...when })
  }
}
