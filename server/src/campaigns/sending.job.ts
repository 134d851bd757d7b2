/** A campaign on its way: five hundred messages at a time, over crashes, pauses and nights. */

import { type Ctx, type Owned, ownedBy } from '#context.ts'
import { type JobWork, job, order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { later } from '#time.ts'
import * as store from './campaigns.store.ts'
import { type CampaignRun, sendBatch } from './delivery.service.ts'
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
  open: async (ctx) => (await store.campaignsUnderWay(ctx)).map(({ id, run }) => ({ input: { campaignId: id, run } })),
  // After a restore nobody knows what was sent meanwhile; sending it again is a person's decision.
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
  const campaign = await store.campaignById(ctx, campaignId, true)
  if (campaign?.run !== run || !['sending', 'scheduled'].includes(campaign.status)) return []
  const owned = ownedBy(ctx, campaign.accountId)
  const change = (patch: Parameters<typeof store.changeCampaign>[2]) =>
    store.changeCampaign(owned, { id: campaignId, from: [campaign.status], run }, patch)
  if (campaign.status === 'scheduled') await change({ status: 'sending', startedAt: ctx.now() })
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

const FAILED = 'Something went wrong while sending. Press Resume; if it happens again, look at the log.'
const RESTORED =
  'This installation was restored from a backup, which does not know what was sent after it. Resume to send the rest, or cancel.'

/** Nothing is lost, and its owner decides. */
async function pause(ctx: Ctx, { campaignId, run }: CampaignRun, problem: string): Promise<void> {
  const campaign = await store.campaignById(ctx, campaignId)
  if (!campaign) return
  const owned = ownedBy(ctx, campaign.accountId)
  await store.changeCampaign(
    owned,
    { id: campaign.id, from: ['sending', 'scheduled'], run },
    { status: 'paused', problem },
  )
  await notify(owned, { type: 'campaign', id: campaign.id })
}
