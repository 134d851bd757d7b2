import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { UPLOAD_LIMITS } from './limits.ts'

const Filename = z.string().trim().min(1).max(300)
const Type = z.string().max(200).nullish()
/** Left open for the service, which first asks whose upload it is. */
const Key = z.object({ key: z.string().max(300).optional() })

export const UploadPart = z.object({ PartNumber: z.number(), Size: z.number(), ETag: z.string() })
export type UploadPart = z.output<typeof UploadPart>

const Completed = z.object({
  parts: z
    .array(z.object({ PartNumber: z.int().min(1).max(UPLOAD_LIMITS.parts), ETag: z.string().min(1).max(200) }))
    .min(1, 'Please name the parts that were uploaded')
    .max(UPLOAD_LIMITS.parts, `An upload has at most ${UPLOAD_LIMITS.parts} parts`),
})

export const uploadSchemas = {
  start: { reply: z.object({ uploadURL: z.string(), objectUrl: z.string() }) },
} satisfies Record<string, RowSchemas>

export const companionSchemas = {
  create: {
    body: z.object({ filename: Filename, type: Type, metadata: z.record(z.string(), z.unknown()).default({}) }),
    reply: z.object({ uploadId: z.string(), key: z.string() }),
  },
  parts: { query: Key, reply: z.array(UploadPart) },
  sign: { query: Key, reply: z.object({ url: z.string(), expires: z.number() }) },
  complete: {
    query: Key,
    body: Completed,
    /** `checking`: what the file is takes longer to find out than a call may; the list of own media will tell. */
    reply: z.object({ location: z.string(), mediaId: z.string(), status: z.enum(['ready', 'checking']) }),
  },
  abort: { query: Key, reply: z.object({}) },
  params: {
    // Uploaders write the metadata as `metadata[name]=value`.
    query: z.looseObject({ filename: Filename, type: Type }),
    reply: z.object({
      method: z.literal('PUT'),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      headers: z.record(z.string(), z.string()),
      expires: z.number(),
    }),
  },
  sts: { reply: z.object({}) },
} satisfies Record<string, RowSchemas>
