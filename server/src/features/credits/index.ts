export { creditState, refundCredits, requireCredits, spendCredits } from './credits.service.ts'
