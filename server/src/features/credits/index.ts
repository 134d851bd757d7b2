export { monthPot } from './credits.rules.ts'
export { creditState, refundAll, refundCredits, requireCredits, spendCredits } from './credits.service.ts'
