export { createWeeklyBatch, getBatch, orderBatch } from './batches.service.ts'
