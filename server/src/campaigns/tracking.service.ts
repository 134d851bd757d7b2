/** What people do with the messages they got: each engagement is noted once, by the link that only they have. */

import { accountById } from '#accounts/index.ts'
import { isSubscribed, optIn, suppress } from '#campaigns/contacts/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import type { CampaignRow } from './campaigns.store.ts'
import { type LinkKind, referralUrl, sendOfToken } from './link.tokens.ts'
import { addressesIn } from './render.rules.ts'
import { noteEngagement, type SendRow, sendById } from './sends.store.ts'

export const RESUBSCRIBED = 'Yes, I want to get messages from this sender again.'
export const CONFIRMED = 'Yes, I want to get e-mail from this sender.'

type Found = { ctx: Owned; send: SendRow; campaign: CampaignRow }

async function messageOf(ctx: Ctx, kind: LinkKind, token: string): Promise<Found> {
  const id = sendOfToken(ctx, kind, token)
  const found = id && (await sendById(ctx, id))
  if (!found) throw new Refusal('not-found', 'This link is not valid. Please use the one in the message, unchanged.')
  return { ctx: ownedBy(ctx, found.send.accountId), ...found }
}

/** What a preferences page shows. */
export type Preferences = { businessName: string; address: string; channel: 'email' | 'sms'; subscribed: boolean }

export async function readPreferences(ctx: Ctx, kind: 'unsubscribe' | 'confirm', token: string): Promise<Preferences> {
  const { ctx: owned, send, campaign } = await messageOf(ctx, kind, token)
  const subscribed = await isSubscribed(owned, send.channel, send.address)
  return { businessName: campaign.businessName, address: send.address, channel: send.channel, subscribed }
}

/** Ends the subscription at once; harmless when repeated. */
export async function unsubscribe(ctx: Ctx, token: string, how: string): Promise<void> {
  const { ctx: owned, send, campaign } = await messageOf(ctx, 'unsubscribe', token)
  await inTransaction(owned, async (within) => {
    await suppress(within, {
      channel: send.channel,
      address: send.address,
      reason: send.channel === 'email' ? 'unsubscribed' : 'stopped',
      basis: how,
      source: `campaign ${campaign.id}`,
    })
    if (await noteEngagement(within, send.id, 'unsubscribedAt'))
      await notify(within, { type: 'campaign', id: campaign.id })
  })
}

/** That person's own wish lifts what stopped them. */
export const resubscribe = (ctx: Ctx, token: string): Promise<void> =>
  agree(ctx, 'unsubscribe', token, { basis: 'preferences page', wording: RESUBSCRIBED })

export const confirm = (ctx: Ctx, token: string): Promise<void> =>
  agree(ctx, 'confirm', token, { basis: 'confirmed by mail (double opt-in)', wording: CONFIRMED })

async function agree(
  ctx: Ctx,
  kind: LinkKind,
  token: string,
  consent: { basis: string; wording: string },
): Promise<void> {
  const { ctx: owned, send, campaign } = await messageOf(ctx, kind, token)
  await inTransaction(owned, async (within) => {
    const { channel, address } = send
    await optIn(within, { channel, address, ...consent, source: `campaign ${campaign.id}` })
    if (kind === 'confirm') await noteEngagement(within, send.id, 'clickedAt')
  })
}

/** Where a click leads: the account's referral link, or the nth address of the words. A click is noted if a person made it. */
export async function followLink(ctx: Ctx, token: string, place: number, isPerson: boolean): Promise<string> {
  const { ctx: owned, send, campaign } = await messageOf(ctx, 'click', token)
  const account = await accountById(ctx, send.accountId)
  const target = place === 0 ? account && referralUrl(ctx, account.referralCode) : addressesIn(campaign.body)[place - 1]
  if (!target) throw new Refusal('not-found', 'This link leads nowhere any more.')
  if (isPerson && (await noteEngagement(owned, send.id, 'clickedAt'))) {
    if (send.channel === 'email') await noteEngagement(owned, send.id, 'openedAt')
    await notify(owned, { type: 'campaign', id: campaign.id })
  }
  return target
}

export async function noteOpening(ctx: Ctx, token: string): Promise<void> {
  const { ctx: owned, send, campaign } = await messageOf(ctx, 'open', token)
  if (await noteEngagement(owned, send.id, 'openedAt')) await notify(owned, { type: 'campaign', id: campaign.id })
}

/** Somebody signed up who had followed a message's link; `token` is what the click left with their browser. */
export async function noteSignUp(ctx: Ctx, token: string | undefined): Promise<void> {
  const id = token && sendOfToken(ctx, 'click', token)
  const found = id && (await sendById(ctx, id))
  if (!found || !(await noteEngagement(ctx, found.send.id, 'signedUpAt'))) return
  await notify(ownedBy(ctx, found.send.accountId), { type: 'campaign', id: found.campaign.id })
}
