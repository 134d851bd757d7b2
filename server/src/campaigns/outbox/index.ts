export { databaseOutbox, forgetOldMessages, getOutboxMessage, listOutbox } from './outbox.service.ts'
