/**
 * Makes `renderer/illustrations.pack`, the illustrations that films show: of a set with thousands those that the lexicon names.
 * The set's package has 99 MB, so it is no dependency: npm gets its tarball once, which is checked against what it has to be
 * and read in memory. Nothing is made while the lexicon and the set are the same, and two processes may make it at once.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'

/**
 * The first line of a pack: what it was made of, and where behind that line each drawing lies, compressed by itself, so that one is had
 * without the others.
 * @typedef {{ of: string, places: Record<string, [from: number, length: number]> }} PackHead
 */

const SET = {
  package: '@iconify-json/fluent-emoji@1.2.7',
  integrity: 'sha512-D8G6bKAyIsyxP1rzZtIWr/gg/fO4Rg1+DyCWlfqKK4h8W+4Em/Y0P6QYgJUQTlUcagzJvSyg+9OBv4hz4Hc/QA==',
}
const PACK = 'renderer/illustrations.pack'
/** A little larger than the best, in a fraction of its time. */
const QUALITY = 7

/** @param {string} root @param {() => Promise<Buffer>} [fetched] */
export async function cutIllustrations(root, fetched = fetchSet) {
  const [{ ILLUSTRATION_NAMES }, { ownNames }] = await Promise.all([
    tsImport('../renderer/src/draw/illustration/index.ts', import.meta.url),
    tsImport('../renderer/src/draw/illustration/own/index.ts', import.meta.url),
  ])
  const own = new Set(ownNames)
  const names = ILLUSTRATION_NAMES.filter((/** @type {string} */ name) => !own.has(name)).sort()
  const of = createHash('sha256')
    .update(JSON.stringify([SET, names]))
    .digest('hex')
  if (noted(path.join(root, PACK)) === of) return
  const tarball = await fetched().catch((error) => {
    console.warn(`${NOT_THERE} npm said: ${lastWords(error)}`)
  })
  if (tarball) keep(root, packOf(checked(tarball, SET.integrity), names, of))
}

const NOT_THERE =
  'The illustrations of films could not be fetched: the registry that npm asks was not reached. Films show simple icons until npm run build finds it.'

/** What a pack says that it was made of. @param {string} file */
function noted(file) {
  try {
    const pack = readFileSync(file)
    return /** @type {PackHead} */ (JSON.parse(pack.toString('utf8', 0, pack.indexOf('\n')))).of
  } catch {
    return undefined
  }
}

async function fetchSet() {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-illustrations-'))
  try {
    const once = [
      '--prefer-offline',
      '--fetch-retries=1',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=1000',
    ]
    await promisify(execFile)('npm', ['pack', SET.package, '--pack-destination', folder, '--loglevel=error', ...once], {
      cwd: folder,
    })
    return readFileSync(path.join(folder, readdirSync(folder)[0] ?? ''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {Buffer} tarball @param {string} integrity */
export function checked(tarball, integrity) {
  const found = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  if (found !== integrity)
    throw new Error(`${SET.package} is not what it has to be: its checksum is ${found}, not ${integrity}.`)
  return tarball
}

/** The pack of these drawings, the same for the same. @param {Buffer} tarball @param {readonly string[]} names @param {string} of */
export function packOf(tarball, names, of) {
  const { icons, aliases = {} } = JSON.parse(fileOf(gunzipSync(tarball), 'package/icons.json').toString())
  const missing = names.filter((name) => !(icons[name] ?? icons[aliases[name]?.parent]))
  if (missing.length > 0)
    throw new Error(`${SET.package} has no drawing ${missing.join(', ')}, and nobody here drew it.`)
  const parts = names.map((name) =>
    brotliCompressSync((icons[name] ?? icons[aliases[name].parent]).body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    }),
  )
  let at = 0
  const places = names.map((name, index) => {
    const length = parts[index]?.length ?? 0
    at += length
    return [name, [at - length, length]]
  })
  /** @type {PackHead} */
  const head = { of, places: Object.fromEntries(places) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts])
}

const BLOCK = 512

/** One file of a tar archive. @param {Buffer} tar @param {string} wanted */
function fileOf(tar, wanted) {
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*/s, '')
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0
    if (name === wanted) return tar.subarray(at + BLOCK, at + BLOCK + size)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  throw new Error(`${SET.package} holds no ${wanted}.`)
}

/** Whoever looks meets the one before or this one. @param {string} root @param {Buffer} pack */
function keep(root, pack) {
  const made = path.join(root, '.cache', `illustrations-${process.pid}.pack`)
  mkdirSync(path.dirname(made), { recursive: true })
  writeFileSync(made, pack)
  renameSync(made, path.join(root, PACK))
}

/** @param {{ stderr?: string, message: string }} error */
function lastWords({ stderr, message }) {
  const said = (stderr ?? message).split('\n').filter((line) => /request|network|code|not found/i.test(line))
  return said[0] ?? message
}
