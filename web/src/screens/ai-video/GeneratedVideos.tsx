import type { GeneratedVideo } from '@octavo/contract/video'
import { sentenceOf } from '#api/call.ts'
import { formatPlayTime } from '#format/date.ts'
import { GENERATED_STATUS } from '#parts/generation/generation-status.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { RotateCw } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import { useGenerated } from './generated.queries.ts'

const AT_ONCE = 16
const grid = 'grid grid-flow-dense grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-6 xl:grid-cols-8'

type GeneratedVideosProps = { shown: string | undefined; onShow: (id: string) => void }

/** The films that were made before; one of them can be looked at above. */
export function GeneratedVideos({ shown, onShow }: GeneratedVideosProps) {
  const { data, error, refetch, isFetching } = useGenerated()
  const [videos, more] = useMore(data ?? [], AT_ONCE)
  const show = (id: string) => {
    onShow(id)
    document.querySelector('main h1')?.scrollIntoView({ behavior: 'smooth' })
  }
  return (
    <Card>
      <CardHead
        title={`Generated videos (${data?.length ?? 0})`}
        action={
          <Button
            size="sm"
            variant="ghost"
            disabled={isFetching}
            onClick={() => void refetch()}
            className="-my-1 -mr-2"
          >
            <RotateCw />
            Refresh
          </Button>
        }
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.length === 0 && <EmptyState title="No Videos Yet" hint="What you generate is listed here." />}
      <ul className={grid}>
        {videos.map((video) => (
          <Generated key={video.id} video={video} shown={video.id === shown} onShow={() => show(video.id)} />
        ))}
      </ul>
      {more}
    </Card>
  )
}

type GeneratedProps = { video: GeneratedVideo; shown: boolean; onShow: () => void }

function Generated({ video, shown, onShow }: GeneratedProps) {
  const { word, tone, live } = video.status === 'other' ? VIDEO_STATUS[video.state] : GENERATED_STATUS[video.status]
  const length = video.totalDuration
  const wide = video.videoType === 'long'
  return (
    <li className={wide ? 'col-span-2' : ''}>
      <button
        type="button"
        onClick={onShow}
        aria-pressed={shown}
        className="group block w-full rounded-frame text-left"
      >
        <span aria-hidden className="block">
          <VideoThumbnail
            label={video.title}
            wide={wide}
            state={thumbnailState(video.state)}
            image={video.posterUrl}
            poster={posterOf({ title: video.title, brandColor: null, number: video.title.length })}
            className="transition-[filter] group-hover:brightness-110"
          />
        </span>
        <span className="mt-2 line-clamp-2 block font-medium text-sm group-aria-pressed:underline">{video.title}</span>
      </button>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone={tone} {...(live && { live })}>
          {word}
        </Badge>
        {length !== null && <span className="num text-ink-3 text-xs">{formatPlayTime(length)}</span>}
      </p>
    </li>
  )
}
