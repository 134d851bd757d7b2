import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'

/** A line as its owner read it: cleaned, levelled, and with the times of its words. */
export const Recording = z.object({
  id: z.string(),
  /** The words that are read, as they stood in the script. */
  text: z.string(),
  durationMs: z.number(),
  /** On the recording's own clock, in the order of the text. */
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
  /** How loud it was read, in LUFS before it was levelled; someone near a good microphone comes to -30 to -16. */
  levelDb: z.number(),
  /** What is not good about it, as a sentence; it can be used all the same. */
  problem: z.string().nullable(),
  createdAt: z.string(),
})
export type Recording = z.output<typeof Recording>

/** A script that was read in one go, cut into its lines. */
export const Narration = z.object({
  /** `line`: its index in the saved film. */
  recordings: z.array(Recording.extend({ line: z.number() })),
  /** The lines that were not heard in it. */
  missing: z.array(z.number()),
})
export type Narration = z.output<typeof Narration>

export const recordingSchemas = {
  list: { reply: z.object({ recordings: z.array(Recording) }) },
  remove: { reply: z.object({}) },
} satisfies Record<string, RowSchemas>
