export { isYes } from './contact-row.rules.ts'
export { readCsv } from './contacts.csv.ts'
export {
  contactSummary,
  deleteContact,
  deleteContacts,
  getContact,
  isStopped,
  isSubscribed,
  listContacts,
  optIn,
  purgeDeletedContacts,
  restoreContact,
  restoreContacts,
  suppress,
  updateContact,
} from './contacts.service.ts'
export { accountsKnowing, addressesOf, countContacts, findContact, newestContact } from './contacts.store.ts'
export { exportContacts } from './export.service.ts'
export { importRows } from './import.service.ts'
