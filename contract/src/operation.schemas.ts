import { z } from 'zod'
import type { RowSchemas } from './route.ts'

export const operationSchemas = {
  healthCheck: {
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      version: z.string(),
      uptimeSeconds: z.number(),
      checks: z.array(z.object({ name: z.string(), ok: z.boolean() })),
    }),
  },
} satisfies Record<string, RowSchemas>
