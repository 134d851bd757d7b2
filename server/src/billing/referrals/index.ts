export { recordPayment, recordReferral, referredBusiness } from './referrals.service.ts'
