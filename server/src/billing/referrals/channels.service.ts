/** The referral link by the channels it is shared on, what came of each, and what a stranger with the link is told. */
import { messages } from '@octavo/contract/messages'
import { REFERRAL_LIMITS, type ReferralChannel, referralPath } from '@octavo/contract/referral'
import { lockAccount } from '#accounts/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy, type SignedIn } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import * as store from './channels.store.ts'
import { viaOf } from './referrals.rules.ts'
import { accountByCode } from './referrals.store.ts'

const said = messages.referral
const WITHOUT = 'Your link'

/** The link without a channel first. What came by channels that are gone counts there, so that nothing is lost. */
export async function listChannels(ctx: SignedIn): Promise<ReferralChannel[]> {
  const rows = await store.listChannelRows(ctx)
  const [clicks, signups] = await Promise.all([store.clicksByVia(ctx), store.signupsByVia(ctx)])
  const known = new Set(rows.map(({ via }) => via))
  const ofVia = <T extends { via: string }>(list: T[], via: string) =>
    list.filter((one) => one.via === via || (via === '' && !known.has(one.via)))
  const sum = <T>(list: T[], amount: (one: T) => number) => list.reduce((total, one) => total + amount(one), 0)
  return [{ id: null, name: WITHOUT, via: '' }, ...rows].map(({ id, name, via }) => ({
    ...{ id, name, url: urlOf(ctx, via) },
    clicks: sum(ofVia(clicks, via), (one) => one.clicks),
    signups: sum(ofVia(signups, via), (one) => one.signups),
    paid: sum(ofVia(signups, via), (one) => one.paid),
  }))
}

const urlOf = ({ config, account }: SignedIn, via: string): string =>
  config.publicUrl + referralPath(account.referralCode, via)

async function viewOf(ctx: SignedIn, { id }: store.ChannelRow): Promise<ReferralChannel> {
  const channel = (await listChannels(ctx)).find((one) => one.id === id)
  if (!channel) throw new Refusal('not-found', said.channelNotFound)
  return channel
}

export async function addChannel(ctx: SignedIn, name: string): Promise<ReferralChannel> {
  const row = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseMore(within, name)
    return store.insertChannel(within, { name, via: viaOf(name, await store.takenVias(within)) })
  })
  return viewOf(ctx, row)
}

export async function removeChannel(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  if (!(await store.deleteChannelRow(ctx, id))) throw new Refusal('not-found', said.channelNotFound)
  return { undoUntil: undoUntil(ctx) }
}

export async function restoreChannel(ctx: SignedIn, id: string): Promise<ReferralChannel> {
  const row = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const channel = await store.deletedChannel(within, id, goneBefore(ctx))
    if (!channel) throw new Refusal('not-found', said.channelNotFound)
    await refuseMore(within, channel.name)
    await store.restoreChannelRow(within, id)
    return channel
  })
  return viewOf(ctx, row)
}

async function refuseMore(ctx: Owned, name: string): Promise<void> {
  const rows = await store.listChannelRows(ctx)
  if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase())) throw new Refusal('conflict', said.nameTaken)
  if (rows.length >= REFERRAL_LIMITS.channels) throw new Refusal('conflict', said.tooMany(REFERRAL_LIMITS.channels))
}

/** A channel that the owner has; anything else that stands in a link counts for the link without one. */
export const knownVia = async (ctx: Owned, via: string | undefined): Promise<string> =>
  via ? ((await store.channelByVia(ctx, via.toLowerCase()))?.via ?? '') : ''

/** The first name of who invites, and nothing else of them. */
export async function invitation(ctx: Ctx, ref: string): Promise<{ firstName: string | null }> {
  const referrer = ref && (await accountByCode(ctx, ref.toLowerCase()))
  return { firstName: referrer ? referrer.firstName : null }
}

/** Counts that somebody followed a link: not its owner, and for a link that somebody has. */
export async function countClick(ctx: Ctx & Partial<SignedIn>, { ref, via }: { ref: string; via: string }) {
  const referrer = ref && (await accountByCode(ctx, ref.toLowerCase()))
  if (!referrer || referrer.id === ctx.accountId) return
  const owned = ownedBy(ctx, referrer.id)
  await store.addClick(owned, await knownVia(owned, via))
}
