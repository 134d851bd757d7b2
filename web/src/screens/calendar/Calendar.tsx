import { addDays, dateIn } from '@octavo/contract/time-zone'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useCalendar } from '#api/publication.queries.ts'
import { isUnderWay, useVideos } from '#api/video.queries.ts'
import { plural } from '#format/number.ts'
import type { When } from '#parts/publishing/PublishForm.tsx'
import { PublishSheet } from '#parts/publishing/PublishSheet.tsx'
import { SampleCalendar } from '#parts/sample/SampleStudio.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Agenda } from './Agenda.tsx'
import { daysOf, earlierWeeks, emptySlots, stepFrom, takenTimes, type View } from './calendar.rules.ts'
import { DayGrid, type MakingFilm } from './DayGrid.tsx'
import { formatSpan } from './date-formats.ts'
import { FillSlot } from './FillSlot.tsx'
import { Unplanned } from './Unplanned.tsx'
import { Waiting } from './Waiting.tsx'

const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const satisfies readonly { value: View; label: string }[]

/** The films that are being made for a time of their own. */
const useMaking = (): MakingFilm[] =>
  (useVideos().data ?? []).flatMap((video) =>
    video.scheduledFor && isUnderWay(video) && !video.sample ? [{ ...video, scheduledFor: video.scheduledFor }] : [],
  )

/** What goes out when: planned and published posts on the account's clock. */
export default function Calendar() {
  const { data: account } = useAccount()
  const timeZone = account?.timeZone ?? 'UTC'
  const today = dateIn(new Date(), timeZone)
  const [view, setView] = useState<View>('month')
  const [date, setDate] = useState(today)
  const [opened, open] = useState<{ videoId: string; when: When } | null>(null)
  const openPost = (videoId: string) => open({ videoId, when: 'time' })
  const [withEarlier, showEarlier] = useState(false)
  const [filled, fill] = useState<string | null>(null)
  const days = daysOf(view, date, today, withEarlier)
  const earlier = earlierWeeks(view, date, days)
  // A day more at each end: what stands there may be in the way of a post within.
  const calendar = useCalendar(addDays(days[0] ?? date, -1), addDays(days.at(-1) ?? date, 1))
  const posts = calendar.data?.posts ?? []
  const making = useMaking()
  const slots = emptySlots(days, takenTimes(posts, making), { timeZone, now: new Date() })
  const shown = { days, posts, making, slots, timeZone, today, view, date, onOpen: openPost, onFill: fill }
  const step = (by: number) => () => setDate(stepFrom(view, date, days, by))
  return (
    <>
      <PageHeader
        title="Calendar"
        subtitle={`What goes out when. Times in ${timeZone}.`}
        actions={<Segmented label="View" value={view} onChange={setView} options={VIEWS} />}
      />
      <div className="grid grid-cols-1 gap-4">
        <Waiting posts={posts} onOpen={openPost} />
        <Card className="max-sm:px-4">
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <h2 className="mr-auto text-xl" aria-live="polite">
              {formatSpan(view, days, date)}
            </h2>
            <Button size="sm" onClick={() => setDate(today)} disabled={date === today || days.includes(today)}>
              Today
            </Button>
            <Button size="sm" aria-label={`The ${view} before`} className="px-2" onClick={step(-1)}>
              <ChevronLeft />
            </Button>
            <Button size="sm" aria-label={`The next ${view}`} className="px-2" onClick={step(1)}>
              <ChevronRight />
            </Button>
          </div>
          {calendar.error && !calendar.data && (
            <ErrorNote what={sentenceOf(calendar.error)} onRetry={() => void calendar.refetch()} />
          )}
          {!calendar.error && !calendar.data && <Skeleton className="h-130" />}
          {calendar.data && (
            <>
              {earlier > 0 && (
                <Button size="sm" variant="ghost" className="mb-3" onClick={() => showEarlier(true)}>
                  Show {plural(earlier, 'earlier week')}
                </Button>
              )}
              <DayGrid {...shown} />
              <Agenda {...shown} />
            </>
          )}
        </Card>
        <Unplanned onOpen={(videoId) => open({ videoId, when: 'next' })} />
        <SampleCalendar />
      </div>
      {filled && <FillSlot at={filled} timeZone={timeZone} onClose={() => fill(null)} />}
      {opened && <PublishSheet {...opened} onClose={() => open(null)} />}
    </>
  )
}
