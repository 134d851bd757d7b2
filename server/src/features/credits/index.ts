export { type CreditState, creditState, refundCredits, spendCredits } from './credits.service.ts'
