import type { ProductionState, UgcPackage } from '@octavo/contract/production'
import { sentenceOf } from '#api/call.ts'
import { useProductionQueue } from '#api/production.queries.ts'
import { formatCount } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { packageStatus } from './package-status.ts'

const MOST_SHOWN = 8

/** What is written next, in its order. */
export function Queue({ production }: { production: ProductionState | undefined }) {
  const { data: queue, error, refetch } = useProductionQueue()
  const packages = queue?.packages ?? []
  const more = (production?.queue_size ?? 0) - packages.slice(0, MOST_SHOWN).filter(isQueued).length
  return (
    <Card>
      <CardHead
        title="Queue"
        hint={packages.length > 0 ? 'What is written next; brands and topics take turns' : undefined}
        className="mb-2"
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!queue && !error && <Skeleton className="h-40" />}
      {queue && packages.length === 0 && (
        <p className="text-ink-2 text-sm">
          Nothing is waiting. Start Mass Production fills the queue for a day and a half.
        </p>
      )}
      <ol className="-mb-2">
        {packages.slice(0, MOST_SHOWN).map((waiting, index) => (
          <Waiting key={waiting.id} waiting={waiting} place={index + 1} />
        ))}
      </ol>
      {more > 0 && packages.length > 0 && <p className="num mt-3 text-ink-2 text-sm">and {formatCount(more)} more</p>}
    </Card>
  )
}

const isQueued = ({ status }: UgcPackage) => status === 'queued'

function Waiting({ waiting, place }: { waiting: UgcPackage; place: number }) {
  const look = packageStatus(waiting)
  return (
    <li className="flex items-center gap-4 border-line border-t py-2 text-sm first:border-0">
      <span aria-hidden className="num w-5 shrink-0 text-right text-ink-3">
        {place}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{waiting.topic ?? waiting.niche}</span>
        <span className="block truncate text-ink-3 text-xs">{waiting.brandName}</span>
      </span>
      <Badge tone={look.tone} {...(look.live && { live: true })}>
        {look.word}
      </Badge>
    </li>
  )
}
