import { messages } from '@octavo/contract/messages'
import type { Video } from '@octavo/contract/video'
import { Link } from 'wouter'
import { formatTimeLeft } from '#format/date.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { useVideoActions } from '#parts/video/useVideoActions.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Progress } from '#ui/Progress.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { cell } from './cell.ts'

/** A film that is on its way: how far it is, and when it will be there. */
export function MakingCard({ video }: { video: Video }) {
  const { word } = VIDEO_STATUS[video.status]
  const wide = video.format === 'long'
  return (
    <li className={cell(wide)}>
      <VideoThumbnail
        label={`${video.title}: ${word}`}
        state={thumbnailState(video.status)}
        wide={wide}
        poster={posterOf(video)}
      />
      <div className="mt-2 flex items-center justify-between gap-2">
        <p className="truncate font-medium text-sm">{video.title}</p>
        {video.sample && <SampleTag title={messages.sample.tag} />}
      </div>
      {video.status === 'review' ? (
        <Link
          href={`/production?brand=${video.brandId ?? ''}`}
          className={buttonStyle({ size: 'sm', className: 'mt-2 w-full' })}
        >
          Review
        </Link>
      ) : (
        <HowFar video={video} word={word} />
      )}
      {!video.sample && <Cancel video={video} />}
    </li>
  )
}

function Cancel({ video }: { video: Video }) {
  const { busy, act } = useVideoActions(video)
  return (
    <ConfirmButton
      size="sm"
      variant="ghost"
      className="mt-1 w-full"
      disabled={busy}
      question="Cancel this film?"
      consequence="It stops at once and its credits come back. You can make it again later."
      confirmLabel="Cancel film"
      onConfirm={() => act('halt')}
    >
      Cancel<span className="sr-only">: {video.title}</span>
    </ConfirmButton>
  )
}

/** Of a film that waits nothing is known but that: how long it waits depends on those before it. */
function HowFar({ video, word }: { video: Video; word: string }) {
  if (video.status === 'queued') return <p className="mt-1 text-ink-2 text-xs">{word}</p>
  return (
    <>
      <Progress className="mt-2" label={`${video.title}: progress`} value={video.progress * 100} />
      <p className="num mt-1.5 text-ink-2 text-xs">
        {word}, {Math.round(video.progress * 100)}%
        {video.etaSeconds !== null && `, ${formatTimeLeft(video.etaSeconds)}`}
      </p>
    </>
  )
}
