import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { sayHour } from '@octavo/contract/time-zone'
import type { PosterProps } from '#parts/video/Poster.tsx'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export type SampleSlot = {
  day: string
  time: string
  wide: boolean
  score: number
  poster: PosterProps & { caption: string }
}

const FILMS: readonly [score: number, poster: PosterProps & { caption: string }][] = [
  [91, { scene: 'presenter', hue: 255, caption: 'nobody reads', hot: 'page two' }],
  [87, { scene: 'phone', hue: 165, caption: 'the nine-second', hot: 'rule' }],
  [94, { scene: 'cup', hue: 40, caption: 'How one café filled', hot: 'every Tuesday' }],
  [84, { scene: 'bars', hue: 330, caption: 'pricing,', hot: 'said plainly' }],
  [88, { scene: 'hills', hue: 220, caption: 'before you', hot: 'hire' }],
  [82, { scene: 'shop', hue: 100, caption: 'your front', hot: 'window' }],
  [90, { scene: 'presenter', hue: 300, caption: 'stop doing', hot: 'this' }],
  [85, { scene: 'desk', hue: 195, caption: 'your weekly', hot: 'reset' }],
]

export const slotDay = (day: number) => DAYS[day - 1] ?? ''

/** A drawn week in posting order, for pages that have no films of their own to show. */
export const SAMPLE_WEEK: readonly SampleSlot[] = WEEK_SCHEDULE.map(({ day, hour, format }, index) => {
  const [score, poster] = FILMS[index] ?? FILMS[0]!
  return { day: slotDay(day), time: sayHour(hour), wide: format === 'long', score, poster }
})
