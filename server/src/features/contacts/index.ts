export { contactView, isStopped, optIn, purgeDeletedContacts, standing, suppress } from './contacts.service.ts'
export {
  accountsKnowing,
  addressesOf,
  contactFigures,
  countContacts,
  findContact,
  newestContact,
} from './contacts.store.ts'
