import type { z } from 'zod'
import type { channelSchemas, VideoChannel as VideoChannelSchema } from './channel.schemas.ts'
import { rows } from './route.ts'

/** Where a brand's films are posted. */
export type VideoChannel = z.output<typeof VideoChannelSchema>

export const NETWORKS = ['local', 'youtube', 'tiktok', 'instagram', 'facebook'] as const
export type Network = (typeof NETWORKS)[number]
export const NETWORK_NAMES = {
  local: 'Local channel',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
} as const satisfies Record<Network, string>

export const CHANNEL_LIMITS = { name: 80, link: 500 } as const

export const channelRoutes = rows<typeof channelSchemas>()({
  list: { method: 'GET', path: '/api/channels' },
  update: { method: 'PUT', path: '/api/channels/{id}' },
})
