/** Packages that a bench needs and the product does not: installed beside the benches on first use, never a dependency. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const FOLDER = fileURLToPath(new URL('.scratch/', import.meta.url))

/** Makes sure of exactly these versions, by name, and returns what imports one of them. */
export function fromScratch(packages: Record<string, string>): <T>(name: string) => Promise<T> {
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(`${FOLDER}package.json`)) writeFileSync(`${FOLDER}package.json`, '{ "private": true }\n')
  const missing = Object.entries(packages).filter(([name, version]) => versionOf(name) !== version)
  if (missing.length > 0) install(missing.map(([name, version]) => `${name}@${version}`))
  const { resolve } = createRequire(`${FOLDER}package.json`)
  return (name) => import(pathToFileURL(resolve(name)).href)
}

function versionOf(name: string): string | undefined {
  const file = `${FOLDER}node_modules/${name}/package.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}

function install(wanted: string[]): void {
  console.log(`Installing ${wanted.join(', ')} into bench/.scratch`)
  const { status } = spawnSync(
    'npm',
    ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error', ...wanted],
    { cwd: FOLDER, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`${wanted.join(', ')} could not be installed.`)
}
