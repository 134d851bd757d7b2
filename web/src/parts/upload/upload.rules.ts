/** Pure: how fast a file goes, whether trying again makes sense, and which unfinished upload a file continues. */
import type { UnfinishedUpload } from '@octavo/contract/media'

/** Where a file stood when it began to go, or went on. */
export type Begun = { at: number; sent: number }

// A guess from the first moments jumps about: better none.
const KNOWN_AFTER_MS = 3000

/** Seconds until all bytes are there, at the pace since it began; null while that is not known. */
export function secondsLeft({ at, sent: before }: Begun, sent: number, bytes: number, now: number): number | null {
  const ms = now - at
  const done = sent - before
  if (ms < KNOWN_AFTER_MS || done <= 0) return null
  return ((bytes - sent) / done) * (ms / 1000)
}

/** 429 and 409 pass, and so does what has no answer at all; every other 4xx would be answered the same again. */
export const isWorthRetrying = (status: number | undefined): boolean =>
  status === undefined || status < 400 || status >= 500 || status === 409 || status === 429

/** The unfinished upload that was of this very file: it goes on where it stopped. */
export const continued = (
  unfinished: readonly UnfinishedUpload[],
  { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
): UnfinishedUpload | undefined =>
  unfinished.find(
    (one) =>
      one.status === 'open' &&
      one.inParts &&
      one.filename === name &&
      one.bytes === size &&
      one.lastModified === lastModified,
  )
