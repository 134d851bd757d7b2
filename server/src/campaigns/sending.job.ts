/** A campaign on its way: five hundred messages at a time, over crashes, pauses and nights. */

import type { CampaignStatus } from '@octavo/contract/campaign'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { type Ctx, type Owned, ownedBy } from '#context.ts'
import { type JobWork, job, order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { later } from '#time.ts'
import * as store from './campaigns.store.ts'
import { type CampaignRun, sendBatch } from './delivery.service.ts'
import { refuseWithoutPostalAddress } from './postal-address.service.ts'
import { gatherAtItsTime, lockForSegment } from './recipients.service.ts'
import { countInStatus, waitingSends } from './sends.store.ts'

const BATCH = 500
/** How long a run waits for what an earlier one still has in hand. */
const IN_HAND_MS = 30_000

type Sending = { ctx: Ctx; run: CampaignRun }

export const sendCampaign = job({
  name: 'send-campaign',
  queue: 'mail',
  id: ({ campaignId, run }: CampaignRun) => `campaign ${campaignId} ${run}`,
  find: async (ctx, input): Promise<Sending> => ({ ctx, run: input }),
  run,
  fail: ({ ctx, run }) => pause(ctx, run, FAILED),
  // What a stop has paused goes on by itself, so a restore has to ask for it too.
  open: async (ctx) =>
    [...(await store.campaignsUnderWay(ctx)), ...(await store.stoppedCampaigns(ctx))].map(({ id, run }) => ({
      input: { campaignId: id, run },
    })),
  // After a restore nobody knows what was sent in the meantime; sending it again is a person's decision.
  orphaned: (ctx, input) => pause(ctx, input, RESTORED),
})

/** Has the campaign sent by a new run once the caller's transaction is committed. */
export async function orderRun(ctx: Pick<Owned, 'db' | 'now'>, campaignId: string, at?: Date): Promise<void> {
  const run = await store.nextRun(ctx, campaignId)
  // The engine has a clock of its own.
  const delay = at && { delayUntil: new Date(Date.now() + at.getTime() - ctx.now().getTime()) }
  await order(ctx, sendCampaign, { campaignId, run }, delay)
}

async function run(work: JobWork<Sending>): Promise<void> {
  for (let batch = 1; ; batch++) {
    const ids = (await work.commit(`batch ${batch}`, ({ ctx, run }) => nextBatch(ctx, run))) ?? []
    if (ids.length === 0) return
    await work.step(`send ${batch}`, ({ ctx, run }, { signal }) => sendBatch(ctx, run, ids, signal))
  }
}

/** What to send now; none when the run is over: paused, replaced, finished, or waiting for another time. */
async function nextBatch(ctx: Ctx, { campaignId, run }: CampaignRun): Promise<string[]> {
  const known = await store.campaignById(ctx, campaignId)
  if (known) await lockForSegment(ctx, known)
  const campaign = await store.campaignById(ctx, campaignId, true)
  if (campaign?.run !== run || !['sending', 'scheduled'].includes(campaign.status)) return []
  const owned = ownedBy(ctx, campaign.accountId)
  const { scheduledFor } = campaign
  if (campaign.status === 'scheduled' && scheduledFor && scheduledFor > ctx.now()) {
    // Woken too early, by another clock or a restart: nothing leaves before its time.
    await orderRun(ctx, campaignId, scheduledFor)
    return []
  }
  const change = (patch: Parameters<typeof store.changeCampaign>[2]) =>
    store.changeCampaign(owned, { id: campaignId, from: [campaign.status], run }, patch)
  if (campaign.status === 'scheduled') {
    const held = await heldBack(owned, campaign)
    if (held) {
      await change({ status: 'paused', problem: held })
      await notify(owned, { type: 'campaign', id: campaignId })
      return []
    }
    if (!(await gatherAtItsTime(owned, campaign))) {
      await notify(owned, { type: 'campaign', id: campaignId })
      return []
    }
    await change({ status: 'sending', startedAt: ctx.now() })
  }
  await notify(owned, { type: 'campaign', id: campaignId })
  const { ids, next } = await waitingSends(ctx, campaignId, ctx.now(), BATCH)
  if (ids.length > 0) return ids
  if (next) await orderRun(ctx, campaignId, next)
  else if (await countInStatus(ctx, campaignId, 'sending'))
    await orderRun(ctx, campaignId, later(ctx.now(), IN_HAND_MS))
  else
    await store.changeCampaign(
      owned,
      { id: campaignId, from: ['sending'], run },
      { status: 'finished', finishedAt: ctx.now() },
    )
  return []
}

/** Why it may not go although it might when it was ordered. */
async function heldBack(ctx: Owned, campaign: store.CampaignRow): Promise<string | null> {
  try {
    await refuseToWork(ctx)
    await refuseWithoutPostalAddress(ctx, campaign)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

const FAILED = 'Something went wrong while sending. Press Resume; if it happens again, look at the log.'
const RESTORED =
  'This installation was restored from a backup, which does not know what was sent after it. Resume to send the rest, or cancel.'

/** Nothing is lost, and its owner decides. */
async function pause(ctx: Ctx, { campaignId, run }: CampaignRun, problem: string): Promise<void> {
  const campaign = await store.campaignById(ctx, campaignId)
  if (!campaign) return
  const owned = ownedBy(ctx, campaign.accountId)
  const from: CampaignStatus[] = campaign.pausedByStop ? ['paused'] : ['sending', 'scheduled']
  const patch = { status: 'paused', problem, pausedByStop: false } as const
  await store.changeCampaign(owned, { id: campaign.id, from, run }, patch)
  await notify(owned, { type: 'campaign', id: campaign.id })
}
