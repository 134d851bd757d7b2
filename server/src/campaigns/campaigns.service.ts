/** What its owner can do with a campaign: look, change, try, schedule, stop, go on. */

import type { Campaign, CampaignRecipient, CampaignStatus, CampaignTimeline } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { type Ctx, inTransaction, type Owned, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { DAY_MS } from '#time.ts'
import * as store from './campaigns.store.ts'
import { viewOf, withFigures } from './campaigns.view.ts'
import { begin } from './launch.service.ts'
import { orderRun } from './sending.job.ts'
import * as sends from './sends.store.ts'

/** Messages that a campaign's own reply carries; `listRecipients` has them all. */
const SHOWN = 500
const HOURLY_FOR_MS = 3 * DAY_MS

export const listCampaigns = async (ctx: Owned): Promise<Campaign[]> => withFigures(ctx, await store.listCampaigns(ctx))

export async function findCampaign(ctx: Owned, id: string): Promise<store.CampaignRow> {
  const campaign = await store.findCampaign(ctx, id)
  if (!campaign) throw new Refusal('not-found', messages.campaign.notFound)
  return campaign
}

export async function getCampaign(ctx: Owned, id: string) {
  const campaign = await viewOf(ctx, await findCampaign(ctx, id))
  return { ...campaign, messages: (await sends.listSends(ctx, id, { limit: SHOWN })).map(recipientView) }
}

export async function listRecipients(ctx: Owned, id: string, query: sends.SendQuery): Promise<CampaignRecipient[]> {
  await findCampaign(ctx, id)
  return (await sends.listSends(ctx, id, query)).map(recipientView)
}

const recipientView = (row: sends.SendRow): CampaignRecipient => ({
  id: row.id,
  contactId: row.contactId,
  address: row.address,
  status: row.status,
  sentAt: row.sentAt?.toISOString() ?? null,
  opened: row.openedAt !== null,
  clicked: row.clickedAt !== null,
  unsubscribed: row.unsubscribedAt !== null,
  signedUp: row.signedUpAt !== null,
  problem: row.problem,
})

/** When messages left and what people did with them: by the hour at first, by the day of the account's place later. */
export async function getTimeline(ctx: SignedIn, id: string): Promise<CampaignTimeline> {
  const { startedAt } = await findCampaign(ctx, id)
  const age = startedAt ? ctx.now().getTime() - startedAt.getTime() : 0
  const unit = age > HOURLY_FOR_MS ? 'day' : 'hour'
  const points = await sends.engagementOverTime(ctx, id, unit, ctx.account.timeZone)
  return { unit, points: points.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts })) }
}

type Words = { subject?: string | undefined; body?: string | undefined }

/** What was sent stays as it was: only a draft's or a scheduled campaign's words change. */
export const updateCampaign = (ctx: SignedIn, id: string, { subject, body }: Words): Promise<Campaign> =>
  decide(
    ctx,
    id,
    ['draft', 'scheduled'],
    'Only a draft or a scheduled campaign can be changed.',
    async (within, campaign) => {
      if (campaign.kind === 'opt-in') throw new Refusal('conflict', 'A request to confirm says what it must say.')
      const patch = { ...(subject !== undefined && { subject }), ...(body !== undefined && { body }) }
      if (Object.keys(patch).length > 0) await store.changeCampaign(within, { id, from: [campaign.status] }, patch)
    },
  )

export const scheduleCampaign = (ctx: SignedIn, id: string, scheduledFor?: string): Promise<Campaign> =>
  decide(ctx, id, ['draft', 'scheduled'], 'This campaign is on its way already.', async (within, campaign) => {
    await begin(within, campaign, scheduledFor)
  })

export const pauseCampaign = (ctx: SignedIn, id: string): Promise<Campaign> =>
  decide(
    ctx,
    id,
    ['sending', 'scheduled'],
    'Only a campaign that is on its way or scheduled can be paused.',
    async (within) => {
      await store.changeCampaign(within, { id, from: ['sending', 'scheduled'] }, { status: 'paused', problem: null })
    },
  )

/** Goes on with what was not sent, at its time if that has not come yet. */
export const resumeCampaign = (ctx: SignedIn, id: string): Promise<Campaign> =>
  decide(ctx, id, ['paused'], 'Only a paused campaign can be resumed.', async (within, { scheduledFor, startedAt }) => {
    await refuseToWork(within)
    const later = scheduledFor && scheduledFor > ctx.now() ? scheduledFor : undefined
    const status = later ? 'scheduled' : 'sending'
    const patch = { status, problem: null, startedAt: later ? null : (startedAt ?? ctx.now()) } as const
    await store.changeCampaign(within, { id, from: ['paused'] }, patch)
    await orderRun(within, id, later)
  })

/** What was not sent will not be, and counts for no quota. */
export const cancelCampaign = (ctx: SignedIn, id: string): Promise<Campaign> =>
  decide(
    ctx,
    id,
    ['draft', 'scheduled', 'sending', 'paused'],
    'This campaign has ended already.',
    async (within, campaign) => {
      const patch = { status: 'cancelled', problem: null, finishedAt: ctx.now() } as const
      await store.changeCampaign(within, { id, from: [campaign.status] }, patch)
      await sends.skipWaiting(within, id, 'The campaign was cancelled.')
    },
  )

type Step = (within: SignedIn, campaign: store.CampaignRow) => Promise<void>

async function decide(ctx: SignedIn, id: string, from: CampaignStatus[], no: string, step: Step): Promise<Campaign> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const campaign = await store.lockCampaign(within, id)
    if (!campaign) throw new Refusal('not-found', messages.campaign.notFound)
    if (!from.includes(campaign.status)) throw new Refusal('conflict', no)
    await step(within, campaign)
    await notify(within, { type: 'campaign', id })
  })
  return viewOf(ctx, await findCampaign(ctx, id))
}

/** Stops all of an account's sending at once; each campaign can be resumed. Answers how many were stopped. */
export async function pauseAllCampaigns(ctx: Owned, reason: string): Promise<number> {
  const underWay = await store.campaignsUnderWay(ctx, ctx.accountId)
  for (const { id } of underWay) {
    await store.changeCampaign(ctx, { id, from: ['sending', 'scheduled'] }, { status: 'paused', problem: reason })
    await notify(ctx, { type: 'campaign', id })
  }
  return underWay.length
}

export const describeCampaign = async (ctx: Owned, id: string): Promise<Campaign> =>
  viewOf(ctx, await findCampaign(ctx, id))

export const forgetAddresses = async (ctx: Ctx): Promise<void> => {
  await sends.forgetAddresses(ctx)
}
