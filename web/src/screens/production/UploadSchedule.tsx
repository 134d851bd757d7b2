import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useVideos } from '#api/video.queries.ts'
import { formatMoment } from '#format/date.ts'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { type ScheduleSlot, scheduleOf } from './schedule.rules.ts'

/** When the week's videos are due, with those that are planned. */
export function UploadSchedule() {
  const { data: account } = useAccount()
  const { data: videos, error, refetch } = useVideos()
  const slots = scheduleOf(videos ?? [], Date.now())
  return (
    <Card>
      <CardHead
        title="Upload Schedule"
        hint={account && `Every week. Times in ${account.timeZone}.`}
        action={
          <Link href="/calendar" className={buttonStyle({ size: 'sm' })}>
            Open the calendar
          </Link>
        }
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} className="mb-3" />}
      <ol className="-my-2">
        {slots.map((slot) => (
          <Slot key={slot.key} slot={slot} timeZone={account?.timeZone} />
        ))}
      </ol>
    </Card>
  )
}

function Slot({ slot, timeZone }: { slot: ScheduleSlot; timeZone: string | undefined }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-t py-3 text-sm first:border-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <p className="num font-medium">{slot.when}</p>
        <p className="text-ink-2">{slot.label}</p>
      </div>
      {slot.videos.length === 0 ? (
        <p className="self-center text-ink-3">Nothing planned</p>
      ) : (
        <ul className="grid gap-2">
          {slot.videos.map((video) => (
            <li key={video.id} className="flex items-start gap-3">
              <BrandChip color={video.brandColor ?? 'transparent'} className="h-8 w-2.5" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{video.title}</p>
                <p className="num text-ink-3 text-xs">
                  {video.scheduledFor && formatMoment(video.scheduledFor, timeZone)}
                  {video.brandName && ` · ${video.brandName}`}
                </p>
              </div>
              <Badge tone={VIDEO_STATUS[video.status].tone}>{VIDEO_STATUS[video.status].word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
