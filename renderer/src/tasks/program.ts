import { readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Makers } from './task.ts'

/** What a render process runs, with the options of Node it needs. */
type Program = { file: URL; options: string[] }

const FOLDER = new URL('../', import.meta.url)
const SOURCES: Program = {
  file: new URL('./task.process.ts', import.meta.url),
  options: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
}
/** Made by `npm run build`: it draws its first picture after 0.2 s instead of 0.5 s, which every film pays for each of its processes. */
const BUNDLE: Program = { file: new URL('../../dist/task.process.mjs', import.meta.url), options: [] }

let isFresh: boolean | undefined

/** The bundle while it is newer than everything it was made from, else the sources, which makers of others need too. */
export function programFor(makers: Makers): Program {
  if (makers.composer || makers.mixer) return SOURCES
  isFresh ??= isNewer(fileURLToPath(BUNDLE.file), fileURLToPath(FOLDER))
  return isFresh ? BUNDLE : SOURCES
}

/** Whether a file was changed after everything in a folder was. */
export function isNewer(file: string, folder: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return (
    made !== undefined &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).every(
      (name) => statSync(join(folder, name)).mtimeMs <= made,
    )
  )
}
