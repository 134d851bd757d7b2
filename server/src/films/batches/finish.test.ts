import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#context.ts'
import { type Studio, startStudio } from '#test/batch-studio.ts'
import { finishBatchesOf } from './batches.service.ts'

let studio: Studio
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.end())

it('ends a batch whose last two films settle at one moment', async () => {
  const ada = await studio.owner()
  const batchId = await ada.order(2)
  const { videos } = await ada.whenDone(batchId)
  const { pool } = studio.database
  await pool.query("update videos set status = 'rendering' where batch_id = $1", [batchId])
  await pool.query('update batches set finished_at = null where id = $1', [batchId])

  const settle = (id: string, before: Promise<void> = Promise.resolve()) =>
    inTransaction(ada.ctx, async (within) => {
      await within.db.execute(`update videos set status = 'ready' where id = '${id}'`)
      await finishBatchesOf(within, [{ batchId }])
      await before
    })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const first = settle(videos[0]!.id, held)
  const second = settle(videos[1]!.id)
  // The second looks while the first has not said yet that it is done.
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))])
  letGo()
  await Promise.all([first, second])
  expect((await ada.batch(batchId)).finishedAt).not.toBeNull()
})
