import type { Campaign } from '@octavo/contract/campaign'
import type { Owned } from '#context.ts'
import type { CampaignRow } from './campaigns.store.ts'
import { segmentsOfCampaigns } from './recipients.service.ts'
import { type SendFigures, sendFigures } from './sends.store.ts'

const NOTHING: SendFigures = {
  recipients: 0,
  queued: 0,
  kept: 0,
  sent: 0,
  delivered: 0,
  bounced: 0,
  failed: 0,
  unknown: 0,
  opened: 0,
  clicked: 0,
  unsubscribed: 0,
  signedUp: 0,
  nextSendAt: null,
}

/** Campaigns with their figures, in the order given. */
export async function withFigures(ctx: Owned, rows: CampaignRow[]): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id)
  const figures = await sendFigures(ctx, ids)
  const segmentOf = await segmentsOfCampaigns(ctx, rows)
  return rows.map((row) => ({ ...campaignView(row, figures.get(row.id) ?? NOTHING), segment: segmentOf(row) }))
}

export const viewOf = async (ctx: Owned, row: CampaignRow): Promise<Campaign> =>
  (await withFigures(ctx, [row]))[0] as Campaign

/** What its owner calls it, else its subject; a text has none. */
export const nameOf = ({ name, subject, businessName }: CampaignRow): string =>
  name || subject || `Text from ${businessName}`

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

function campaignView(row: CampaignRow, { nextSendAt, ...figures }: SendFigures): Omit<Campaign, 'segment'> {
  const {
    accountId: _,
    requestId: __,
    run: ___,
    pausedByStop: ______,
    segmentId: ____,
    segmentName: _____,
    noConsent,
    suppressed,
    ...campaign
  } = row
  return {
    ...campaign,
    ...figures,
    name: nameOf(row),
    takeBackUntil: row.status === 'scheduled' ? iso(row.takeBackUntil) : null,
    skipped: { noConsent, suppressed },
    // A mail server says that it took a mail, not that it arrived.
    delivered: figures.delivered > 0 ? figures.delivered : null,
    opened: row.channel === 'email' ? figures.opened : null,
    nextSendAt: row.status === 'sending' ? iso(nextSendAt) : null,
    createdAt: row.createdAt.toISOString(),
    scheduledFor: iso(row.scheduledFor),
    startedAt: iso(row.startedAt),
    finishedAt: iso(row.finishedAt),
  }
}
