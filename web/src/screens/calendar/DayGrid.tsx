import type { CalendarPost } from '@octavo/contract/publication'
import { dateIn } from '@octavo/contract/time-zone'
import type { Video } from '@octavo/contract/video'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useMovePost } from '#parts/publishing/usePublishing.ts'
import { cn } from '#ui/cn.ts'
import { dateOf, type EmptySlot, isWholeMonth, sameTimeOn, type View } from './calendar.rules.ts'
import { formatDayNumber, formatWeekday, formatWholeDay } from './date-formats.ts'
import { MakingChip } from './MakingChip.tsx'
import { PostChip } from './PostChip.tsx'
import { SlotChip } from './SlotChip.tsx'
import { useCarrying } from './useCarrying.ts'

export type MakingFilm = Video & { scheduledFor: string }

export type DaysProps = {
  days: readonly string[]
  posts: readonly CalendarPost[]
  /** Films that are being made for a time. */
  making: readonly MakingFilm[]
  slots: readonly EmptySlot[]
  timeZone: string
  today: string
  view: View
  /** The day whose month is shown. */
  date: string
  onOpen: (videoId: string) => void
  onFill: (at: string) => void
}

const DAYS_A_WEEK = 7

/** Days as a grid, for wide screens: a post is dragged, or carried by keys, to another day and keeps its time; on an empty slot it takes that one's. */
export function DayGrid({ days, posts, making, slots, timeZone, today, view, date: shown, onOpen, onFill }: DaysProps) {
  const [dragged, drag] = useState<CalendarPost | null>(null)
  const move = useMovePost()
  const carrying = useCarrying({ days, posts, timeZone })
  const { carried, refusedOn } = carrying
  const isMonth = isWholeMonth(view, shown, days)
  const held = dragged ?? carried?.post ?? null
  const drop = (at: string | undefined) => {
    if (dragged && at) void move({ post: dragged, at })
    drag(null)
  }
  const dropOn = (date: string) => drop(dragged?.at ? sameTimeOn(dragged.at, date, timeZone).toISOString() : undefined)
  return (
    <div className="-mx-5 -mb-5 overflow-hidden rounded-b-xl max-sm:hidden">
      <p role="status" className={carried ? 'bg-make-soft px-5 py-2 text-sm' : 'sr-only'}>
        {carrying.said}
      </p>
      <p id="calendar-keys" hidden>
        Enter picks it up, arrow keys choose the day, Enter drops it, Escape puts it back.
      </p>
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
            isAside={isMonth && date.slice(0, 7) !== shown.slice(0, 7)}
            tall={view === 'week'}
            refused={held ? refusedOn(held, date) : undefined}
            dragging={held !== null && dateOf(held, timeZone) !== date}
            isAim={carried?.date === date}
            onDrop={() => dropOn(date)}
          >
            {posts
              .filter((post) => dateOf(post, timeZone) === date)
              .map((post) => (
                <PostChip
                  key={post.id}
                  post={post}
                  large={view === 'week'}
                  around={{ posts, timeZone }}
                  carrying={carrying}
                  onOpen={() => onOpen(post.videoId)}
                  onDrag={drag}
                />
              ))}
            {making
              .filter(({ scheduledFor }) => dateIn(new Date(scheduledFor), timeZone) === date)
              .map((video) => (
                <MakingChip key={video.id} video={video} timeZone={timeZone} />
              ))}
            {slots
              .filter((slot) => slot.date === date)
              .map((slot) => (
                <SlotChip
                  key={slot.at}
                  slot={slot}
                  timeZone={timeZone}
                  onFill={() => onFill(slot.at)}
                  onDrop={dragged ? () => drop(slot.at) : undefined}
                />
              ))}
          </Day>
        ))}
      </ol>
    </div>
  )
}

type DayProps = {
  date: string
  isToday: boolean
  /** Of the month before or after. */
  isAside: boolean
  tall: boolean
  /** Why the held post cannot go here. */
  refused: string | undefined
  dragging: boolean
  /** The post that is carried by keys would be dropped here. */
  isAim: boolean
  onDrop: () => void
  children: ReactNode
}

function Day({ date, isToday, isAside, tall, refused, dragging, isAim, onDrop, children }: DayProps) {
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
        'group/day flex min-w-0 flex-col gap-1 bg-surface p-1.5',
        tall ? 'min-h-100' : 'min-h-29',
        isAside && 'bg-bg',
        dragging && refused && 'hatched',
        mayDrop && (over || isAim) && 'bg-make-soft',
        isAim && 'outline-2 outline-make outline-offset-[-2px]',
      )}
    >
      <p className="num px-1 pb-0.5 text-xs">
        <span
          className={cn(
            'inline-grid h-5 min-w-5 place-items-center rounded-full px-1',
            isToday ? 'bg-solid font-semibold text-on-solid' : isAside ? 'text-ink-3' : 'text-ink-2',
          )}
        >
          {formatDayNumber(date)}
        </span>
      </p>
      <ul className="flex flex-col gap-1">{children}</ul>
      {dragging && (over || isAim) && refused && (
        <p className="mt-auto rounded-sm bg-raised px-2 py-1 text-xs leading-snug shadow-2">{refused}</p>
      )}
    </li>
  )
}
