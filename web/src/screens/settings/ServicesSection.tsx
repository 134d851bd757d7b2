import { useStats } from '#api/analytics.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { WritingCost } from '#parts/script/WritingCost.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Which service does which work for this account. */
export function ServicesSection() {
  const { data, error, refetch } = useStats()
  return (
    <Card>
      <CardHead
        title="Services"
        hint="Which service does what. Embedded ones run on this installation and need no key; its operator can set keys for others."
      />
      {error && !data && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-72" />}
      {data && (
        <dl className="text-sm">
          {data.capabilities.map(({ name, provider, embedded }) => (
            <div
              key={name}
              className="flex min-h-10 items-center gap-4 border-line border-t py-2 first:border-0 first:pt-0"
            >
              <dt className="w-28 shrink-0 text-ink-2 max-sm:w-22">{name}</dt>
              <dd className="flex min-w-0 flex-1 items-center justify-between gap-3">
                <span className="font-medium">{provider}</span>
                <Badge tone={embedded ? 'neutral' : 'day'}>{embedded ? 'Embedded' : 'Own service'}</Badge>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <WritingCost className="mt-3 text-ink-2 text-sm" />
    </Card>
  )
}
