export { contactView, optIn, purgeDeletedContacts, standing, suppress } from './contacts.service.ts'
export { contactFigures, countContacts, findContact, newestContact } from './contacts.store.ts'
