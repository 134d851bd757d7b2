/** Who gets a campaign: everyone or a segment, as they are when it is asked; consent, stops and the month's limit hold above both. */
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { accountById, lockAccount } from '#accounts/index.ts'
import { findSegment, fitting, segmentsNamed } from '#campaigns/contacts/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy, type SignedIn, signedInAs } from '#context.ts'
import { monthPot } from '#credits/index.ts'
import { Refusal } from '#refusal.ts'
import { audienceOf, type Whom } from './audience.store.ts'
import { type CampaignRow, changeCampaign } from './campaigns.store.ts'
import { refuseOverMonthlyLimit } from './quota.service.ts'
import { dropWaiting, gatherSends, sendFigures } from './sends.store.ts'

type Chosen = Pick<CampaignRow, 'channel' | 'segmentId'>

/** Nobody where the segment is gone: it never goes to others instead. */
export async function whomOf(ctx: Owned, { channel, segmentId }: Chosen): Promise<Whom> {
  if (segmentId === null) return { channel, of: 'everyone' }
  const segment = await findSegment(ctx, segmentId)
  return { channel, of: segment ? { who: fitting(ctx.accountId, segment.filter) } : 'nobody' }
}

/** What a screen says of the segments of these campaigns: one that went keeps the name it went by. */
export async function segmentsOfCampaigns(ctx: Owned, rows: readonly CampaignRow[]) {
  const named = await segmentsNamed(
    ctx,
    rows.flatMap(({ segmentId }) => segmentId ?? []),
  )
  return ({ segmentId, segmentName, startedAt }: CampaignRow) => {
    if (segmentId === null) return null
    const known = named.get(segmentId)
    const name = startedAt ? segmentName : (known?.name ?? segmentName)
    return { id: segmentId, name, gone: known?.gone ?? true }
  }
}

/** The segment's name, to be kept with the campaign; empty for everyone. */
async function refuseGone(ctx: Owned, { segmentId, segmentName }: Pick<CampaignRow, 'segmentId' | 'segmentName'>) {
  if (segmentId === null) return ''
  const segment = await findSegment(ctx, segmentId)
  if (!segment) throw new Refusal('conflict', messages.segment.gone(segmentName))
  return segment.name
}

/**
 * Puts in line whom a campaign reaches now, in the place of those who waited before; refuses it where that is nobody or more than
 * the month has room for. The account must be locked. Answers what is kept with the campaign.
 */
export async function gatherRecipients(ctx: SignedIn, campaign: CampaignRow, at: Date) {
  const { id, channel } = campaign
  const segmentName = await refuseGone(ctx, campaign)
  const whom = await whomOf(ctx, campaign)
  const { noConsent, unsubscribed, bounced } = await audienceOf(ctx, whom)
  const suppressed = unsubscribed + bounced
  const month = monthPot(at, ctx.account.timeZone)
  await dropWaiting(ctx, id)
  await gatherSends(ctx, id, whom, month)
  const recipients = (await sendFigures(ctx, [id])).get(id)?.recipients ?? 0
  if (recipients === 0) throw new Refusal('conflict', nobody({ channel, segmentName, noConsent, suppressed }))
  await refuseOverMonthlyLimit(ctx, channel, month, recipients)
  return { noConsent, suppressed, segmentName }
}

type LeftOut = { channel: Channel; segmentName: string; noConsent: number; suppressed: number }

function nobody({ channel, segmentName, noConsent, suppressed }: LeftOut): string {
  const left = [
    noConsent && `${noConsent} without consent on record`,
    suppressed && `${suppressed} who asked to get nothing more or could not be reached`,
  ].filter(Boolean)
  const what = channel === 'email' ? 'mail' : 'texts'
  const why = left.length > 0 ? ` (left out: ${left.join(', ')})` : ''
  const who = segmentName ? `Nobody in “${segmentName}”` : 'None of your contacts'
  const hint =
    channel === 'email'
      ? ''
      : ' Texts need a phone number and the person’s own consent: import or edit contacts with both.'
  return `${who} can get ${what}${why}.${hint}`
}

/** Locks the account of a campaign to a segment, so that whoever decides about it goes one at a time, in one order. */
export async function lockForSegment(ctx: Ctx, { accountId, segmentId, status }: CampaignRow): Promise<void> {
  if (segmentId !== null && status === 'scheduled') await lockAccount(ownedBy(ctx, accountId))
}

/**
 * A campaign to a segment goes to those who are in it at its time. Where it cannot, it is a draft again that says why, and false
 * is answered: its owner chooses others, and nothing has left.
 */
export async function gatherAtItsTime(ctx: Owned, campaign: CampaignRow): Promise<boolean> {
  if (campaign.segmentId === null) return true
  const account = await accountById(ctx, campaign.accountId)
  if (!account) return false
  const change = (patch: Parameters<typeof changeCampaign>[2]) =>
    changeCampaign(ctx, { id: campaign.id, from: ['scheduled'], run: campaign.run }, patch)
  try {
    const kept = await inTransaction(signedInAs(ctx, account), (within) =>
      gatherRecipients(within, campaign, ctx.now()),
    )
    await change(kept)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const none = { scheduledFor: null, takeBackUntil: null, noConsent: 0, suppressed: 0 }
    await change({ ...none, status: 'draft', problem: messages.campaign.notGone(error.message) })
    await dropWaiting(ctx, campaign.id)
    return false
  }
}
