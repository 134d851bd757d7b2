/** What render processes read and write, where they run as a user who may open none of it. */
import { chmod, chown, constants, copyFile, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MediaUser } from './confinement.ts'

/** What a file is called in a request, for the process that gets it. */
export type Names = {
  /** A file that is read. */
  input(path: string): Promise<string>
  /** A file that is written, and lies at its path when the task is done. */
  output(path: string): string
  /** What processes write for each other alone. */
  between(path: string): string
}

export interface Room {
  /** Where its processes work. */
  readonly folder: string
  /** The names for one task, and how its outputs come to their paths. */
  open(): { names: Names; collect(): Promise<void> }
}

/** Where processes run as the same user, every file is called what it is. */
export function sharedRoom(folder: string): Room {
  const names: Names = { input: async (path) => path, output: (path) => path, between: (path) => path }
  return { folder, open: () => ({ names, collect: async () => {} }) }
}

/**
 * A folder of that user, in a folder closed to it: what is read comes in as a copy, what is made goes out by its name and is
 * looked at before anybody opens it. All names are short: the process stands in its room and can see no way to it.
 */
export async function closedRoom(around: string, user: MediaUser): Promise<Room> {
  const folder = await mkdtemp(join(around, 'room-'))
  await chown(folder, user.uid, user.gid)
  const copies = new Map<string, Promise<string>>()
  const copied = (path: string): Promise<string> => {
    const name = `in-${copies.size}`
    const known = copies.get(path) ?? bringIn(path, `${folder}.${name}`, join(folder, name)).then(() => name)
    copies.set(path, known)
    return known
  }
  const open = () => {
    const outputs: string[] = []
    const output = (path: string) => {
      outputs.push(path)
      return `./${basename(path)}`
    }
    const input = async (path: string) => join(await copied(path), basename(path))
    const collect = async () => {
      for (const path of outputs) await takeOut(join(folder, basename(path)), path, user)
    }
    return { names: { input, output, between: (path: string) => basename(path) }, collect }
  }
  return { folder, open }
}

/** A copy in a folder of its own, under its own name, which is moved in whole. What can't be copied can't be read there either, and the task says so. */
async function bringIn(path: string, making: string, to: string): Promise<void> {
  await mkdir(making)
  const copy = join(making, basename(path))
  await copyFile(path, copy, constants.COPYFILE_FICLONE).catch(() => {})
  await chmod(copy, 0o644).catch(() => {})
  await chmod(making, 0o755)
  await rename(making, to)
}

/** A link in place of a file would have us open somebody else's file for its maker. A task that has made nothing says so itself. */
async function takeOut(made: string, to: string, { uid }: MediaUser): Promise<void> {
  const isMade = await rename(made, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return false
    },
  )
  if (!isMade) return
  const file = await lstat(to)
  if (!file.isFile() || file.nlink !== 1 || file.uid !== uid) {
    await rm(to, { recursive: true, force: true })
    throw new Error(`${basename(to)} is not a file that was made here.`)
  }
  await chown(to, process.getuid!(), process.getgid!())
  await chmod(to, 0o600)
}
