import type { Batch } from '@octavo/contract/batch'
import { isMade } from '@octavo/contract/video'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { isRunning, useBatches } from '#api/batch.queries.ts'
import { formatTimeLeft } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { WeekStrip } from '#parts/week/WeekStrip.tsx'
import { thumbnailsOfWeek } from '#parts/week/week-of-videos.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const STATES = {
  writing: { word: 'Generating', tone: 'make', live: true },
  making: { word: 'Generating', tone: 'make', live: true },
  done: { word: 'Done', tone: 'ok', live: false },
  halted: { word: 'Halted', tone: 'neutral', live: false },
} as const

/** The newest batch: how many videos are ready, how long it takes, and the way there. */
export function NewestBatch() {
  const { data: account } = useAccount()
  const { data: batches, error } = useBatches()
  if (!batches && !error) return <Skeleton className="h-90 rounded-xl" />
  const [newest] = batches ?? []
  return (
    <Card>
      {newest ? (
        <BatchState batch={newest} />
      ) : (
        <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="text-base">Weekly batch</h2>
            <p className="text-ink-2 text-sm">Seven shorts and one long video appear here once you order a week.</p>
          </div>
          <Link href="/production" className={buttonStyle({ size: 'sm' })}>
            Open in Production
          </Link>
        </div>
      )}
      <WeekStrip
        thumbnails={thumbnailsOfWeek(newest?.videos ?? [], account?.timeZone)}
        className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5"
      />
    </Card>
  )
}

function BatchState({ batch }: { batch: Batch }) {
  const state = STATES[batch.status]
  const running = isRunning(batch)
  const ready = batch.videos.filter(({ status }) => isMade(status)).length
  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h2 className="text-base">Weekly batch: {batch.brandName}</h2>
          <Badge tone={state.tone} live={state.live}>
            {state.word}
          </Badge>
        </div>
        <Link href={`/production?brand=${batch.brandId}`} className={buttonStyle({ size: 'sm' })}>
          Open in Production
        </Link>
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="display num text-3xl">
          {ready} of {batch.videos.length}
        </p>
        <p className="num text-ink-2 text-sm">
          {running ? formatTimeLeft(batch.etaSeconds) : `${plural(ready, 'film')} in the library`}
        </p>
      </div>
      {running && <Progress className="mt-2 h-2" label="Weekly batch" value={batch.progress * 100} />}
      <p className="mt-2 text-ink-2 text-sm">{batch.says}</p>
    </div>
  )
}
