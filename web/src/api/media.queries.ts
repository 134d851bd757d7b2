import { type MediaLibrary, mediaRoutes } from '@octavo/contract/media'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const POLL_MS = 10_000

/** The account's own media and its unfinished uploads. */
export const useMediaLibrary = () =>
  useQuery({ ...queryOf(mediaRoutes.list), refetchInterval: useFallbackPoll(POLL_MS) })

export const refreshShelf = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(mediaRoutes.list) })

/** Changes the media library at once, before the server has said yes. */
export const changeShelf = (cache: QueryClient, change: (media: MediaLibrary['media']) => MediaLibrary['media']) =>
  cache.setQueryData<MediaLibrary>(
    keyOf(mediaRoutes.list),
    (library) => library && { ...library, media: change(library.media) },
  )
