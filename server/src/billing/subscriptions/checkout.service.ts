/** Where plans are bought. */
import { BILLING_PERIODS, PLAN_IDS } from '@octavo/contract/plan'
import type { AccountRow, Ctx } from '#context.ts'

type Buyer = Pick<AccountRow, 'id' | 'email'> | undefined

/** The addresses behind the plans' buttons, by `plan.period`; those of plans that this installation does not sell are left out. */
export function checkoutLinks({ services }: Pick<Ctx, 'services'>, buyer: Buyer): Record<string, string> {
  const all = PLAN_IDS.flatMap((plan) => BILLING_PERIODS.map((period) => ({ plan, period })))
  return Object.fromEntries(
    all.flatMap(({ plan, period }) => {
      const url = services.payments.checkoutUrl({ plan, period }, buyer)
      return url ? [[`${plan}.${period}`, url]] : []
    }),
  )
}
