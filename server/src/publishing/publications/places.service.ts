/** Giving a film its place on a channel. Everything here runs in the caller's transaction, which holds the channel. */

import { messages } from '@octavo/contract/messages'
import { PLAN_AHEAD_DAYS, saySlot, saySlotObstacle, slotObstacle } from '@octavo/contract/publication'
import { MADE } from '@octavo/contract/video'
import { accountById } from '#accounts/index.ts'
import type { Owned } from '#context.ts'
import { changeVideo } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { type ChannelRow, channelName } from '#publishing/channels/index.ts'
import { filmPagePath } from '#publishing/film-pages/index.ts'
import { Refusal } from '#refusal.ts'
import { DAY_MS, earlier } from '#time.ts'
import { sayMoved, videoState } from './publications.rules.ts'
import * as store from './publications.store.ts'
import { nearestFree, nextFree } from './slots.rules.ts'

/** Far enough back that the day and the hours before any free moment are seen. */
const LOOK_BACK_MS = 2 * DAY_MS

export type PostPlace = { at: Date; wantedAt: Date | null; note: string | null }

export const timeZoneOf = async (ctx: Owned): Promise<string> =>
  (await accountById(ctx, ctx.accountId))?.timeZone ?? 'UTC'

export const takenOn = (ctx: Owned, channelId: string, except?: string) =>
  store.timesTaken(ctx, channelId, { since: earlier(ctx.now(), LOOK_BACK_MS), except })

const timesOf = (posts: { at: Date }[]): Date[] => posts.map((post) => post.at)

/** The wanted moment, or the next free one with a word about why. */
export async function nextPlace(ctx: Owned, channel: ChannelRow, wanted: Date, except?: string): Promise<PostPlace> {
  const [taken, timeZone] = await Promise.all([takenOn(ctx, channel.id, except), timeZoneOf(ctx)])
  const times = timesOf(taken)
  const now = ctx.now()
  const at = nextFree(wanted < now ? now : wanted, times, timeZone)
  if (at.getTime() === wanted.getTime()) return { at, wantedAt: null, note: null }
  const found = slotObstacle(wanted, times)
  const because =
    wanted < now ? messages.posting.past : found ? saySlotObstacle(found, channelName(channel), timeZone) : ''
  return { at, wantedAt: wanted, note: sayMoved(wanted, at, because, timeZone) }
}

/** The wanted moment and no other: where it is not free, the refusal says why and what is nearest. */
export async function exactPlace(ctx: Owned, channel: ChannelRow, wanted: Date, except?: string): Promise<PostPlace> {
  const [taken, timeZone] = await Promise.all([takenOn(ctx, channel.id, except), timeZoneOf(ctx)])
  const times = timesOf(taken)
  const found = slotObstacle(wanted, times)
  if (!found) return { at: wanted, wantedAt: null, note: null }
  const nearest = nearestFree(wanted, times, ctx.now(), timeZone)
  throw new Refusal(
    'conflict',
    `${saySlotObstacle(found, channelName(channel), timeZone)} The nearest free slot is ${saySlot(nearest, timeZone)}.`,
  ).suggest(nearest.toISOString())
}

export const isTooFar = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > PLAN_AHEAD_DAYS * DAY_MS

/** Brings the video's own status, slot and note to what its posts say. */
export async function settleVideo(ctx: Owned, videoId: string): Promise<void> {
  const posts = await store.shownOfVideo(ctx, videoId)
  const { scheduledFor, ...state } = videoState(posts.map((post) => post.publication))
  const isLocal = posts.some(
    ({ channel, publication }) => channel.network === 'local' && publication.status === 'published',
  )
  await changeVideo(
    ctx,
    { id: videoId, from: MADE },
    { ...state, scheduledFor, filmPage: isLocal ? filmPagePath(ctx.secret, videoId) : null },
  )
  await notify(ctx, { type: 'video', id: videoId })
}
