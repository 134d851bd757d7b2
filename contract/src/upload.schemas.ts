import { z } from 'zod'
import type { RowSchemas } from './route.ts'

export const uploadSchemas = {
  start: { reply: z.object({ uploadURL: z.string(), objectUrl: z.string() }) },
} satisfies Record<string, RowSchemas>
