/**
 * `npm start` and the other commands of an installation: brings what they need of a build up to date, where the development
 * packages are there, and then becomes the program.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { currentBuild, holdBuild } from './build/folder.mjs'
import { hashParts, staleParts } from './build/sources.mjs'
import { NOT_INSTALLED, toolsAreThere } from './build/tools.mjs'

/** @type {Record<string, import('./build/folder.mjs').Part[]>} What has to be fresh. */
const NEEDS = {
  main: ['server', 'web'],
  batch: ['server'],
  backup: ['server'],
  restore: ['server'],
  fonts: ['server'],
  voices: ['server'],
  outbox: ['server'],
  'verify-log': ['server'],
  // Who pulls the emergency brake does not wait for a build: any will do.
  'stop-all': [],
}

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = 'main', ...args] = process.argv.slice(2)
const needed = NEEDS[name]
if (!needed) {
  console.error(`There is no program ${name}. Choose from: ${Object.keys(NEEDS).join(', ')}.`)
  process.exit(1)
}

const build = freshBuild(needed)
if (!build) {
  console.error(NOT_INSTALLED)
  process.exit(1)
}
holdBuild(root, build)
const program = path.join(build.folder, 'server', `${name}.mjs`)
process.argv.splice(1, process.argv.length, program, ...args)
await import(pathToFileURL(program).href)

/** @param {import('./build/folder.mjs').Part[]} needed */
function freshBuild(needed) {
  const before = currentBuild(root)
  if (before?.parts.server && needed.length === 0) return before
  if (!toolsAreThere(root)) return needed.every((part) => before?.parts[part]) ? before : undefined
  if (before?.parts.server && staleParts(before.parts, hashParts(root), needed).length === 0) return before
  const wanted = needed.length > 0 ? needed : ['server']
  // In a process of its own, so that none of the memory it takes stays.
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs'), ...wanted], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  return currentBuild(root)
}
