/** One file from an address or a folder, checked by its sum. What was cut off goes on where it stopped, now or at the next start. */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PinnedFile } from './neural.table.ts'

/** The message says in a sentence what was wrong, and what helps. */
export class VoiceNotFetched extends Error {}

export type Progress = (bytes: number, of: number) => void

type Pinned = Pick<PinnedFile, 'name' | 'bytes' | 'sha256'>

/** So many cuts one after the other that brought nothing end it. */
const TRIES_IN_VAIN = 4
const SILENT_MS = 60_000

/** Fetches `url` to `to`; what is there of it under `to`.part is not fetched again. */
export async function fetchFile(url: string, to: string, file: Pinned, told: Progress): Promise<void> {
  const part = `${to}.part`
  for (let vain = 0; ; ) {
    const had = await sizeOf(part)
    if (had >= file.bytes) break
    const fault = await fetchRest(url, part, had, file, told).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (fault instanceof VoiceNotFetched) throw fault
    vain = (await sizeOf(part)) > had ? 0 : vain + 1
    if (vain >= TRIES_IN_VAIN)
      throw new VoiceNotFetched(`${file.name} could not be fetched from ${url}: ${why(fault)}.`)
  }
  await takeChecked(part, to, file, url)
}

/** Puts a file in its place when it is the one that was pinned; throws it away when it is another. */
export async function takeChecked(part: string, to: string, file: Pinned, whence: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(part), hash)
  if (hash.digest('hex') === file.sha256) return rename(part, to)
  await rm(part, { force: true })
  throw new VoiceNotFetched(
    `${basename(to)} from ${whence} is not the file that Octavo knows: its sum is another. It was thrown away.`,
  )
}

async function fetchRest(url: string, part: string, had: number, file: Pinned, told: Progress): Promise<void> {
  const silence = new AbortController()
  const clock = setTimeout(() => silence.abort(new Error('nothing came for a minute')), SILENT_MS)
  try {
    const answer = await fetch(url, {
      signal: silence.signal,
      headers: { 'accept-encoding': 'identity', ...(had > 0 && { range: `bytes=${had}-` }) },
    })
    if (!answer.ok || !answer.body) throw refused(answer, url, file)
    const goesOn = answer.status === 206
    let bytes = goesOn ? had : 0
    const kept = await open(part, goesOn ? 'a' : 'w')
    try {
      for await (const chunk of answer.body) {
        clock.refresh()
        bytes += chunk.length
        if (bytes > file.bytes)
          throw new VoiceNotFetched(`${file.name} from ${url} is longer than the file that Octavo knows.`)
        await kept.write(chunk)
        told(bytes, file.bytes)
      }
    } finally {
      await kept.close()
    }
  } finally {
    clearTimeout(clock)
  }
}

/** Servers have bad moments; what is not there or not allowed stays so. */
function refused({ status }: Response, url: string, { name }: Pinned): Error {
  if (status === 429 || status >= 500) return new Error(`it answered ${status}`)
  return new VoiceNotFetched(`${name} could not be fetched: ${url} answered ${status}.`)
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0

function why(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error('it stopped short')
  return cause instanceof Error ? cause.message : message
}
