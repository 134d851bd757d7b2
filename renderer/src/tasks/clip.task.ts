import { writeClipFrames } from '#media/clip.frames.ts'
import type { Doer } from './task.ts'

/** Takes a clip apart into pictures, once for all who draw its scene. */
export const takeApart: Doer<'clip'> = async (request) => ({ frames: await writeClipFrames(request) })
