/** Everything an installation needs, of one moment, into a new folder; while the product runs, too. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type pg from 'pg'
import { bytesFree } from '#disk.ts'
import { holdRemovals } from '#services/storage/hold.ts'
import { CannotTransfer } from './catalogue.ts'
import { exportDatabase } from './export.ts'
import {
  BACKUPS_FOLDER,
  copyTo,
  flush,
  type Holding,
  isSame,
  linkOrCopy,
  sumOf,
  type Taken,
  takeFiles,
} from './files.ts'
import { databaseBytes, inMb } from './room.ts'
import { readSums, writeSums } from './sums.ts'
import { whileUnfinished } from './unfinished.ts'

export type Place = { pool: pg.Pool; dataDir: string }
/** `leftOut` is what is no file: links, sockets, names that no list can hold. */
export type Backup = { rows: number; files: number; bytes: number; leftOut: string[] }

/** Given this name at the end: a folder without it is no backup. */
export const DATABASE_FILE = 'database.jsonl.gz'
export const FILES_FOLDER = 'data'
export const inBackup = (name: string): string => `${FILES_FOLDER}/${name}`

type How = {
  /** The files stay where they are and get a second name: they take no room, and have no sums. */
  linked?: boolean
  /** An earlier backup: what is as it was then gets a second name there and is neither read nor copied. */
  like?: string | undefined
  freeBytes?: (folder: string) => Promise<number>
}

/** Writes the rows as they are at one moment, and every file that they name, into a new folder. */
export async function backupTo(folder: string, place: Place, how: How = {}): Promise<Backup> {
  await refuseFolder(folder, place.dataDir)
  return alone(place.pool, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    const holding = await newHolding(place.dataDir)
    return whileUnfinished(holding, () => whileUnfinished(folder, () => fill(folder, holding, place, how), true))
  })
}

async function fill(folder: string, holding: string, place: Place, how: How): Promise<Backup> {
  const target = join(folder, DATABASE_FILE)
  const { rows, files, leftOut } = await exportAll(`${target}.part`, folder, holding, place, how)
  await flush(`${target}.part`)
  const sums = how.linked ? undefined : await copyAll(files, folder, how.like)
  if (how.linked) for (const file of files) await linkOrCopy(file.source, join(folder, inBackup(file.name)))
  if (sums) await writeSums(folder, new Map([...sums, [DATABASE_FILE, await sumOf(`${target}.part`)]]))
  await rename(`${target}.part`, target)
  await flush(folder)
  // What could get no second name may have been removed before it was copied.
  const isThere = ({ name }: Taken) => !sums || sums.has(inBackup(name))
  const [there, gone] = [files.filter(isThere), files.filter((file) => !isThere(file))]
  return { rows, files: there.length, bytes: bytesOf(there), leftOut: [...leftOut, ...gone.map(({ name }) => name)] }
}

/**
 * A file is there before its row and goes after it. So with nothing removed from before the rows' moment until every file has a
 * second name, each row finds its file; what came later is one too many, which does no harm. An account that is just being deleted
 * is the exception: there the files go first, so that it can be deleted again where that is interrupted.
 */
async function exportAll(
  target: string,
  folder: string,
  holding: string,
  { pool, dataDir }: Place,
  how: How,
): Promise<Holding & { rows: number }> {
  const stream = (await open(target, 'wx', 0o600)).createWriteStream()
  const release = await holdRemovals(dataDir)
  let held: Holding = { files: [], leftOut: [] }
  try {
    const { rows } = await exportDatabase(pool, stream, async () => {
      held = await takeFiles(dataDir, holding)
      await release()
      await refuseWithoutRoom(folder, held.files, pool, how)
    })
    return { ...held, rows }
  } finally {
    stream.destroy()
    await release()
  }
}

/** Of a moment before the files are copied; a disk that fills up meanwhile is told by the error. */
async function refuseWithoutRoom(folder: string, files: readonly Taken[], pool: pg.Pool, how: How): Promise<void> {
  const { linked = false, like, freeBytes = bytesFree } = how
  const copied = linked ? [] : like ? await changed(files, like) : files
  const needed = bytesOf(copied) + (await databaseBytes(pool))
  const free = await freeBytes(folder)
  if (needed > free)
    throw new CannotTransfer(
      `The backup may take ${inMb(needed)} in ${folder}, and ${inMb(free, Math.floor)} are free. Nothing was written; make room or name another folder.`,
    )
}

async function changed(files: readonly Taken[], like: string): Promise<Taken[]> {
  const found: Taken[] = []
  for (const file of files) if (!(await isKept(file, like))) found.push(file)
  return found
}

const isKept = async (file: Taken, like: string): Promise<boolean> => {
  const kept = await stat(join(like, inBackup(file.name))).catch(() => undefined)
  return kept !== undefined && isSame(kept, file)
}

const bytesOf = (files: readonly Taken[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Answers the sums of what was there to be copied. */
async function copyAll(files: readonly Taken[], folder: string, like?: string): Promise<Map<string, string>> {
  const before = like ? await readSums(like) : undefined
  const sums = new Map<string, string>()
  for (const file of files) {
    const name = inBackup(file.name)
    const known = before?.get(name)
    if (like && known && (await isKept(file, like))) {
      await linkOrCopy(join(like, name), join(folder, name))
      sums.set(name, known)
      continue
    }
    const sum = await copyTo(file, join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || existsSync(file.source)) throw error
    })
    if (sum) sums.set(name, sum)
  }
  return sums
}

/** It is a backup of one installation, beside it: no folder that has something, and none of the installation's own. */
async function refuseFolder(folder: string, dataDir: string): Promise<void> {
  if (existsSync(join(folder, DATABASE_FILE)))
    throw new CannotTransfer(`There is a backup in ${folder} already. Choose another folder.`)
  const below = relative(dataDir, folder).split(sep)
  if (below[0] !== '..' && below[0] !== BACKUPS_FOLDER)
    throw new CannotTransfer(`${folder} lies in the folder that is to be backed up. Choose another one.`)
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (there.length > 0) throw new CannotTransfer(`The folder ${folder} is not empty. Choose another one.`)
}

/** Any number of our own; a session that is lost gives it back. */
const LOCK = 7_305_814

/** One backup of an installation at a time. */
async function alone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK])
    if (!rows[0].taken)
      throw new CannotTransfer('Another backup of this installation is being made. Wait until it is done.')
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release(true)
  }
}

const HOLDING = '.held-'

/** Where the files get their second names. Nobody else makes a backup now: what is there was left by one that was killed. */
async function newHolding(dataDir: string): Promise<string> {
  const root = join(dataDir, BACKUPS_FOLDER)
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root))
    if (name.startsWith(HOLDING)) await rm(join(root, name), { recursive: true, force: true })
  return join(root, `${HOLDING}${randomUUID()}`)
}
