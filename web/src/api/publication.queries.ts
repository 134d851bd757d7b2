import { publicationRoutes } from '@octavo/contract/publication'
import type { Reply } from '@octavo/contract/route'
import { isMade, videoRoutes } from '@octavo/contract/video'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, queryOf } from './call.ts'
import { onEvent, useFallbackPoll } from './events.ts'

const POLL_MS = 15_000

export type Calendar = Reply<typeof publicationRoutes.calendar>

/** The posts of these days of the account. A film that changes its state has it read anew. */
export function useCalendar(from: string, to: string) {
  const cache = useQueryClient()
  useEffect(
    () => onEvent((event) => void (event.type === 'video' && isMade(event.video.status) && refreshPosts(cache))),
    [cache],
  )
  return useQuery({
    ...queryOf(publicationRoutes.calendar, { query: { from, to } }),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackPoll(POLL_MS),
    refetchOnMount: 'always',
  })
}

/** The channels that a film may go to, and where it stands on each. */
export const usePosts = (videoId: string) =>
  useQuery({ ...queryOf(publicationRoutes.posts, { params: { id: videoId } }), refetchOnMount: 'always' })

/** What the film's picture may show. */
export const useMoments = (videoId: string) => useQuery(queryOf(videoRoutes.moments, { params: { id: videoId } }))

/** What could be said with a film on each network. */
export const useWords = (videoId: string) =>
  useQuery({ ...queryOf(publicationRoutes.words, { params: { id: videoId } }), refetchOnMount: 'always' })

/** How much room each channel has today. */
export const usePostingLimits = () => useQuery({ ...queryOf(publicationRoutes.limits), refetchInterval: POLL_MS })

/** One video as it is now. */
export const useVideo = (videoId: string) =>
  useQuery({ ...queryOf(videoRoutes.get, { params: { id: videoId } }), refetchOnMount: 'always' })

/** Reads the calendar and the posts of every film anew. */
export const refreshPosts = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(publicationRoutes.calendar) }),
    cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'posts' }),
  ])

/** Puts a post at another time at once, before the server has said yes; returns how to put it back. */
export function moveInCalendar(cache: QueryClient, postId: string, at: string): () => void {
  const filter = { queryKey: keyOf(publicationRoutes.calendar) }
  const before = cache.getQueriesData<Calendar>(filter)
  cache.setQueriesData<Calendar>(
    filter,
    (old) => old && { ...old, posts: old.posts.map((post) => (post.id === postId ? { ...post, at } : post)) },
  )
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data)
  }
}
