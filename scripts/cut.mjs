/**
 * Cuts out of packages what a few lines of them are needed for: the drawings that films show and those of the screens, into files
 * that are not kept in the repository (`*.cut.ts`). Runs before a build, a check and a test, and writes only what has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** @typedef {(root: string) => Promise<[file: string, text: string]>} Cut */

/** @param {string} root */
export async function cut(root = process.cwd()) {
  for (const make of CUTS) {
    const [file, text] = await make(path.resolve(root))
    if (contents(path.join(root, file)) !== text) writeFileSync(path.join(root, file), text)
  }
}

/** The most that a browser should have to load. */
const MOST_BYTES = 250_000
const PHOSPHOR_HEAD = `/**
 * Drawings of the Phosphor set (MIT, see NOTICE.md) on a grid of 256: what lies softly behind, then the lines, as SVG paths.
 * Written by scripts/cut.mjs: those that the lexicon names and nobody here has drawn.
 */
export const PHOSPHOR: Record<string, readonly [soft: string, lines: string]> = {
`

/** @type {Cut} */
async function phosphor(root) {
  const [{ LEXICON }, { ICONS }] = await Promise.all([
    tsImport('../renderer/src/draw/icon/icon.lexicon.data.ts', import.meta.url),
    tsImport('../renderer/src/draw/icon/icons.data.ts', import.meta.url),
  ])
  const entry = createRequire(path.join(root, 'renderer/package.json')).resolve('phosphor-icons-astro')
  const rows = Object.keys(LEXICON)
    .filter((name) => !ICONS[name])
    .map((name) => {
      const component = readFileSync(path.join(path.dirname(entry), 'components', `Ph${pascal(name)}.astro`), 'utf8')
      return `  '${name}': ['${twoTones(name, component).join("', '")}'],\n`
    })
  const text = `${PHOSPHOR_HEAD}${rows.join('')}}\n`
  if (text.length > MOST_BYTES)
    throw new Error(`The drawings of films have ${text.length} bytes, more than ${MOST_BYTES}.`)
  return ['renderer/src/draw/icon/phosphor.cut.ts', text]
}

/** The soft shape and the lines of a drawing in two tones. @param {string} name @param {string} component */
function twoTones(name, component) {
  const duotone = /\["duotone", '([^']+)'\]/.exec(component)?.[1] ?? ''
  const paths = [...duotone.matchAll(/<path d="([^"]+)"( opacity="0\.2")?\/>/g)]
  const [soft, lines] = [true, false].map((isSoft) => paths.filter(([, , mark]) => Boolean(mark) === isSoft))
  if (soft?.length !== 1 || lines?.length !== 1) throw new Error(`${name} is not made of two tones.`)
  return [soft[0]?.[1] ?? '', lines[0]?.[1] ?? '']
}

/** @param {string} name */
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())

/** @type {Cut[]} */
const CUTS = [phosphor]

/** @param {string} file */
function contents(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
