export { monthPot } from './credits.rules.ts'
export {
  creditState,
  earnReferral,
  referralBalance,
  refundAll,
  refundCredits,
  requireCredits,
  spendCredits,
  topUpMonth,
} from './credits.service.ts'
