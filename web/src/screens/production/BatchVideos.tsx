import type { Batch } from '@octavo/contract/batch'
import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment, formatPlayTime, formatTimeLeft } from '#format/date.ts'
import { ReviewSheet } from '#parts/compliance/ReviewSheet.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { slotName } from './schedule.rules.ts'
import { VideoActions, type VideoActionsProps } from './VideoActions.tsx'
import { WatchDialog } from './WatchDialog.tsx'

type Open = { what: 'watch' | 'review'; videoId: string } | null

/** The batch's videos one by one: where each is, and what can be done about it. */
export function BatchVideos({ batch }: { batch: Batch }) {
  const [open, setOpen] = useState<Open>(null)
  const opened = batch.videos.find(({ id }) => id === open?.videoId)
  const close = () => setOpen(null)
  return (
    <Card>
      <CardHead title={`The videos of ${batch.brandName}`} hint={`${ready(batch)} of ${batch.videos.length} ready`} />
      <ul className="-mb-2">
        {batch.videos.map((video) => (
          <VideoRow
            key={video.id}
            video={video}
            onWatch={() => setOpen({ what: 'watch', videoId: video.id })}
            onReview={() => setOpen({ what: 'review', videoId: video.id })}
          />
        ))}
      </ul>
      {opened && open?.what === 'watch' && <WatchDialog video={opened} onClose={close} />}
      {opened && open?.what === 'review' && <ReviewSheet video={opened} onClose={close} />}
    </Card>
  )
}

const ready = (batch: Batch) => batch.videos.filter(({ status }) => isMade(status)).length

function VideoRow({ video, onWatch, onReview }: VideoActionsProps) {
  const look = VIDEO_STATUS[video.status]
  const running = !isSettled(video.status) && video.status !== 'queued'
  return (
    <li className="grid gap-x-4 gap-y-2 border-line border-t py-3 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate font-medium text-sm">{video.title}</span>
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
    video.viralScore !== null && `viral score ${Math.round(video.viralScore)}`,
  ].filter(Boolean)
  return (
    <>
      <p className="num text-ink-3 text-xs">{facts.join(' · ')}</p>
      {video.problem && <p className="mt-1 text-sm">{video.problem}</p>}
      {video.note && <p className="mt-1 text-ink-2 text-sm">{video.note}</p>}
    </>
  )
}
