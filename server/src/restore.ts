/** `npm run restore -- FOLDER`: brings a backup back into an installation that has nothing yet. */
import { transferCommand } from './terminal/transfer.run.ts'
import { restoreFrom } from './transfer/index.ts'

await transferCommand(
  'restore',
  restoreFrom,
  (rows, folder) => `${rows} rows and all files of ${folder} are back. Unfinished films go on at the next start.`,
)
