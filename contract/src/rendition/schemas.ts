import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { OVERLAYS, RENDITION_STATUSES, SHAPES } from './limits.ts'

/** The same film in another shape, or without the brand's name over it. */
export const Rendition = z.object({
  id: z.string(),
  shape: z.enum(SHAPES),
  overlays: z.enum(OVERLAYS),
  status: z.enum(RENDITION_STATUSES),
  /** Share that is done, 0 to 1. */
  progress: z.number(),
  /** A sentence the owner can act on, when it failed. */
  problem: z.string().nullable(),
  /** Where it is read and saved; null before it is there. An old one is read still. */
  url: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  sizeBytes: z.number().nullable(),
})
export type Rendition = z.output<typeof Rendition>

export const renditionSchemas = {
  list: { reply: z.array(Rendition) },
  make: { body: z.object({ shape: z.enum(SHAPES), overlays: z.enum(OVERLAYS).default('all') }), reply: Rendition },
} satisfies Record<string, RowSchemas>
