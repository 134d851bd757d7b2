import type { PlanOverview } from '@octavo/contract/plan'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshStats } from '#api/analytics.queries.ts'
import { usePlans } from '#api/plan.queries.ts'
import { toast } from '#ui/toast.ts'

/** After that nobody comes back from it; the next visit of the screen shows what became of it. */
const GIVE_UP_MS = 10 * 60_000

const stateOf = ({ current: { plan, period, state, cancelled } }: PlanOverview) =>
  [plan, period, state, cancelled].join(' ')

/** The plans, and what happens in the checkout or the billing portal of another tab: it is watched for until something changes. */
export function useCheckout() {
  const [before, setBefore] = useState<string>()
  const plans = usePlans(before !== undefined)
  const cache = useQueryClient()
  const { data } = plans
  const now = data && stateOf(data)

  useEffect(() => {
    if (before === undefined || now === undefined || now === before) return
    setBefore(undefined)
    void refreshStats(cache)
    toast({ title: 'Plan changed', description: data?.current.says ?? '' })
  }, [before, now, cache, data])

  useEffect(() => {
    if (before === undefined) return
    const timer = setTimeout(() => setBefore(undefined), GIVE_UP_MS)
    return () => clearTimeout(timer)
  }, [before])

  return {
    plans,
    /** A checkout or portal is open in another tab. */
    waiting: before !== undefined,
    begin: () => setBefore(now),
    stop: () => setBefore(undefined),
  }
}
