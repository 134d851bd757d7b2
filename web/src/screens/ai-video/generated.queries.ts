import { videoRoutes } from '@octavo/contract/video'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from '#api/call.ts'

/** All films of the account as the generator tells of them, the newest first. */
export const useGenerated = () => useQuery({ ...queryOf(videoRoutes.generated), refetchOnMount: 'always' })

/** Nothing keeps this list fresh by itself: it is read anew after an order and when its film is there. */
export const refreshGenerated = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keyOf(videoRoutes.generated) })
