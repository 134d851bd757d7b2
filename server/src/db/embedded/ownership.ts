import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PLAIN_ENVIRONMENT } from './binaries.ts'
import { type Folder, PORT } from './folder.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The right to use a folder, held by this process and by every database process that inherits `fd`. */
export type Ownership = { fd: number; release(): void }

const PATIENCE_MS = 10_000
/** An owner just killed still counts as alive for a moment. */
const REFUSE_AFTER_MS = 300
const NUDGE_AFTER_MS = 2_000

/**
 * Takes the folder, or refuses when a living process owns it. A dead owner's database may take a moment to go: it is
 * waited for, then told to stop.
 */
export async function takeFolder(folder: Folder): Promise<Ownership> {
  const fd = openSync(folder.lock, 'a+', 0o600)
  try {
    await waitUntilFree(folder, fd)
  } catch (error) {
    closeSync(fd)
    throw error
  }
  forgetDead(folder)
  ftruncateSync(fd)
  writeSync(fd, `${process.pid}\n`)
  return { fd, release: () => release(fd) }
}

/**
 * Nobody else works here now. A number that a dead database left may by chance be a living process's again, or its own until
 * its parent has buried it: a new one would take that for a rival.
 */
function forgetDead(folder: Folder): void {
  for (const left of [pidFile(folder), socketLock(folder)]) rmSync(left, { force: true })
}

/** Has the owner's own database, which has died, leave the folder altogether: its sessions outlive it for as long as a statement takes. */
export async function clearAfterDeath(folder: Folder): Promise<void> {
  for (let waited = 0; isInhabited(folder); waited += 50) {
    if (waited >= PATIENCE_MS)
      throw new DatabaseUnavailable(`What is left of the database in ${folder.dir} does not end.`)
    if (waited % 500 === 250) endOrphans(folder, waited > NUDGE_AFTER_MS ? 'SIGQUIT' : 'SIGINT')
    await sleep(50)
  }
  forgetDead(folder)
}

const isInhabited = (folder: Folder): boolean =>
  postmasterPid(folder) !== undefined || processesIn(folder.cluster).length > 0

async function waitUntilFree(folder: Folder, fd: number): Promise<void> {
  for (let waited = 0; isBusy(folder, fd); waited += 100) {
    const owner = readNumber(folder.lock)
    if (waited >= REFUSE_AFTER_MS && owner !== undefined && isAlive(owner))
      throw inUse(folder, ` by the process ${owner}`)
    if (waited >= PATIENCE_MS) throw inUse(folder, '')
    if (waited >= NUDGE_AFTER_MS && waited % 1_000 === 0) endOrphans(folder)
    await sleep(100)
  }
}

const inUse = (folder: Folder, by: string) =>
  new DatabaseUnavailable(
    `The database in ${folder.dir} is already in use${by}. Stop that one first, or set another DATA_DIR.`,
  )

const isBusy = (folder: Folder, fd: number) => lock(fd) === 'busy' || postmasterPid(folder) !== undefined

/** flock(1) locks the open file itself, so the lock outlives the command and dies with the last process that holds it. */
function lock(fd: number): 'locked' | 'busy' | 'unsupported' {
  const done = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', fd],
    env: PLAIN_ENVIRONMENT,
  })
  if (done.status === 0) return 'locked'
  return done.status === 1 ? 'busy' : 'unsupported'
}

function release(fd: number): void {
  ftruncateSync(fd)
  closeSync(fd)
}

/** The living postmaster of this folder, if there is one; after a crash its number may belong to a stranger. */
export function postmasterPid(folder: Folder): number | undefined {
  const pid = readNumber(pidFile(folder))
  return pid !== undefined && isAlive(pid) && isPostgresOf(pid, folder) ? pid : undefined
}

export function signalPostmaster(folder: Folder, how: 'SIGINT' | 'SIGQUIT'): void {
  const pid = postmasterPid(folder)
  if (pid !== undefined) signal(pid, how)
}

function signal(pid: number, how: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, how)
  } catch {
    // It ended in the meantime.
  }
}

/** Without its postmaster a session goes on until its statement ends; interrupted, it notices and leaves. */
function endOrphans(folder: Folder, how: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): void {
  const postmaster = postmasterPid(folder)
  for (const pid of postmaster === undefined ? processesIn(folder.cluster) : [postmaster]) signal(pid, how)
}

/** Processes that work in a folder, which every process of PostgreSQL does (known on Linux only). */
function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false
    }
  })
}

const pidFile = (folder: Folder) => join(folder.cluster, 'postmaster.pid')
const socketLock = (folder: Folder) => join(folder.dir, `.s.PGSQL.${PORT}.lock`)

function readNumber(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process killed but not yet buried by its parent still answers to signals. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function isPostgresOf(pid: number, folder: Folder): boolean {
  // Only Linux tells what a process is; elsewhere being alive has to do.
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder.cluster)
  } catch {
    return false
  }
}
