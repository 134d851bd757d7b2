export { checkoutLinks } from './checkout.service.ts'
export { refuseWhilePaying } from './subscriptions.service.ts'
