import { batchRoutes } from '@octavo/contract/batch'
import { type LibraryVideo, UNFINISHED, type Video, videoRoutes } from '@octavo/contract/video'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'
import { writeStanding } from './video.standing.ts'

const POLL_MS = 5000

/** All the account's videos, whatever became of them. */
export const useVideos = () => useQuery({ ...queryOf(videoRoutes.list), refetchInterval: useFallbackPoll(POLL_MS) })

/** The films of every generator, the newest first; nothing but asking keeps their progress fresh. */
export const useGenerated = () =>
  useQuery({
    ...queryOf(videoRoutes.generated),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'generating') ? POLL_MS : false),
  })

/** The finished films. */
export const useLibrary = () => useQuery({ ...queryOf(videoRoutes.library), refetchInterval: useFallbackPoll(POLL_MS) })

/** The finished films with these words in their title or script; nothing is asked for while there are none. */
export const useFilmSearch = (words: string) =>
  useQuery({
    ...queryOf(videoRoutes.library, { query: { words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

/** Still on its way: being made, or waiting for its turn or for a person. */
export const isUnderWay = (video: Video): boolean => UNFINISHED.includes(video.status)

/** Writes a video as it is now into the lists that show it. */
export function keepVideo(cache: QueryClient, video: Video) {
  const change = (videos: Video[] | undefined) => videos?.map((old) => (old.id === video.id ? video : old))
  cache.setQueryData<Video[]>(keyOf(videoRoutes.list), change)
  cache.setQueryData<Video>(keyOf(videoRoutes.get, { params: { id: video.id } }), video)
  writeStanding(cache, video)
  void cache.invalidateQueries({ queryKey: keyOf(batchRoutes.list), exact: true })
}

/** Reads the lists of videos anew. */
export const refreshVideos = (cache: QueryClient) =>
  Promise.all(
    [videoRoutes.list, videoRoutes.library, videoRoutes.generated].map((row) =>
      cache.invalidateQueries({ queryKey: keyOf(row), exact: row !== videoRoutes.library }),
    ),
  )

/** Takes a film out of the library at once, before the server has said yes. */
export const dropFilm = (cache: QueryClient, id: string) =>
  cache.setQueriesData<LibraryVideo[]>({ queryKey: keyOf(videoRoutes.library) }, (films) =>
    films?.filter((film) => film.id !== id),
  )
