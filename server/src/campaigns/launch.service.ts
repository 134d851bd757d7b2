/** Makes campaigns and starts them: recipients, quota and order stand together or not at all. */

import type { EmailLaunch, SmsLaunch } from '@octavo/contract/campaign/schemas'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { countContacts } from '#campaigns/contacts/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { monthPot } from '#credits/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { earlier, MINUTE_MS } from '#time.ts'
import * as store from './campaigns.store.ts'
import { viewOf } from './campaigns.view.ts'
import { writeMail, writeText } from './copy.rules.ts'
import { postalAddressOf } from './message.view.ts'
import { refuseOverMonthlyLimit } from './quota.service.ts'
import { orderRun } from './sending.job.ts'
import { audienceOf, gatherSends, sendFigures } from './sends.store.ts'

const TWICE_MS = MINUTE_MS

type Words = Pick<store.NewCampaign, 'channel' | 'businessName' | 'businessDescription' | 'subject' | 'body'>
type How = { requestId?: string | undefined; draft: boolean; scheduledFor?: string | undefined }

export const launchEmail = (ctx: SignedIn, form: z.output<typeof EmailLaunch>) =>
  launch(ctx, { channel: 'email', ...named(form), ...writeMail(form) }, form)

export const launchSms = (ctx: SignedIn, form: z.output<typeof SmsLaunch>) => {
  const words = { channel: 'sms', businessName: form.businessName, businessDescription: '', subject: '' } as const
  return launch(ctx, { ...words, body: form.body ?? writeText(form) }, form)
}

const named = ({ businessName, businessDescription }: z.output<typeof EmailLaunch>) => ({
  businessName,
  businessDescription,
})

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
    return begin(within, made, how.scheduledFor)
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

/** Gathers whom it reaches, checks that it may go, and orders it: now, or at its time. The account must be locked. */
export async function begin(ctx: SignedIn, campaign: store.CampaignRow, scheduledFor?: string) {
  const { id, channel } = campaign
  await refuseToWork(ctx)
  const later = scheduledFor && new Date(scheduledFor) > ctx.now() ? new Date(scheduledFor) : undefined
  await refuseWithoutPostalAddress(ctx, channel)
  const { noConsent, suppressed } = await audienceOf(ctx, channel)
  const month = monthPot(later ?? ctx.now(), ctx.account.timeZone)
  const before = await recipientsOf(ctx, id)
  await gatherSends(ctx, campaign, month)
  const recipients = await recipientsOf(ctx, id)
  if (recipients === 0) throw new Refusal('conflict', nobody(channel, noConsent, suppressed))
  await refuseOverMonthlyLimit(ctx, channel, month, recipients - before)
  const { name: provider, embedded } = senderOf(ctx, channel)
  const changed = await store.changeCampaign(
    ctx,
    { id, from: ['draft', 'scheduled'] },
    {
      ...{ noConsent, suppressed, provider, embedded, problem: null },
      status: later ? 'scheduled' : 'sending',
      scheduledFor: later ?? null,
      startedAt: later ? null : ctx.now(),
    },
  )
  if (!changed) throw new Refusal('conflict', 'This campaign is on its way already.')
  await orderRun(ctx, id, later)
  await notify(ctx, { type: 'campaign', id })
  return changed
}

const recipientsOf = async (ctx: SignedIn, id: string): Promise<number> =>
  (await sendFigures(ctx, [id])).get(id)?.recipients ?? 0

/** Spam law wants one in every mail; mails that stay in the outbox need none. */
export async function refuseWithoutPostalAddress(ctx: SignedIn, channel: Channel): Promise<void> {
  if (channel === 'sms' || ctx.services.email.embedded) return
  if (!postalAddressOf(ctx, await store.readSettings(ctx)))
    throw new Refusal('conflict', messages.campaign.postalAddressMissing)
}

function nobody(channel: Channel, noConsent: number, suppressed: number): string {
  const left = [
    noConsent && `${noConsent} without consent on record`,
    suppressed && `${suppressed} who asked to get nothing more or could not be reached`,
  ].filter(Boolean)
  const what = channel === 'email' ? 'mail' : 'texts'
  const why = left.length > 0 ? ` (left out: ${left.join(', ')})` : ''
  const hint =
    channel === 'email'
      ? ''
      : ' Texts need a phone number and the person’s own consent: import or edit contacts with both.'
  return `None of your contacts can get ${what}${why}.${hint}`
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
