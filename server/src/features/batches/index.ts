export { batchOfRequest, getBatch, orderBatch } from './batches.service.ts'
