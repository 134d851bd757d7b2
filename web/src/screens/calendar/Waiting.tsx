import type { CalendarPost } from '@octavo/contract/publication'
import type { Video } from '@octavo/contract/video'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { useVideos } from '#api/video.queries.ts'
import { formatMoment } from '#format/date.ts'
import { ReviewSheet } from '#parts/compliance/ReviewSheet.tsx'
import { usePublishing } from '#parts/publishing/usePublishing.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'

type WaitingProps = { posts: readonly CalendarPost[]; onOpen: (videoId: string) => void }

/** What a person has to decide before it goes on: scripts to review, posts to approve. Nothing when there is nothing. */
export function Waiting({ posts, onOpen }: WaitingProps) {
  const { data: videos } = useVideos()
  const [reviewed, review] = useState<Video | null>(null)
  const waiting = (videos ?? []).filter(({ status }) => status === 'review' || status === 'approval')
  if (waiting.length === 0) return null
  const slotOf = (video: Video) => posts.find(({ videoId, status }) => videoId === video.id && status === 'approval')
  return (
    <Card>
      <CardHead title="Waits for you" hint="These continue once you decide" className="mb-1" />
      <ul className="-mb-2">
        {waiting.map((video) => (
          <li key={video.id} className="flex flex-wrap items-center gap-3 border-line border-t py-3 first:border-0">
            <VideoThumbnail
              label={video.title}
              state={thumbnailState(video.status)}
              wide={video.format === 'long'}
              image={video.posterUrl}
              poster={posterOf(video)}
              className={video.format === 'long' ? 'w-16 shrink-0' : 'w-9 shrink-0'}
            />
            <div className="min-w-40 flex-1 text-sm">
              <p className="font-medium">{video.title}</p>
              <Why video={video} note={slotOf(video)?.note} />
            </div>
            {video.status === 'review' ? (
              <Button variant="solid" onClick={() => review(video)} className="max-sm:w-full">
                Review<span className="sr-only">: {video.title}</span>
              </Button>
            ) : (
              <Approval video={video} onOpen={() => onOpen(video.id)} />
            )}
          </li>
        ))}
      </ul>
      {reviewed && <ReviewSheet video={reviewed} onClose={() => review(null)} />}
    </Card>
  )
}

function Why({ video, note }: { video: Video; note: string | null | undefined }) {
  const { data: account } = useAccount()
  const when = video.scheduledFor && formatMoment(video.scheduledFor, account?.timeZone)
  const words = video.status === 'review' ? (video.problem ?? 'Its script requires review.') : (note ?? video.note)
  return (
    <p className="num text-ink-2">
      {when && `${when}. `}
      {words}
    </p>
  )
}

function Approval({ video, onOpen }: { video: Video; onOpen: () => void }) {
  const { approve } = usePublishing()
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button onClick={onOpen}>
        Look at it<span className="sr-only">: {video.title}</span>
      </Button>
      <Button variant="solid" disabled={approve.isPending} onClick={() => approve.mutate(video.id)}>
        Approve<span className="sr-only">: {video.title}</span>
      </Button>
    </div>
  )
}
