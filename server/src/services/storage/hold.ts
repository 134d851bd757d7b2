/** For the moment in which a backup takes what there is, nothing is removed: a row that it holds then keeps its file. */
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const TOUCHED_EVERY_MS = 5_000
/** Whoever was killed while it held has not touched its mark since. */
const FORGOTTEN_AFTER_MS = 30_000
/** A person waits for what is removed; longer than this a backup is not waited for. */
const PATIENCE_MS = 60_000
const LOOKS_EVERY_MS = 50

/** A file, so that processes on other machines with the same data folder see it too. */
const markIn = (dataDir: string): string => path.join(dataDir, 'backups', '.removals-held')

/** Until what it answers is called, and in every process of this data folder. */
export async function holdRemovals(dataDir: string): Promise<() => Promise<void>> {
  const mark = markIn(dataDir)
  await mkdir(path.dirname(mark), { recursive: true, mode: 0o700 })
  await writeFile(mark, '', { mode: 0o600 })
  const touching = setInterval(() => {
    const now = new Date()
    utimes(mark, now, now).catch(() => {})
  }, TOUCHED_EVERY_MS)
  return async () => {
    clearInterval(touching)
    await rm(mark, { force: true })
  }
}

/** Resolves when files may be removed. The rows that name them are gone by then: a backup that has begun meanwhile has them no more. */
export async function removalsMayGo(dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while ((await isHeld(dataDir)) && Date.now() < giveUpAt) await sleep(LOOKS_EVERY_MS)
}

async function isHeld(dataDir: string): Promise<boolean> {
  const mark = await stat(markIn(dataDir)).catch(() => undefined)
  return mark !== undefined && Date.now() - mark.mtimeMs < FORGOTTEN_AFTER_MS
}
