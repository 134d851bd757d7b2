import type { FirstSteps } from '@octavo/contract/first-steps'
import type { SignedIn } from '#context.ts'
import { countBrands } from '#features/brands/index.ts'
import { countContacts } from '#features/contacts/index.ts'
import * as store from './milestones.store.ts'

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
