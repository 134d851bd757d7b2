/** The files of an installation and of its backups: found, held, brought from one folder into another, and summed. */
import { createHash } from 'node:crypto'
import { constants, createReadStream, type Stats } from 'node:fs'
import { chmod, copyFile, link, lstat, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where an upgrade leaves its backups, and a backup what it holds while it copies. */
export const BACKUPS_FOLDER = 'backups'
/** Folders of DATA_DIR that a backup does without: the database is exported, the others are made again, or are backups. */
export const LEFT_OUT = ['database', 'cache', 'work', BACKUPS_FOLDER]

export type Entry = { name: string; isFile: boolean }

/** Everything below a folder that is no folder, by its path from there; links are named and never followed. */
export async function* walk(root: string, below = ''): AsyncGenerator<Entry> {
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* walk(root, name)
    else yield { name, isFile: entry.isFile() }
  }
}

/** A name that cannot stand on a line of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const isStrange = (name: string): boolean => /[\u0000-\u001f\u007f\\]/.test(name)

/** A file as it was at the moment of a backup: `source` is where its bytes stay until they are copied. */
export type Taken = { name: string; source: string; bytes: number; modifiedAt: Date }
export type Holding = { files: Taken[]; leftOut: string[] }

/**
 * Gives every file of the data folder a second name in another folder, which takes no room and keeps it whatever happens to the
 * first. A file system without such names lets it stand where it is.
 */
export async function takeFiles(dataDir: string, holding: string): Promise<Holding> {
  const [files, leftOut]: [Taken[], string[]] = [[], []]
  for (const root of await topOf(dataDir)) {
    for await (const { name, isFile } of root.isFolder ? walkMoving(dataDir, root.name) : [root]) {
      const found = isFile && !isStrange(name) ? await take(dataDir, name, holding) : 'left out'
      if (found === 'left out') leftOut.push(name)
      else if (found !== 'gone') files.push(found)
    }
  }
  return { files, leftOut }
}

/** What lies at the top; a folder there may be a link to where more room is. */
async function topOf(dataDir: string): Promise<(Entry & { isFolder: boolean })[]> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => !LEFT_OUT.includes(name))
  const kinds = await Promise.all(names.map((name) => stat(join(dataDir, name)).catch(() => undefined)))
  return names.map((name, index) => ({
    name,
    isFolder: kinds[index]?.isDirectory() ?? false,
    isFile: kinds[index]?.isFile() ?? false,
  }))
}

/** The same where folders come and go: one that is gone had nothing that a row still names. */
async function* walkMoving(root: string, below: string): AsyncGenerator<Entry> {
  try {
    for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
      const name = `${below}/${entry.name}`
      if (entry.isDirectory()) yield* walkMoving(root, name)
      else yield { name, isFile: entry.isFile() }
    }
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
/** Somebody still writes it, and will give it its name when it is whole. */
const isDraft = (name: string): boolean => name.endsWith('.part')

async function take(dataDir: string, name: string, holding: string): Promise<Taken | 'gone' | 'left out'> {
  if (isDraft(name)) return 'gone'
  const [place, held] = [join(dataDir, name), join(holding, name)]
  await makeFolderOf(held)
  try {
    const isHeld = await link(place, held).then(
      () => true,
      (error) => (isGone(error) ? Promise.reject(error) : false),
    )
    const source = isHeld ? held : place
    const { size, mtime } = await lstat(source)
    return { name, source, bytes: size, modifiedAt: mtime }
  } catch (error) {
    if (isGone(error)) return 'gone'
    throw error
  }
}

/** The same file under a second name; a copy where there are none. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  await makeFolderOf(target)
  await link(source, target).catch(() => copyFile(source, target))
}

/** A copy, closed to others and on the disk; where the file system shares blocks it takes no room. Answers its sum. */
export async function copyTo({ source, modifiedAt }: Taken, target: string): Promise<string> {
  await makeFolderOf(target)
  await copyFile(source, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  await chmod(target, 0o600)
  const sum = await sumOf(target)
  await utimes(target, modifiedAt, modifiedAt)
  await flush(target)
  return sum
}

/** SHA-256, read piece by piece. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { highWaterMark: 1_048_576 })) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Has it on the disk before anybody relies on it. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolderOf(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
}

/** Gives a file its place in another folder, over what was there. */
export async function moveTo(from: string, to: string): Promise<void> {
  await makeFolderOf(to)
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // The folder there is a link to another disk.
    if (error.code !== 'EXDEV') throw error
    await copyFile(from, to)
    await rm(from)
  })
}

/** Whether two looks at a file found the same: file systems keep its time more or less finely. */
export const isSame = (one: Pick<Stats, 'size' | 'mtime'>, other: Taken): boolean =>
  one.size === other.bytes && Math.abs(one.mtime.getTime() - other.modifiedAt.getTime()) < 2
