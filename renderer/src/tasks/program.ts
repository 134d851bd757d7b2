import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { builtOf } from '@octavo/edition'
import type { Makers } from './task.ts'

/** What a render process runs, with the options of Node it needs. */
type Program = { file: URL; options: string[] }

const PROCESS = new URL('./task.process.ts', import.meta.url)

let chosen: Program | undefined

/**
 * What a build made, else the sources with their loader, which makers that are sources need too. Sources run what was built of the same
 * sources: it draws its first picture after 0.2 s instead of 0.5 s, which every film pays for each of its processes.
 */
export function programFor(makers: Makers): Program {
  if (!PROCESS.pathname.endsWith('.ts')) return { file: PROCESS, options: [] }
  if ([makers.composer, makers.mixer].some((maker) => maker?.endsWith('.ts'))) return sources()
  chosen ??= built() ?? sources()
  return chosen
}

function built(): Program | undefined {
  const file = builtOf(PROCESS)
  return file && { file, options: [] }
}

const sources = (): Program => ({
  file: PROCESS,
  options: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
})
