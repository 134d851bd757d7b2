import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'

/** A picture that films can show here, and the words by which people look for it, its name among them. */
export const Illustration = z.object({ name: z.string(), words: z.array(z.string()) })
export type Illustration = z.output<typeof Illustration>

export const illustrationSchemas = {
  list: { reply: z.array(Illustration) },
} satisfies Record<string, RowSchemas>
