/**
 * `npm run kernel`: compiles the compositor's inner loops anew, after a change of `kernel.as.ts`. Its 3 KB stand in the repository, and
 * the compiler, thirty thousand times their size, does not stand in package.json: npm gets it into `.cache/` when it is first needed.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = path.join(ROOT, 'renderer/src/compositor')
const COMPILER = { name: 'assemblyscript', version: '0.28.20' }
const SECTION = 'source'

export const KERNEL = path.join(FOLDER, 'kernel.wasm')

/** Names what the kernel is made of: its source, its settings and its compiler. */
export function kernelSource(): string {
  const files = ['kernel.as.ts', 'asconfig.json'].map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
  return createHash('sha256')
    .update(JSON.stringify([...files, COMPILER]))
    .digest('hex')
}

/** What a kernel says that it was made of. */
export function sourceNoted(kernel: Uint8Array<ArrayBuffer>): string | undefined {
  const [noted] = WebAssembly.Module.customSections(new WebAssembly.Module(kernel), SECTION)
  return noted && new TextDecoder().decode(noted)
}

/** Compiles it, and notes in it what it was made of. */
export async function compileKernel(): Promise<Uint8Array<ArrayBuffer>> {
  const out = await mkdtemp(path.join(tmpdir(), 'octavo-kernel-'))
  try {
    const asc = path.join(await compiler(), 'node_modules/assemblyscript/bin/asc.js')
    const args = [
      'kernel.as.ts',
      '--config',
      'asconfig.json',
      '--target',
      'release',
      '--outFile',
      path.join(out, 'k.wasm'),
    ]
    await promisify(execFile)(process.execPath, [asc, ...args], { cwd: FOLDER })
    return Uint8Array.from([...readFileSync(path.join(out, 'k.wasm')), ...section(SECTION, kernelSource())])
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/** The folder that the compiler is installed in. Rejects when it can't be had. */
async function compiler(): Promise<string> {
  const folder = path.join(ROOT, '.cache', `${COMPILER.name}-${COMPILER.version}`)
  if (existsSync(path.join(folder, 'node_modules', COMPILER.name, 'bin/asc.js'))) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error']
  await promisify(execFile)('npm', ['install', ...quiet, `${COMPILER.name}@${COMPILER.version}`], { cwd: folder })
  return folder
}

/** A custom section of WebAssembly: its kind, its length, its name with the name's length, its text. */
function section(name: string, text: string): Uint8Array {
  const content = [name.length, ...new TextEncoder().encode(name + text)]
  if (content.length > 127) throw new Error('A longer section needs a length of more than one byte.')
  return Uint8Array.from([0, content.length, ...content])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const kernel = await compileKernel()
  writeFileSync(KERNEL, kernel)
  console.log(`${path.relative(ROOT, KERNEL)}: ${kernel.length} bytes`)
}
