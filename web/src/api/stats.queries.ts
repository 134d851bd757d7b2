import { analyticsRoutes } from '@octavo/contract/analytics'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

/** The account's figures: plan, credits, reach, production, and which service does which work. */
export const useStats = () => useQuery(queryOf(analyticsRoutes.stats))

export const refreshStats = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(analyticsRoutes.stats) })
