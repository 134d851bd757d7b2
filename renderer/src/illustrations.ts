/** The pictures of illustrations: the pack that the build has cut (`scripts/illustrations.mjs`), and our own. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { ILLUSTRATION_NAMES, illustrationWords } from '#draw/illustration/index.ts'
import { ownDrawing } from '#draw/illustration/own/index.ts'

type Pack = { places: Readonly<Record<string, readonly [from: number, length: number]>>; drawings: Buffer }
let pack: Pack | undefined

/** Read once: its first line says where each drawing lies behind it. Empty where none was made, which the build has said. */
function read(): Pack {
  try {
    const file = readFileSync(new URL('../illustrations.pack', import.meta.url))
    const end = file.indexOf('\n')
    return { ...JSON.parse(file.toString('utf8', 0, end)), drawings: file.subarray(end + 1) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { places: {}, drawings: Buffer.alloc(0) }
    throw error
  }
}

function packed(name: string): string | undefined {
  pack ??= read()
  if (!Object.hasOwn(pack.places, name)) return undefined
  const [from, length] = pack.places[name]!
  return brotliDecompressSync(pack.drawings.subarray(from, from + length)).toString()
}

/** The illustration of this name as an SVG, which names no size. Undefined when there is none, also where only our own are there. */
export function illustrationSvg(name: string): string | undefined {
  const body = ownDrawing(name) ?? packed(name)
  return (
    body &&
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${body}</svg>`
  )
}

/** Reads the pack now: a process that gives up its rights can not open it later. */
export function loadIllustrations(): void {
  pack ??= read()
}

/** All that can be drawn here, in the order of the lexicon, each with the words by which people look for it. */
export const drawnIllustrations = (): { name: string; words: string[] }[] =>
  ILLUSTRATION_NAMES.filter(hasIllustration).map((name) => ({ name, words: [...(illustrationWords[name] ?? [name])] }))

/** Whether this thing can be drawn here: where the pack could not be made only our own are there. */
export function hasIllustration(name: string): boolean {
  loadIllustrations()
  return ownDrawing(name) !== undefined || Object.hasOwn(pack!.places, name)
}
