/** Spoken sentences on disk: the same words in the same voice are spoken once. */

import { Buffer } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Utterance } from '#thread/utterance.ts'

export interface SentenceCache {
  /** The sentence, or undefined when it was never kept or its file is damaged. */
  read(key: string): Promise<Utterance | undefined>
  write(key: string, utterance: Utterance): Promise<void>
}

/** What stands before the samples in a file. */
type Header = Omit<Utterance, 'pcm'> & { samples: number; sha256: string }

const GIGABYTE = 1024 ** 3
const WRITES_BETWEEN_SWEEPS = 50
/** A sweep frees a little more than it must, so that the next one is not due at once. */
const KEPT_SHARE = 0.9
const LENGTH_BYTES = 4

/** The name of a sentence: a hash of everything that decides its sound. */
export const cacheKey = (parts: Record<string, unknown>): string => sha256(Buffer.from(JSON.stringify(parts)))

/** Keeps sentences under `directory`, at most about `limit` bytes of them; the longest unused go first. */
export function sentenceCache(directory: string, limit = GIGABYTE): SentenceCache {
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), `${key}.speech`)
  let writes = 0
  return {
    async read(key) {
      const path = pathOf(key)
      const utterance = decode(await readFile(path).catch(() => undefined))
      if (utterance) await utimes(path, new Date(), new Date()).catch(() => {})
      return utterance
    },
    async write(key, utterance) {
      await replaceFile(pathOf(key), encode(utterance))
      if (++writes % WRITES_BETWEEN_SWEEPS === 0) await sweep(directory, limit)
    },
  }
}

/** Writes a file whole or not at all. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function encode({ pcm, ...times }: Utterance): Buffer {
  const samples = bytesOf(pcm)
  const header = Buffer.from(
    JSON.stringify({ ...times, samples: pcm.length, sha256: sha256(samples) } satisfies Header),
  )
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(header.length)
  return Buffer.concat([length, header, samples])
}

function decode(file: Buffer | undefined): Utterance | undefined {
  if (!file || file.length < LENGTH_BYTES) return undefined
  const start = LENGTH_BYTES + file.readUInt32LE(0)
  try {
    const { samples, sha256: expected, ...times } = JSON.parse(file.toString('utf8', LENGTH_BYTES, start)) as Header
    const bytes = Uint8Array.from(file.subarray(start))
    if (bytes.length !== samples * 2 || sha256(bytes) !== expected) return undefined
    return { ...times, pcm: new Int16Array(bytes.buffer) }
  } catch {
    return undefined
  }
}

const bytesOf = (pcm: Int16Array): Uint8Array => new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength)

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function sweep(directory: string, limit: number): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      const info = await stat(path).catch(() => undefined)
      return info?.isFile() ? [{ path, size: info.size, used: info.mtimeMs }] : []
    }),
  )
  const kept = files.flat().sort((a, b) => a.used - b.used)
  let total = kept.reduce((sum, { size }) => sum + size, 0)
  if (total <= limit) return
  for (const { path, size } of kept) {
    if (total <= limit * KEPT_SHARE) break
    await rm(path, { force: true })
    total -= size
  }
}
