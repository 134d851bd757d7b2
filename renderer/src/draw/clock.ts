/** Times of speech as frames of the film. */
import { FPS } from '#plan.ts'

/** The frame on the screen at this moment. */
export const frameAt = (ms: number) => Math.floor((ms * FPS) / 1000 + 1e-6)
/** The moment a frame is first shown. */
export const msAt = (frame: number) => (frame * 1000) / FPS
