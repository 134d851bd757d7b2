import type { Batch } from '@octavo/contract/batch'
import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment, formatPlayTime, formatTimeLeft } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { ReviewSheet } from '#parts/compliance/ReviewSheet.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { reviewPath } from '#parts/week/review-path.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Play } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { slotName } from './schedule.rules.ts'
import { VideoActions, type VideoActionsProps } from './VideoActions.tsx'
import { WatchDialog } from './WatchDialog.tsx'
import { WeekLookDialog } from './WeekLookDialog.tsx'

type Open = { what: 'watch' | 'review'; videoId: string } | { what: 'look'; videoId?: never } | null

/** The batch's videos one by one: where each is, and what can be done about it. */
export function BatchVideos({ batch }: { batch: Batch }) {
  const [open, setOpen] = useState<Open>(null)
  const opened = batch.videos.find(({ id }) => id === open?.videoId)
  const close = () => setOpen(null)
  return (
    <Card>
      <CardHead
        title={`The videos of ${batch.brandName}`}
        hint={`${ready(batch)} of ${batch.videos.length} ready`}
        action={
          ready(batch) > 0 && (
            <div className="flex flex-wrap gap-2">
              <Link href={reviewPath(batch.id)} className={buttonStyle({ size: 'sm', variant: 'solid' })}>
                <Play />
                {asking(batch) > 0 ? `Review ${plural(asking(batch), 'film')}` : 'Watch the week'}
              </Link>
              <Button size="sm" onClick={() => setOpen({ what: 'look' })}>
                Change the look
              </Button>
            </div>
          )
        }
      />
      <ul className="-mb-2">
        {batch.videos.map((video) => (
          <VideoRow
            key={video.id}
            video={video}
            batchId={batch.id}
            onWatch={() => setOpen({ what: 'watch', videoId: video.id })}
            onReview={() => setOpen({ what: 'review', videoId: video.id })}
          />
        ))}
      </ul>
      {open?.what === 'look' && <WeekLookDialog batch={batch} onClose={close} />}
      {opened && open?.what === 'watch' && <WatchDialog video={opened} onClose={close} />}
      {opened && open?.what === 'review' && <ReviewSheet video={opened} onClose={close} />}
    </Card>
  )
}

const asking = (batch: Batch) => batch.videos.filter(({ status }) => status === 'approval').length
const ready = (batch: Batch) => batch.videos.filter(({ status }) => isMade(status)).length

function VideoRow({ video, batchId, onWatch, onReview }: VideoActionsProps & { batchId: string }) {
  const look = VIDEO_STATUS[video.status]
  const running = !isSettled(video.status) && video.status !== 'queued'
  return (
    <li className="grid gap-x-4 gap-y-2 border-line border-t py-3 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={reviewPath(batchId, video.id)}
            className="truncate font-medium text-sm underline-offset-4 hover:underline"
          >
            {video.title}
          </Link>
          <Badge tone={look.tone} {...(look.live && { live: true })}>
            {look.word}
          </Badge>
        </div>
        <VideoFacts video={video} />
        {running && (
          <div className="mt-1.5 flex items-center gap-3">
            <Progress label={`${slotName(video)} progress`} value={video.progress * 100} className="max-w-56 flex-1" />
            <span className="num whitespace-nowrap text-ink-2 text-xs">
              {Math.round(video.progress * 100)}%{video.etaSeconds !== null && `, ${formatTimeLeft(video.etaSeconds)}`}
            </span>
          </div>
        )}
      </div>
      <div className="justify-self-start sm:justify-self-end">
        <VideoActions video={video} onWatch={onWatch} onReview={onReview} />
      </div>
    </li>
  )
}

function VideoFacts({ video }: { video: Video }) {
  const { data: account } = useAccount()
  const facts = [
    slotName(video),
    video.scheduledFor && formatMoment(video.scheduledFor, account?.timeZone),
    video.durationSeconds !== null && isMade(video.status) && formatPlayTime(video.durationSeconds),
    video.viralScore !== null && `predicted score ${Math.round(video.viralScore)}`,
    video.relevance?.judged && `relevance ${video.relevance.score}`,
  ].filter(Boolean)
  return (
    <>
      <p className="num text-ink-3 text-xs">{facts.join(' · ')}</p>
      {video.problem && <p className="mt-1 text-sm">{video.problem}</p>}
      {video.note && <p className="mt-1 text-ink-2 text-sm">{video.note}</p>}
    </>
  )
}
