import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { slotDay, slotTime } from '#parts/week/sample-week.ts'
import loops from './landing-week.json'

export type LandingFilm = {
  title: string
  /** Its place in the week, such as `Short #3`. */
  place: string
  day: string
  time: string
  wide: boolean
  /** Of the whole film. */
  seconds: number
  /** What is spoken in the seconds that are shown. */
  says: string
  src: string
  poster: string
}

let shorts = 0

/** The week that the landing page plays, in posting order. */
export const LANDING_WEEK: readonly LandingFilm[] = WEEK_SCHEDULE.map(({ day, hour, format, label }) => {
  const name = format === 'long' ? 'long' : `short-${++shorts}`
  const { title, seconds, says } = loops.find((loop) => loop.name === name)!
  return {
    ...{ title, seconds, says },
    ...{ place: label, day: slotDay(day), time: slotTime(hour), wide: format === 'long' },
    ...{ src: `/films/${name}.mp4`, poster: `/films/${name}.webp` },
  }
})

/** All eight together. */
export const WEEK_SECONDS = LANDING_WEEK.reduce((sum, { seconds }) => sum + seconds, 0)

/** The short whose making the four passes show. */
export const SHOWN_FILM = LANDING_WEEK.find(({ src }) => src === '/films/short-6.mp4')!
