export {
  batchOfRequest,
  cancelAllBatches,
  createWeeklyBatch,
  getBatch,
  orderBatch,
  weeklyRoom,
} from './batches.service.ts'
export { hasBatch } from './batches.store.ts'
