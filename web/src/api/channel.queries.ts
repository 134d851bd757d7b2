import { channelRoutes } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'

/** Where the brands' films are posted. */
export const useChannels = () => useQuery(queryOf(channelRoutes.list))
