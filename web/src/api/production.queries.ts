import { productionRoutes, type UgcPackage } from '@octavo/contract/production'
import type { Video } from '@octavo/contract/video'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, queryOf } from './call.ts'
import { refreshComplianceStatistics } from './compliance.queries.ts'
import { onEvent, useFallbackPoll } from './events.ts'

const POLL_MS = 10_000
const POLL_ANYWAY_MS = 15_000
const PACKAGES_POLL_MS = 5000
const RUN_POLL_MS = 2000

type Packages = { content_packages: UgcPackage[] }

/** Mass production. Films and scripts have no event here, so it is read anew while events flow too, only less often. */
export const useProduction = () => {
  const poll = useFallbackPoll(POLL_MS)
  return useQuery({ ...queryOf(productionRoutes.statistics), refetchInterval: poll || POLL_ANYWAY_MS })
}

/** What waits in mass production, the next first. */
export const useProductionQueue = () => {
  const poll = useFallbackPoll(POLL_MS)
  return useQuery({ ...queryOf(productionRoutes.queue), refetchInterval: poll || POLL_ANYWAY_MS })
}

/** The written packages, the newest first. */
export const usePackages = () =>
  useQuery({ ...queryOf(productionRoutes.packages), refetchInterval: useFallbackPoll(PACKAGES_POLL_MS) })

/** A run of them, watched until it is written. */
export const usePackageRun = (id: string | null) =>
  useQuery({
    ...queryOf(productionRoutes.run, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'writing' ? RUN_POLL_MS : false),
  })

const packagesKey = keyOf(productionRoutes.packages)

/** Reads the packages, their runs and the officer's figures anew. */
export const refreshPackages = (cache: QueryClient) =>
  Promise.all([cache.invalidateQueries({ queryKey: packagesKey }), refreshComplianceStatistics(cache)])

/** Writes a package as it is now into the list. */
export const keepPackage = (cache: QueryClient, changed: UgcPackage) =>
  changePackages(cache, (one) => (one.id === changed.id ? changed : one))

const changePackages = (cache: QueryClient, change: (one: UgcPackage) => UgcPackage) =>
  cache.setQueryData<Packages>(packagesKey, (old) => old && { content_packages: old.content_packages.map(change) })

const keepFilm = (cache: QueryClient, { id, status, progress, problem, posterUrl, streamUrl, downloadUrl }: Video) =>
  changePackages(cache, (one) =>
    one.video_id === id ? { ...one, video: { status, progress, problem, posterUrl, streamUrl, downloadUrl } } : one,
  )

/** While a screen shows packages, events keep them and the officer's figures fresh. */
export function usePackageEvents() {
  const cache = useQueryClient()
  useEffect(
    () =>
      onEvent((event) => {
        if (event.type === 'video') keepFilm(cache, event.video)
        if (event.type === 'operation') void refreshPackages(cache)
        if (event.type === 'library') void refreshComplianceStatistics(cache)
      }),
    [cache],
  )
}
