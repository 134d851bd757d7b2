export { accountOfSession, accountView, localAccount, workingFor } from './accounts.service.ts'
export { accountByEmail, accountById, deleteExpired, lockAccount, setPlan } from './accounts.store.ts'
