/** Makes campaigns and starts them: recipients, quota and order stand together or not at all. */

import { TAKE_BACK_SECONDS } from '@octavo/contract/campaign'
import type { EmailLaunch, SmsLaunch } from '@octavo/contract/campaign/schemas'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { countContacts } from '#campaigns/contacts/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { earlier, MINUTE_MS } from '#time.ts'
import * as store from './campaigns.store.ts'
import { viewOf } from './campaigns.view.ts'
import { refuseUnsendable } from './checks.service.ts'
import { refuseWithoutPostalAddress } from './postal-address.service.ts'
import { gatherRecipients } from './recipients.service.ts'
import { orderRun } from './sending.job.ts'
import { mailOf, textOf } from './words.service.ts'

const TWICE_MS = MINUTE_MS

type Words = Awaited<ReturnType<typeof mailOf>>
type How = { requestId?: string | undefined; draft: boolean; scheduledFor?: string | undefined }

export const launchEmail = async (ctx: SignedIn, form: z.output<typeof EmailLaunch>) =>
  launch(ctx, await mailOf(ctx, form), form)

export const launchSms = async (ctx: SignedIn, form: z.output<typeof SmsLaunch>) =>
  launch(ctx, await textOf(ctx, form.businessName, form.body), form)

async function launch(ctx: SignedIn, words: Words, how: How) {
  const row = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const known = await alreadyMade(within, words, how)
    if (known) return known
    if (!how.draft && (await countContacts(within)) === 0)
      throw new Refusal('conflict', messages.campaign.noContacts.description)
    const { name: provider, embedded } = senderOf(ctx, words.channel)
    const values = { ...words, provider, embedded, requestId: how.requestId ?? null, createdAt: ctx.now() }
    const made = await store.insertCampaign(within, { ...values, status: 'draft' })
    if (!made) throw new Error('The campaign was not inserted')
    if (how.draft) return made
    return begin(within, made, how.scheduledFor ? { at: new Date(how.scheduledFor) } : {})
  })
  const campaign = await viewOf(ctx, row)
  return { message: launchMessage(campaign), campaignId: campaign.id, campaign }
}

/** The same request, or the same button pressed twice. */
async function alreadyMade(ctx: SignedIn, { channel, businessName, body }: Words, { requestId, draft }: How) {
  if (requestId) return store.campaignByRequest(ctx, requestId)
  const moment = earlier(ctx.now(), TWICE_MS)
  return store.twinOf(ctx, { channel, businessName, body, draft }, moment)
}

export const senderOf = ({ services }: Pick<SignedIn, 'services'>, channel: Channel) =>
  channel === 'email' ? services.email : services.sms

/** When a campaign goes; now, if nothing is said. Until a time it may also be taken back as if it had never been sent. */
export type When = { at?: Date; canBeTakenBack?: boolean }

/** Gathers whom it reaches, checks that it may go, and orders it. The account must be locked. */
export async function begin(ctx: SignedIn, campaign: store.CampaignRow, { at, canBeTakenBack = false }: When) {
  const { id, channel } = campaign
  await refuseToWork(ctx)
  const later = at && at > ctx.now() ? at : undefined
  await refuseWithoutPostalAddress(ctx, campaign)
  await refuseUnsendable(ctx, campaign)
  const gathered = await gatherRecipients(ctx, campaign, later ?? ctx.now())
  const { name: provider, embedded } = senderOf(ctx, channel)
  const changed = await store.changeCampaign(
    ctx,
    { id, from: ['draft', 'scheduled'] },
    {
      ...{ ...gathered, provider, embedded, problem: null },
      status: later ? 'scheduled' : 'sending',
      scheduledFor: later ?? null,
      takeBackUntil: canBeTakenBack ? (later ?? null) : null,
      startedAt: later ? null : ctx.now(),
    },
  )
  if (!changed) throw new Refusal('conflict', messages.campaign.onItsWay)
  await orderRun(ctx, id, later)
  await notify(ctx, { type: 'campaign', id })
  return changed
}

/** What a press of the screens' button answers: nothing leaves before it can no longer be taken back. */
export async function leavingReply(ctx: SignedIn, row: store.CampaignRow) {
  const campaign = await viewOf(ctx, row)
  const message = `${launchMessage({ ...campaign, scheduledFor: null })} You can take it back for ${TAKE_BACK_SECONDS} seconds.`
  return { message, campaignId: campaign.id, campaign }
}

type Launched = { status: string; channel: Channel; recipients: number; scheduledFor: string | null } & {
  skipped: { noConsent: number; suppressed: number }
  embedded: boolean
}

function launchMessage({ status, channel, recipients, skipped, embedded, scheduledFor }: Launched): string {
  const name = channel === 'email' ? 'Email campaign' : 'SMS campaign'
  if (status === 'draft') return `${name} saved as a draft.`
  const people = `${recipients.toLocaleString('en')} ${recipients === 1 ? 'contact' : 'contacts'}`
  const left = skipped.noConsent + skipped.suppressed
  const leftOut = left > 0 ? ` ${left.toLocaleString('en')} left out: no consent on record, or unsubscribed.` : ''
  const where = embedded ? ' It goes to the outbox: nothing leaves this machine.' : ''
  const when = scheduledFor ? `scheduled for ${people}` : `launched to ${people}`
  return `${name} ${when}.${leftOut}${where}`
}
