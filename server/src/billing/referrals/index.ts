export { recordPayment, referredBusiness } from './referrals.service.ts'
