import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { CannotTransfer, inTransaction } from './catalogue.ts'
import { exportDatabase } from './export.ts'
import { importDatabase, refuseFullDatabase } from './import.ts'

export type Place = { pool: pg.Pool; dataDir: string }

const DATABASE_FILE = 'database.jsonl.gz'
const FILES_FOLDER = 'data'
/** Folders of DATA_DIR that a backup does without: the database is exported, the others are made again. */
const LEFT_OUT = ['database', 'cache', 'work']

/** Writes everything an installation needs into a new folder; answers how many rows. */
export async function backupTo(folder: string, { pool, dataDir }: Place): Promise<{ rows: number }> {
  const target = join(folder, DATABASE_FILE)
  if (existsSync(target)) throw new CannotTransfer(`There is a backup in ${folder} already. Choose another folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // First the rows, then the files: a file made in between is one too many, never one missing.
  const counted = await exportDatabase(pool, createWriteStream(`${target}.part`, { mode: 0o600 }))
  await copyFiles(dataDir, join(folder, FILES_FOLDER))
  await rename(`${target}.part`, target)
  return counted
}

/** Brings a backup back into an empty installation; answers how many rows. */
export async function restoreFrom(folder: string, { pool, dataDir }: Place): Promise<{ rows: number }> {
  const source = join(folder, DATABASE_FILE)
  if (!existsSync(source)) throw new CannotTransfer(`There is no backup in ${folder} (no ${DATABASE_FILE}).`)
  await inTransaction(pool, 'begin', refuseFullDatabase)
  await copyFiles(join(folder, FILES_FOLDER), dataDir)
  return importDatabase(pool, createReadStream(source))
}

async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (!LEFT_OUT.includes(name))
      await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true })
  }
}
