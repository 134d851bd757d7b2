import type { GeneratedVideo } from '@octavo/contract/video'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useGenerated } from '#api/video.queries.ts'
import { formatPlayTime } from '#format/date.ts'
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
import { GENERATED_STATUS } from './generation-status.ts'
import { bringResultIntoView } from './result-place.ts'

const AT_ONCE = 16
const grid = 'grid grid-flow-dense grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-6 xl:grid-cols-8'

type RecentFilmsProps = {
  /** The film that stands above. */
  shown?: string | undefined
  /** Shows one of them above; without it they are looked at in the library. */
  onShow?: ((id: string) => void) | undefined
}

/** The account's films, from whichever start they came. */
export function RecentFilms({ shown, onShow }: RecentFilmsProps) {
  const { data, error, refetch, isFetching } = useGenerated()
  const [videos, more] = useMore(data ?? [], AT_ONCE)
  const show = (id: string) => {
    onShow?.(id)
    bringResultIntoView()
  }
  return (
    <Card>
      <CardHead
        title={`Recent films (${data?.length ?? 0})`}
        hint="From every maker, newest first."
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
          <Recent
            key={video.id}
            video={video}
            shown={video.id === shown}
            {...(onShow && { onShow: () => show(video.id) })}
          />
        ))}
      </ul>
      {more}
    </Card>
  )
}

type RecentProps = { video: GeneratedVideo; shown: boolean; onShow?: () => void }

function Recent({ video, shown, onShow }: RecentProps) {
  const { word, tone, live } = video.status === 'other' ? VIDEO_STATUS[video.state] : GENERATED_STATUS[video.status]
  const length = video.totalDuration
  const wide = video.videoType === 'long'
  return (
    <li className={wide ? 'col-span-2' : ''}>
      {onShow ? (
        <button type="button" onClick={onShow} aria-pressed={shown} className={frame}>
          <Face video={video} wide={wide} />
        </button>
      ) : (
        <Link href={`/library?video=${video.id}`} className={frame}>
          <Face video={video} wide={wide} />
        </Link>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone={tone} {...(live && { live })}>
          {word}
        </Badge>
        {length !== null && <span className="num text-ink-3 text-xs">{formatPlayTime(length)}</span>}
      </p>
    </li>
  )
}

const frame = 'group block w-full rounded-frame text-left'

const Face = ({ video, wide }: { video: GeneratedVideo; wide: boolean }) => (
  <>
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
  </>
)
