import type { Niche } from '@octavo/contract/brand'
import type { Owned } from '#context.ts'
import { findLesson, type Weights } from './lessons.store.ts'

/** What the account's films of a niche taught, as the viral score takes it; nothing until they did. */
export const lessonsFor = async (ctx: Pick<Owned, 'db' | 'accountId'>, niche: Niche): Promise<Weights> =>
  (await findLesson(ctx, niche))?.weights ?? {}

/** What they taught about kinds of subjects: points for the plan, and what is said of each that is not set aside. */
export async function anglesFor(ctx: Owned, niche: Niche): Promise<Record<string, { points: number; says: string }>> {
  const lesson = await findLesson(ctx, niche)
  const used = lesson?.weights.angles ?? {}
  const patterns = lesson?.patterns.filter(({ trait, value }) => trait === 'angle' && used[value] !== undefined) ?? []
  return Object.fromEntries(patterns.map(({ value, effect, says }) => [value, { points: effect, says }]))
}
