export { databaseSpending, writerOf } from './writing-costs.service.ts'
