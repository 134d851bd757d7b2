import type { Niche } from '@octavo/contract/brand'
import type { Owned } from '#context.ts'
import type { Lessons } from '#scripts/compliance/index.ts'
import { findLesson } from './lessons.store.ts'

/** What the account's films of a niche taught, as the viral score takes it; nothing until they did. */
export async function lessonsFor(ctx: Owned, niche: Niche): Promise<Lessons> {
  return ((await findLesson(ctx, niche))?.weights ?? {}) as Lessons
}
