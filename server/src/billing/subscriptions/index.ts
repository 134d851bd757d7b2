export { checkoutLinks } from './checkout.ts'
export { refuseWhilePaying } from './subscriptions.service.ts'
