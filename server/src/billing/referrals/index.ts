export { recordPayment } from './referrals.service.ts'
