import { Link } from 'wouter'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { CircleCheck, CircleDashed } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { SystemRow } from './launch.rules.ts'

type SystemListProps = { title: string; rows: readonly SystemRow[] | undefined; state: 'active' | 'pending' }

const STATES = {
  active: { icon: CircleCheck, color: 'text-ok', tone: 'ok' },
  pending: { icon: CircleDashed, color: 'text-ink-3', tone: 'neutral' },
} as const

/** Systems in one state, each with the service that does its work or what it waits for. */
export function SystemList({ title, rows, state }: SystemListProps) {
  const { icon: Icon, color, tone } = STATES[state]
  return (
    <Card>
      <CardHead title={title} action={rows && <Badge tone={tone}>{rows.length}</Badge>} className="mb-2" />
      {!rows && <Skeleton className="h-64" />}
      <ul className="-mb-2.5">
        {rows?.map(({ name, says, path }) => (
          <li key={name} className="flex items-start gap-2.5 border-line border-t py-2.5 text-sm first:border-0">
            <Icon className={`mt-0.5 size-4 shrink-0 ${color}`} strokeWidth={1.75} />
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-ink-2 text-xs">
                {says}
                {path && (
                  <>
                    .{' '}
                    <Link href={path} className="underline underline-offset-3 hover:text-ink">
                      Open {path.slice(1)}
                    </Link>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
