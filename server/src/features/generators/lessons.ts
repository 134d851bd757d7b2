import type { Owned } from '#context.ts'
import type { Lessons } from '#features/compliance/index.ts'

/** What the account's own films taught; nothing while none has results. */
export const lessonsFor = async (_ctx: Owned): Promise<Lessons> => ({})
