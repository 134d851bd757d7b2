import { SHOWCASE_WEEK } from '#parts/week/showcase-week.ts'

/** All eight together. */
export const WEEK_SECONDS = SHOWCASE_WEEK.reduce((sum, { seconds }) => sum + seconds, 0)

/** The short whose making the four passes show. */
export const SHOWN_FILM = SHOWCASE_WEEK.find(({ src }) => src === '/films/short-6.mp4')!
