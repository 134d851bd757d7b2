import { referralRoutes } from '@octavo/contract/referral'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

/** Referral credits that are left, and those ever earned. */
export const useReferralCredits = () => useQuery(queryOf(referralRoutes.credits))

/** Sign-ups through the account's link, and what they brought. */
export const useViralAnalytics = () => useQuery(queryOf(referralRoutes.analytics))

export const useReferralLink = () => useQuery(queryOf(referralRoutes.link))

export const refreshReferrals = (cache: QueryClient) =>
  Promise.all(
    [referralRoutes.credits, referralRoutes.analytics].map((row) => cache.invalidateQueries({ queryKey: keyOf(row) })),
  )
