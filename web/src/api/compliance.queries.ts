import { complianceRoutes, type Niche, type Reply } from '@octavo/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryOf } from './call.ts'

/** One decision that was kept. */
export type ComplianceAction = Reply<typeof complianceRoutes.actions>['actions'][number]

/** The decisions that were kept, the newest first. */
export const useComplianceActions = () => useQuery(queryOf(complianceRoutes.actions))

/** Whether the officer is on duty, and the account's rates. */
export const useComplianceStatistics = () => useQuery(queryOf(complianceRoutes.statistics))

/** The officer's verdict on a text; nothing is asked for an empty one. While a new text is judged the last verdict stays. */
export const useTextCheck = (text: string, niche?: Niche) =>
  useQuery({
    queryKey: [complianceRoutes.check.path, { text, niche }],
    queryFn: () => call(complianceRoutes.check, { body: { text, ...(niche && { niche }) } }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
