import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderChoice } from '#encode/encoder.ts'
import { withWorkerPool } from '#tasks/worker-pool.ts'
import { freshFolder, putInPlace } from './place.ts'
import type { Mood } from './plan.ts'

/** Eight seconds of a mood as MP4 (AAC), made in a process of its own. `out` appears whole or not at all. */
export async function renderMusicSample(
  mood: Mood,
  out: string,
  { encoder: choice = 'auto', signal }: { encoder?: EncoderChoice; signal?: AbortSignal } = {},
): Promise<void> {
  const encoder = await chooseEncoder(choice)
  const folder = await freshFolder(out)
  try {
    const file = join(folder, 'sample.mp4')
    const options = { signal, folder, encoder, tasks: ['music' as const] }
    await withWorkerPool(options, (spawn) => spawn().run('music', { mood, encoder, out: file }, 'The music'))
    await putInPlace(file, out)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
