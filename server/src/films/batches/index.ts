export { batchVideos, finishBatch, markHalted, orderedWork, reopenBatch } from './batch.store.ts'
export { orderDueWeeks } from './batches.automatic.ts'
export { batchOfRequest, createWeeklyBatch, getBatch, orderBatch, weeklyRoom } from './batches.service.ts'
