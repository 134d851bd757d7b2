export { contactView, optIn, purgeDeletedContacts, type Stop, suppress } from './contacts.service.ts'
export { contactFigures, countContacts, findContact, type ShownContact } from './contacts.store.ts'
