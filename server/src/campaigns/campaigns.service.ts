/** What its owner can do with a campaign: look, change, try, schedule, pause, resume, cancel. */

import {
  type Campaign,
  type CampaignRecipient,
  type CampaignStatus,
  type CampaignTimeline,
  type LeavingCampaign,
  TAKE_BACK_SECONDS,
} from '@octavo/contract/campaign'
import type { CampaignEdit } from '@octavo/contract/campaign/schemas'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { findSegment } from '#campaigns/contacts/index.ts'
import { type Ctx, inTransaction, type Owned, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { DAY_MS, later } from '#time.ts'
import { filmOut } from './campaign-films.store.ts'
import * as store from './campaigns.store.ts'
import { nameOf, viewOf, withFigures } from './campaigns.view.ts'
import { begin, leavingReply } from './launch.service.ts'
import { gatherRecipients } from './recipients.service.ts'
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

/** What was sent stays as it was: only a draft or a scheduled campaign changes, and none that is about to leave. */
export const updateCampaign = (ctx: SignedIn, id: string, edit: z.output<typeof CampaignEdit>): Promise<Campaign> =>
  decide(ctx, id, ['draft', 'scheduled', 'paused'], messages.campaign.onlyDraft, async (within, campaign) => {
    if (campaign.startedAt) throw new Refusal('conflict', messages.campaign.onlyDraft)
    if (campaign.kind === 'opt-in') throw new Refusal('conflict', 'A request to confirm says what it must say.')
    if (isLeaving(campaign)) throw new Refusal('conflict', messages.campaign.leaving)
    if (edit.videoId && !(await filmOut(within, edit.videoId)))
      throw new Refusal('unprocessable', messages.campaign.filmNotOut)
    const { linkUrl, videoId, segmentId } = edit
    const own = linkUrl || videoId ? { leadsTo: 'own' as const } : {}
    const patch = { ...Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)), ...own }
    if (Object.keys(patch).length === 0) return
    const segmentName = segmentId ? (await segmentFor(within, segmentId)).name : ''
    const chosen = segmentId === undefined ? {} : { segmentName }
    const changed = await store.changeCampaign(within, { id, from: [campaign.status] }, { ...patch, ...chosen })
    if (changed && changed.segmentId !== campaign.segmentId) await gatherOthers(within, changed)
  })

async function segmentFor(ctx: Owned, id: string) {
  const segment = await findSegment(ctx, id)
  if (!segment) throw new Refusal('not-found', messages.segment.notFound)
  return segment
}

/** Whoever waits for one that is scheduled is another now. */
async function gatherOthers(ctx: SignedIn, campaign: store.CampaignRow): Promise<void> {
  if (campaign.status === 'draft') return
  const gathered = await gatherRecipients(ctx, campaign, campaign.scheduledFor ?? ctx.now())
  await store.changeCampaign(ctx, { id: campaign.id, from: [campaign.status] }, gathered)
}

export const scheduleCampaign = (ctx: SignedIn, id: string, scheduledFor?: string): Promise<Campaign> =>
  decide(ctx, id, ['draft', 'scheduled'], messages.campaign.onItsWay, async (within, campaign) => {
    await begin(within, campaign, scheduledFor ? { at: new Date(scheduledFor) } : {})
  })

const isLeaving = ({ status, takeBackUntil }: store.CampaignRow): boolean =>
  status === 'scheduled' && takeBackUntil !== null

/** Sends a draft as soon as it can no longer be taken back; the same press twice is one. */
export async function sendCampaign(ctx: SignedIn, id: string) {
  const step: Step = async (within, campaign) => {
    if (isLeaving(campaign)) return
    if (campaign.status !== 'draft') throw new Refusal('conflict', messages.campaign.onItsWay)
    await begin(within, campaign, { at: later(ctx.now(), TAKE_BACK_SECONDS * 1000), canBeTakenBack: true })
  }
  await decide(ctx, id, ['draft', 'scheduled'], messages.campaign.onItsWay, step)
  return leavingReply(ctx, await findCampaign(ctx, id))
}

/** The draft as it was before the press: nobody waits for it any more, and nothing of the month is used. */
export const takeBackCampaign = (ctx: SignedIn, id: string): Promise<Campaign> =>
  decide(ctx, id, ['draft', 'scheduled'], messages.campaign.notLeaving, async (within, campaign) => {
    if (campaign.status === 'draft') return
    if (!isLeaving(campaign)) throw new Refusal('conflict', messages.campaign.notLeaving)
    const patch = { status: 'draft', scheduledFor: null, takeBackUntil: null, noConsent: 0, suppressed: 0 } as const
    await store.changeCampaign(within, { id, from: ['scheduled'] }, patch)
    await sends.dropWaiting(within, id)
  })

/** The campaigns that can still be taken back, the next to leave first. */
export async function listLeaving(ctx: Owned): Promise<LeavingCampaign[]> {
  const rows = await store.leavingCampaigns(ctx)
  const figures = await sends.sendFigures(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    channel: row.channel,
    recipients: figures.get(row.id)?.recipients ?? 0,
    leavesInMs: Math.max(0, (row.takeBackUntil?.getTime() ?? 0) - ctx.now().getTime()),
  }))
}

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
  decide(ctx, id, ['paused'], 'Only a paused campaign can be resumed.', async (within, campaign) => {
    const { scheduledFor, startedAt, segmentId } = campaign
    await refuseToWork(within)
    const later = scheduledFor && scheduledFor > ctx.now() ? scheduledFor : undefined
    const status = later ? 'scheduled' : 'sending'
    // It was held at its time: who is in the segment is asked now.
    const gathered = segmentId && !startedAt && !later ? await gatherRecipients(within, campaign, ctx.now()) : {}
    const patch = {
      ...gathered,
      status,
      problem: null,
      pausedByStop: false,
      startedAt: later ? null : (startedAt ?? ctx.now()),
    } as const
    await store.changeCampaign(within, { id, from: ['paused'] }, patch)
    await orderRun(within, id, later)
  })

/** What was not sent will not be, and counts towards no quota. */
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

/** Pauses all of an account's campaigns at once, for a stop of all work. Answers how many were paused. */
export async function stopCampaigns(ctx: Owned): Promise<number> {
  const underWay = await store.campaignsUnderWay(ctx, ctx.accountId)
  const patch = { status: 'paused', problem: messages.campaign.pausedByStop, pausedByStop: true } as const
  for (const { id } of underWay) {
    await store.changeCampaign(ctx, { id, from: ['sending', 'scheduled'] }, patch)
    await notify(ctx, { type: 'campaign', id })
  }
  return underWay.length
}

/**
 * Lets the campaigns go on that a stop has paused, in the transaction that ends it; what a person paused stays paused. One whose time passed
 * meanwhile asks first: who gets a mail hours late is its owner's decision. Answers how many go on.
 */
export async function goOnAfterStop(ctx: Owned): Promise<number> {
  let goingOn = 0
  const no = await whyNoWork(ctx)
  for (const { id, startedAt, scheduledFor } of await store.stoppedCampaigns(ctx, ctx.accountId)) {
    const due = no === null && (startedAt !== null || (scheduledFor !== null && scheduledFor > ctx.now()))
    const status: CampaignStatus = startedAt ? 'sending' : 'scheduled'
    const patch = due ? { status, problem: null } : { problem: no ?? messages.campaign.timePassed }
    await store.changeCampaign(ctx, { id, from: ['paused'] }, { ...patch, pausedByStop: false })
    if (due) await orderRun(ctx, id, startedAt ? undefined : (scheduledFor ?? undefined))
    if (due) goingOn += 1
    await notify(ctx, { type: 'campaign', id })
  }
  return goingOn
}

/** The sentence with which work is refused now, if it is. */
const whyNoWork = (ctx: Owned): Promise<string | null> =>
  refuseToWork(ctx).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.message
      throw error
    },
  )

export const describeCampaign = async (ctx: Owned, id: string): Promise<Campaign> =>
  viewOf(ctx, await findCampaign(ctx, id))

export const forgetAddresses = async (ctx: Ctx): Promise<void> => {
  await sends.forgetAddresses(ctx)
}
