import type { RowSchemas } from '#route.ts'
import { Video } from '#video/schemas.ts'
import { z } from '#zod.ts'

export const SampleWorkspace = z.object({
  loaded: z.boolean(),
  brands: z.array(z.object({ id: z.string(), name: z.string(), primaryColor: z.string() })),
  /** The sample film as it is now; null when there is none. */
  video: Video.nullable(),
})
export type SampleWorkspace = z.output<typeof SampleWorkspace>

export const sampleWorkspaceSchemas = {
  get: { reply: SampleWorkspace },
  load: { reply: SampleWorkspace },
  remove: { reply: SampleWorkspace },
} satisfies Record<string, RowSchemas>
