import type { Niche } from '@octavo/contract/brand'
import { complianceRoutes } from '@octavo/contract/compliance'
import type { Reply } from '@octavo/contract/route'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'
import { refreshWriter } from './script.queries.ts'

/** One decision that was kept. */
export type ComplianceAction = Reply<typeof complianceRoutes.actions>['actions'][number]

/** The decisions that were kept, the newest first. */
export const useComplianceActions = () => useQuery(queryOf(complianceRoutes.actions))

/** Whether the officer is on duty, and the account's rates. */
export const useComplianceStatistics = () => useQuery(queryOf(complianceRoutes.statistics))

/** The officer's verdict on a text; nothing is asked for an empty one. While a new text is judged the last verdict stays. */
export const useTextCheck = (text: string, about: Checked = {}) =>
  useQuery({
    queryKey: checkKey(text, about),
    queryFn: () => call(complianceRoutes.check, { body: { text, ...given(about) } }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })

const checkKey = (text: string, about: Checked) => [complianceRoutes.check.path, { text, ...about }]

/** Has a language model read the same words too; what it says then stands in their check. A brand pays for it. */
export function useSecondOpinion(text: string, { brandId, ...about }: Checked) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(complianceRoutes.secondOpinion, { body: { text, ...given(about), brandId: brandId ?? '' } }),
    onSuccess: (check) => {
      cache.setQueryData(checkKey(text, { brandId, ...about }), check)
      void refreshComplianceStatistics(cache)
      void refreshWriter(cache)
    },
  })
}

/** By other rules the same words are found other: they are checked again. */
export const forgetChecks = (cache: QueryClient) =>
  void cache.invalidateQueries({ queryKey: [complianceRoutes.check.path] })

/** What is checked with the words, and for whom they are. */
export type Checked = {
  title?: string | undefined
  hashtags?: string[] | undefined
  niche?: Niche | undefined
  brandId?: string | null | undefined
}

const given = ({ title, hashtags, niche, brandId }: Checked) => ({
  ...(title?.trim() && { title }),
  ...(hashtags && hashtags.length > 0 && { hashtags }),
  ...(niche && { niche }),
  ...(brandId && { brandId }),
})

const STATISTICS_MS = 5000

/** The same while it is watched: every five seconds, or as events tell. */
export const useLiveComplianceStatistics = () =>
  useQuery({ ...queryOf(complianceRoutes.statistics), refetchInterval: useFallbackPoll(STATISTICS_MS) })

export const refreshComplianceStatistics = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keyOf(complianceRoutes.statistics) })

/** Every rule that the officer goes by, the gravest first. */
export const useComplianceRules = () => useQuery(queryOf(complianceRoutes.rules))
