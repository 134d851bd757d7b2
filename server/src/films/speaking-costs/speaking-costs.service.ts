/** The book in which a paid voice notes what it costs, by account and day (UTC). */
import type { SpeechSpending } from '#services/voice/spending.ts'
import * as store from './speaking-costs.store.ts'

export const databaseSpeechSpending = ({ db, now }: store.CostsCtx): SpeechSpending => ({
  async take(accountId, cost, budget) {
    const day = now().toISOString().slice(0, 10)
    const owned = { db, accountId }
    if (!(await store.addWithin(owned, day, cost, budget))) return undefined
    return () => store.giveBack(owned, day, cost)
  },
})
