import { REFERRAL_CREDITS } from '@octavo/contract/plan'
import { sentenceOf } from '#api/call.ts'
import { useViralAnalytics } from '#api/referral.queries.ts'
import { formatAgo } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Coins, Gift, UserPlus } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatTiles } from '#ui/StatTiles.tsx'
import { ReferralChannels } from './ReferralChannels.tsx'
import { ReferralLinkCard } from './ReferralLinkCard.tsx'

type Analytics = NonNullable<ReturnType<typeof useViralAnalytics>['data']>

const { freeSignup, paidSignup } = REFERRAL_CREDITS

/** What the sign-ups through the link brought, and how it adds up. */
export function AnalyticsTab() {
  const { data, error, refetch } = useViralAnalytics()
  const stats = data && [
    { label: 'Total credits earned', value: formatCount(data.totalEarned), icon: Coins, note: 'They never lapse' },
    { label: 'Free signups', value: formatCount(data.freeSignups), icon: UserPlus, note: `${freeSignup} credits each` },
    { label: 'Paid conversions', value: formatCount(data.paidSignups), icon: Gift, note: `${paidSignup} credits each` },
  ]
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <StatTiles label="Referral results" stats={stats} count={3} />
        <Card>
          <CardHead
            title="How it adds up"
            hint={
              data &&
              `${plural(data.totalReferrals, 'sign-up')}, ${formatCount(data.invited)} invited by your campaigns`
            }
          />
          {data ? <Breakdown data={data} /> : <Skeleton className="h-28" />}
          {data && data.waiting > 0 && <Waiting count={data.waiting} />}
        </Card>
        <ReferralChannels />
      </div>
      <div className="grid gap-4">
        <ReferralLinkCard />
        {data && data.recent.length > 0 && <Recent recent={data.recent} />}
      </div>
    </div>
  )
}

function Breakdown({ data }: { data: Analytics }) {
  const rows = [
    ['free signups', freeSignup, data.freeSignups, data.creditsFromFree],
    ['paid signups', paidSignup, data.paidSignups, data.creditsFromPaid],
  ] as const
  return (
    <dl className="-my-2.5 text-sm">
      {rows.map(([what, each, times, credits]) => (
        <div
          key={what}
          className="flex items-baseline justify-between gap-4 border-line border-t py-2.5 first:border-0"
        >
          <dt className="num">
            {each} credits × {formatCount(times)} {what}
          </dt>
          <dd className="num font-semibold">{formatCount(credits)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-ink border-t py-2.5 font-semibold">
        <dt>Total credits earned</dt>
        <dd className="num">{formatCount(data.totalEarned)}</dd>
      </div>
    </dl>
  )
}

const Waiting = ({ count }: { count: number }) => (
  <p className="mt-5 text-ink-2 text-sm">
    {count === 1 ? '1 more person has' : `${formatCount(count)} more people have`} signed up and not confirmed their
    email address yet. They count and earn credits once they do, or when they take a plan.
  </p>
)

const Recent = ({ recent }: { recent: Analytics['recent'] }) => (
  <Card>
    <CardHead title="Latest sign-ups" />
    <ul className="-my-2.5">
      {recent.map(({ at, paid, waiting, credits }) => (
        <li key={at} className="flex items-center gap-3 border-line border-t py-2.5 text-sm first:border-0">
          <span className="flex-1">{formatAgo(at)}</span>
          <Badge tone={paid ? 'ok' : waiting ? 'warn' : 'neutral'}>
            {paid ? 'Paid' : waiting ? 'Waiting' : 'Free'}
          </Badge>
          <span className="num w-10 text-right font-semibold">{credits > 0 && `+${credits}`}</span>
        </li>
      ))}
    </ul>
  </Card>
)
