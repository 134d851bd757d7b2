export { accountOfSession, accountView, closeSession, localAccount } from './accounts.service.ts'
export { accountById, deleteExpired, lockAccount } from './accounts.store.ts'
