export { accountMade, addressConfirmed, signedUp } from './accounts.events.ts'
export { accountOfSession, accountView, confirmPassword, localAccount, workingFor } from './accounts.service.ts'
export { accountByEmail, accountById, lockAccount, setPlan } from './accounts.store.ts'
export { isUnconfirmed, refuseUnconfirmed } from './confirmation.service.ts'
