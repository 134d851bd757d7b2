/** Moving an installation: its rows as a stream, or everything as a folder. */
export { backupTo, type Place, restoreFrom } from './backup.ts'
export { CannotTransfer } from './catalogue.ts'
export { exportDatabase } from './export.ts'
export { importDatabase } from './import.ts'
export { backupBeforeUpgrade } from './upgrade.ts'
