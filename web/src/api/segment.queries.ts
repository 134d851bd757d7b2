import { type Segment, segmentRoutes } from '@octavo/contract/segment'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

/** The account's segments by name, each with how many are in it now. */
export const useSegments = () => useQuery(queryOf(segmentRoutes.list))

export const refreshSegments = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(segmentRoutes.list) })

/** Puts a segment as it is now among the others, by name. */
export const keepSegment = (cache: QueryClient, segment: Segment) =>
  cache.setQueryData<{ segments: Segment[] }>(
    keyOf(segmentRoutes.list),
    (old) =>
      old && {
        segments: [...old.segments.filter(({ id }) => id !== segment.id), segment].sort((one, other) =>
          one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }),
        ),
      },
  )

/** Takes a segment off the list, before the server has said yes. */
export const dropSegment = (cache: QueryClient, id: string) =>
  cache.setQueryData<{ segments: Segment[] }>(
    keyOf(segmentRoutes.list),
    (old) => old && { segments: old.segments.filter((segment) => segment.id !== id) },
  )
