import { planRoutes } from '@octavo/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'

const CHECKOUT_POLL_MS = 3000

/** The plans, the account's own and its use; read anew on every visit, and again and again while a checkout is open elsewhere. */
export const usePlans = (checkoutIsOpen = false) =>
  useQuery({
    ...queryOf(planRoutes.plans),
    refetchOnMount: 'always',
    refetchOnWindowFocus: checkoutIsOpen ? 'always' : false,
    refetchInterval: checkoutIsOpen ? CHECKOUT_POLL_MS : false,
  })
