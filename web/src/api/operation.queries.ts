import { operationRoutes } from '@octavo/contract/operation'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'

/** How often the operation is read anew. A hidden page never polls. */
const DASHBOARD_MS = 30_000
const STATUS_MS = 60_000

/** How the account's work goes: the one object that every screen of it reads. */
export const useOperation = () => useQuery({ ...queryOf(operationRoutes.status), refetchInterval: DASHBOARD_MS })

/** Whether the installation works: its database answers, its disk has room. */
export const useHealth = () => useQuery({ ...queryOf(systemStatusRoutes.healthCheck), refetchInterval: STATUS_MS })

/** What Master Control shows, the guarantees checked anew each time. */
export const useMasterControl = () =>
  useQuery({ ...queryOf(systemStatusRoutes.dashboard), retry: false, refetchInterval: DASHBOARD_MS })

/** Whether anything needs the owner now. */
export const usePeaceOfMind = () =>
  useQuery({ ...queryOf(systemStatusRoutes.peaceOfMind), refetchInterval: DASHBOARD_MS })

/** The officer's day. */
export const useDailyCompliance = () =>
  useQuery({ ...queryOf(systemStatusRoutes.dailyCompliance), refetchInterval: STATUS_MS })

/** Every stop that the account has known, the latest first. */
export const useHalts = (enabled = true) => useQuery({ ...queryOf(operationRoutes.halts), enabled })

/** What went out, what waits, what goes out, what was learned and what went wrong. */
export const useBrief = () => useQuery({ ...queryOf(systemStatusRoutes.brief), refetchInterval: STATUS_MS })
