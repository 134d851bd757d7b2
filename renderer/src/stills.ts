import { rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { sliceAt } from '#draw/slice.ts'
import type { FilmPlan } from '#plan.ts'
import type { Makers } from '#tasks/task.ts'
import { withWorkerPool } from '#tasks/worker-pool.ts'
import { frameAt } from '#timing.ts'
import { freshFolder } from './place.ts'

/** The frame that is seen at `atMs` of a film, and the file it goes to: PNG, or JPEG or WebP when it ends so. */
export type Still = { plan: FilmPlan; atMs: number; out: string }

type StillOptions = {
  /** Pixels; the film's own if not given, and never more. */
  width?: number
  /** Processes that draw; the number of cores if not given. */
  workers?: number
  signal?: AbortSignal
  makers?: Makers
}

/**
 * Draws frames of one film or of many as pictures, in one pool of processes: far quicker than one `renderPoster` after the
 * other. The folders must exist, on one disk. The notes are those the films would have,
 * each once.
 */
export async function renderStills(stills: readonly Still[], options: StillOptions = {}): Promise<{ notes: string[] }> {
  const { width, workers = availableParallelism(), signal, makers = {} } = options
  const [first] = stills
  if (!first) return { notes: [] }
  const waiting = stills.map(({ plan, atMs, out }) => ({ ...sliceAt(plan, Math.max(0, frameAt(atMs))), out }))
  const notes = new Set<string>()
  const folder = await freshFolder(first.out).catch(unmade(first.out))
  const plans = waiting.map(({ slice }) => slice.plan)
  await withWorkerPool({ signal, makers, folder, tasks: ['poster'], plans }, (spawn) => {
    const pool = stills.slice(0, Math.max(1, workers)).map(spawn)
    const work = pool.map(async (worker) => {
      for (let still = waiting.shift(); still; still = waiting.shift()) {
        const { slice, frame, out } = still
        const made = join(folder, `${waiting.length}${extname(out)}`)
        const request = { plan: slice.plan, frame, makers, out: made, ...(width && { width }) }
        const reply = await worker.run('poster', request, `The picture ${out}`)
        await rename(made, out).catch(unmade(out))
        for (const note of reply.notes) notes.add(note)
      }
    })
    return Promise.all(work)
  }).finally(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { notes: [...notes] }
}

const unmade = (out: string) => (error: Error) => {
  throw new Error(`The picture ${out} could not be made: ${error.message}`)
}
