export { orderDueWeeks } from './batches.automatic.ts'
export { batchOfRequest, getBatch, orderBatch } from './batches.service.ts'
