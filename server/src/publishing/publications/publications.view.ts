/** What is posted, what waits, and how much room there is. */
import { messages } from '@octavo/contract/messages'
import { CALENDAR_DAYS, POSTING, type PostingLimits, type Publication, utcDay } from '@octavo/contract/publication'
import type { publicationSchemas } from '@octavo/contract/publication/schemas'
import { addDays, dateIn, startOfDate } from '@octavo/contract/time-zone'
import type { z } from 'zod'
import type { Owned, SignedIn } from '#context.ts'
import { getVideo, posterUrlOf } from '#films/videos/index.ts'
import { type ChannelRow, channelName, listChannels } from '#publishing/channels/index.ts'
import { Refusal } from '#refusal.ts'
import { takenOn } from './places.service.ts'
import * as store from './publications.store.ts'
import { nextFree } from './slots.rules.ts'

const WEEKS_SHOWN = 4
const DAYS_A_WEEK = 7

export async function publicationsOfVideo(ctx: Owned, videoId: string): Promise<Publication[]> {
  await getVideo(ctx, videoId)
  return (await store.shownOfVideo(ctx, videoId)).map(publicationView)
}

type Range = { from?: string | undefined; to?: string | undefined }
type Calendar = z.output<typeof publicationSchemas.calendar.reply>

/** Posts of these days of the account's calendar; this week and the next three unless said. */
export async function calendar(ctx: SignedIn, range: Range): Promise<Calendar> {
  const { timeZone } = ctx.account
  const from = range.from ?? range.to ?? mondayBefore(dateIn(ctx.now(), timeZone))
  const to = range.to ?? addDays(from, WEEKS_SHOWN * DAYS_A_WEEK - 1)
  if (to < from || to >= addDays(from, CALENDAR_DAYS)) throw new Refusal('invalid', messages.posting.range)
  const posts = await store.shownBetween(ctx, startOfDate(from, timeZone), startOfDate(addDays(to, 1), timeZone))
  return { from, to, timeZone, posts: posts.map(postView) }
}

const mondayBefore = (date: string): string => addDays(date, 1 - (new Date(`${date}T00:00:00Z`).getUTCDay() || 7))

/** How much of today (UTC) is used on each channel, and when there is room again. */
export async function limitsStatus(ctx: SignedIn): Promise<PostingLimits> {
  const now = ctx.now()
  const day = utcDay(now)
  const channels = await Promise.all((await listChannels(ctx)).map((channel) => channelRoom(ctx, channel)))
  return {
    totalPostsToday: channels.reduce((sum, channel) => sum + channel.postsToday, 0),
    channelsActive: channels.length,
    maxPostsPerChannel: POSTING.perDay,
    minHoursApart: POSTING.hoursApart,
    day,
    resetsAt: new Date(`${addDays(day, 1)}T00:00:00Z`).toISOString(),
    channels,
  }
}

async function channelRoom(ctx: SignedIn, channel: ChannelRow): Promise<PostingLimits['channels'][number]> {
  const now = ctx.now()
  const posts = await takenOn(ctx, channel.id)
  const out = posts.filter((post) => store.OUT.includes(post.status))
  const today = out.filter((post) => utcDay(post.at) === utcDay(now)).length
  const next = posts.find((post) => post.status === 'scheduled')
  const times = posts.map((post) => post.at)
  return {
    id: channel.id,
    network: channel.network,
    name: channelName(channel),
    brandId: channel.brandId,
    postsToday: today,
    remainingToday: Math.max(0, POSTING.perDay - today),
    lastPostAt: out.at(-1)?.at.toISOString() ?? null,
    nextPostAt: next?.at.toISOString() ?? null,
    nextFreeAt: nextFree(now, times, ctx.account.timeZone).toISOString(),
  }
}

export const publicationView = ({ publication, channel, brand }: store.PublicationShown): Publication => ({
  id: publication.id,
  videoId: publication.videoId,
  channelId: publication.channelId,
  channelName: channelName({ name: channel.name, brandName: brand.name }),
  network: channel.network,
  status: publication.status,
  at: publication.status === 'withdrawn' ? null : publication.at.toISOString(),
  wantedAt: publication.wantedAt?.toISOString() ?? null,
  note: publication.note,
  problem: publication.problem,
  url: publication.url,
})

const postView = (shown: store.PublicationShown): Calendar['posts'][number] => ({
  ...publicationView(shown),
  title: shown.video.title,
  format: shown.video.format,
  brandId: shown.brand.id,
  brandName: shown.brand.name,
  brandColor: shown.brand.primaryColor,
  posterUrl: posterUrlOf(shown.video),
  durationSeconds: shown.video.durationMs === null ? null : shown.video.durationMs / 1000,
})
