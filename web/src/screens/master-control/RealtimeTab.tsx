import type { MasterControl } from '@octavo/contract/system-status'
import { isSettled, type Video } from '@octavo/contract/video'
import { Link } from 'wouter'
import { useVideos } from '#api/video.queries.ts'
import { formatTimeLeft } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const MOST_SHOWN = 5

/** What happens at this moment. */
export const RealtimeTab = ({ control: { realtimeMetrics: now } }: { control: MasterControl }) => (
  <>
    <Card>
      <CardHead title="Right now" />
      <FigureRows
        rows={[
          { label: 'Videos generating now', value: formatCount(now.videosGeneratingNow) },
          { label: 'Compliance checks today', value: formatCount(now.complianceChecksToday) },
          {
            label: 'Average predicted score',
            value: now.averageViralScore ?? undefined,
            note: 'Of all scripts',
          },
          { label: 'Average humanity score', value: now.averageHumanityScore ?? undefined, note: 'Of all scripts' },
          {
            label: 'Channels distributing',
            value: formatCount(now.channelsDistributing),
            note: 'With a post on its way or on the schedule',
          },
        ]}
      />
    </Card>
    <InTheMaking />
  </>
)

function InTheMaking() {
  const { data: videos } = useVideos()
  const making = videos?.filter(({ status }) => !isSettled(status)) ?? []
  return (
    <Card>
      <CardHead
        title="In the making"
        hint={making.length > MOST_SHOWN && `${MOST_SHOWN} of ${making.length}`}
        action={
          <Link href="/library" className="text-ink-2 text-sm underline underline-offset-4 hover:text-ink">
            Library
          </Link>
        }
        className="mb-2"
      />
      {!videos && <Skeleton className="h-48" />}
      {videos && making.length === 0 && (
        <EmptyState
          title="Nothing is being made"
          hint="Films being made appear here with their progress."
          action={
            <Link href="/production" className={buttonStyle()}>
              Make a week
            </Link>
          }
          className="py-6"
        />
      )}
      <ul className="-mb-2">
        {making.slice(0, MOST_SHOWN).map((video) => (
          <Making key={video.id} video={video} />
        ))}
      </ul>
    </Card>
  )
}

function Making({ video }: { video: Video }) {
  const look = VIDEO_STATUS[video.status]
  return (
    <li className="flex items-center gap-4 border-line border-t py-3 first:border-0">
      <VideoThumbnail
        label={`${video.title}: ${look.word}`}
        state={thumbnailState(video.status)}
        wide={video.format === 'long'}
        poster={posterOf({ ...video, title: '' })}
        className={video.format === 'long' ? 'w-16 shrink-0' : 'w-9 shrink-0'}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate font-medium text-sm">{video.title}</span>
          <Badge tone={look.tone} {...(look.live && { live: true })}>
            {look.word}
          </Badge>
        </div>
        {video.status !== 'queued' && (
          <div className="mt-1.5 flex items-center gap-3">
            <Progress label={`${video.title}: progress`} value={video.progress * 100} className="max-w-72 flex-1" />
            <span className="num whitespace-nowrap text-ink-2 text-xs">
              {Math.round(video.progress * 100)}%{video.etaSeconds !== null && `, ${formatTimeLeft(video.etaSeconds)}`}
            </span>
          </div>
        )}
      </div>
    </li>
  )
}
