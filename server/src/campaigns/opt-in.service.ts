/** Double opt-in: who is new is asked once, by mail, and gets campaigns only after saying yes. */

import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { addressesOf } from '#campaigns/contacts/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { monthPot } from '#credits/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { changeCampaign, insertCampaign, readSettings } from './campaigns.store.ts'
import { writeRequest } from './copy.rules.ts'
import { refuseWithoutPostalAddress } from './postal-address.service.ts'
import { roomInMonth } from './quota.service.ts'
import { orderRun } from './sending.job.ts'
import { insertSends } from './sends.store.ts'

const CHUNK = 1_000

export const wantsDoubleOptIn = async (ctx: SignedIn): Promise<boolean> => (await readSettings(ctx)).doubleOptIn

/** Asks these contacts to confirm; answers in a sentence who is asked. An import is not undone because nobody can be. */
export async function askToConfirm(ctx: SignedIn, contactIds: string[]): Promise<string> {
  if (contactIds.length === 0) return ''
  try {
    return await inTransaction(ctx, (within) => ask(within, contactIds))
  } catch (error) {
    if (error instanceof Refusal) return `They were not asked to confirm yet: ${error.message}`
    throw error
  }
}

async function ask(ctx: SignedIn, contactIds: string[]): Promise<string> {
  await lockAccount(ctx)
  await refuseToWork(ctx)
  await refuseWithoutPostalAddress(ctx, { channel: 'email' })
  const month = monthPot(ctx.now(), ctx.account.timeZone)
  const room = Math.max(0, await roomInMonth(ctx, ctx.account, 'email', month))
  const asked = contactIds.slice(0, room)
  const unasked = contactIds.length - asked.length
  const rest = unasked > 0 ? ` ${unasked.toLocaleString('en')} could not be asked: the month’s mails are used up.` : ''
  if (asked.length === 0) return rest.trim()
  const { fromName } = await readSettings(ctx)
  const businessName = fromName || `${ctx.account.firstName} ${ctx.account.lastName}`.trim()
  const { name: provider, embedded } = ctx.services.email
  const campaign = await insertCampaign(ctx, {
    ...{ channel: 'email', kind: 'opt-in', status: 'draft', provider, embedded, businessName, businessDescription: '' },
    ...writeRequest(businessName),
    createdAt: ctx.now(),
  })
  if (!campaign) throw new Error('The request to confirm was not inserted')
  for (let from = 0; from < asked.length; from += CHUNK) {
    const people = await addressesOf(ctx, asked.slice(from, from + CHUNK))
    const send = { campaignId: campaign.id, channel: 'email', month } as const
    await insertSends(
      ctx,
      people.map(({ id, email }) => ({ ...send, contactId: id, address: email })),
    )
  }
  await changeCampaign(ctx, { id: campaign.id, from: ['draft'] }, { status: 'sending', startedAt: ctx.now() })
  await orderRun(ctx, campaign.id)
  await notify(ctx, { type: 'campaign', id: campaign.id })
  return `${asked.length.toLocaleString('en')} are asked to confirm by mail.${rest}`
}
