/** Folders that are worth nothing before they are whole: they go when the work fails, and when a person interrupts it. */
import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'

const unfinished = new Set<string>()

/** Does something that fills a folder; `keep` says it is to stay once that has gone well. */
export async function whileUnfinished<T>(folder: string, work: () => Promise<T>, keep = false): Promise<T> {
  unfinished.add(folder)
  let isWhole = false
  try {
    const result = await work()
    isWhole = true
    return result
  } finally {
    unfinished.delete(folder)
    // Where a disk is mounted, the folder itself stays.
    if (!keep || !isWhole) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

/** For a process that ends at once. */
export function removeUnfinished(): void {
  for (const folder of unfinished) rmSync(folder, { recursive: true, force: true })
}
