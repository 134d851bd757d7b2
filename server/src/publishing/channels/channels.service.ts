import type { VideoChannel } from '@octavo/contract/channel'
import type { channelSchemas } from '@octavo/contract/channel/schemas'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import * as store from './channels.store.ts'

export const listChannels = async (ctx: Owned): Promise<VideoChannel[]> =>
  (await store.listChannels(ctx)).map(channelView)

export async function updateChannel(
  ctx: Owned,
  id: string,
  change: z.output<typeof channelSchemas.update.body>,
): Promise<VideoChannel> {
  if (!(await store.findChannel(ctx, id))) throw new Refusal('not-found', messages.posting.channelNotFound)
  if (Object.keys(change).length > 0) await store.updateChannelRow(ctx, id, change)
  const channel = await store.findChannel(ctx, id)
  if (!channel) throw new Refusal('not-found', messages.posting.channelNotFound)
  return channelView(channel)
}

export const channelName = ({ name, brandName }: Pick<store.ChannelRow, 'name' | 'brandName'>): string =>
  name ?? brandName

const channelView = (channel: store.ChannelRow): VideoChannel => ({
  id: channel.id,
  network: channel.network,
  name: channelName(channel),
  brandId: channel.brandId,
  linkUrl: channel.linkUrl,
  connectedAt: channel.connectedAt.toISOString(),
})
