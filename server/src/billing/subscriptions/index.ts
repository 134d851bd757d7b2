export { checkoutLinks } from './checkout.ts'
export { claimPayments, renewOrEnd } from './payments.service.ts'
export { remindOfTrials } from './reminders.ts'
export { refuseWhilePaying } from './subscriptions.service.ts'
