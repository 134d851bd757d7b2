export { cancelAllFilms, remakeCancelled } from './cancel-all.service.ts'
export { cancelVideos, retryVideo } from './decisions.service.ts'
export { brandFor, newScript, newSeed, once, titleOf } from './order-parts.service.ts'
export { orderFilm, planLength } from './orders.service.ts'
