/** How a campaign will look, on the screen and in the owner's own inbox. */
import type { CampaignPreview } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { accountById, lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { findContact, newestContact } from '#campaigns/contacts/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { monthPot } from '#credits/index.ts'
import { Refusal } from '#refusal.ts'
import { NotSent } from '#services/sending/not-sent.ts'
import { audienceOf, personAt, type Whom } from './audience.store.ts'
import { findCampaign } from './campaigns.service.ts'
import type { CampaignRow, Settings } from './campaigns.store.ts'
import { statusOf } from './delivery.service.ts'
import { senderOf } from './launch.service.ts'
import {
  type Addressed,
  type Composing,
  composeMail,
  composeText,
  composingOf,
  postalAddressOf,
} from './message.view.ts'
import { objectionsTo } from './objections.service.ts'
import { refuseOverMonthlyLimit } from './quota.service.ts'
import { whomOf } from './recipients.service.ts'
import { changeSend, insertSends } from './sends.store.ts'
import { segmentsOf } from './sms-segments.rules.ts'

const NOBODY_ID = '00000000-0000-4000-8000-000000000000'
const MADE_UP = { firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', textNumber: '+15555550100' }

type Asked = { contactId?: string | undefined; place?: number | undefined }

export async function previewCampaign(ctx: SignedIn, id: string, asked: Asked): Promise<CampaignPreview> {
  const campaign = await findCampaign(ctx, id)
  const whom = await whomOf(ctx, campaign)
  const { place, contact } = await personFor(ctx, whom, asked)
  const address = campaign.channel === 'email' ? contact.email : (contact.textNumber ?? MADE_UP.textNumber)
  const send = { id: NOBODY_ID, address, test: false, person: contact }
  const { people, noConsent, unsubscribed, bounced } = await audienceOf(ctx, whom)
  const composing = await composingOf(ctx, campaign, ctx.account)
  const shown = show(ctx, composing, send)
  const warnings = await warningsFor(ctx, campaign, composing.settings, shown.text)
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  const skipped = { noConsent, suppressed: unsubscribed + bounced }
  return { ...shown, to: address, name, place, recipients: people, skipped, warnings }
}

/** The contact asked for; else the one at a place among those who are reached, or who comes nearest to one. */
async function personFor(ctx: Owned, whom: Whom, { contactId, place = 0 }: Asked) {
  if (contactId) {
    const contact = await findContact(ctx, contactId)
    if (!contact) throw new Refusal('not-found', messages.contact.notFound)
    return { place: null, contact }
  }
  const reached = await personAt(ctx, whom, place)
  if (reached) return { place, contact: reached }
  const first = place > 0 && (await personAt(ctx, whom, 0))
  if (first) return { place: 0, contact: first }
  return { place: null, contact: (await newestContact(ctx)) ?? MADE_UP }
}

function show(ctx: SignedIn, composing: Composing, send: Addressed) {
  if (composing.campaign.channel === 'email') {
    const { fromName, subject, text, html } = composeMail(ctx, composing, send, '')
    return { from: `${fromName} <${ctx.services.email.from}>`, subject, text, html, segments: null }
  }
  const { body } = composeText(ctx, composing, send)
  return { from: ctx.services.sms.from, subject: '', text: body, html: null, segments: segmentsOf(body).segments }
}

/** What keeps it from going out, and what the compliance officer would say about its words. */
async function warningsFor(ctx: SignedIn, campaign: CampaignRow, settings: Settings, text: string): Promise<string[]> {
  const { channel } = campaign
  const issues = await objectionsTo(ctx, campaign)
  const { segments, wide } = segmentsOf(text)
  return [
    ...(channel === 'email' && !postalAddressOf(ctx, settings) ? [messages.campaign.postalAddressMissing] : []),
    ...(channel === 'sms' && segments > 1
      ? [
          `This text is sent and paid as ${segments} parts${wide ? ', because it uses characters outside the basic text alphabet' : ''}.`,
        ]
      : []),
    ...issues.map(
      ({ likely, title, quote, suggestion }) =>
        `${likely === undefined ? title : `Likely: ${title}`}: “${quote}”. ${suggestion}`,
    ),
  ]
}

/** Sends the campaign to its owner alone. It counts as one of the month's messages, not in the campaign's figures. */
export async function testSend(ctx: SignedIn, id: string): Promise<{ message: string }> {
  const campaign = await findCampaign(ctx, id)
  const address = ownAddress(ctx, campaign.channel)
  const month = monthPot(ctx.now(), ctx.account.timeZone)
  const [send] = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseToWork(within)
    const { channel } = campaign
    const rows = await insertSends(within, [{ campaignId: id, channel, address, month, test: true, status: 'sending' }])
    await refuseOverMonthlyLimit(within, channel, month, 1)
    return rows
  })
  if (!send) throw new Error('The test was not inserted')
  const account = (await accountById(ctx, ctx.accountId)) ?? ctx.account
  const composing = await composingOf(ctx, campaign, account)
  await handOver(ctx, composing, { ...send, person: account })
  const { embedded } = senderOf(ctx, campaign.channel)
  return { message: embedded ? `A test for ${address} is in the outbox.` : `A test is on its way to ${address}.` }
}

function ownAddress({ account }: SignedIn, channel: Channel): string {
  if (channel === 'email') return account.email
  const number = `+${account.phone.replace(/\D/g, '')}`
  if (number.length < 9) throw new Refusal('conflict', 'Your account has no phone number to send a test to.')
  return number
}

async function handOver(ctx: SignedIn, composing: Composing, send: Addressed): Promise<void> {
  const from = ['sending'] as ['sending']
  try {
    const handed = await (composing.campaign.channel === 'email'
      ? ctx.services.email.send(composeMail(ctx, composing, send))
      : ctx.services.sms.send(composeText(ctx, composing, send)))
    const { messageId } = handed
    await changeSend(ctx, { id: send.id, from }, { status: statusOf(handed), messageId, sentAt: ctx.now() })
  } catch (error) {
    await changeSend(ctx, { id: send.id, from }, { status: 'failed' })
    throw error instanceof NotSent ? new Refusal('unavailable', error.message) : error
  }
}
