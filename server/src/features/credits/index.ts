export { monthPot } from './credits.rules.ts'
export { creditState, refundCredits, requireCredits, spendCredits } from './credits.service.ts'
