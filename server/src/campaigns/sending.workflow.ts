/** A campaign on its way: five hundred messages at a time, over crashes, pauses and nights. */
import type { Ctx, Owned } from '#context.ts'
import { defineWorkflow, enqueue, type Flow, withoutWorkflow } from '#engine/index.ts'
import { announce } from '#events.ts'
import { workContext } from '#films/make/index.ts'
import * as store from './campaigns.store.ts'
import { type Run, sendBatch } from './deliver.ts'
import { countInStatus, waitingSends } from './sends.store.ts'

const BATCH = 500
/** How long a run waits for what an earlier one still has in hand. */
const IN_HAND_MS = 30_000

export const runId = ({ campaignId, run }: Run): string => `campaign ${campaignId} ${run}`

export const sendCampaign = defineWorkflow<Run, void>({
  name: 'send-campaign',
  queue: 'mail',
  run: (flow, run) => sendFlow(workContext(), flow, run),
  failed: (flow, run, error) => giveUp(workContext(), flow, run, error),
})

/** Has the campaign sent by a new run once the caller's transaction is committed. */
export async function orderRun(ctx: Pick<Owned, 'db' | 'now'>, campaignId: string, at?: Date): Promise<void> {
  const run = await store.nextRun(ctx, campaignId)
  // The engine has a clock of its own.
  const delay = at && { delayUntil: new Date(Date.now() + at.getTime() - ctx.now().getTime()) }
  await enqueue(ctx.db, sendCampaign, { campaignId, run }, { id: runId({ campaignId, run }), ...delay })
}

async function sendFlow(ctx: Ctx, flow: Flow, run: Run): Promise<void> {
  for (let batch = 1; ; batch++) {
    const ids = await flow.dbStep(`batch ${batch}`, (tx) => nextBatch({ ...ctx, db: tx }, run))
    if (ids.length === 0) return
    await flow.step(`send ${batch}`, ({ signal }) => sendBatch(ctx, run, ids, signal))
  }
}

/** What to send now; none when the run is over: paused, replaced, finished, or waiting for another time. */
async function nextBatch(ctx: Ctx, { campaignId, run }: Run): Promise<string[]> {
  const campaign = await store.campaignById(ctx, campaignId, true)
  if (campaign?.run !== run || !['sending', 'scheduled'].includes(campaign.status)) return []
  const owned = { ...ctx, accountId: campaign.accountId }
  const change = (patch: Parameters<typeof store.changeCampaign>[2]) =>
    store.changeCampaign(owned, { id: campaignId, from: [campaign.status], run }, patch)
  if (campaign.status === 'scheduled') await change({ status: 'sending', startedAt: ctx.now() })
  await announce(owned, { type: 'campaign', id: campaignId })
  const { ids, next } = await waitingSends(ctx, campaignId, ctx.now(), BATCH)
  if (ids.length > 0) return ids
  if (next) await orderRun(ctx, campaignId, next)
  else if (await countInStatus(ctx, campaignId, 'sending'))
    await orderRun(ctx, campaignId, new Date(ctx.now().getTime() + IN_HAND_MS))
  else
    await store.changeCampaign(
      owned,
      { id: campaignId, from: ['sending'], run },
      { status: 'finished', finishedAt: ctx.now() },
    )
  return []
}

/** The run failed for good: nothing is lost, and its owner decides. */
async function giveUp(ctx: Ctx, flow: Flow, run: Run, error: Error): Promise<void> {
  ctx.log.error(`Campaign ${run.campaignId} stopped`, error)
  await flow.dbStep('pause', async (tx) => {
    const campaign = await store.campaignById({ db: tx }, run.campaignId)
    if (!campaign) return
    const owned = { ...ctx, db: tx, accountId: campaign.accountId }
    const problem = 'Something went wrong while sending. Press Resume; if it happens again, look at the log.'
    const from = ['sending', 'scheduled'] as const
    await store.changeCampaign(owned, { id: campaign.id, from: [...from], run: run.run }, { status: 'paused', problem })
    await announce(owned, { type: 'campaign', id: campaign.id })
  })
}

const RESTORED =
  'This installation was restored from a backup, which does not know what was sent after it. Resume to send the rest, or cancel.'

/** After a restore the engine knows nothing of what was under way; sending it again is a person's decision. */
export async function pauseRestoredCampaigns(ctx: Ctx): Promise<void> {
  const underWay = await store.campaignsUnderWay(ctx)
  const ids = underWay.map(({ id, run }) => runId({ campaignId: id, run }))
  const unknown = new Set(await withoutWorkflow(ids))
  for (const { id, run, accountId, status } of underWay)
    if (unknown.has(runId({ campaignId: id, run })))
      await store.changeCampaign(
        { ...ctx, accountId },
        { id, from: [status], run },
        { status: 'paused', problem: RESTORED },
      )
}
