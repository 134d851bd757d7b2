import type { OwnerNeed, PeaceOfMind } from '@octavo/contract/system-status'
import { Link } from 'wouter'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Moon, TriangleAlert } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Where each kind of need is seen to; what is seen to here, or by somebody else, leads nowhere. */
const WHERE: Partial<Record<OwnerNeed['kind'], readonly [path: string, label: string]>> = {
  database: ['/verification', 'System checks'],
  guarantee: ['/master-control', 'Master control'],
  review: ['/production', 'Review'],
  approval: ['/production', 'Approve'],
  films: ['/production', 'See why'],
  posts: ['/library', 'See which'],
  campaigns: ['/viral-loop?tab=campaigns', 'See which'],
}

/** What a person has to look at, or that there is nothing. */
export function Needs({ peace }: { peace: PeaceOfMind | undefined }) {
  if (!peace) return <Skeleton className="mb-4 h-17 rounded-xl" />
  if (peace.sleepPeacefully)
    return (
      <Card role="status" className="mb-4 flex items-center gap-3 py-4">
        <Moon className="size-4 shrink-0 text-ok" strokeWidth={1.75} />
        <p className="font-medium">{peace.says[0]}</p>
      </Card>
    )
  return (
    <Card className="mb-4">
      <CardHead title="What needs you" className="mb-2" />
      <ul className="-mb-2">
        {peace.needs.map((need) => (
          <Need key={need.says} need={need} />
        ))}
      </ul>
    </Card>
  )
}

function Need({ need: { kind, says } }: { need: OwnerNeed }) {
  const where = WHERE[kind]
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-2.5 text-sm first:border-0">
      <TriangleAlert className="size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-48">{says}</p>
      {where && (
        <Link href={where[0]} className={buttonStyle({ size: 'sm' })}>
          {where[1]}
        </Link>
      )}
    </li>
  )
}
