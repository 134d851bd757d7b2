/** Sends a campaign's messages, each at most once: claimed, sent, noted, one after the other by a few senders. */

import { accountById } from '#accounts/index.ts'
import { suppress } from '#campaigns/contacts/index.ts'
import { type Ctx, type Owned, signedInAs } from '#context.ts'
import { NotSent } from '#services/sending/not-sent.ts'
import { later, MINUTE_MS } from '#time.ts'
import { campaignById, changeCampaign } from './campaigns.store.ts'
import { type Composing, composeMail, composeText, composingOf } from './message.view.ts'
import * as store from './sends.store.ts'
import { nextTextTime, zonesOf } from './text-hours.rules.ts'

/** A run of a campaign: the next one takes over from it. */
export type CampaignRun = { campaignId: string; run: number }
type Delivery = Composing & { ctx: Owned; run: CampaignRun; idempotent: boolean }
type Loaded = NonNullable<Awaited<ReturnType<typeof store.loadSend>>>

// A crash leaves as many messages open as there are senders, unless the service delivers the same key once.
const SENDERS = { idempotent: 5, otherwise: 3 }
/** Minutes before each further try of what was not accepted. */
const TRY_AGAIN_MINUTES = [1, 5, 30, 120]

export const INTERRUPTED = 'The work was interrupted while this was sent. It may have arrived, so it is not sent again.'

/** Comes back when all of these are settled or put off, when the campaign was paused, or when it is told to stop. */
export async function sendBatch(ctx: Ctx, run: CampaignRun, ids: string[], signal: AbortSignal): Promise<void> {
  const delivery = await openDelivery(ctx, run)
  if (!delivery) return
  await settleInterrupted(delivery, ids)
  const waiting = [...ids]
  const sender = async () => {
    for (let id = waiting.shift(); id && !signal.aborted; id = waiting.shift()) await deliver(delivery, id)
  }
  const senders = delivery.idempotent ? SENDERS.idempotent : SENDERS.otherwise
  const ends = await Promise.allSettled(Array.from({ length: senders }, sender))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

async function openDelivery(ctx: Ctx, run: CampaignRun): Promise<Delivery | undefined> {
  const campaign = await campaignById(ctx, run.campaignId)
  const account = campaign && (await accountById(ctx, campaign.accountId))
  if (!account) return undefined
  const owned = signedInAs(ctx, account)
  const { idempotent } = campaign.channel === 'email' ? owned.services.email : owned.services.sms
  return { ctx: owned, run, ...(await composingOf(owned, campaign, account)), idempotent }
}

/** What this run claimed before it was interrupted: sent again only where the service knows the same message. */
const settleInterrupted = ({ ctx, idempotent }: Delivery, ids: string[]) =>
  store.settleInterrupted(
    ctx,
    ids,
    idempotent ? { status: 'queued' } : { status: 'unknown', problem: INTERRUPTED, sentAt: ctx.now() },
  )

async function deliver(delivery: Delivery, id: string): Promise<void> {
  const { ctx, run } = delivery
  if (!(await store.claimSend(ctx, id, run))) return
  // Asked for after the claim: whoever has left by then gets nothing, however long the claim had to wait.
  const loaded = await store.loadSend(ctx, id)
  if (!loaded) return
  const settle = (patch: store.SendPatch) => store.changeSend(ctx, { id, from: ['sending'] }, patch)
  const left = reasonToSkip(delivery, loaded)
  if (left) return void (await settle({ status: 'skipped', problem: left }))
  const notBefore = textTime(delivery, loaded)
  // It was not tried: the claim does not count.
  if (notBefore) return void (await settle({ status: 'queued', notBefore, attempts: loaded.send.attempts - 1 }))
  try {
    const handed = await hand(delivery, loaded)
    // Also one that another process gave up as lost in the meantime.
    await store.changeSend(
      ctx,
      { id, from: ['sending', 'unknown'] },
      { status: statusOf(handed), messageId: handed.messageId, sentAt: ctx.now(), problem: null },
    )
  } catch (error) {
    await noteFailure(delivery, loaded, error)
  }
}

/** Somebody may have left since the recipients were gathered. */
function reasonToSkip({ campaign }: Delivery, { contact, stopped }: Loaded): string | undefined {
  if (!contact || contact.deletedAt) return 'The contact was deleted.'
  if (stopped) return 'This person asked to get nothing more.'
  if (campaign.kind === 'opt-in') return contact.mailConsentAt ? 'This person has confirmed already.' : undefined
  const consent = campaign.channel === 'email' ? contact.mailConsentAt : contact.smsConsentAt
  return consent ? undefined : 'There is no consent on record.'
}

/** Texts wait for the recipient's day. */
function textTime({ ctx, campaign, account }: Delivery, { send, contact }: Loaded): Date | undefined {
  if (campaign.channel !== 'sms') return undefined
  const zones = zonesOf({ textNumber: send.address, timeZone: contact?.timeZone ?? null }, account.timeZone)
  const time = nextTextTime(ctx.now(), zones)
  return time > ctx.now() ? time : undefined
}

/** What a service says became of a message: one that stands in the outbox went nowhere. */
export const statusOf = ({ kept, delivered }: { kept: boolean; delivered: boolean }) =>
  kept ? ('kept' as const) : delivered ? ('delivered' as const) : ('sent' as const)

function hand(delivery: Delivery, { send, contact }: Loaded) {
  const { ctx } = delivery
  const { firstName = '', lastName = '' } = contact ?? {}
  const addressed = { ...send, person: { firstName, lastName } }
  return delivery.campaign.channel === 'email'
    ? ctx.services.email.send(composeMail(ctx, delivery, addressed))
    : ctx.services.sms.send(composeText(ctx, delivery, addressed))
}

/** What is thrown without saying why may have come after the message left. */
const reasonOf = (error: unknown, idempotent: boolean) =>
  error instanceof NotSent ? error.because : idempotent ? 'later' : 'uncertain'

async function noteFailure(delivery: Delivery, { send }: Loaded, error: unknown): Promise<void> {
  const { ctx, campaign } = delivery
  const because = reasonOf(error, delivery.idempotent)
  const problem = error instanceof NotSent ? error.message : 'Something went wrong on our side; the log knows more.'
  if (!(error instanceof NotSent)) ctx.log.error(`Message ${send.id} failed`, error)
  const settle = (patch: store.SendPatch) =>
    store.changeSend(ctx, { id: send.id, from: ['sending'] }, { problem, ...patch })
  switch (because) {
    case 'address':
    case 'opted-out':
      await settle({ status: 'bounced', sentAt: ctx.now() })
      return suppress(ctx, {
        channel: campaign.channel,
        address: send.address,
        reason: because === 'opted-out' ? 'stopped' : 'bounced',
        basis: problem,
        source: `campaign ${campaign.id}`,
      })
    case 'uncertain':
      return void (await settle({ status: 'unknown', sentAt: ctx.now() }))
    case 'later':
      return void (await settle(tryAgain(ctx.now(), send.attempts - 1)))
    case 'sender':
      await settle({ status: 'queued' })
      return void (await changeCampaign(
        ctx,
        { id: campaign.id, from: ['sending'], run: delivery.run.run },
        { status: 'paused', problem: `${problem} Mend that, then press Resume.` },
      ))
  }
}

function tryAgain(now: Date, earlierTries: number): store.SendPatch {
  const minutes = TRY_AGAIN_MINUTES[earlierTries]
  return minutes === undefined ? { status: 'failed' } : { status: 'queued', notBefore: later(now, minutes * MINUTE_MS) }
}
