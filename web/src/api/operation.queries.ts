import { operationRoutes } from '@octavo/contract/operation'
import { productionRoutes } from '@octavo/contract/production'
import { publicationRoutes } from '@octavo/contract/publication'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

/** Poll intervals of the machine rooms. A hidden page never polls. */
const DASHBOARD_MS = 30_000
const STATUS_MS = 60_000
const LIMITS_MS = 15_000
const PRODUCTION_MS = 10_000
const PRODUCTION_ANYWAY_MS = 15_000

/** What Master Control shows, the guarantees checked anew each time. */
export const useMasterControl = () =>
  useQuery({ ...queryOf(systemStatusRoutes.dashboard), retry: false, refetchInterval: DASHBOARD_MS })

/** Whether anything needs the owner now. */
export const usePeaceOfMind = () =>
  useQuery({ ...queryOf(systemStatusRoutes.peaceOfMind), refetchInterval: DASHBOARD_MS })

/** The officer's day. */
export const useDailyCompliance = () =>
  useQuery({ ...queryOf(systemStatusRoutes.dailyCompliance), refetchInterval: STATUS_MS })

/** How much room each channel has today. */
export const usePostingLimits = () => useQuery({ ...queryOf(publicationRoutes.limits), refetchInterval: LIMITS_MS })

/** Every stop that the account has known, the latest first. */
export const useHalts = (enabled = true) => useQuery({ ...queryOf(operationRoutes.halts), enabled })

/** Mass production. Films and scripts have no event here, so it is read anew while events flow too, only less often. */
export const useProduction = () => {
  const poll = useFallbackPoll(PRODUCTION_MS)
  return useQuery({ ...queryOf(productionRoutes.statistics), refetchInterval: poll || PRODUCTION_ANYWAY_MS })
}

/** What waits in mass production, the next first. */
export const useProductionQueue = () => {
  const poll = useFallbackPoll(PRODUCTION_MS)
  return useQuery({ ...queryOf(productionRoutes.queue), refetchInterval: poll || PRODUCTION_ANYWAY_MS })
}
