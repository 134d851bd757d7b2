import type { CalendarPost } from '@octavo/contract/publication'
import { addDays } from '@octavo/contract/time-zone'
import { type KeyboardEvent, useState } from 'react'
import { useMovePost } from '#parts/publishing/usePublishing.ts'
import { dateOf, refusal, sameTimeOn } from './calendar.rules.ts'
import { formatTime, formatWholeDay } from './date-formats.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export type Carried = { post: CalendarPost; date: string }
type Days = { days: readonly string[]; posts: readonly CalendarPost[]; timeZone: string }

/** The id of the button that picks a post up: it keeps the focus while its chip goes from day to day. */
export const handleOf = (post: CalendarPost): string => `move-${post.id}`

/** A post that is carried to another day by keys: Enter or the space bar picks it up and drops it, arrows move it, Escape puts it back. */
export function useCarrying({ days, posts, timeZone }: Days) {
  const move = useMovePost()
  const [carried, carry] = useState<Carried | null>(null)
  const [said, say] = useState('')
  const refusedOn = (post: CalendarPost, date: string) =>
    post.at && dateOf(post, timeZone) !== date
      ? refusal(post, sameTimeOn(post.at, date, timeZone), { posts, timeZone, now: new Date() })
      : undefined
  const pickUp = (post: CalendarPost) => {
    carry({ post, date: dateOf(post, timeZone) })
    say(`Picked up: ${post.title}. Arrow keys choose the day, Enter drops it, Escape puts it back.`)
  }
  const putBack = (post: CalendarPost) => {
    carry(null)
    say(`${post.title} stays where it was.`)
  }
  const step = ({ post, date }: Carried, by: number) => {
    const next = addDays(date, by)
    if (!days.includes(next)) return
    carry({ post, date: next })
    const time = post.at ? formatTime(post.at, timeZone) : ''
    say(`${formatWholeDay(next)}, ${time}. ${refusedOn(post, next) ?? 'Free.'}`)
  }
  const drop = ({ post, date }: Carried) => {
    const refused = refusedOn(post, date)
    if (refused) return say(refused)
    if (!post.at || dateOf(post, timeZone) === date) return putBack(post)
    carry(null)
    say(`Dropped on ${formatWholeDay(date)}.`)
    void move({ post, at: sameTimeOn(post.at, date, timeZone).toISOString() })
    requestAnimationFrame(() => document.getElementById(handleOf(post))?.focus())
  }
  const press = (post: CalendarPost) => (event: KeyboardEvent) => {
    const isDrop = event.key === 'Enter' || event.key === ' '
    const by = STEPS[event.key]
    if (!isDrop && !(carried && (by !== undefined || event.key === 'Escape'))) return
    event.preventDefault()
    event.stopPropagation()
    if (!carried) pickUp(post)
    else if (isDrop) drop(carried)
    else if (by !== undefined) step(carried, by)
    else putBack(post)
  }
  const leave = () => carried && putBack(carried.post)
  return { carried, said, press, leave, refusedOn }
}
export type Carrying = ReturnType<typeof useCarrying>
