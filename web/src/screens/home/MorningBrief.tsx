import type { MorningBrief as Brief } from '@octavo/contract/system-status'
import { Link } from 'wouter'
import { useBrief } from '#api/operation.queries.ts'
import { formatDay } from '#format/date.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Where each line is followed up. */
const WHERE: Readonly<Record<Brief['lines'][number]['kind'], readonly [path: string, label: string]>> = {
  yesterday: ['/analytics', 'How they did'],
  waiting: ['/production', 'Look at it'],
  today: ['/calendar', 'See the day'],
  learned: ['/analytics', 'See the evidence'],
  hand: ['/system', 'See why'],
}

/** The day in five lines at most, each only where it has something to say. */
export function MorningBrief() {
  const { data: brief, error } = useBrief()
  if (error && !brief) return null
  if (!brief) return <Skeleton className="mb-4 h-28 rounded-xl" />
  return (
    <Card className="mb-4">
      <CardHead title="Morning brief" hint={formatDay(brief.date)} className="mb-2" />
      {brief.quiet ? (
        <p className="text-ink-2 text-sm">{brief.quiet}</p>
      ) : (
        <ul className="-mb-2">
          {brief.lines.map(({ kind, says }) => (
            <li
              key={kind}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2 text-sm first:border-0"
            >
              <p className="num min-w-0 flex-1 basis-60">{says}</p>
              <Link href={WHERE[kind][0]} className="tap content-center text-ink-2 underline-offset-4 hover:underline">
                {WHERE[kind][1]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
