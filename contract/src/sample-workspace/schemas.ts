import type { RowSchemas } from '#route.ts'
import { Video } from '#video/schemas.ts'
import { z } from '#zod.ts'

export const SampleWorkspace = z.object({
  loaded: z.boolean(),
  brands: z.array(z.object({ id: z.string(), name: z.string(), primaryColor: z.string() })),
  /** The first of its films; null when there is none. */
  video: Video.nullable(),
  /** All of its films, a brand's each. */
  videos: z.array(Video),
})
export type SampleWorkspace = z.output<typeof SampleWorkspace>

export const sampleWorkspaceSchemas = {
  get: { reply: SampleWorkspace },
  load: { reply: SampleWorkspace },
  remove: { reply: SampleWorkspace },
} satisfies Record<string, RowSchemas>
