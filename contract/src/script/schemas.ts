import { TONES } from '#brand/limits.ts'
import { Relevance } from '#compliance/schemas.ts'
import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { HOOK_WHYS, HOOKS_OFFERED, type HookWhy, SCRIPT_LIMITS, SCRIPT_STATUSES } from './limits.ts'

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
  /** Of its last check; null for one that was kept before it was measured. */
  relevance: Relevance.nullable().optional(),
  hashtags: z.array(z.string()),
  sources: z.array(z.string()),
  /** Why another writer than the chosen one wrote it. */
  writerNote: z.string().nullable().default(null),
  /** A name of its title, text and hashtags as they stand: who approves them says which words they have read. */
  words: z.string().optional(),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
})
export type Script = z.output<typeof Script>

export const LibraryScript = z.object({
  id: z.string(),
  title: z.string(),
  viralScore: z.number(),
  relevance: Relevance.nullable().optional(),
  created: z.string(),
  content: z.string(),
  brandId: z.string().nullable(),
  format: z.enum(['short', 'long']),
  sample: z.boolean().default(false),
})
export type LibraryScript = z.output<typeof LibraryScript>

const WHYS = Object.keys(HOOK_WHYS) as [HookWhy, ...HookWhy[]]

/** A first line with how strong it is, and the whole text as it stands with it. */
export const Hook = z.object({
  line: z.string(),
  strength: z.number(),
  why: z.enum(WHYS),
  /** The text that was sent, opened by this line; a sentence that the line speaks is left out further down. The line alone for a topic. */
  body: z.string(),
})
export type Hook = z.output<typeof Hook>

export const hookSchemas = {
  offer: {
    body: z
      .object({
        /** The words as they will be spoken: the first sentence is the one to be replaced. */
        text: z.string().trim().max(SCRIPT_LIMITS.body).optional(),
        title: z.string().trim().max(SCRIPT_LIMITS.title).optional(),
        /** What it is to be about, where there are no words yet. */
        topic: z.string().trim().max(SCRIPT_LIMITS.title).optional(),
        brandId: z.uuid().nullable().optional(),
        /** The brand's, if not given. */
        tone: z.enum(TONES).optional(),
      })
      .refine(({ text, topic }) => text || topic, { error: messages.script.hooksOfNothing }),
    reply: z.object({
      /** The first line as it stands; null for a topic. */
      current: Hook.nullable(),
      /** Up to three, unlike each other, the strongest first. */
      hooks: z.array(Hook).max(HOOKS_OFFERED),
    }),
  },
} satisfies Record<string, RowSchemas>

/** Who writes, and what that costs: millionths of a dollar, or tokens where a model costs nothing. */
export const Writer = z.object({
  name: z.string(),
  embedded: z.boolean(),
  costs: z
    .object({
      unit: z.enum(['microdollars', 'tokens']),
      /** At most about so much for a week's scripts. */
      aWeek: z.number(),
      /** About so much for a second opinion on a script. */
      anOpinion: z.number().optional(),
      today: z.number(),
      /** What a brand may spend a day. */
      dailyBudget: z.number(),
    })
    .nullable(),
})
export type Writer = z.output<typeof Writer>

export const scriptSchemas = {
  writer: { query: z.object({ brandId: z.uuid().optional() }), reply: Writer },
  list: { reply: z.object({ scripts: z.array(Script) }) },
  create: { body: ScriptDraft, reply: z.object({ script: Script }) },
  update: { body: ScriptDraft.partial(), reply: z.object({ script: Script }) },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: z.object({ script: Script }) },
  library: { reply: z.array(LibraryScript) },
} satisfies Record<string, RowSchemas>
