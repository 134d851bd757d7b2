/**
 * Where builds lie. Each has a folder of its own under `dist/`, named by what it was made of; `dist/current` points to the newest.
 * It comes into being under another name and is renamed when it is whole, and it stays as long as a process runs it.
 */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** @typedef {'server' | 'web'} Part */
/** @typedef {Partial<Record<Part, string>>} Parts What each part was made of, as a hash. */
/** @typedef {{ folder: string, parts: Parts }} Build */

/** @type {readonly Part[]} */
export const PARTS = ['server', 'web']
const LIST = 'build.json'
const NAME = /^[0-9a-f]{16}$/
const UNDER_WAY = /^\.making-(\d+)$/

/** @param {string} root */
const place = (root) => path.join(root, 'dist')

/** The newest build, if there is one. @param {string} root @returns {Build | undefined} */
export function currentBuild(root) {
  try {
    const folder = path.join(place(root), readlinkSync(path.join(place(root), 'current')))
    return { folder, parts: JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')) }
  } catch {
    return undefined
  }
}

/** An empty folder for a build that is being made. @param {string} root */
export function beginBuild(root) {
  const folder = path.join(place(root), `.making-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Gives a build that is whole its name, and makes it the newest. Whoever looks meets the one before or this one.
 * @param {string} root @param {string} made @param {string} name @param {Parts} parts @returns {Build}
 */
export function finishBuild(root, made, name, parts) {
  const folder = path.join(place(root), name)
  writeFileSync(path.join(made, LIST), `${JSON.stringify(parts, null, 2)}\n`)
  try {
    renameSync(made, folder)
  } catch (error) {
    // The same was built before, or at the same time by somebody else.
    if (!['ENOTEMPTY', 'EEXIST'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    rmSync(made, { recursive: true, force: true })
  }
  const pointer = path.join(place(root), `.current-${process.pid}`)
  rmSync(pointer, { force: true })
  symlinkSync(name, pointer)
  renameSync(pointer, path.join(place(root), 'current'))
  return { folder, parts }
}

/** Notes that this process runs a build, so that no later one takes it away. @param {string} root @param {Build} build */
export function holdBuild(root, build) {
  const note = path.join(place(root), 'in-use', String(process.pid))
  try {
    mkdirSync(path.dirname(note), { recursive: true })
    writeFileSync(note, path.basename(build.folder))
    process.once('exit', () => rmSync(note, { force: true }))
  } catch {
    // Where nothing may be written, nothing is built either.
  }
}

/** Throws away the builds that are neither the newest nor run by anybody, and what was begun and never finished. @param {string} root */
export function sweepBuilds(root) {
  const kept = new Set([path.basename(currentBuild(root)?.folder ?? '')])
  for (const pid of entries(path.join(place(root), 'in-use'))) {
    const note = path.join(place(root), 'in-use', pid)
    if (isAlive(Number(pid))) kept.add(readFileSync(note, 'utf8'))
    else rmSync(note, { force: true })
  }
  for (const name of entries(place(root))) {
    const maker = UNDER_WAY.exec(name)?.[1]
    const isLeft = maker ? !isAlive(Number(maker)) : NAME.test(name) && !kept.has(name)
    if (isLeft) rmSync(path.join(place(root), name), { recursive: true, force: true })
  }
}

/** @param {string} folder */
function entries(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
