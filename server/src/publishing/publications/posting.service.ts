/** A film's posts on its channels: they are locked, get their places, or are closed. */
import type { PublicationStatus } from '@octavo/contract/publication'
import type { Owned } from '#context.ts'
import { type ChannelRow, channelsOfBrand, lockChannels } from '#publishing/channels/index.ts'
import { needsApproval } from './approval.service.ts'
import type { PostPlace } from './places.service.ts'
import { sayApproval } from './publications.rules.ts'
import * as store from './publications.store.ts'
import { orderPublishing } from './publish.job.ts'

export type Posting = { channel: ChannelRow; post: store.PublicationRow | undefined }

/** A film's posts on the channels of its brand, which are locked. */
export async function lockPostings(
  ctx: Owned,
  { id, brandId }: { id: string; brandId: string | null },
): Promise<Posting[]> {
  const channels = brandId ? await channelsOfBrand(ctx, brandId) : []
  await lockChannels(
    ctx,
    channels.map((channel) => channel.id),
  )
  const posts = await store.publicationsOf(ctx, id)
  return channels.map((channel) => ({ channel, post: posts.find((post) => post.channelId === channel.id) }))
}

/** Writes the place down and orders what needs no approval. An earlier order finds the row closed to it. */
export async function placePost(
  ctx: Owned,
  videoId: string,
  { channel, post }: Posting,
  place: PostPlace,
  status?: PublicationStatus & ('scheduled' | 'approval'),
): Promise<void> {
  const objection = status ? null : await store.findObjection(ctx, { videoId, channelId: channel.id })
  const waits = objection !== null || (await needsApproval(ctx, channel))
  const decided = status ?? (waits ? 'approval' : 'scheduled')
  const publication = await store.putPublication(ctx, {
    ...place,
    videoId,
    channelId: channel.id,
    status: decided,
    run: (post?.run ?? 0) + 1,
    problem: null,
    note: place.note ?? objection ?? (decided === 'approval' ? sayApproval(channel.network) : null),
  })
  if (decided === 'scheduled') await orderPublishing(ctx, publication)
}

/** Closes an order: the run that works at it finds the row closed. */
export const close = (ctx: Owned, post: store.PublicationRow, values: Parameters<typeof store.changePublication>[2]) =>
  store.changePublication(ctx, { id: post.id, run: post.run, from: [post.status] }, { ...values, run: post.run + 1 })
