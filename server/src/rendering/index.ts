/** What the renderer does for this product: it makes films, says before what they will show, and looks into files. */
export { signingBy } from './film-credentials.ts'
export {
  CLOSE_MS,
  type Film,
  type FilmBrand,
  type FilmMaker,
  type FilmOrder,
  type FilmPlan,
  type FilmRequest,
  INTRO_MS,
  lookMoods,
  namedThings,
  type OwnPicture,
  pictureFit,
  type Rendition,
  renditionOf,
  wholeFrames,
} from './film-maker.ts'
export { textsOfBrand, unsetIn, type Writings, writtenIn } from './letters.ts'
export { cleanLogo } from './logos.ts'
export { octavoFilms } from './make-films.ts'
export { type Looked, type MediaInspector, mediaInspector } from './media-inspector.ts'
export { outlineFilm } from './outline.ts'
export { framed, planFilm } from './plan-film.ts'
export { type CutLine, type HeardVoice, readLines } from './voice-reader.ts'
