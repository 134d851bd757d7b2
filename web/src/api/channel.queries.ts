import { channelRoutes, type VideoChannel } from '@octavo/contract/channel'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

/** Where the brands' films are posted. */
export const useChannels = () => useQuery(queryOf(channelRoutes.list))

/** Writes a channel as it is now into the list. */
export const keepChannel = (cache: QueryClient, channel: VideoChannel) =>
  cache.setQueryData<VideoChannel[]>(keyOf(channelRoutes.list), (list) =>
    list?.map((one) => (one.id === channel.id ? channel : one)),
  )
