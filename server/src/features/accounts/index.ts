export { accountOfSession, accountView, localAccount } from './accounts.service.ts'
export { accountById, deleteExpired, lockAccount } from './accounts.store.ts'
