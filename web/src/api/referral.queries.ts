import { type ReferralChannel, referralRoutes } from '@octavo/contract/referral'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

/** Referral credits that are left, and those ever earned. */
export const useReferralCredits = () => useQuery(queryOf(referralRoutes.credits))

/** Sign-ups through the account's link, and what they brought. */
export const useViralAnalytics = () => useQuery(queryOf(referralRoutes.analytics))

export const useReferralLink = () => useQuery(queryOf(referralRoutes.link))

/** The link by where it is shared, with what came of each. */
export const useReferralChannels = () => useQuery(queryOf(referralRoutes.channels))

export const refreshReferralChannels = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keyOf(referralRoutes.channels) })

/** Takes a link off the list, before the server has said yes. */
export const dropReferralChannel = (cache: QueryClient, id: string) =>
  cache.setQueryData<{ channels: ReferralChannel[] }>(
    keyOf(referralRoutes.channels),
    (old) => old && { channels: old.channels.filter((channel) => channel.id !== id) },
  )

export const refreshReferrals = (cache: QueryClient) =>
  Promise.all(
    [referralRoutes.credits, referralRoutes.analytics].map((row) => cache.invalidateQueries({ queryKey: keyOf(row) })),
  )
