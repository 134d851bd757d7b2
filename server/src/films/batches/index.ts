export {
  batchOfRequest,
  cancelAllBatches,
  createWeeklyBatch,
  getBatch,
  orderBatch,
  weeklyRoom,
} from './batches.service.ts'
export { findByRequest, hasFinishedWeek } from './batches.store.ts'
