export { isYes } from './contact-row.rules.ts'
export { readCsv } from './contacts.csv.ts'
export {
  contactSummary,
  deleteContact,
  deleteContacts,
  getContact,
  isSubscribed,
  isSuppressed,
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
export {
  endImport,
  forgetOldImports,
  getImport,
  importNext,
  lastImport,
  newIdsOf,
  startImport,
  takeRows,
} from './long-import.service.ts'
export { importsUnderWay } from './long-import.store.ts'
