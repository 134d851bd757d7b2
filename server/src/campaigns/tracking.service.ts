/** What people do with the messages they got: each engagement is noted once, by the link that only they have. */

import { accountById } from '#accounts/index.ts'
import { isSubscribed, optIn, suppress } from '#campaigns/contacts/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { filmOut } from './campaign-films.store.ts'
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

/** That person's own wish lifts the suppression. */
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

/** What a click is on: the button, the film, the line that says what it was made with, or the nth address of the words. */
export type ClickedPlace = 'button' | 'film' | 'octavo' | number

/** Where a click leads. It is noted if a person made it. */
export async function followLink(ctx: Ctx, token: string, place: ClickedPlace, isPerson: boolean): Promise<string> {
  const { ctx: owned, send, campaign } = await messageOf(ctx, 'click', token)
  const target = await targetOf(owned, campaign, place)
  if (!target) throw new Refusal('not-found', 'This link leads nowhere any more.')
  if (isPerson && (await noteEngagement(owned, send.id, 'clickedAt'))) {
    if (send.channel === 'email') await noteEngagement(owned, send.id, 'openedAt')
    await notify(owned, { type: 'campaign', id: campaign.id })
  }
  return target
}

async function targetOf(ctx: Owned, campaign: CampaignRow, place: ClickedPlace): Promise<string | undefined> {
  if (typeof place === 'number') return addressesIn(campaign.body)[place - 1]
  const { leadsTo, linkUrl, videoId } = campaign
  if (place === 'button' && linkUrl) return linkUrl
  if (place === 'octavo' || (place === 'button' && leadsTo === 'referral')) {
    const account = await accountById(ctx, ctx.accountId)
    return account && referralUrl(ctx, account.referralCode)
  }
  const film = videoId ? await filmOut(ctx, videoId) : undefined
  // A film that was taken down leaves the business's own page, where there is one.
  return film ? ctx.config.publicUrl + film.page : linkUrl || undefined
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

/**
 * The film of a campaign was played by a browser that had followed one of its messages; `via` is what the click left there. Other films,
 * and films of others, are nobody's to tell.
 */
export async function noteWatching(ctx: Owned, { videoId, via }: { videoId: string; via: string | undefined }) {
  const id = via && sendOfToken(ctx, 'click', via)
  const found = id && (await sendById(ctx, id))
  if (!found || found.send.accountId !== ctx.accountId || found.campaign.videoId !== videoId) return
  await noteEngagement(ctx, found.send.id, 'watchedAt')
}
