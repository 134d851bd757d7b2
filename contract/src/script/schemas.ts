import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { SCRIPT_LIMITS, SCRIPT_STATUSES } from './limits.ts'

export const ScriptDraft = z.object({
  title: z.string().trim().min(1).max(SCRIPT_LIMITS.title),
  body: z.string().trim().max(SCRIPT_LIMITS.body),
  brandId: z.uuid().nullable().optional(),
})

export const Script = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  status: z.enum(SCRIPT_STATUSES),
  updated_at: z.string(),
  createdAt: z.string(),
  brandId: z.string().nullable(),
  format: z.enum(['short', 'long']),
  viralScore: z.number(),
  complianceScore: z.number(),
  humanityScore: z.number(),
  hashtags: z.array(z.string()),
  sources: z.array(z.string()),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
})
export type Script = z.output<typeof Script>

export const LibraryScript = z.object({
  id: z.string(),
  title: z.string(),
  viralScore: z.number(),
  created: z.string(),
  content: z.string(),
  brandId: z.string().nullable(),
  format: z.enum(['short', 'long']),
  sample: z.boolean().default(false),
})
export type LibraryScript = z.output<typeof LibraryScript>

export const scriptSchemas = {
  list: { reply: z.object({ scripts: z.array(Script) }) },
  create: { body: ScriptDraft, reply: z.object({ script: Script }) },
  update: { body: ScriptDraft.partial(), reply: z.object({ script: Script }) },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: z.object({ script: Script }) },
  library: { reply: z.array(LibraryScript) },
} satisfies Record<string, RowSchemas>
