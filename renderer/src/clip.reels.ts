/** Clips of a film taken apart into pictures, each once, by the first process that needs it. */
import { join } from 'node:path'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderChoice } from '#encode/encoder.ts'
import type { ClipReel } from '#media/clip.reel.ts'
import type { FilmPlan } from '#plan.ts'
import type { Worker } from '#tasks/crew.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

/** The reel of the one scene that a slice's plan shows; undefined when it shows no clip. */
export type Reels = (worker: Worker, slice: FilmPlan) => Promise<ClipReel | undefined>

/** Reels are kept in `folder` as long as that is there: some 20 MB for a scene of a vertical film. */
export function reelsIn(folder: string, choice: EncoderChoice): Reels {
  const reels = new Map<string, Promise<ClipReel>>()
  return async (worker, slice) => {
    const [scene] = slice.scenes
    if (scene?.kind !== 'media' || !scene.clip) return undefined
    const { path, focus = MIDDLE } = scene
    const [seconds, size] = [(scene.endMs - scene.startMs) / 1000, { width: slice.width, height: slice.height }]
    const name = JSON.stringify([path, focus, seconds, size])
    const take = async (): Promise<ClipReel> => {
      const reel = join(folder, `reel-${reels.size}`)
      const request = { path, focus, seconds, size, folder: reel, encoder: await chooseEncoder(choice) }
      return { folder: reel, ...(await worker.run('clip', request, 'A clip')) }
    }
    const known = reels.get(name) ?? take()
    reels.set(name, known)
    return known
  }
}
