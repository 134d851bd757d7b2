import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { useContactSummary } from '#api/contact.queries.ts'
import { useReferralLink, useViralAnalytics } from '#api/referral.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { canShare, copyLink, shareLink } from '#parts/referral/share-link.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import {
  Activity,
  ChevronRight,
  Clapperboard,
  type LucideIcon,
  Mail,
  MessageSquare,
  Share2,
  UserPlus,
} from '#ui/icons/index.ts'
import { WeekDialog } from './WeekDialog.tsx'

/** Six things that move a launch on. */
export function LaunchActions() {
  const [ordering, setOrdering] = useState(false)
  const { data: stats } = useStats()
  const { data: contacts } = useContactSummary()
  const { data: referrals } = useViralAnalytics()
  const { data: link } = useReferralLink()
  return (
    <Card>
      <CardHead title="Launch Actions" className="mb-2" />
      <ul className="-mx-2 -mb-2 grid">
        <Action
          icon={Clapperboard}
          label="Start Weekly Batch"
          says={`Seven shorts and one long video, ${plural(WEEKLY_BATCH.credits, 'credit')}`}
          onPress={() => setOrdering(true)}
        />
        <Action
          icon={UserPlus}
          label="Import Contacts"
          says={contacts ? `${plural(contacts.total, 'contact')}, room for ${formatCount(contacts.room)} more` : ' '}
          path="/viral-loop?tab=crm"
        />
        <Action
          icon={Mail}
          label="Launch Email Campaign"
          says={
            contacts && stats
              ? `Reaches ${plural(contacts.mailable, 'contact')}; ${formatCount(stats.emailsSent)} of ${formatCount(stats.emailsLimit)} mails sent`
              : ' '
          }
          path="/viral-loop?tab=campaigns"
        />
        <Action
          icon={MessageSquare}
          label="Launch SMS Campaign"
          says={
            contacts && stats
              ? `Reaches ${plural(contacts.textable, 'contact')}; ${formatCount(stats.smsSent)} of ${formatCount(stats.smsLimit)} texts sent`
              : ' '
          }
          path="/viral-loop?tab=campaigns"
        />
        <Action
          icon={Share2}
          label="Share Referral Link"
          says={referrals ? `${plural(referrals.totalReferrals, 'sign-up')} through it so far` : ' '}
          disabled={!link}
          onPress={() => link && (canShare() ? shareLink(link.url) : void copyLink(link.url))}
        />
        <Action icon={Activity} label="Run System Checks" says="Checks every service in turn" path="/verification" />
      </ul>
      <WeekDialog open={ordering} onOpenChange={setOrdering} />
    </Card>
  )
}

type ActionProps = { icon: LucideIcon; label: string; says: string; disabled?: boolean } & (
  | { path: string; onPress?: never }
  | { onPress: () => void; path?: never }
)

const row =
  'group flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-2 text-left text-sm transition-colors hover:bg-sunken disabled:opacity-45'

function Action({ icon: Icon, label, says, disabled, path, onPress }: ActionProps) {
  const inside: ReactNode = (
    <>
      <Icon className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="num block min-h-4 text-ink-2 text-xs">{says}</span>
      </span>
      <ChevronRight className="ml-auto size-4 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5" />
    </>
  )
  return (
    <li>
      {path ? (
        <Link href={path} className={row}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={row} disabled={disabled ?? false} onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  )
}
