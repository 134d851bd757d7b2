export { accountOfSession, accountView, localAccount } from './accounts.service.ts'
export { accountByEmail, accountById, deleteExpired, lockAccount, setPlan } from './accounts.store.ts'
