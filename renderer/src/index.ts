/** From a film plan to a film: everything other workspaces may use of the renderer, but for `draw`, which browsers use too. */
export { chooseEncoder } from '#encode/choose.encoder.ts'
export type { EncoderChoice, EncoderName, Preset } from '#encode/encoder.ts'
export { filmFaults } from '#inspect/film.faults.ts'
export { type FilmFacts, inspectFilm } from '#inspect/film.inspect.ts'
export type { FilmReport } from '#inspect/film.report.ts'
export { type StoryboardRequest, storyboard } from '#storyboard/index.ts'
export * from './plan.ts'
export { measureEncoding, type RenderOptions, renderFilm, renderPoster } from './render.ts'
