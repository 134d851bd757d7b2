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
  momentsOf,
  optIn,
  purgeDeletedContacts,
  restoreContact,
  restoreContacts,
  suppress,
  tagContacts,
  updateContact,
} from './contacts.service.ts'
export {
  accountsKnowing,
  addressesOf,
  countContacts,
  countFitting,
  findContact,
  fitting,
  idsFitting,
  newestContact,
  tagsInUse,
} from './contacts.store.ts'
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
export {
  createSegment,
  deleteSegment,
  findSegment,
  listSegments,
  restoreSegment,
  segmentsNamed,
  updateSegment,
} from './segments.service.ts'
export { purgeSegments } from './segments.store.ts'
