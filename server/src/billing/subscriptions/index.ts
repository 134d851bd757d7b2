export { checkoutLinks } from './checkout.rules.ts'
export { refuseWhilePaying } from './subscriptions.service.ts'
