/** What later layers hear of films. */
import { defineEvent } from '#domain-events.ts'
import type { VideoRow } from './videos.store.ts'

/** A film has been added to the library. */
export const filmReady = defineEvent<VideoRow>('film ready')
/** These videos were made, failed, were cancelled or decided about: no work on them is left for now. */
export const filmsSettled = defineEvent<VideoRow[]>('films settled')
/** Another film has taken its place in its week. */
export const filmLeftWeek = defineEvent<VideoRow>('film left week')
/** A video is being made again. */
export const filmReopened = defineEvent<VideoRow>('film reopened')
