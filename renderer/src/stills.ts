import { availableParallelism } from 'node:os'
import { sliceAt } from '#draw/slice.ts'
import type { FilmPlan } from '#plan.ts'
import type { Makers } from '#tasks/task.ts'
import { withWorkerPool } from '#tasks/worker-pool.ts'
import { frameAt } from '#timing.ts'

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
 * other. The folders must exist; a file may be half written when this rejects. The notes are those the films would have,
 * each once.
 */
export async function renderStills(stills: readonly Still[], options: StillOptions = {}): Promise<{ notes: string[] }> {
  const { width, workers = availableParallelism(), signal, makers = {} } = options
  const waiting = [...stills]
  const notes = new Set<string>()
  await withWorkerPool({ signal, makers }, (spawn) => {
    const pool = stills.slice(0, Math.max(1, workers)).map(spawn)
    const work = pool.map(async (worker) => {
      for (let still = waiting.shift(); still; still = waiting.shift()) {
        const { slice, frame } = sliceAt(still.plan, Math.max(0, frameAt(still.atMs)))
        const request = { plan: slice.plan, frame, makers, out: still.out, ...(width && { width }) }
        const reply = await worker.run('poster', request, `The picture ${still.out}`)
        for (const note of reply.notes) notes.add(note)
      }
    })
    return Promise.all(work)
  })
  return { notes: [...notes] }
}
