/** What texts of a language model cost, by brand and day: asked before, noted after, shown to the owner. */
import { WEEKLY_BATCH } from '@octavo/contract/batch'
import type { Writer } from '@octavo/contract/script'
import { getBrand } from '#brands/index.ts'
import type { SignedIn } from '#context.ts'
import type { Spending } from '#services/language/spending.ts'
import * as store from './writing-costs.store.ts'

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** The book in which the language service notes what it spends. */
export const databaseSpending = ({ db, now }: store.CostsCtx): Spending => ({
  async take({ accountId, brandId }, about, budget) {
    const of = { brandId, day: dayOf(now()) }
    if (!(await store.addWithin({ db, accountId }, of, about, budget))) return undefined
    return async ({ tokens, microdollars }) => {
      const more = { tokens: tokens - about.tokens, microdollars: microdollars - about.microdollars }
      await store.correct({ db, accountId }, of, more)
    }
  },
})

/** Who writes for this account, what a week costs at most, and what today has cost. */
export async function writerOf(ctx: SignedIn, brandId?: string): Promise<Writer> {
  const { name, embedded, budget, candidates, opinions } = ctx.services.language
  if (brandId !== undefined) await getBrand(ctx, brandId)
  if (!budget) return { name, embedded, costs: null }
  const { unit, most } = budget
  const spent = await store.spentOn(ctx, dayOf(ctx.now()), brandId)
  const week = WEEKLY_BATCH.shorts * budget.about('short')[unit] + WEEKLY_BATCH.longForm * budget.about('long')[unit]
  const costs = { unit, aWeek: week * candidates, today: spent[unit], dailyBudget: most }
  return { name, embedded, costs: { ...costs, ...(opinions && { anOpinion: opinions.about[unit] }) } }
}
