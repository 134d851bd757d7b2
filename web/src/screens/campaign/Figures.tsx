import type { Campaign, Engagement, SendStatus } from '@octavo/contract/campaign'
import { formatCount } from '#format/number.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

const share = (part: number, whole: number, word: string): string | undefined =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}% of those ${word}` : undefined

/** What became of its messages. What the service does not tell is not shown as a zero. */
export function Figures({ campaign }: { campaign: Campaign }) {
  const { id, sent, kept, delivered, bounced, failed, unknown, opened, clicked, unsubscribed, signedUp } = campaign
  // The list of recipients on the same page, those alone that are counted.
  const figure = (label: string, state: SendStatus | Engagement, value: number | null, note?: string): Stat => ({
    label,
    href: value ? `/campaigns/${id}?state=${state}` : undefined,
    value:
      value === null ? <span className="font-normal font-sans text-ink-3 text-lg">Not told</span> : formatCount(value),
    note:
      note ??
      (value === null ? 'This service does not say' : (share(value, sent + kept, kept > 0 ? 'kept' : 'sent') ?? '')),
  })
  const lost = failed + unknown
  const stats: Stat[] = [
    figure(
      'Sent',
      'sent',
      sent,
      `of ${formatCount(campaign.recipients)}${lost > 0 ? `, ${formatCount(lost)} failed or unclear` : ''}`,
    ),
    kept > 0
      ? figure('Kept in the outbox', 'kept', kept, 'Nothing left this machine')
      : figure('Delivered', 'delivered', delivered),
    figure('Bounced', 'bounced', bounced),
    figure('Opened', 'opened', opened),
    figure('Clicked', 'clicked', clicked),
    figure('Unsubscribed', 'unsubscribed', unsubscribed),
    figure('Signed up', 'signed-up', signedUp),
  ]
  return (
    <StatTiles
      label="What became of it"
      stats={stats}
      className="max-md:*:last:col-span-2 md:grid-cols-4 md:*:last:col-span-2 xl:grid-cols-7 xl:*:last:col-span-1"
    />
  )
}
