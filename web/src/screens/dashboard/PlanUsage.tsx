import type { DashboardStats } from '@octavo/contract/analytics'
import { Link } from 'wouter'
import { formatCount } from '#format/number.ts'
import { Card } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const sentWords = (kept: number): string =>
  `sent of the monthly limit${kept > 0 ? `; ${formatCount(kept)} more kept in the outbox` : ''}`

const rowsOf = (stats: DashboardStats) =>
  [
    [
      'Email Marketing',
      stats.emailsSent,
      stats.emailsLimit,
      sentWords(stats.emailsKept),
      stats.emailsKept,
      '/viral-loop?tab=campaigns',
    ],
    [
      'SMS Marketing',
      stats.smsSent,
      stats.smsLimit,
      sentWords(stats.smsKept),
      stats.smsKept,
      '/viral-loop?tab=campaigns',
    ],
    ['CRM Database', stats.crmContacts, stats.contactsLimit, 'warm contacts', 0, '/viral-loop?tab=crm'],
  ] as const

/** How much of the plan's mails, texts and contacts is used. */
export function PlanUsage({ stats }: { stats: DashboardStats | undefined }) {
  if (!stats) return <Skeleton className="h-60 rounded-xl" />
  return (
    <Card className="grid gap-5">
      {rowsOf(stats).map(([title, used, limit, what, besides, href]) => (
        <div key={title}>
          <div className="mb-1.5 flex items-baseline justify-between gap-3">
            <h2 className="text-sm">
              <Link href={href} className="decoration-line-strong underline-offset-4 hover:underline tap">
                {title}
              </Link>
            </h2>
            <p className="num text-ink-2 text-sm">
              <b className="font-semibold text-ink">{formatCount(used)}</b> of {formatCount(limit)}
            </p>
          </div>
          <Progress label={title} value={((used + besides) / limit) * 100} tone="ink" />
          <p className="mt-1.5 text-ink-3 text-xs">{what}</p>
        </div>
      ))}
    </Card>
  )
}
