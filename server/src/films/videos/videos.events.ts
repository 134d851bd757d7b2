/** What later layers hear of films. */
import { defineEvent } from '#domain-events.ts'
import type { VideoRow } from './videos.store.ts'

/** A film is in the library. */
export const filmReady = defineEvent<VideoRow>('film ready')
/** These videos are made, failed, were halted or decided about: nothing more is done on them for now. */
export const filmsSettled = defineEvent<VideoRow[]>('films settled')
/** A video is made again. */
export const filmReopened = defineEvent<VideoRow>('film reopened')
