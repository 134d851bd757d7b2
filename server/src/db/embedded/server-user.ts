import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { PLAIN_ENVIRONMENT } from './binaries.ts'
import type { Folder } from './folder.ts'
import { cannotRunHere, DatabaseUnavailable } from './unavailable.ts'

/** Who the database runs as: itself (an ordinary user started the product) or, started by root, somebody else. */
export type ServerUser = { uid: number; gid: number } | 'self'

const NOBODY = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses to run as root, so root hands over to the owner of the existing files, or else to nobody. */
export function serverUser(folder: Folder): ServerUser {
  if (process.getuid?.() !== 0) return refuseForeignFiles(folder)
  requireSetpriv()
  const owner = statSync(folder.cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY
}

function refuseForeignFiles({ dir, cluster }: Folder): 'self' {
  const self = process.getuid?.()
  const owner = [dir, cluster].map(ownerOf).find((uid) => uid !== undefined && uid !== self)
  if (owner === undefined) return 'self'
  throw new DatabaseUnavailable(
    `The database in ${dir} belongs to another user (uid ${owner}; this is uid ${self}). Start as that user, or as root.`,
  )
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.uid
  } catch {
    // Hidden from this user: the folder around it has said whose it is.
    return undefined
  }
}

function requireSetpriv(): void {
  if (!spawnSync('setpriv', ['--version'], { env: PLAIN_ENVIRONMENT }).error) return
  throw cannotRunHere(
    'it does not run as root, and setpriv, which changes the user, is missing; start as an ordinary user.',
  )
}

/** The making of a database needs a name for its user; some containers run under a bare number. */
export function requireUserName(user: ServerUser): void {
  if (user !== 'self') return
  try {
    userInfo()
  } catch {
    throw cannotRunHere(`the user it runs as (uid ${process.getuid?.()}) has no entry in the list of users.`)
  }
}

/**
 * A command line that runs as that user. Root's right to pass any folder is kept (and only that), because the data
 * often stands under a home folder closed to others; `no_setuid_fixup` is what lets access(2) see it.
 */
export function commandAs(user: ServerUser, program: string, options: string[]): [string, string[]] {
  if (user === 'self') return [program, options]
  const rights = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--securebits=+no_setuid_fixup']
  return ['setpriv', [...identity, ...rights, program, ...options]]
}
