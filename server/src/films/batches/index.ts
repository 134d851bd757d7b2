export { batchOfRequest, createWeeklyBatch, getBatch, orderBatch, stopBatches, weeklyRoom } from './batches.service.ts'
export { hasBatch } from './batches.store.ts'
