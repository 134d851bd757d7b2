export { cancelVideos, retryVideo } from './control.ts'
export { cancelAllFilms, remakeCancelled } from './halt.ts'
export { brandFor, newScript, newSeed, once, titleOf } from './order.parts.ts'
export { orderFilm, planLength } from './order-film.ts'
