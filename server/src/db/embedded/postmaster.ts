import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { type Binaries, PLAIN_ENVIRONMENT } from './binaries.ts'
import { type Folder, PORT } from './folder.ts'
import { commandAs, type ServerUser } from './server-user.ts'

/** Given at every start rather than written down once, so that an update reaches databases made long ago. */
const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  jit: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // After a crash what was written is brought to the disk in one go: file by file takes ten times as long.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/**
 * Stands between this process and PostgreSQL. When this process ends in any way, even by kill -9, the pipe on the
 * guard's input closes and the guard has PostgreSQL shut down fast. It removes a temporary socket folder behind it.
 */
const GUARD = `
  temporary=$1; shift
  "$@" </dev/null & server=$!
  trap '' INT TERM HUP
  exec 5<&0
  ( while read -r _; do :; done; kill -INT "$server" ) <&5 & watcher=$!
  wait "$server"; code=$?
  kill -KILL "$watcher" 2>/dev/null
  if [ -n "$temporary" ]; then rm -f "$temporary"/.s.PGSQL.*; rmdir "$temporary"; fi
  exit $code`

export type Launch = { folder: Folder; binaries: Binaries; user: ServerUser; lockFd: number }

/** Starts PostgreSQL behind its guard and returns at once; it answers a little later. */
export function launch(to: Launch, socket: string, temporary: boolean): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, options] = commandAs(to.user, to.binaries.postgres, [
    '-D',
    to.folder.cluster,
    '-k',
    socket,
    ...settings,
  ])
  const log = openLog(to.folder)
  const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', temporary ? socket : '', program, ...options], {
    cwd: to.folder.dir,
    env: PLAIN_ENVIRONMENT,
    stdio: ['pipe', log, log, to.lockFd],
    // A group of its own: Ctrl-C in a terminal must not reach the database before the product has closed.
    detached: true,
  })
  closeSync(log)
  guard.stdin?.on('error', () => {})
  return guard
}

/** Asks for a fast shutdown and waits for it. */
export async function shutDown(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return
  const ended = once(guard, 'exit')
  guard.stdin?.end()
  await ended
}

const LOG_LIMIT_BYTES = 5_000_000

function openLog(folder: Folder): number {
  const size = statSync(folder.log, { throwIfNoEntry: false })?.size ?? 0
  return openSync(folder.log, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600)
}

/** The last words of PostgreSQL, for a message about why it is gone. */
export function lastWords(folder: Folder): string {
  const lines = readFileSync(folder.log, 'utf8').trimEnd().split('\n')
  return lines.slice(-3).join(' / ')
}
