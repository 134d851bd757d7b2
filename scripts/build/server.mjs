/**
 * The server's part of a build: its programs as plain JavaScript, and beside them whatever the sources name by
 * `new URL('./name', import.meta.url)`: threads and processes as programs of their own, other files and folders as copies.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'

/** What a person can start: `npm start` is `main`. */
export const PROGRAMS = ['main', 'batch', 'backup', 'restore', 'fonts', 'voices', 'outbox', 'verify-log', 'stop-all']

const EDITION = /\beditionOf\(\s*new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)\s*,?\s*\)/g
const NEIGHBOR = /\bnew URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g
/** What only shows at run time where it leads. */
const UNFORESEEN = /\bnew URL\(\s*(?!')[^)]*import\.meta\.url/
/** The pages are a part of their own, beside this one. */
const PAGES = 'web/dist'
/**
 * Our workspaces, and packages of many small modules, which cost a start half a second of looking for files. The others stay where
 * npm puts them.
 */
const TAKEN_IN = /^(@octavo|zod|drizzle-orm|mediabunny|nodemailer)(\/|$)/
/** What was made beforehand where npm's registry could be reached; the sources know what to do without. */
const MAY_BE_MISSING = 'renderer/illustrations.pack'
/** How a source is begun; what is built needs no beginning. */
const BEGINNING = '.boot.mjs'

/** @typedef {{ programs: Set<string>, files: Set<string>, editions: Record<string, string> }} Found By their places below the root. */

/** @param {string} root @param {string} out */
export async function buildServer(root, out) {
  /** @type {Found} */
  const found = { programs: new Set(), files: new Set(), editions: {} }
  await bundle(
    root,
    out,
    PROGRAMS.map((name) => path.join(root, 'server/src', `${name}.ts`)),
    found,
  )
  // A process or thread starts faster when it shares nothing with the programs. What it starts itself is found on the way.
  for (const program of found.programs) await bundle(root, out, [path.join(root, program)], found)
  for (const file of found.files)
    if (file !== MAY_BE_MISSING || existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(out, file), { recursive: true })
  writeFileSync(path.join(out, 'editions.json'), `${JSON.stringify(found.editions, null, 2)}\n`)
  await takeFonts(root, out)
}

/** @param {string} root @param {string} out @param {string[]} entryPoints @param {Found} found */
async function bundle(root, out, entryPoints, found) {
  const { editionOf } = await tsImport('../../edition/src/index.ts', import.meta.url)
  await build({
    entryPoints,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      {
        name: 'octavo',
        setup(plugin) {
          plugin.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || TAKEN_IN.test(name) ? undefined : { path: name, external: true },
          )
          plugin.onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
            contents: placed(readFileSync(file, 'utf8'), file, { root, found, editionOf }),
            loader: 'ts',
          }))
        },
      },
    ],
  })
}

/**
 * A source with the addresses of its neighbors as they are in a build, where all programs lie at the top.
 * @param {string} text @param {string} file @param {{ root: string, found: Found, editionOf: (module: URL) => string }} options
 */
function placed(text, file, { root, found, editionOf }) {
  if (UNFORESEEN.test(text))
    throw new Error(`${file} names a neighbor other than by a plain string; the build can't take it along.`)
  const below = (/** @type {string} */ name) => path.relative(root, path.resolve(path.dirname(file), name))
  return text
    .replace(EDITION, (_, name) => {
      const module = below(name)
      found.editions[module] = editionOf(new URL(name, `file://${file}`))
      return JSON.stringify(found.editions[module])
    })
    .replace(NEIGHBOR, (whole, name) => {
      if (name.endsWith(BEGINNING)) return whole
      const neighbor = below(name)
      if (neighbor === PAGES) return "new URL('../web', import.meta.url)"
      if (!neighbor.endsWith('.ts')) {
        found.files.add(neighbor)
        return `new URL('./${neighbor}', import.meta.url)`
      }
      found.programs.add(neighbor)
      found.editions[neighbor] = editionOf(new URL(name, `file://${file}`))
      return `new URL('./${path.basename(neighbor, '.ts')}.mjs', import.meta.url)`
    })
}

/** The fonts that films use, where the sources look for them: of each family's files a few. @param {string} root @param {string} out */
async function takeFonts(root, out) {
  const { FONT_FILES } = await tsImport('../../renderer/src/draw/fonts.ts', import.meta.url)
  const { resolve } = createRequire(path.join(root, 'renderer/package.json'))
  for (const { path: font } of FONT_FILES) {
    const to = path.join(out, 'node_modules', font)
    mkdirSync(path.dirname(to), { recursive: true })
    cpSync(resolve(font), to)
    const family = font.split('/').slice(0, 2).join('/')
    cpSync(resolve(`${family}/LICENSE_FONT`), path.join(out, 'node_modules', family, 'LICENSE_FONT'))
  }
}
