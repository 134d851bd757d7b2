export { proofSentence } from './dossier.html.ts'
export { proveAllJournals, proveJournal } from './journal.service.ts'
export { headOf } from './journal.store.ts'
