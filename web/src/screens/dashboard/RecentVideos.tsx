import { type DashboardStats, isJudged, isViral, viewsSoFar } from '@octavo/contract/analytics'
import { Link } from 'wouter'
import { plural } from '#format/number.ts'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

const MOST_SHOWN = 4
const TITLE = 'AI-Generated Viral Short'
const PLACES = [1, 2, 3]

type Recent = DashboardStats['recentVideos'][number]

/** The newest films, or three places for them. */
export function RecentVideos({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <Card>
      <CardHead
        title="Recent Viral Videos"
        action={
          <Link href="/library" className="text-ink-2 text-sm underline underline-offset-4 hover:text-ink">
            All videos
          </Link>
        }
      />
      {!stats && <Skeleton className="h-64" />}
      {stats && stats.recentVideos.length === 0 && <Places />}
      {stats && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {stats.recentVideos.slice(0, MOST_SHOWN).map((video) => (
            <RecentVideo key={video.id} video={video} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentVideo({ video }: { video: Recent }) {
  const title = video.title || TITLE
  return (
    <li>
      <Link href={`/library?video=${video.id}`} className="group block rounded-frame">
        <VideoThumbnail
          label={title}
          wide={video.format === 'long'}
          image={video.posterUrl}
          poster={{ scene: 'presenter', hue: hueOf(video.brandColor), caption: title }}
          score={video.viralScore}
        />
        <p className="mt-2 line-clamp-2 font-medium text-sm group-hover:underline">{title}</p>
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="num text-ink-3 text-xs">{stateWords(video)}</span>
        <Verdict video={video} />
      </div>
    </li>
  )
}

/** What visitors made of it; what its words promise stands on the picture. */
function Verdict({ video: { views, measuredScore } }: { video: Recent }) {
  if (measuredScore === null) return null
  const says = `Measured ${measuredScore}`
  return isViral(measuredScore) ? (
    <Badge tone="make" title={`${says} from ${plural(views, 'view')}`}>
      Viral
    </Badge>
  ) : (
    <Badge className="num">{says}</Badge>
  )
}

const A_DAY_MS = 86_400_000

/** Views once there are some; before, how long it is out. */
function stateWords({ views, publishedAt }: Recent): string {
  if (isJudged(views)) return plural(views, 'view')
  if (views > 0) return viewsSoFar(views)
  if (publishedAt === null) return 'Not published yet'
  return Date.now() - Date.parse(publishedAt) < A_DAY_MS ? 'Just published' : 'No views yet'
}

const Places = () => (
  <ul className="-my-2">
    {PLACES.map((number) => (
      <li key={number} className="flex items-center gap-4 border-line border-t py-3 first:border-0">
        <i
          aria-hidden
          className={cn('aspect-[9/16] h-12 rounded-[5px] border border-line-strong/60 border-dashed bg-sunken')}
        />
        <span className="text-ink-2 text-sm">AI Video #{number} - Ready to Generate</span>
      </li>
    ))}
  </ul>
)
