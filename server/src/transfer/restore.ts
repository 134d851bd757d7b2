/** A backup, back into an installation that has nothing yet. What a stranger may have put into its folder is refused, not followed. */
import { createHash } from 'node:crypto'
import { constants, createReadStream, createWriteStream, type Stats } from 'node:fs'
import { lstat, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DATABASE_FILE, FILES_FOLDER, inBackup, type Place } from './backup.ts'
import { CannotTransfer, inTransaction } from './catalogue.ts'
import { isStrange, LEFT_OUT, linkOrCopy, moveTo, sumOf, walk } from './files.ts'
import { importDatabase, refuseFullDatabase, refuseStrangeExport } from './import.ts'
import { readSums, SUMS_FILE } from './sums.ts'
import { whileUnfinished } from './unfinished.ts'

type Restored = { rows: number; files: number }
type Backup = { folder: string; names: string[]; sums: Map<string, string> | undefined; owner: number }

/** Brings a backup of this version or an earlier one back. Nothing is where it belongs before all of it has been looked at. */
export async function restoreFrom(folder: string, { pool, dataDir }: Place, linked = false): Promise<Restored> {
  const source = join(folder, DATABASE_FILE)
  const { uid: owner } = await plainFile(folder, DATABASE_FILE)
  await inTransaction(pool, 'begin', refuseFullDatabase)
  await refuseStrangeExport(createReadStream(source))
  const names = await filesIn(folder)
  const backup = { folder, names, owner, sums: await sumsOf(folder) }
  await compare(backup)
  // Below `work`, which no backup has and which is swept.
  const draft = join(dataDir, 'work', 'restoring')
  return whileUnfinished(draft, async () => {
    for (const name of names) await bring(backup, name, join(draft, name), linked)
    for (const name of names) await moveTo(join(draft, name), join(dataDir, name))
    return { ...(await importDatabase(pool, createReadStream(source))), files: names.length }
  })
}

const refusal = (what: string) => new CannotTransfer(`${what} Nothing was brought back.`)

/** A file of the backup itself; a link could lead anywhere. */
async function plainFile(folder: string, name: string): Promise<Stats> {
  const found = await lstat(join(folder, name)).catch(() => undefined)
  if (!found) throw new CannotTransfer(`There is no backup in ${folder} (no ${name}).`)
  if (!found.isFile()) throw notPlain(name)
  return found
}

const notPlain = (name: string) =>
  refusal(`The backup holds a link or a device where a file belongs (${JSON.stringify(name)}).`)

async function sumsOf(folder: string): Promise<Backup['sums']> {
  const found = await lstat(join(folder, SUMS_FILE)).catch(() => undefined)
  if (found) await plainFile(folder, SUMS_FILE)
  return found && readSums(folder)
}

/** The files of a backup by their places in the data folder: nothing but files, and none where a backup has none. */
async function filesIn(folder: string): Promise<string[]> {
  const root = join(folder, FILES_FOLDER)
  const kind = await lstat(root).catch(() => undefined)
  if (!kind) return []
  if (!kind.isDirectory()) throw notPlain(FILES_FOLDER)
  const names: string[] = []
  for await (const { name, isFile } of walk(root)) {
    if (!isFile || isStrange(name)) throw notPlain(name)
    const [top = ''] = name.split('/')
    if (LEFT_OUT.includes(top)) throw refusal(`The backup holds a folder that no backup has (${JSON.stringify(top)}).`)
    names.push(name)
  }
  return names
}

/** What is there and what was backed up are the same files; a sum says later whether they are what they were. */
async function compare({ folder, names, sums }: Backup): Promise<void> {
  if (!sums) return
  const there = new Set([DATABASE_FILE, ...names.map(inBackup)])
  for (const name of there)
    if (!sums.has(name)) throw refusal(`The backup holds a file that its ${SUMS_FILE} does not name (${name}).`)
  for (const name of sums.keys())
    if (!there.has(name)) throw refusal(`The backup lacks a file that its ${SUMS_FILE} names (${name}).`)
  if (sums.get(DATABASE_FILE) !== (await sumOf(join(folder, DATABASE_FILE)))) throw changedSince(DATABASE_FILE)
}

const changedSince = (name: string) => refusal(`The backup is damaged: ${name} is not what it was when it was made.`)

/** Copies what is in a file, whatever other names it has; or gives it a second name, for a restore that is thrown away. */
async function bring({ folder, sums, owner }: Backup, name: string, to: string, linked: boolean): Promise<void> {
  const from = join(folder, inBackup(name))
  const wanted = sums?.get(inBackup(name))
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  if (linked) await linkOrCopy(from, to)
  const sum = linked ? await sumOf(to) : await copyPlain(from, to, name, wanted ? undefined : owner)
  if (wanted && sum !== wanted) throw changedSince(inBackup(name))
}

/** Opened without following a link, so that nothing can be put in its place in between. Without a sum, what has more names must be `owner`'s. */
async function copyPlain(from: string, to: string, name: string, owner: number | undefined): Promise<string> {
  const handle = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw notPlain(name)
    if (owner !== undefined && found.nlink > 1 && found.uid !== owner)
      throw refusal(`The backup holds a hard link to somebody else's file (${name}).`)
    const hash = createHash('sha256')
    const summing = new Transform({
      transform: (piece, _, done) => {
        hash.update(piece)
        done(null, piece)
      },
    })
    await pipeline(
      handle.createReadStream({ autoClose: false }),
      summing,
      createWriteStream(to, { mode: 0o600, flags: 'wx' }),
    )
    return hash.digest('hex')
  } finally {
    await handle.close()
  }
}
