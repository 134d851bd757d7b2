import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderChoice } from '#encode/encoder.ts'
import { freshFolder } from '#place.ts'
import { withWorkerPool } from '#tasks/worker-pool.ts'
import type { MediaKind, MediaProbe } from './media.facts.ts'

type ProbeOptions = {
  /** Where a JPEG of what is seen goes, the longer side at most 480 pixels. */
  thumbnail: string
  encoder?: EncoderChoice
  /** Ends the looking within a second; the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Looks into somebody's file in a process of its own, since decoders may crash over what strangers send. Nothing is
 * returned when the file is damaged or is not of this kind; rejects when the looking itself did not work.
 */
export async function probeMedia(
  path: string,
  kind: MediaKind,
  { thumbnail, signal, encoder: choice = 'auto' }: ProbeOptions,
): Promise<MediaProbe | undefined> {
  const encoder = await chooseEncoder(choice)
  const folder = await freshFolder(thumbnail)
  try {
    const made = join(folder, 'thumbnail.jpg')
    const request = { path, kind, encoder, thumbnail: made }
    const options = { signal, folder, encoder, tasks: ['probe' as const] }
    const { probe } = await withWorkerPool(options, (spawn) => spawn().run('probe', request, 'The preview'))
    if (probe?.hasThumbnail) await rename(made, thumbnail)
    return probe
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
