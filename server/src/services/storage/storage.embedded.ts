import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from './storage.ts'

const SAFE_KEY = /^[\w-]+(\/[\w.-]+)*$/

/** Files in a folder of the data directory; removed once that may be. */
export function folderStorage(root: string, mayRemove: () => Promise<void> = async () => {}): Storage {
  const place = (key: string): string => {
    if (!SAFE_KEY.test(key) || key.split('/').includes('..')) throw new Error(`Not a storage key: ${key}`)
    return path.join(root, key)
  }
  const settle = async (key: string, write: (temporary: string) => Promise<void>): Promise<void> => {
    const target = place(key)
    await mkdir(path.dirname(target), { recursive: true })
    await removeDrafts(target)
    const temporary = `${target}.${randomUUID()}.part`
    try {
      await write(temporary)
      await flush(temporary)
      await rename(temporary, target)
    } finally {
      await rm(temporary, { force: true })
    }
  }
  return {
    name: 'Data folder',
    embedded: true,
    costs: 'nothing',
    keepFile: (key, localPath) =>
      settle(key, (temporary) => rename(localPath, temporary).catch(() => copyFile(localPath, temporary))),
    keepBytes: (key, bytes) => settle(key, (temporary) => writeFile(temporary, bytes)),
    size: async (key) => (await stat(place(key)).catch(() => undefined))?.size,
    read: (key, range) => createReadStream(place(key), range),
    localPath: async (key) => place(key),
    async remove(key) {
      const target = place(key)
      await mayRemove()
      await rm(target, { recursive: true, force: true })
    },
  }
}

/** A process that was killed while it wrote has left half a file; the next one at the same key clears it away. */
async function removeDrafts(target: string): Promise<void> {
  const folder = path.dirname(target)
  const isDraft = (name: string) => name.startsWith(`${path.basename(target)}.`) && name.endsWith('.part')
  for (const name of (await readdir(folder)).filter(isDraft)) await rm(path.join(folder, name), { force: true })
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
