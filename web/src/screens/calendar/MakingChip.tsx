import type { Video } from '@octavo/contract/video'
import { Link } from 'wouter'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { formatTime } from './date-formats.ts'

/** How far a film is that will have this place: Making film, 50%. */
export const sayMaking = ({ status, progress }: Video): string =>
  status === 'queued' || status === 'review'
    ? VIDEO_STATUS[status].word
    : `${VIDEO_STATUS[status].word}, ${Math.round(progress * 100)}%`

type MakingProps = { video: Video & { scheduledFor: string }; timeZone: string }

/** A film in the making on the day it is made for: dashed, as its place is not taken yet. */
export const MakingChip = ({ video, timeZone }: MakingProps) => (
  <li className="rounded-sm border border-line-strong border-dashed text-xs">
    <Link href="/library" className="flex gap-1.5 rounded-sm px-1.5 py-1 hover:bg-sunken">
      <MakingPicture video={video} />
      <span className="min-w-0 flex-1">
        <span className="num block font-medium">{formatTime(video.scheduledFor, timeZone)}</span>{' '}
        <span className="block truncate text-ink-2">{video.title}</span>{' '}
        <span className="num block truncate text-make-ink">{sayMaking(video)}</span>
      </span>
    </Link>
  </li>
)

export const MakingPicture = ({ video }: { video: Video }) => (
  <span aria-hidden className="shrink-0">
    <VideoThumbnail
      label={video.title}
      state={video.status === 'queued' ? 'waiting' : 'making'}
      wide={video.format === 'long'}
      poster={{ scene: 'presenter', hue: hueOf(video.brandColor) }}
      className={video.format === 'long' ? 'w-9' : 'w-5.5'}
    />
  </span>
)
