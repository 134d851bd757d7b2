/** From words and sound to what is drawn. */
import {
  CLOSE_MS,
  cutFilm,
  type FilmPlan,
  lookCaptions,
  lowerThirdIn,
  storyboard,
  wholeFrames,
  withIntro,
} from '@octavo/renderer'
import type { FilmRequest } from './film-maker.ts'

/** How much of somebody is seen: all of them where there is time and width for it. */
export const framed = (presenter: NonNullable<FilmRequest['presenter']>, format: FilmRequest['format']) =>
  ({ framing: format === 'long' ? 'full' : 'half', ...presenter }) as const

/** Whole frames; the storyboard decides what is seen while which words are said. */
export function planFilm(request: FilmRequest): FilmPlan {
  const { speech, brand, size, seed, title, captions, lowerThird, look, intro = 'none', brandPictures = [] } = request
  const captionStyle = request.captionStyle ?? (look && lookCaptions(look, brand.color))
  const durationMs = wholeFrames(speech.durationMs + CLOSE_MS)
  const { closeLink: _, ...planBrand } = brand // the last scene has it
  // Whatever a film with a look shows is cut into shots: its owner's photos are placed among them, word by word.
  const photos = look && !request.pictures ? brandPictures.filter(({ origin }) => !origin) : []
  const scenes = storyboard({
    ...request,
    brandPictures: brandPictures.filter((picture) => !photos.includes(picture)),
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
    ...(captionStyle && { captionStyle }),
    ...(look && { art: { look } }),
    staging: 2,
    sentences: speech.sentences,
    visemes: speech.visemes,
    music: request.music,
    mix: 2,
    speech: { path: request.speechPath },
    title,
    ...(request.presenter && { presenter: framed(request.presenter, request.format) }),
    ...(name && { lowerThird: name }),
  }
  return cutFilm(withIntro(plan, intro), photos)
}
