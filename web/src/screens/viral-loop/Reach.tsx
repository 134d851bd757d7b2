import type { Channel } from '@octavo/contract/contact'
import { useCampaignSettings } from '#api/campaign.queries.ts'
import { useContactSummary } from '#api/contact.queries.ts'
import { formatCount, plural } from '#format/number.ts'

const NOUN = { email: 'mail', sms: 'text' } as const

/** Before the click: how many people get it, what is left of the month, and where it goes. */
export function Reach({ channel }: { channel: Channel }) {
  const { data: contacts } = useContactSummary()
  const { data: settings } = useCampaignSettings()
  if (!contacts || !settings) return <p className="text-ink-2 text-sm">&nbsp;</p>
  const reached = channel === 'email' ? contacts.mailable : contacts.textable
  const { limit, used, embedded, provider } = settings[channel]
  const left = Math.max(0, limit - used)
  return (
    <p className="text-ink-2 text-sm">
      Uses <b className="num font-semibold text-ink">{plural(reached, NOUN[channel])}</b>, {formatCount(left)} of{' '}
      {formatCount(limit)} left this month.{' '}
      {embedded ? 'Kept in the outbox: nothing leaves this machine.' : `Sent through ${provider}.`}
    </p>
  )
}
