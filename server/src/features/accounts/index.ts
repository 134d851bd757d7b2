export { accountOfSession, accountView, closeSession } from './accounts.service.ts'
export { accountById, deleteExpired, lockAccount } from './accounts.store.ts'
