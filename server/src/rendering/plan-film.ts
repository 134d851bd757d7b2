/** From words and sound to what is drawn. */
import { CLOSE_MS, type FilmPlan, lowerThirdIn, storyboard, wholeFrames, withIntro } from '@octavo/renderer'
import type { FilmRequest } from './film-maker.ts'

/** How much of somebody is seen: all of them where there is time and width for it. */
export const framed = (presenter: NonNullable<FilmRequest['presenter']>, format: FilmRequest['format']) =>
  ({ framing: format === 'long' ? 'full' : 'half', ...presenter }) as const

/** Whole frames; the storyboard decides what is seen while which words are said. */
export function planFilm(request: FilmRequest): FilmPlan {
  const { speech, brand, size, seed, title, captions, lowerThird, intro = 'none' } = request
  const durationMs = wholeFrames(speech.durationMs + CLOSE_MS)
  const { closeLink: _, ...planBrand } = brand // the last scene has it
  const scenes = storyboard({
    ...request,
    sentences: speech.sentences,
    durationMs,
    hasPresenter: request.presenter !== undefined,
  })
  const name = lowerThird && lowerThirdIn(scenes, lowerThird.name, lowerThird.line)
  const plan: FilmPlan = {
    ...size,
    durationMs,
    seed,
    brand: planBrand,
    background: request.background,
    scenes,
    captions,
    ...(request.captionStyle && { captionStyle: request.captionStyle }),
    sentences: speech.sentences,
    visemes: speech.visemes,
    music: request.music,
    speech: { path: request.speechPath },
    title,
    ...(request.presenter && { presenter: framed(request.presenter, request.format) }),
    ...(name && { lowerThird: name }),
  }
  return withIntro(plan, intro)
}
