import { type StoryboardRequest, storyboard } from '@octavo/renderer'
import { visualsOf } from './visuals.ts'

/** What a film will show from when on (milliseconds), before it is made: the storyboard that the film is made from. */
export const outlineFilm = (request: StoryboardRequest): { startMs: number; visuals: string }[] =>
  storyboard(request).map((scene) => ({ startMs: scene.startMs, visuals: visualsOf(scene) }))
