/** What is asked of a clip, and where its pictures go. */
import { join } from 'node:path'
import type { EncoderName } from '#encode/encoder.ts'
import type { Size } from '#plan.ts'

export type ClipRequest = {
  path: string
  /** The film's size in pixels. */
  size: Size
  /** Parts of width and height that stay in view. */
  focus: { x: number; y: number }
  /** As long as the scene lasts, and no longer. */
  seconds: number
  encoder: EncoderName
  /** Where the pictures go; made if it is not there. */
  folder: string
}

/** A picture's file in the folder, counted from 0. */
export const clipFrame = (folder: string, index: number): string =>
  join(folder, `${String(index + 1).padStart(5, '0')}.jpg`)
