import { PictureCredit } from '#picture/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { MEDIA_KINDS, MEDIA_LIMITS } from './limits.ts'

export const Media = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(MEDIA_KINDS),
  contentType: z.string(),
  bytes: z.number(),
  /** Pixels, of what is seen. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Of what is played. */
  durationSeconds: z.number().nullable(),
  url: z.string(),
  downloadUrl: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** Whose it is; nothing for what the account has brought itself. */
  credit: PictureCredit.nullable().optional(),
  createdAt: z.string(),
})
export type Media = z.output<typeof Media>

/** An upload that is not on the shelf yet. The same file chosen again goes on where it stopped. */
export const UnfinishedUpload = z.object({
  uploadId: z.string(),
  key: z.string(),
  filename: z.string(),
  /** What the uploader said of the file; null when it said nothing. */
  bytes: z.number().nullable(),
  lastModified: z.number().nullable(),
  bytesThere: z.number(),
  /** Whether it comes in parts; what comes in one piece begins anew. */
  inParts: z.boolean(),
  status: z.enum(['open', 'checking', 'refused']),
  /** Why it was refused. */
  problem: z.string().nullable(),
  startedAt: z.string(),
})
export type UnfinishedUpload = z.output<typeof UnfinishedUpload>

export const MediaLibrary = z.object({
  media: z.array(Media),
  unfinished: z.array(UnfinishedUpload),
  usedBytes: z.number(),
  limitBytes: z.number(),
})
export type MediaLibrary = z.output<typeof MediaLibrary>

export const mediaSchemas = {
  list: { reply: MediaLibrary },
  get: { reply: Media },
  rename: {
    body: z.object({ name: z.string().trim().min(1, 'Please give it a name').max(MEDIA_LIMITS.name) }),
    reply: Media,
  },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: Media },
} satisfies Record<string, RowSchemas>
