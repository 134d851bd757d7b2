/** `npm run backup -- FOLDER`: everything the installation has, into a new folder, while the product runs or not. `--verify` brings it back for a test. */
import { parseArgs } from 'node:util'
import { folderNamed, log, transferCommand, withInstallation } from './terminal/transfer.run.ts'
import { backupTo, verifyBackup } from './transfer/index.ts'

const HELP = `npm run backup -- FOLDER                 everything, into a new folder; the product may go on running
npm run backup -- FOLDER --verify        then restores it into an empty folder, and compares
npm run backup -- FOLDER --verify-only   does so with a backup that is there`

const options = {
  verify: { type: 'boolean' },
  'verify-only': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

await transferCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return HELP
  const folder = folderNamed(positionals[0], 'backup')
  const made = values['verify-only'] ? [] : await make(folder)
  return [...made, ...(values.verify || values['verify-only'] ? [await verify(folder)] : [])].join('\n')
})

async function make(folder: string): Promise<string[]> {
  const { rows, files, leftOut } = await withInstallation({ join: true, asItIs: true }, (place) =>
    backupTo(folder, place),
  )
  const without =
    leftOut.length > 0 ? [`Left out, since they are no files or were removed meanwhile: ${leftOut.join(', ')}.`] : []
  return [`${rows} rows and ${files} files are in ${folder}.`, ...without]
}

async function verify(folder: string): Promise<string> {
  const { rows, files, summed } = await verifyBackup(folder, log)
  return `It was restored into an empty folder, which is gone again: all ${rows} rows came back, and all ${files} files${summed ? ' as they were' : ', which have no sums to be compared with'}.`
}
