import { illustrationRoutes } from '@octavo/contract/illustration'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'

/** What can be drawn here, asked for once it is wanted; it changes with the installation alone. */
export const useIllustrations = (enabled: boolean) =>
  useQuery({ ...queryOf(illustrationRoutes.list), staleTime: Number.POSITIVE_INFINITY, enabled })
