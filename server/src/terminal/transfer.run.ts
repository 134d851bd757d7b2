import path from 'node:path'
import { readConfig, WrongSetting } from '#config.ts'
import { closeDataFolder, keepPrivate } from '#data-folder.ts'
import { openDatabase } from '#db/client.ts'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import { describeError, makeLog } from '#log.ts'
import { backupBeforeUpgrade, CannotTransfer, type Place } from '#transfer/index.ts'

type Transfer = (folder: string, place: Place) => Promise<{ rows: number }>

/** Runs a transfer on the configured database and says in one sentence what came of it. */
export async function transferCommand(
  name: string,
  transfer: Transfer,
  summary: (rows: number, folder: string) => string,
): Promise<void> {
  keepPrivate()
  try {
    const [folder] = process.argv.slice(2)
    if (!folder) throw new CannotTransfer(`Please name a folder: npm run ${name} -- FOLDER`)
    const { dataDir, databaseUrl } = readConfig()
    const log = makeLog('warn')
    closeDataFolder(dataDir, log)
    const beforeUpgrade = backupBeforeUpgrade({ dataDir, log: makeLog('info') })
    const database = await openDatabase({ dataDir, log, beforeUpgrade, ...(databaseUrl && { databaseUrl }) })
    try {
      const { rows } = await transfer(path.resolve(folder), { pool: database.pool, dataDir })
      console.log(summary(rows, folder))
    } finally {
      await database.close()
    }
  } catch (error) {
    const known = [CannotTransfer, WrongSetting, DatabaseUnavailable].some((kind) => error instanceof kind)
    console.error(known ? (error as Error).message : describeError(error))
    process.exitCode = 1
  }
}
