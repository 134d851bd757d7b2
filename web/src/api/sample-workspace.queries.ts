import { brandRoutes } from '@octavo/contract/brand'
import { sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import { scriptRoutes } from '@octavo/contract/script'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'
import { refreshVideos } from './video.queries.ts'

/** The sample workspace, if it is loaded. */
export const useSamples = () => useQuery(queryOf(sampleWorkspaceRoutes.get))

/** Reads anew every list in which samples stand. */
export const refreshSamples = (cache: QueryClient) =>
  Promise.all([
    refreshVideos(cache),
    ...[sampleWorkspaceRoutes.get, brandRoutes.list, scriptRoutes.list, scriptRoutes.library].map((row) =>
      cache.invalidateQueries({ queryKey: keyOf(row), exact: true }),
    ),
  ])
