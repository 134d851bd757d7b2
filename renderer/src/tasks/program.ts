import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { editionOf } from '@octavo/edition'
import type { Makers } from './task.ts'

/** What a render process runs, with the options of Node it needs. */
type Program = { file: URL; options: string[] }

const PROCESS = new URL('./task.process.ts', import.meta.url)
const IS_SOURCE = PROCESS.pathname.endsWith('.ts')
const ROOT = path.resolve(fileURLToPath(PROCESS), '../../../..')
const NAME = 'renderer/src/tasks/task.process.ts'

let chosen: Program | undefined

/**
 * What a build made, else the sources with their loader, which makers that are sources need too. Sources run what was built of the same
 * sources: it draws its first picture after 0.2 s instead of 0.5 s, which every film pays for each of its processes.
 */
export function programFor(makers: Makers): Program {
  if (!IS_SOURCE) return { file: PROCESS, options: [] }
  if ([makers.composer, makers.mixer].some((maker) => maker?.endsWith('.ts'))) return sources()
  chosen ??= builtOf(editionOf(PROCESS), path.join(ROOT, 'dist/current/server')) ?? sources()
  return chosen
}

/** The process in a build, where it was made of this edition of the sources. */
export function builtOf(edition: string, build: string): Program | undefined {
  try {
    const editions = JSON.parse(readFileSync(path.join(build, 'editions.json'), 'utf8')) as Record<string, string>
    if (editions[NAME] !== edition) return undefined
    return { file: pathToFileURL(path.join(build, 'task.process.mjs')), options: [] }
  } catch {
    return undefined // never built
  }
}

const sources = (): Program => ({
  file: PROCESS,
  options: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
})
