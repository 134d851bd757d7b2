import type { Campaign } from '@octavo/contract/campaign'
import { formatCount } from '#format/number.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

const share = (part: number, whole: number): string | undefined =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}% of those sent` : undefined

/** What became of its messages. What the service does not tell is not shown as a zero. */
export function Figures({ campaign }: { campaign: Campaign }) {
  const { sent, delivered, bounced, failed, unknown, opened, clicked, unsubscribed, signedUp } = campaign
  const figure = (label: string, value: number | null, note?: string): Stat => ({
    label,
    value:
      value === null ? <span className="font-normal font-sans text-ink-3 text-lg">Not told</span> : formatCount(value),
    note: note ?? (value === null ? 'This service does not say' : (share(value, sent) ?? '')),
  })
  const lost = failed + unknown
  const stats: Stat[] = [
    figure(
      'Sent',
      sent,
      `of ${formatCount(campaign.recipients)}${lost > 0 ? `, ${formatCount(lost)} failed or unclear` : ''}`,
    ),
    figure('Delivered', delivered),
    figure('Bounced', bounced),
    figure('Opened', opened),
    figure('Clicked', clicked),
    figure('Unsubscribed', unsubscribed),
    figure('Signed up', signedUp),
  ]
  return (
    <StatTiles
      label="What became of it"
      stats={stats}
      className="max-md:*:last:col-span-2 md:grid-cols-4 md:*:last:col-span-2 xl:grid-cols-7 xl:*:last:col-span-1"
    />
  )
}
