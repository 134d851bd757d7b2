/**
 * `npm run icons`: fetches the drawings that the lexicon names and nobody here has drawn out of the Phosphor set (MIT), into
 * renderer/src/draw/icon/phosphor.data.ts. To be run again after the lexicon has got another row.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LEXICON } from '../renderer/src/draw/icon/icon.lexicon.data.ts'
import { ICONS } from '../renderer/src/draw/icon/icons.data.ts'

const OUT = 'renderer/src/draw/icon/phosphor.data.ts'
const MOST_BYTES = 250_000
const HEAD = `/**
 * Drawings of the Phosphor set (MIT, see NOTICE.md) on a grid of 256: what lies softly behind, then the lines, as SVG paths.
 * Written by \`npm run icons\`.
 */
export const PHOSPHOR: Record<string, readonly [soft: string, lines: string]> = {
`

const folder = path.join(
  path.dirname(createRequire(path.resolve('renderer/package.json')).resolve('@phosphor-icons/core')),
  '../assets/duotone',
)

/** The soft shape and the lines of a duotone drawing. */
async function pathsOf(name: string): Promise<[soft: string, lines: string]> {
  const svg = await readFile(path.join(folder, `${name}-duotone.svg`), 'utf8')
  const paths = [...svg.matchAll(/<path d="([^"]+)"( opacity="0\.2")?\/>/g)]
  const [soft, lines] = [true, false].map((isSoft) => paths.filter(([, , mark]) => Boolean(mark) === isSoft))
  if (soft?.length !== 1 || lines?.length !== 1) throw new Error(`${name} is not made of two tones.`)
  return [soft[0]?.[1] ?? '', lines[0]?.[1] ?? '']
}

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

const names = Object.keys(LEXICON).filter((name) => !ICONS[name])
const rows = await Promise.all(
  names.map(async (name) => {
    const [soft, lines] = await pathsOf(name)
    const row = `  ${key(name)}: ['${soft}', '${lines}'],\n`
    return row.length <= 121 ? row : `  ${key(name)}: [\n    '${soft}',\n    '${lines}',\n  ],\n`
  }),
)
const text = `${HEAD}${rows.join('')}}\n`
if (text.length > MOST_BYTES)
  throw new Error(`${text.length} bytes are more than the ${MOST_BYTES} that a browser should load.`)
await writeFile(OUT, text)
console.log(`${names.length} drawings, ${text.length} bytes`)
