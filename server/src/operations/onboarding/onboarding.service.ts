import type { FirstSteps } from '@octavo/contract'
import * as store from '#accounts/milestones/milestones.store.ts'
import { countBrands } from '#brands/index.ts'
import { countContacts } from '#campaigns/contacts/index.ts'
import type { SignedIn } from '#context.ts'

/** What of the beginning is done, as the account's own data says. */
export async function firstSteps(ctx: SignedIn): Promise<FirstSteps> {
  const [brands, week, contacts, reached] = await Promise.all([
    countBrands(ctx),
    store.hasBatch(ctx),
    countContacts(ctx),
    store.listMilestones(ctx),
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
  await (dismissed ? store.putMilestone(ctx, 'dismissed') : store.dropMilestone(ctx, 'dismissed'))
  return firstSteps(ctx)
}
