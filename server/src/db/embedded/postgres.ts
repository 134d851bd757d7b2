import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#log.ts'
import { findBinaries } from './binaries.ts'
import { DATABASE_USER, ensureCluster } from './cluster.ts'
import {
  type Folder,
  folderOf,
  handOver,
  makeFolder,
  PORT,
  restoreSocketFolder,
  type SocketFolder,
  socketFolder,
} from './folder.ts'
import { postmasterPid, takeFolder } from './ownership.ts'
import { type Launch, lastWords, launch, shutDown } from './postmaster.ts'
import { serverUser } from './server-user.ts'
import { supervise } from './supervisor.ts'
import { DatabaseUnavailable } from './unavailable.ts'

export type RunningPostgres = {
  connection: pg.PoolConfig
  /** The process id of PostgreSQL itself, which changes when it is started again. */
  readonly pid: number
  /** A fast shutdown; sessions still open are ended. */
  stop(): Promise<void>
  /** Resolves with a sentence if PostgreSQL has ended without having been asked to and cannot be started again; stays open after `stop`. */
  died: Promise<string>
}

const DATABASE_NAME = 'octavo'
const START_PATIENCE_MS = 120_000

/**
 * Starts the embedded PostgreSQL on a folder of its own, making it on the first start. It listens on a Unix socket only
 * and ends when this process ends, however that happens. Throws `DatabaseUnavailable` with a sentence saying why not.
 */
export async function startPostgres({ dir, log }: { dir: string; log?: Log }): Promise<RunningPostgres> {
  const startedAt = Date.now()
  const binaries = findBinaries()
  const folder = folderOf(dir)
  makeFolder(folder)
  const user = serverUser(folder)
  const ownership = await takeFolder(folder)
  try {
    handOver(folder.dir, user)
    const isNew = await ensureCluster(folder, binaries, user, ownership.fd)
    const place = socketFolder(folder, user)
    const to = { folder, binaries, user, lockFd: ownership.fd }
    const guard = await startServer(to, place)
    log?.info(`The embedded database ${isNew ? 'was made' : 'started'} in ${Date.now() - startedAt} ms.`)
    const start = () => {
      restoreSocketFolder(place, user)
      return startServer(to, place)
    }
    const { stop, over } = supervise(guard, { folder, start, log })
    const died = over.then((problem) => {
      ownership.release()
      return problem ?? new Promise<never>(() => {})
    })
    return {
      connection: connectionOf(place),
      died,
      stop,
      get pid() {
        return postmasterPid(folder) ?? 0
      },
    }
  } catch (error) {
    ownership.release()
    throw error
  }
}

// The line of postmaster.pid that names the folder of the socket (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_SOCKET_DIR).
const SOCKET_LINE = 4

/** The way into a database that another living process runs on this folder; undefined when none does. */
export function joinPostgres(dir: string): pg.PoolConfig | undefined {
  const folder = folderOf(dir)
  if (postmasterPid(folder) === undefined) return undefined
  const host = readFileSync(join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n')[SOCKET_LINE]
  return host ? { host, port: PORT, user: DATABASE_USER, database: DATABASE_NAME, ssl: false } : undefined
}

const connectionOf = ({ socket }: SocketFolder) => ({
  ...{ host: socket, port: PORT },
  ...{ user: DATABASE_USER, database: DATABASE_NAME, ssl: false },
})

/** Starts PostgreSQL and waits until it answers; resolves with the guard that it lives behind. */
async function startServer(to: Launch, place: SocketFolder): Promise<ChildProcess> {
  const guard = launch(to, place.socket, place.temporary)
  try {
    await waitUntilReady(connectionOf(place), guard, to.folder)
  } catch (error) {
    await shutDown(guard)
    throw error
  }
  return guard
}

/** Asks until PostgreSQL answers; after a crash it first repairs itself, which may take a while. */
async function waitUntilReady(connection: pg.PoolConfig, guard: ChildProcess, folder: Folder): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS
  for (;;) {
    if (guard.exitCode !== null || guard.signalCode !== null)
      throw new DatabaseUnavailable(`The database did not start: ${lastWords(folder)}`)
    if (await answers(connection)) return
    if (Date.now() > deadline) throw new DatabaseUnavailable(`The database does not answer: ${lastWords(folder)}`)
    await sleep(20)
  }
}

const UNKNOWN_DATABASE = '3D000'

async function answers(connection: pg.PoolConfig): Promise<boolean> {
  try {
    await runOnce(connection, 'select 1')
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_DATABASE) return false
    await runOnce({ ...connection, database: 'postgres' }, `create database ${DATABASE_NAME}`)
    return true
  }
}

async function runOnce(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}
