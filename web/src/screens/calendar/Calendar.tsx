import { addDays, dateIn } from '@octavo/contract/time-zone'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useCalendar } from '#api/publication.queries.ts'
import type { When } from '#parts/publishing/PublishForm.tsx'
import { PublishSheet } from '#parts/publishing/PublishSheet.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Agenda } from './Agenda.tsx'
import { mondayOf, monthOf, nextMonth, type View, weekOf } from './calendar.rules.ts'
import { DayGrid } from './DayGrid.tsx'
import { formatSpan } from './date-formats.ts'
import { Unplanned } from './Unplanned.tsx'
import { Waiting } from './Waiting.tsx'

const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const satisfies readonly { value: View; label: string }[]

const DAYS: Record<View, (date: string) => string[]> = { month: monthOf, week: weekOf }
const STEP: Record<View, (date: string, by: number) => string> = {
  month: nextMonth,
  week: (date, by) => addDays(mondayOf(date), by * 7),
}

/** What goes out when: planned and published posts on the account's clock. */
export default function Calendar() {
  const { data: account } = useAccount()
  const timeZone = account?.timeZone ?? 'UTC'
  const today = dateIn(new Date(), timeZone)
  const [view, setView] = useState<View>('month')
  const [date, setDate] = useState(today)
  const [opened, open] = useState<{ videoId: string; when: When } | null>(null)
  const openPost = (videoId: string) => open({ videoId, when: 'time' })
  const days = DAYS[view](date)
  // A day more at each end: what stands there may be in the way of a post within.
  const calendar = useCalendar(addDays(days[0] ?? date, -1), addDays(days.at(-1) ?? date, 1))
  const posts = calendar.data?.posts ?? []
  const shown = { days, posts, timeZone, today, view, onOpen: openPost }
  return (
    <>
      <PageHeader
        title="Calendar"
        subtitle={`What goes out when, on the clock of ${timeZone}`}
        actions={<Segmented label="View" value={view} onChange={setView} options={VIEWS} />}
      />
      <div className="grid grid-cols-1 gap-4">
        <Waiting posts={posts} onOpen={openPost} />
        <Card className="max-sm:px-4">
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <h2 className="mr-auto text-xl" aria-live="polite">
              {formatSpan(view, days, date)}
            </h2>
            <Button size="sm" onClick={() => setDate(today)} disabled={days.includes(today)}>
              Today
            </Button>
            <Button
              size="sm"
              aria-label={`The ${view} before`}
              className="px-2"
              onClick={() => setDate(STEP[view](date, -1))}
            >
              <ChevronLeft />
            </Button>
            <Button
              size="sm"
              aria-label={`The next ${view}`}
              className="px-2"
              onClick={() => setDate(STEP[view](date, 1))}
            >
              <ChevronRight />
            </Button>
          </div>
          {calendar.error && !calendar.data && (
            <ErrorNote what={sentenceOf(calendar.error)} onRetry={() => void calendar.refetch()} />
          )}
          {!calendar.error && !calendar.data && <Skeleton className="h-130" />}
          {calendar.data && (
            <>
              <DayGrid {...shown} />
              <Agenda {...shown} />
            </>
          )}
        </Card>
        <Unplanned onOpen={(videoId) => open({ videoId, when: 'next' })} />
      </div>
      {opened && <PublishSheet {...opened} onClose={() => open(null)} />}
    </>
  )
}
