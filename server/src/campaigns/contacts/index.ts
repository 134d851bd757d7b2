export { isStopped, optIn, purgeDeletedContacts, standing, suppress } from './contacts.service.ts'
export { accountsKnowing, addressesOf, countContacts, findContact, newestContact } from './contacts.store.ts'
