import { type LibraryVideo, type Video, videoRoutes } from '@octavo/contract/video'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './call.ts'

/** What the library shows of how a film stands, as it is now. */
export function writeStanding(cache: QueryClient, { id, status, scheduledFor, filmPage, views }: Video) {
  cache.setQueriesData<LibraryVideo[]>({ queryKey: keyOf(videoRoutes.library) }, (films) =>
    films?.map((old) => (old.id === id ? { ...old, status, scheduledFor, filmPage, views } : old)),
  )
}
