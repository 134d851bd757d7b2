import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const prefixOf = (out: string) => `.${basename(out)}.making-`

/** A folder beside `out` to work in, hidden; what earlier tries for the same `out` left behind is removed. */
export async function freshFolder(out: string): Promise<string> {
  const beside = dirname(out)
  const left = (await readdir(beside)).filter((name) => name.startsWith(prefixOf(out)))
  for (const name of left) await rm(join(beside, name), { recursive: true, force: true, maxRetries: 5 })
  return mkdtemp(join(beside, prefixOf(out)))
}

/** Moves a finished file of that folder to `out`: even a power cut leaves the old one or the whole new one there. */
export async function putInPlace(file: string, out: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(file, out)
}
