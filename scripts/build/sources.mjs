/** What the parts of a build are made of, as a hash of contents: a checkout or a copy changes no content, and so makes nothing stale. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PARTS } from './folder.mjs'

/** @typedef {import('./folder.mjs').Part} Part */

const OWN = '@octavo/'
const ALSO = ['package-lock.json', 'scripts/build.mjs', 'scripts/cut.mjs', 'scripts/illustrations.mjs', 'scripts/build']
/** Made by a build, or not part of what runs. */
const LEFT_OUT = /(^|\/)(node_modules|dist|test)(\/|$)|\.test\.tsx?$|\.cut\.ts$|^web\/src\/ui\/icons\//

/** What every part would be made of now. @param {string} root @returns {Record<Part, string>} */
export function hashParts(root) {
  /** @type {Map<string, string>} */
  const hashes = new Map()
  const of = (/** @type {string} */ place) => {
    const hash = hashes.get(place) ?? hashPlace(root, place)
    hashes.set(place, hash)
    return hash
  }
  const parts = PARTS.map((part) => [part, digest([...workspacesOf(root, part), ...ALSO].map(of))])
  return /** @type {Record<Part, string>} */ (Object.fromEntries(parts))
}

/** Which of the parts are not what they would be made to now. @param {import('./folder.mjs').Parts} built @param {Record<Part, string>} wanted @param {readonly Part[]} needed @returns {Part[]} */
export const staleParts = (built, wanted, needed) => needed.filter((part) => built[part] !== wanted[part])

/** @param {readonly string[]} words */
export const digest = (words) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)

/** A workspace and all those that it asks for. @param {string} root @param {string} workspace @param {Set<string>} found */
function workspacesOf(root, workspace, found = new Set()) {
  found.add(workspace)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (name.startsWith(OWN) && !found.has(name.slice(OWN.length))) workspacesOf(root, name.slice(OWN.length), found)
  return [...found].sort()
}

/** @param {string} root @param {string} place */
function hashPlace(root, place) {
  const hash = createHash('sha256')
  for (const file of filesIn(root, place).sort()) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** @param {string} root @param {string} place @returns {string[]} */
function filesIn(root, place) {
  const found = LEFT_OUT.test(place) ? undefined : statSync(path.join(root, place), { throwIfNoEntry: false })
  if (found?.isDirectory())
    return readdirSync(path.join(root, place)).flatMap((name) => filesIn(root, `${place}/${name}`))
  return found ? [place] : []
}
