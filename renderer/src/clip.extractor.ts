/** Clips of a film taken apart into pictures, each once, by the first process that needs it. */
import { join } from 'node:path'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderChoice } from '#encode/encoder.ts'
import type { ClipFrames } from '#media/clip.frames.ts'
import type { FilmPlan } from '#plan.ts'
import type { Worker } from '#tasks/worker-pool.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

/** Gives the pictures of the clip in the one scene that a slice's plan shows; undefined when it shows no clip. */
export type ClipExtractor = (worker: Worker, slice: FilmPlan) => Promise<ClipFrames | undefined>

/** The pictures are kept in `folder` as long as that is there: some 20 MB for a scene of a vertical film. */
export function clipExtractor(folder: string, choice: EncoderChoice): ClipExtractor {
  const clips = new Map<string, Promise<ClipFrames>>()
  return async (worker, slice) => {
    const [scene] = slice.scenes
    if (scene?.kind !== 'media' || !scene.clip) return undefined
    const { path, focus = MIDDLE } = scene
    const [seconds, size] = [(scene.endMs - scene.startMs) / 1000, { width: slice.width, height: slice.height }]
    const name = JSON.stringify([path, focus, seconds, size])
    const extract = async (): Promise<ClipFrames> => {
      const target = join(folder, `clip-${clips.size}`)
      const request = { path, focus, seconds, size, folder: target, encoder: await chooseEncoder(choice) }
      return { folder: target, ...(await worker.run('clip', request, 'A clip')) }
    }
    const known = clips.get(name) ?? extract()
    clips.set(name, known)
    return known
  }
}
