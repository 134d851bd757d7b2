import { analyticsRoutes } from '@octavo/contract/analytics'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

const POLL_MS = 60_000
const LIVE_POLL_MS = 15_000

export type Days = { from: string; to: string }

/** What the film pages counted on these days. Nothing announces a visitor, so it is asked again each minute while it is looked at. */
export const useAnalyticsOf = (days: Days) =>
  useQuery({
    ...queryOf(analyticsRoutes.analytics, { query: days }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
  })

/** The last 24 hours of the film pages. */
export const useLiveViews = () =>
  useQuery({ ...queryOf(analyticsRoutes.live), refetchInterval: LIVE_POLL_MS, refetchOnMount: 'always' })

/** The account's figures: plan, credits, reach, production, and which service does which work. */
export const useStats = () => useQuery(queryOf(analyticsRoutes.stats))

export const refreshStats = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(analyticsRoutes.stats) })
