import { messages } from '#messages.ts'
import { NETWORKS } from '#network/index.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { CHANNEL_LIMITS } from './limits.ts'

/** Where a brand's films are posted. */
export const VideoChannel = z.object({
  id: z.string(),
  network: z.enum(NETWORKS),
  /** As its posts are signed; the brand's name unless it was changed. */
  name: z.string(),
  brandId: z.string(),
  /** Where the button on its film pages leads; no button when null. */
  linkUrl: z.string().nullable(),
  connectedAt: z.string(),
})
export type VideoChannel = z.output<typeof VideoChannel>

export const channelSchemas = {
  list: { reply: z.array(VideoChannel) },
  update: {
    body: z.object({
      /** Null brings the brand's name back. */
      name: z.string().trim().min(1).max(CHANNEL_LIMITS.name).nullable().optional(),
      linkUrl: z
        .url({ protocol: /^https?$/, error: messages.posting.link })
        .max(CHANNEL_LIMITS.link)
        .nullable()
        .optional(),
    }),
    reply: VideoChannel,
  },
} satisfies Record<string, RowSchemas>
