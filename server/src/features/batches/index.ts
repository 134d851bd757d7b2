export { batchOfRequest, createWeeklyBatch, getBatch, orderBatch } from './batches.service.ts'
