import type { ProductionState, UgcPackage } from '@octavo/contract/production'
import { isMade } from '@octavo/contract/video'
import { Link } from 'wouter'
import { useBrands } from '#api/brand.queries.ts'
import { scoreTone } from '#parts/score/score-tone.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { packageStatus } from './package-status.ts'

/** The latest scripts that production wrote, and what became of each. */
export function RecentProduction({ production }: { production: ProductionState | undefined }) {
  return (
    <Card>
      <CardHead
        title="Recent Production"
        action={
          <Link href="/compliance" className="text-ink-2 text-sm underline underline-offset-4 hover:text-ink">
            All packages
          </Link>
        }
        className="mb-2"
      />
      {!production && <Skeleton className="h-72" />}
      {production?.recent.length === 0 && (
        <EmptyState
          title="Nothing produced yet"
          hint="Each script appears here as it is written, with its score and its film."
          className="py-8"
        />
      )}
      <ul className="-mb-2">
        {production?.recent.map((made) => (
          <Produced key={made.id} made={made} />
        ))}
      </ul>
    </Card>
  )
}

function Produced({ made }: { made: UgcPackage }) {
  const { data: brands } = useBrands()
  const look = packageStatus(made)
  const title = made.title ?? made.topic ?? made.niche
  const color = brands?.find(({ id }) => id === made.brandId)?.primaryColor ?? null
  const running = made.video && thumbnailState(made.video.status) === 'making'
  return (
    <li className="flex items-center gap-4 border-line border-t py-3 first:border-0">
      <VideoThumbnail
        label={`${title}: ${look.word}`}
        state={made.video ? thumbnailState(made.video.status) : 'empty'}
        poster={posterOf({ title: '', brandColor: color, number: made.id.charCodeAt(0) })}
        className="w-9 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <PackageTitle made={made} title={title} />
          <Badge tone={look.tone} {...(look.live && { live: true })}>
            {look.word}
          </Badge>
        </div>
        <p className="truncate text-ink-3 text-xs">
          {made.brandName} · {made.topic ?? made.niche}
        </p>
        {(made.problem ?? made.video?.problem) && <p className="mt-1 text-sm">{made.problem ?? made.video?.problem}</p>}
        {running && made.video && (
          <div className="mt-1.5 flex items-center gap-3">
            <Progress label={`${title}: progress`} value={made.video.progress * 100} className="max-w-56 flex-1" />
            <span className="num text-ink-2 text-xs">{Math.round(made.video.progress * 100)}%</span>
          </div>
        )}
      </div>
      {made.viral_prediction !== null && (
        <Badge tone={scoreTone(made.viral_prediction)} title="Predicted score">
          <span className="sr-only">Predicted score</span> {made.viral_prediction}
        </Badge>
      )}
    </li>
  )
}

/** Leads to the film, or to where the script waits for a person. */
function PackageTitle({ made, title }: { made: UgcPackage; title: string }) {
  const path =
    made.video && isMade(made.video.status)
      ? `/library?video=${made.video_id}`
      : made.status === 'review'
        ? '/compliance'
        : undefined
  const style = 'line-clamp-2 font-medium text-sm'
  if (!path) return <span className={style}>{title}</span>
  return (
    <Link href={path} className={`${style} underline-offset-4 hover:underline`}>
      {title}
    </Link>
  )
}
