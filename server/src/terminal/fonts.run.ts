/** Fonts of more scripts: openly licensed families from the npm registry, put where the renderer looks for them. */
import { spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  childEnvironment,
  offeredFile,
  offeredPackage,
  SCRIPTS,
  type Script,
  scriptFontPath,
  useFontFolder,
} from '@octavo/renderer'

/** The message says in a sentence what was wrong. */
export class FontsNotInstalled extends Error {}

/** The scripts that were named; every one with `all`. */
export function scriptsAsked(names: readonly string[]): Script[] {
  if (names.includes('all')) return [...SCRIPTS]
  return names.map((name) => {
    const script = SCRIPTS.find((one) => one === name.toLowerCase())
    if (!script)
      throw new FontsNotInstalled(`There are no fonts for "${name}". Choose from: ${SCRIPTS.join(', ')}, or all.`)
    return script
  })
}

/** What is installed and what is available, one line a script. */
export function listFonts(folder: string): string {
  useFontFolder(folder)
  const width = Math.max(...SCRIPTS.map(({ length }) => length)) + 2
  const lines = SCRIPTS.map((script) => {
    const file = scriptFontPath(script)
    return `  ${script.padEnd(width)}${file ? path.basename(file) : `not installed: npm run fonts -- ${script}`}`
  })
  return [
    'Latin, Greek, Cyrillic and emoji are always there. More scripts:',
    ...lines,
    `They lie in ${folder}. Any .ttf or .otf file that you put there is used for the scripts it has.`,
  ].join('\n')
}

/** Gets the families with npm and keeps one weight of each with its licence. Films that are made from now on have them. */
export async function installFonts(scripts: readonly Script[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const scratch = await mkdtemp(path.join(folder, '.getting-'))
  try {
    await writeFile(path.join(scratch, 'package.json'), '{ "private": true }\n')
    await npmInstall(
      scripts.map(offeredPackage).map(({ name, version }) => `${name}@${version}`),
      scratch,
    )
    for (const script of scripts) await keepFont(script, scratch, folder)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function keepFont(script: Script, scratch: string, folder: string): Promise<void> {
  const { name, font, licence } = offeredPackage(script)
  const from = path.join(scratch, 'node_modules', name)
  const file = offeredFile(script)
  await copyFile(path.join(from, licence), path.join(folder, `${file}.LICENSE.txt`))
  // Within one folder a rename is whole or not at all: no film is made with half a font.
  await copyFile(path.join(from, font), path.join(scratch, file))
  await rename(path.join(scratch, file), path.join(folder, file))
}

/** How npm is told of registries, proxies and their certificates. */
const OF_NPM = /^(npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs)$/i

const npmEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_NPM.test(name))),
  ...childEnvironment(),
})

/** Through npm, so that its registry, proxy and cache settings hold. */
function npmInstall(packages: readonly string[], cwd: string): Promise<void> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error']
  const child = spawn('npm', ['install', ...quiet, ...packages], {
    cwd,
    env: npmEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new FontsNotInstalled(`The fonts could not be fetched with npm: ${why}`))
    child.once('error', ({ message }) => fail(message))
    child.once('exit', (code) => (code === 0 ? resolve() : fail(errors.trim() || `it ended with ${code}.`)))
  })
}
