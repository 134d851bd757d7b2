import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'

export const FirstSteps = z.object({
  /** A brand of the account's own. */
  brand: z.boolean(),
  /** A weekly batch that is done. */
  week: z.boolean(),
  /** A film played by its owner. */
  watched: z.boolean(),
  contacts: z.boolean(),
  /** The system checks run while signed in. */
  checks: z.boolean(),
  dismissed: z.boolean(),
})
export type FirstSteps = z.output<typeof FirstSteps>

export const firstStepsSchemas = {
  get: { reply: FirstSteps },
  update: { body: z.object({ dismissed: z.boolean() }), reply: FirstSteps },
} satisfies Record<string, RowSchemas>
