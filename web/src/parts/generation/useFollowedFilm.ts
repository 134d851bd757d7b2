import type { Video } from '@octavo/contract/video'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#api/call.ts'
import { useFilm } from '#api/generation.queries.ts'
import type { Generation } from './useGeneration.ts'

type Followed = { film: Video | undefined; error: Error | null; refetch: () => unknown }

/** The film that a generator follows. One that is not there any more is forgotten. */
export function useFollowedFilm({ id, follow }: Pick<Generation<unknown>, 'id' | 'follow'>): Followed {
  const { data, error, refetch } = useFilm(id)
  const isGone = error instanceof ApiError && error.status === 404
  const forget = useEffectEvent(() => follow(null))
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])
  return { film: id ? data : undefined, error: isGone ? null : error, refetch }
}
