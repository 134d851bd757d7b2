import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { sayHour } from '@octavo/contract/time-zone'
import { slotDay } from './sample-week.ts'
import loops from './showcase-week.json'

export type ShowcaseFilm = {
  title: string
  /** Its place in the week, such as `Short #3`. */
  place: string
  /** 1 is Monday. */
  weekday: number
  hour: number
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

/** A week that the product made of a sample business, in posting order: a loop and the poster of each film lie with the pages. */
export const SHOWCASE_WEEK: readonly ShowcaseFilm[] = WEEK_SCHEDULE.map(({ day, hour, format, label }) => {
  const name = format === 'long' ? 'long' : `short-${++shorts}`
  const { title, seconds, says } = loops.find((loop) => loop.name === name)!
  return {
    ...{ title, seconds, says, weekday: day, hour },
    ...{ place: label, day: slotDay(day), time: sayHour(hour), wide: format === 'long' },
    ...{ src: `/films/${name}.mp4`, poster: `/films/${name}.webp` },
  }
})
