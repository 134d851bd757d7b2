import type { Ctx } from '#context.ts'
import { jobsOf } from '#feature.ts'
import { features } from '#features.ts'
import { sweepFolders } from '#jobs.ts'

/** Everything that the clock sweeps, now. */
export async function sweep(ctx: Ctx): Promise<void> {
  await sweepFolders(ctx, jobsOf(features))
  for (const { name, run } of features.flatMap(({ schedules = [] }) => schedules))
    if (name.startsWith('sweep-')) await run(ctx, undefined as never)
}
