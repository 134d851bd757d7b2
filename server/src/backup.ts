/** `npm run backup -- FOLDER`: everything the installation has, into a new folder. The product may go on running with DATABASE_URL; with the embedded database it must be stopped. */
import { transferCommand } from './terminal/transfer.run.ts'
import { backupTo } from './transfer/index.ts'

await transferCommand('backup', backupTo, (rows, folder) => `${rows} rows and all files are in ${folder}.`)
