/** Voices that are fetched on request: listed, and brought from their homes, a mirror or a folder. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  bytesOf,
  homeOf,
  installNeural,
  isInstalled,
  NEURAL_PACKAGES,
  NEURAL_PARTS,
  type NeuralPackage,
  type NeuralPart,
  runtimeIn,
  type Source,
  VoiceNotFetched,
} from '#services/voice/fetched.ts'
import type { ProgressLine } from './progress.ts'

type Asked = { parts: NeuralPart[]; from?: string; acceptsTerms?: boolean }

/** What is asked for: names, with `--from` the folder that has the files, and with `--accept-terms` that their terms are accepted. */
export function voicesAsked(args: string[]): Asked {
  const { values, positionals } = parsed(args)
  const parts = positionals.map((name) => {
    const part = NEURAL_PARTS.find((one) => one === name.toLowerCase())
    if (!part)
      throw new VoiceNotFetched(`There is no voice "${name}" to fetch. Choose from: ${NEURAL_PARTS.join(', ')}.`)
    return part
  })
  return {
    parts,
    ...(values.from !== undefined && { from: path.resolve(values.from) }),
    ...(values['accept-terms'] && { acceptsTerms: true }),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, 'accept-terms': { type: 'boolean' } },
    })
  } catch (error) {
    throw new VoiceNotFetched((error as Error).message)
  }
}

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`

type Fetching = { line: ProgressLine; mirror?: string; packages?: Record<NeuralPart, NeuralPackage> }

/** Fetches what was asked for, and says how far it is. */
export async function fetchVoices(
  { parts, from, acceptsTerms = false }: Asked,
  folder: string,
  { line, mirror, packages = NEURAL_PACKAGES }: Fetching,
): Promise<void> {
  if (!acceptsTerms)
    for (const part of parts) if (!isInstalled(folder, part, packages)) refuseUnread(part, packages[part])
  const source: Source = from
    ? { kind: 'folder', folder: from }
    : mirror
      ? { kind: 'mirror', address: mirror }
      : { kind: 'home' }
  try {
    for (const part of parts)
      await installNeural(part, folder, {
        source,
        packages,
        told: (file, bytes, of) => line.show(bytes / of, `${file}: ${megabytes(bytes)} of ${megabytes(of)}`, null),
      })
  } finally {
    line.end()
  }
}

/** Terms that limit what may be done are read before, not after. */
function refuseUnread(part: NeuralPart, { terms }: NeuralPackage): void {
  if (!terms) return
  throw new VoiceNotFetched(
    `${terms.inShort}\n\nIt stands in ${terms.address}.\nIf you accept it, say npm run voices -- ${part} --accept-terms.`,
  )
}

/** What is there and what can be fetched, one line each, and where files come from that are to be brought by hand. */
export function listVoices(folder: string): string {
  const width = Math.max(...NEURAL_PARTS.map(({ length }) => length)) + 2
  const lines = NEURAL_PARTS.map((part) => {
    const { about, licence } = NEURAL_PACKAGES[part]
    const state = isInstalled(folder, part) ? 'installed' : `${megabytes(bytesOf(part))}: npm run voices -- ${part}`
    return `  ${part.padEnd(width)}${about} (${licence}). ${state}`
  })
  const files = [...new Set(NEURAL_PARTS.flatMap((part) => NEURAL_PACKAGES[part].files))]
  return [
    'The built-in voice is always there. Others, which speak on this machine without a key:',
    ...lines,
    runtimeIn(folder) === 'wasm'
      ? 'They are computed in WebAssembly. A second of speech takes Kokoro about 2 seconds of a core and LJ Speech half a second; after npm run voices -- native, half a second and a quarter.'
      : 'A second of speech takes Kokoro about 2 seconds of a core and LJ Speech half a second; after npm run voices -- native, half a second and a quarter.',
    'A start of Octavo uses what it finds; VOICE_ENGINE=built-in keeps the built-in voice.',
    'Without a network: bring these files in a folder, and say npm run voices -- kokoro --from FOLDER.',
    ...files.map((file) => `  ${file.name.padEnd(32)}${homeOf(file)}`),
    `They lie in ${folder}.`,
  ].join('\n')
}
