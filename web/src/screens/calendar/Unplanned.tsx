import { Link } from 'wouter'
import { useVideos } from '#api/video.queries.ts'
import { plural } from '#format/number.ts'
import { posterOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useMore } from '#ui/useMore.tsx'

const AT_ONCE = 16

/** Finished films without a slot, each one press away from one. */
export function Unplanned({ onOpen }: { onOpen: (videoId: string) => void }) {
  const { data: videos } = useVideos()
  const films = (videos ?? []).filter(({ status }) => status === 'ready')
  const [shown, more] = useMore(films, AT_ONCE)
  if (videos?.length === 0) return <NothingMade />
  if (films.length === 0) return null
  return (
    <Card>
      <CardHead title="Finished, without a slot" hint={`${plural(films.length, 'film')} you can schedule or publish`} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] items-end gap-x-4 gap-y-6">
        {shown.map((video) => (
          <li key={video.id} className={video.format === 'long' ? 'col-span-2' : undefined}>
            <VideoThumbnail
              label={video.title}
              wide={video.format === 'long'}
              image={video.posterUrl}
              poster={posterOf(video)}
              score={video.viralScore}
            />
            <p className="mt-2 truncate text-sm" title={video.title}>
              {video.title}
            </p>
            <Button size="sm" className="mt-1.5 w-full" onClick={() => onOpen(video.id)}>
              Schedule<span className="sr-only">: {video.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {more}
    </Card>
  )
}

const NothingMade = () => (
  <Card>
    <EmptyState
      title="Nothing to post yet"
      hint="A week brings eight films, each with its own slot here."
      action={
        <Link href="/production" className={buttonStyle({ variant: 'make' })}>
          Make a weekly batch
        </Link>
      }
      className="py-10"
    />
  </Card>
)
