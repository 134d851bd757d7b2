import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, WrongSetting } from '#config.ts'
import { closeDataFolder, keepPrivate } from '#data-folder.ts'
import { type DatabaseOptions, type Db, openDatabase } from '#db/client.ts'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import { describeError, makeLog } from '#log.ts'
import { CannotTransfer, type Place, removeUnfinished } from '#transfer/index.ts'

export const log = makeLog('warn')

/** A folder as a person names it. */
export function folderNamed(name: string | undefined, command: string): string {
  if (!name) throw new CannotTransfer(`Please name a folder: npm run ${command} -- FOLDER`)
  return path.resolve(name)
}

/** Does something with the configured installation. */
export async function withInstallation<T>(
  how: Partial<DatabaseOptions>,
  work: (place: Place & { db: Db }) => Promise<T>,
): Promise<T> {
  keepPrivate()
  const { dataDir, databaseUrl } = readConfig()
  if (how.asItIs && !databaseUrl && !existsSync(path.join(dataDir, 'database')))
    throw new CannotTransfer(`There is no installation in ${dataDir}. Set DATA_DIR to the folder of one.`)
  closeDataFolder(dataDir, log)
  const database = await openDatabase({ dataDir, log, ...(databaseUrl && { databaseUrl }), ...how })
  try {
    return await work({ pool: database.pool, db: database.db, dataDir })
  } finally {
    await database.close()
  }
}

/** Runs a command; what a person can mend is said in one sentence, and an interruption leaves nothing half-made. */
export async function transferCommand(command: () => Promise<string>): Promise<void> {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      removeUnfinished()
      process.exit(code)
    })
  try {
    console.log(await command())
  } catch (error) {
    console.error(sentenceOf(error) ?? describeError(error))
    process.exitCode = 1
  }
}

/** Undefined for a fault of ours, whose trace helps. */
function sentenceOf(error: unknown): string | undefined {
  const { message, code } = error as { message: string; code?: unknown }
  if ([CannotTransfer, WrongSetting, DatabaseUnavailable].some((kind) => error instanceof kind)) return message
  if (String(code).startsWith('ERR_PARSE_ARGS')) return message
  // The system and PostgreSQL say why in a code, and in words beside it.
  return typeof code === 'string' ? `It was not finished: ${message}.` : undefined
}
