export { creditState, refundCredits, spendCredits } from './credits.service.ts'
