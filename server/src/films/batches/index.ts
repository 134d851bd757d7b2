export { orderDueWeeks } from './batches.automatic.ts'
export { batchOfRequest, getBatch, orderBatch, weeklyRoom } from './batches.service.ts'
