/** `npm run restore -- FOLDER`: brings a backup back into an installation that has nothing yet. */
import { folderNamed, transferCommand, withInstallation } from './terminal/transfer.run.ts'
import { restoreFrom } from './transfer/index.ts'

await transferCommand(async () => {
  const folder = folderNamed(process.argv[2], 'restore')
  const { rows, files } = await withInstallation({}, (place) => restoreFrom(folder, place))
  return `${rows} rows and ${files} files of ${folder} are back. Unfinished films go on at the next start.`
})
