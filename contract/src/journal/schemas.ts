import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { JOURNAL_FLAWS, JOURNAL_KINDS, JOURNAL_PAGE, type JournalFlaw, type JournalKind } from './limits.ts'

const keysOf = <K extends string>(of: Record<K, string>) => Object.keys(of) as [K, ...K[]]

/** One deed of the account. */
export const JournalEntry = z.object({
  number: z.number(),
  at: z.string(),
  kind: z.enum(keysOf<JournalKind>(JOURNAL_KINDS)),
  /** What it was about, in a few words: the film's or campaign's title, or what is left of a person. */
  about: z.string(),
  hash: z.string(),
})
export type JournalEntry = z.output<typeof JournalEntry>

/** The last entry, by which a later look finds out whether any was taken away. */
export const JournalHead = z.object({ number: z.number(), hash: z.string() })
export type JournalHead = z.output<typeof JournalHead>

export const JournalProof = z.object({
  entries: z.number(),
  head: JournalHead.nullable(),
  /** Entries about people whose data were erased: whole, and about nobody any more. */
  erased: z.number(),
  /** The first flaws, in the order of the entries; none if the journal is whole. */
  flaws: z.array(z.object({ number: z.number(), flaw: z.enum(keysOf<JournalFlaw>(JOURNAL_FLAWS)) })),
})
export type JournalProof = z.output<typeof JournalProof>

export const journalSchemas = {
  list: {
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(JOURNAL_PAGE).default(JOURNAL_PAGE),
    }),
    reply: z.object({ entries: z.array(JournalEntry), head: JournalHead.nullable() }),
  },
  proof: { reply: JournalProof },
} satisfies Record<string, RowSchemas>
