import type { FirstSteps } from '@octavo/contract/first-steps'
import { dropMilestone, listMilestones, putMilestone } from '#accounts/milestones/index.ts'
import { countBrands } from '#brands/index.ts'
import { countContacts } from '#campaigns/contacts/index.ts'
import type { SignedIn } from '#context.ts'
import { hasFinishedWeek } from '#films/batches/index.ts'

/** What of the beginning is done, as the account's own data says. */
export async function firstSteps(ctx: SignedIn): Promise<FirstSteps> {
  const [brands, week, contacts, reached] = await Promise.all([
    countBrands(ctx),
    hasFinishedWeek(ctx),
    countContacts(ctx),
    listMilestones(ctx),
  ])
  return {
    brand: brands > 0,
    week,
    watched: reached.includes('watched'),
    contacts: contacts > 0,
    checks: reached.includes('checks'),
    dismissed: reached.includes('dismissed'),
  }
}

export async function changeFirstSteps(ctx: SignedIn, { dismissed }: { dismissed: boolean }): Promise<FirstSteps> {
  await (dismissed ? putMilestone(ctx, 'dismissed') : dropMilestone(ctx, 'dismissed'))
  return firstSteps(ctx)
}
