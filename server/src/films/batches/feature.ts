import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { filmReopened, filmsSettled } from '#films/videos/index.ts'
import { orderDueWeeks } from './automatic-weeks.service.ts'
import { makeBatch } from './batch.job.ts'
import { batchesServed } from './batches.routes.ts'
import { finishBatchesOf, getBatch, reopenBatchOf } from './batches.service.ts'

export const batchesFeature: Feature = {
  routes: batchesServed,
  jobs: [makeBatch],
  schedules: [{ name: 'order-weeks', cron: '5 * * * *', run: orderDueWeeks }],
  on: [on(filmsSettled, finishBatchesOf), on(filmReopened, reopenBatchOf)],
  live: {
    batch: async (ctx, id) => {
      const { videos: _, ...batch } = await getBatch(ctx, id)
      return { type: 'batch', batch }
    },
  },
}
