import { type OwnPicture, storyboard } from '@octavo/renderer'
import type { SpokenSentence } from '#providers/voice/voice.ts'
import { visualsOf } from './visuals.ts'

export type OutlineRequest = {
  title: string
  brandName: string
  size: { width: number; height: number }
  captions: boolean
  hasPresenter: boolean
  seed: number
  /** Spoken or planned. */
  sentences: SpokenSentence[]
  durationMs: number
  pictures?: OwnPicture[]
  brandPictures?: OwnPicture[]
  closeLink?: string
}

/** What a film will show from when on (milliseconds), before it is made: the storyboard that the film is made from. */
export const outlineFilm = (request: OutlineRequest): { startMs: number; visuals: string }[] =>
  storyboard(request).map((scene) => ({ startMs: scene.startMs, visuals: visualsOf(scene) }))
