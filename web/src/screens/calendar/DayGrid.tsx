import type { CalendarPost } from '@octavo/contract/publication'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useMovePost } from '#parts/publishing/usePublishing.ts'
import { cn } from '#ui/cn.ts'
import { dateOf, refusal, sameTimeOn, type View } from './calendar.rules.ts'
import { formatWeekday, formatWholeDay } from './date-formats.ts'
import { PostChip } from './PostChip.tsx'

export type DaysProps = {
  days: readonly string[]
  posts: readonly CalendarPost[]
  timeZone: string
  today: string
  view: View
  onOpen: (videoId: string) => void
}

const DAYS_A_WEEK = 7

/** Days as a grid, for wide screens: a post is dragged to another day and keeps its time. */
export function DayGrid({ days, posts, timeZone, today, view, onOpen }: DaysProps) {
  const [dragged, drag] = useState<CalendarPost | null>(null)
  const move = useMovePost()
  const month = days[DAYS_A_WEEK]?.slice(0, 7)
  const drop = (date: string) => {
    if (dragged?.at) void move({ post: dragged, at: sameTimeOn(dragged.at, date, timeZone).toISOString() })
    drag(null)
  }
  return (
    <div className="-mx-5 -mb-5 overflow-hidden rounded-b-xl max-sm:hidden">
      <div className="grid grid-cols-7 border-line border-b" aria-hidden>
        {days.slice(0, DAYS_A_WEEK).map((date) => (
          <p key={date} className="px-3 pb-2 font-medium text-ink-3 text-xs">
            {formatWeekday(date)}
          </p>
        ))}
      </div>
      <ol aria-label="Days" className="grid grid-cols-7 gap-px bg-line">
        {days.map((date) => (
          <Day
            key={date}
            date={date}
            isToday={date === today}
            isAside={view === 'month' && date.slice(0, 7) !== month}
            tall={view === 'week'}
            refused={dragged?.at ? refusedOn(dragged, date) : undefined}
            dragging={dragged !== null && dateOf(dragged, timeZone) !== date}
            onDrop={() => drop(date)}
          >
            {posts
              .filter((post) => dateOf(post, timeZone) === date)
              .map((post) => (
                <PostChip
                  key={post.id}
                  post={post}
                  large={view === 'week'}
                  around={{ posts, timeZone }}
                  onOpen={() => onOpen(post.videoId)}
                  onDrag={drag}
                />
              ))}
          </Day>
        ))}
      </ol>
    </div>
  )

  function refusedOn(post: CalendarPost, date: string) {
    if (!post.at || dateOf(post, timeZone) === date) return undefined
    return refusal(post, sameTimeOn(post.at, date, timeZone), { posts, timeZone, now: new Date() })
  }
}

type DayProps = {
  date: string
  isToday: boolean
  /** Of the month before or after. */
  isAside: boolean
  tall: boolean
  /** Why the dragged post cannot go here. */
  refused: string | undefined
  dragging: boolean
  onDrop: () => void
  children: ReactNode
}

function Day({ date, isToday, isAside, tall, refused, dragging, onDrop, children }: DayProps) {
  const [over, setOver] = useState(false)
  const mayDrop = dragging && !refused
  const dragOver = (event: DragEvent) => {
    setOver(true)
    if (mayDrop) event.preventDefault()
  }
  return (
    <li
      aria-label={formatWholeDay(date)}
      aria-current={isToday ? 'date' : undefined}
      title={refused}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop()
      }}
      className={cn(
        'flex min-w-0 flex-col gap-1 bg-surface p-1.5',
        tall ? 'min-h-100' : 'min-h-29',
        isAside && 'bg-bg',
        dragging && refused && 'hatched',
        mayDrop && over && 'bg-make-soft',
      )}
    >
      <p className="num px-1 pb-0.5 text-xs">
        <span
          className={cn(
            'inline-grid h-5 min-w-5 place-items-center rounded-full px-1',
            isToday ? 'bg-solid font-semibold text-on-solid' : isAside ? 'text-ink-3' : 'text-ink-2',
          )}
        >
          {Number(date.slice(8))}
        </span>
      </p>
      <ul className="flex flex-col gap-1">{children}</ul>
      {dragging && over && refused && (
        <p className="mt-auto rounded-sm bg-raised px-2 py-1 text-xs leading-snug shadow-2">{refused}</p>
      )}
    </li>
  )
}
