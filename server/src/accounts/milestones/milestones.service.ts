import { type Ctx, type Owned, ownedBy } from '#context.ts'
import { putMilestone } from './milestones.store.ts'

// A film is read in many ranges; one note of the first is enough.
const noted = new Set<string>()

/** Notes what an account did for the first time; a visitor does nothing for the first time. */
export async function completeMilestone(ctx: Ctx & Partial<Owned>, name: 'watched' | 'checks'): Promise<void> {
  const { accountId } = ctx
  if (!accountId || noted.has(`${accountId} ${name}`)) return
  await putMilestone(ownedBy(ctx, accountId), name)
  noted.add(`${accountId} ${name}`)
}
