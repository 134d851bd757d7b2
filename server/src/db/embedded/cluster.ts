import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Binaries, PLAIN_ENVIRONMENT } from './binaries.ts'
import type { Folder } from './folder.ts'
import { commandAs, requireUserName, type ServerUser } from './server-user.ts'
import { DatabaseUnavailable } from './unavailable.ts'

export const DATABASE_USER = 'octavo'

/** The same sorting and letters on every machine, whatever its locale is. */
const INITDB_OPTIONS = [
  '-U',
  DATABASE_USER,
  '-A',
  'trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
]

/** Makes the cluster's files unless they are there. They are made aside and renamed: half a cluster is never seen. */
export async function ensureCluster(
  folder: Folder,
  binaries: Binaries,
  user: ServerUser,
  lockFd: number,
): Promise<boolean> {
  if (existsSync(join(folder.cluster, 'PG_VERSION'))) return false
  requireUserName(user)
  removeLeftovers(folder)
  const draft = `${folder.cluster}.init`
  const options = ['-D', draft, ...INITDB_OPTIONS, '--builtin-locale=C.UTF-8']
  await run(commandAs(user, binaries.initdb, options), folder, lockFd)
  renameSync(draft, folder.cluster)
  return true
}

function removeLeftovers(folder: Folder): void {
  const leftovers = readdirSync(folder.dir).filter((name) => name === 'pg18' || name === 'pg18.init')
  for (const name of leftovers) rmSync(join(folder.dir, name), { recursive: true, force: true })
}

/** The command inherits the lock: should this process be killed meanwhile, the next one waits until it has ended. */
async function run([program, options]: [string, string[]], folder: Folder, lockFd: number): Promise<void> {
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'ignore', 'pipe', lockFd]
  const child = spawn(program, options, { cwd: folder.dir, env: PLAIN_ENVIRONMENT, stdio })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new DatabaseUnavailable(`The database in ${folder.dir} could not be made: ${complaint.trim()}`)
}
