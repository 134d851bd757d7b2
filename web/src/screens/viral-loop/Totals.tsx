import type { ViralAnalytics } from '@octavo/contract/referral'
import { sentenceOf } from '#api/call.ts'
import { useContactSummary } from '#api/contact.queries.ts'
import { useReferralCredits, useViralAnalytics } from '#api/referral.queries.ts'
import { formatCount } from '#format/number.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Coins, type LucideIcon, Repeat2, UserPlus, Users } from '#ui/icons/index.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

const icon = (icon: LucideIcon) => ({ icon })

/** The four figures of the loop. */
export function Totals() {
  const [credits, analytics, contacts] = [useReferralCredits(), useViralAnalytics(), useContactSummary()]
  const failed = [credits, analytics, contacts].find(({ error }) => error)
  if (failed?.error) return <ErrorNote what={sentenceOf(failed.error)} onRetry={() => void failed.refetch()} />
  const known = credits.data && analytics.data && contacts.data
  const stats: Stat[] | undefined = known && [
    {
      ...icon(Coins),
      label: 'Total credits',
      value: formatCount(credits.data.credits),
      note: `${formatCount(credits.data.totalEarned)} earned in total`,
    },
    {
      ...icon(UserPlus),
      label: 'Total referrals',
      value: formatCount(analytics.data.totalReferrals),
      note: signUps(analytics.data),
      href: '/viral-loop?tab=analytics',
    },
    {
      ...icon(Users),
      label: 'CRM contacts',
      value: formatCount(contacts.data.total),
      note: `of ${formatCount(contacts.data.limit)} in your plan`,
      href: '/viral-loop?tab=crm',
    },
    {
      ...icon(Repeat2),
      label: 'Viral coefficient',
      value: <Coefficient fraction={analytics.data.viralCoefficient} />,
      note: 'Conversion rate',
    },
  ]
  return <StatTiles label="Contacts and referrals" stats={stats} />
}

const signUps = ({ freeSignups, paidSignups, waiting }: ViralAnalytics): string =>
  [
    `${formatCount(freeSignups)} free`,
    `${formatCount(paidSignups)} paid`,
    ...(waiting > 0 ? [`${formatCount(waiting)} waiting`] : []),
  ].join(', ')

/** Until somebody was invited there is nothing to divide by. */
const Coefficient = ({ fraction }: { fraction: number | null }) =>
  fraction === null ? (
    <span className="font-normal font-sans text-ink-3 text-lg">No data yet</span>
  ) : (
    <>{(fraction * 100).toFixed(1)}%</>
  )
