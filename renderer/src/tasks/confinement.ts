/**
 * How a process is started that reads what strangers sent: with next to nothing in its environment, with limits, and with no
 * way to more rights. Where the product runs as root, such a process gives up being root before it reads anything.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'

/** All that such a process is told: where programs and its own things lie, and no password or key. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']

export function childEnvironment(): Record<string, string> {
  const given = HANDED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  // What waits in an io_uring runs with the rights of the user who set it up, whatever the process has given up since.
  return { ...Object.fromEntries(given), UV_USE_IO_URING: '0' }
}

const GB = 1024 ** 3
/**
 * Of memory that a process may write to; what Node reserves and never touches does not count. A process begins with 1.2 GB on
 * two cores (stacks of threads, mostly unused), and needs 1.8 to mix twenty minutes.
 */
const MEMORY_BYTES = Math.min(8 * GB, Math.max(3 * GB, 0.75 * totalmem()))
/** A film's processes compute for minutes. One that still computes after hours has lost whoever would have ended it. */
const CPU_SECONDS = 4 * 3600

const SHELL = '/bin/sh'
/** A limit that a system does not know leaves the others in force. Where memory runs out, these go before the database. */
const CONFINE = `
  ulimit -c 0 2>/dev/null
  ulimit -d ${Math.round(MEMORY_BYTES / 1024)} 2>/dev/null
  ulimit -t ${CPU_SECONDS} 2>/dev/null
  { echo 500 >/proc/self/oom_score_adj; } 2>/dev/null
  command -v setpriv >/dev/null && exec setpriv --no-new-privs "$@"
  exec "$@"`

/** The command line that runs this one confined; as it is where there is no shell. */
export function confined(program: string, options: string[]): [program: string, options: string[]] {
  return existsSync(SHELL) ? [SHELL, ['-c', CONFINE, 'confine', program, ...options]] : [program, options]
}

/** Somebody who owns nothing else here, with no entry in the list of users: not the database's user, not the product's. */
export type MediaUser = { uid: number; gid: number }

/** In no range that systems give to people, services or containers. */
const MEDIA_USER: MediaUser = { uid: 65_531, gid: 65_531 }

/** What this system does not allow of all that, in sentences for whoever starts the product. */
export function confinementNotes(): string[] {
  const as = 'Pictures, clips and music that people upload are read here'
  const misses = [
    isRoot() && !mediaUser() && `${as} as root, which may not become another user. Better start as an ordinary user.`,
    !existsSync(SHELL) && `${as} without limits of memory and time: there is no ${SHELL}.`,
    !setprivIsThere() && `${as} by processes that might come to more rights: setpriv (of util-linux) is not there.`,
  ]
  return misses.filter((sentence) => sentence !== false)
}

const setprivIsThere = (): boolean =>
  spawnSync('setpriv', ['--no-new-privs', 'true'], { env: childEnvironment() }).status === 0

let found: { user: MediaUser | undefined } | undefined

/** Who reads media when root has started the product; undefined when it runs as somebody else, or may not change its user. */
export function mediaUser(): MediaUser | undefined {
  found ??= { user: isRoot() && canBecome(MEDIA_USER) ? MEDIA_USER : undefined }
  return found.user
}

const isRoot = (): boolean => process.getuid?.() === 0

/** Nothing runs: a folder is no program, which is found out last. */
function canBecome(user: MediaUser): boolean {
  const { error } = spawnSync('/', { ...user, env: childEnvironment() })
  return !['EPERM', 'EINVAL'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')
}
