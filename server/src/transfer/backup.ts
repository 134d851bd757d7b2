import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { CannotTransfer, inTransaction } from './catalogue.ts'
import { exportDatabase } from './export.ts'
import { importDatabase, refuseFullDatabase, refuseStrangeExport } from './import.ts'

export type Place = { pool: pg.Pool; dataDir: string }

export const DATABASE_FILE = 'database.jsonl.gz'
/** Where an upgrade leaves its backups. */
export const BACKUPS_FOLDER = 'backups'
const FILES_FOLDER = 'data'
/** Folders of DATA_DIR that a backup does without: the database is exported, the others are made again, or are backups. */
const LEFT_OUT = ['database', 'cache', 'work', BACKUPS_FOLDER]

type CopyTree = (from: string, to: string) => Promise<void>
const copyTree: CopyTree = (from, to) => cp(from, to, { recursive: true, preserveTimestamps: true })

/** The same files under a second name: they take no room, and are never written again once they have their own. */
export const linkTree: CopyTree = async (from, to) => {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkTree(source, target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

/** Writes everything an installation needs into a new folder; answers how many rows. */
export async function backupTo(folder: string, { pool, dataDir }: Place, copy = copyTree): Promise<{ rows: number }> {
  const target = join(folder, DATABASE_FILE)
  if (existsSync(target)) throw new CannotTransfer(`There is a backup in ${folder} already. Choose another folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // First the rows, then the files: a file made in between is one too many, never one missing.
  const counted = await exportDatabase(pool, createWriteStream(`${target}.part`, { mode: 0o600 }))
  await copyFiles(dataDir, join(folder, FILES_FOLDER), copy)
  await rename(`${target}.part`, target)
  return counted
}

/** Brings a backup of this version or an earlier one back into an empty installation; answers how many rows. */
export async function restoreFrom(folder: string, { pool, dataDir }: Place): Promise<{ rows: number }> {
  const source = join(folder, DATABASE_FILE)
  if (!existsSync(source)) throw new CannotTransfer(`There is no backup in ${folder} (no ${DATABASE_FILE}).`)
  await inTransaction(pool, 'begin', refuseFullDatabase)
  await refuseStrangeExport(createReadStream(source))
  await copyFiles(join(folder, FILES_FOLDER), dataDir, copyTree)
  return importDatabase(pool, createReadStream(source))
}

async function copyFiles(from: string, to: string, copy: CopyTree): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (LEFT_OUT.includes(entry.name)) continue
    await (entry.isDirectory() ? copy : copyTree)(source, target)
  }
}
