import { type Analytics, isJudged, measuredFrom } from '@octavo/contract/analytics'
import { Link } from 'wouter'
import { formatCount } from '#format/number.ts'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The film that most people saw in this time. */
export function TopPerformer({ now }: { now: Analytics | undefined }) {
  if (!now) return <Skeleton className="h-52 rounded-xl" />
  const top = now.topPerformer
  if (!top)
    return (
      <Card>
        <CardHead title="Top Performer" className="mb-2" />
        <p className="text-ink-3 text-lg">No data yet</p>
      </Card>
    )
  const color = now.brands.find(({ brandId }) => brandId === top.brandId)?.color ?? null
  const facts = [
    ['Views', formatCount(top.views)],
    ['CTR', top.avgCtr === null ? undefined : top.ctr],
    ['Engagement', top.engagement === null ? undefined : `${top.engagement}%`],
  ] as const
  return (
    <Card>
      <CardHead title="Top Performer" />
      <Link href={`/library?video=${top.id}`} className="group flex gap-4 rounded-frame">
        <span aria-hidden className="shrink-0">
          <VideoThumbnail
            label={top.title}
            wide={top.format === 'long'}
            image={top.posterUrl}
            poster={{ scene: 'presenter', hue: hueOf(color), caption: top.title }}
            className={top.format === 'long' ? 'w-36 shrink-0' : 'w-20 shrink-0'}
          />
        </span>
        <div className="min-w-0">
          <p className="line-clamp-3 font-medium group-hover:underline">{top.title}</p>
          <p className="mt-0.5 text-ink-3 text-xs">{top.brandName}</p>
        </div>
      </Link>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="display num text-xl">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {!isJudged(top.views) && <p className="mt-2 text-ink-3 text-xs">{measuredFrom(top.views)}</p>}
    </Card>
  )
}
