/** What a new version does before it changes an installation of an earlier one: a backup, in the data folder. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import type { Upgrade } from '#db/migrate.ts'
import { bytesFree } from '#disk.ts'
import type { Log } from '#log.ts'
import { backupTo, DATABASE_FILE } from './backup.ts'
import { BACKUPS_FOLDER } from './files.ts'
import { databaseBytes, inMb } from './room.ts'

/** How many of these backups stay. */
const KEPT = 3

type Surroundings = {
  dataDir: string
  log: Log
  now?: () => Date
  /** How much room there is where the data folder lies. */
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * Writes `backups/VERSION-TIME` into the data folder, whoever runs the database. Without room for the rows nothing is changed;
 * the files take none, for they stay where they are under a second name.
 */
export const backupBeforeUpgrade =
  ({ dataDir, log, now = () => new Date(), freeBytes = bytesFree }: Surroundings) =>
  async ({ from, to }: Upgrade, pool: pg.Pool): Promise<void> => {
    const root = join(dataDir, BACKUPS_FOLDER)
    await mkdir(root, { recursive: true, mode: 0o700 })
    await refuseWithoutRoom(root, await databaseBytes(pool), await freeBytes(root))
    const folder = join(
      root,
      `${from}-${now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(':', '-')}`,
    )
    try {
      const { rows } = await backupTo(folder, { pool, dataDir }, { linked: true })
      log.info(`Before the upgrade from ${from} to ${to}, ${rows} rows and all files were backed up to ${folder}.`)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw new DatabaseUnavailable(
        `The backup before the upgrade could not be written to ${folder} (${(error as Error).message}). Nothing was changed; mend that and start again.`,
      )
    }
    await forgetOld(root)
  }

async function refuseWithoutRoom(root: string, needed: number, free: number): Promise<void> {
  if (free >= needed) return
  throw new DatabaseUnavailable(
    `The upgrade makes a backup first, which may take ${inMb(needed)} in ${root}, and ${inMb(free, Math.floor)} are free. Nothing was changed; make room and start again.`,
  )
}

const NAME = /^.+-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)$/
const timeOf = (name: string): string => NAME.exec(name)?.[1] ?? ''

/** The latest stay; so does whatever is called otherwise. What a crash left half-written goes. */
async function forgetOld(root: string): Promise<void> {
  const names = (await readdir(root)).filter((name) => NAME.test(name))
  const whole = names.filter((name) => existsSync(join(root, name, DATABASE_FILE)))
  const kept = whole.sort((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(0, KEPT)
  for (const name of names) if (!kept.includes(name)) await rm(join(root, name), { recursive: true, force: true })
}
