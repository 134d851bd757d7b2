import { type LearningStatus, learningRoutes } from '@octavo/contract/learning'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

const POLL_MS = 60_000

/** What was learned from the account's own films, and from how many. */
export const useLearning = () =>
  useQuery({ ...queryOf(learningRoutes.status), refetchInterval: POLL_MS, refetchOnMount: 'always' })

export const refreshLearning = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keyOf(learningRoutes.status) })

export const writeLearning = (cache: QueryClient, status: LearningStatus) =>
  cache.setQueryData<LearningStatus>(keyOf(learningRoutes.status), status)
