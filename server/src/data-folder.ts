/** The folder with all that people have entrusted to this installation is nobody else's on the machine. */
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import type { Log } from '#log.ts'

const OTHERS = 0o077

/** What this process and those that it starts make from now on can be opened by their user alone. */
export function keepPrivate(): void {
  process.umask(OTHERS)
}

/** Makes the folder, or closes one that is open: nobody gets past it to what earlier versions left readable inside. */
export function closeDataFolder(dir: string, log: Log): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const { mode } = statSync(dir)
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(dir, mode & 0o700)
  } catch (error) {
    log.warn(`Other users of this machine can open ${dir}, and it could not be closed: ${(error as Error).message}.`)
  }
}
