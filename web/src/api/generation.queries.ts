import { filmOrderRoutes } from '@octavo/contract/film-order'
import { generationRoutes } from '@octavo/contract/generation'
import { isSettled, type VideoStatus, videoRoutes } from '@octavo/contract/video'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const FILM_POLL_MS = 3000
const RUN_POLL_MS = 2000

type Film = { status: VideoStatus }
type Run = { status: string; videoAsset?: Film | null; video?: Film | null }

/** A run goes on while it writes, and then as long as its film is being made. */
export const isRunUnderWay = (run: Run): boolean => {
  const film = run.videoAsset ?? run.video
  return run.status === 'generating' || (film != null && !isSettled(film.status))
}

/** One film, followed by events, or by asking while they do not arrive, until it stands still. */
export function useFilm(id: string | null | undefined) {
  const poll = useFallbackPoll(FILM_POLL_MS)
  return useQuery({
    ...queryOf(videoRoutes.get, { params: { id: id ?? '' } }),
    enabled: Boolean(id),
    // What was published or halted elsewhere while nobody looked is read anew.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isSettled(state.data.status) ? false : poll),
  })
}

/** A single film with its scenes and what it is made of; asked for until it stands still. */
export function useOrderedFilm(id: string | null | undefined) {
  return useQuery({
    ...queryOf(filmOrderRoutes.filmState, { params: { id: id ?? '' } }),
    enabled: Boolean(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isSettled(state.data.video.state) ? false : FILM_POLL_MS),
  })
}

/** Events tell of a run's steps; how far its film is, is asked for while that is made. */
const whileUnderWay = ({ state }: { state: { data?: Run | undefined } }) =>
  state.data && !isRunUnderWay(state.data) ? (false as const) : RUN_POLL_MS

/** A run of the Viral Content Generator, and the latest ones, the newest first. */
export const useViralRun = (id: string | null | undefined) =>
  useQuery({
    ...queryOf(generationRoutes.viralRun, { params: { id: id ?? '' } }),
    enabled: Boolean(id),
    refetchOnMount: 'always',
    refetchInterval: whileUnderWay,
  })
export const useViralRuns = () => useQuery({ ...queryOf(generationRoutes.viralRuns), refetchOnMount: 'always' })

/** A run of the Viral YouTube Short Creator, and the latest ones, the newest first. */
export const useShortRun = (id: string | null | undefined) =>
  useQuery({
    ...queryOf(generationRoutes.shortRun, { params: { id: id ?? '' } }),
    enabled: Boolean(id),
    refetchOnMount: 'always',
    refetchInterval: whileUnderWay,
  })
export const useShortRuns = () =>
  useQuery({
    ...queryOf(generationRoutes.shortRuns),
    refetchOnMount: 'always',
    refetchInterval: useFallbackPoll(FILM_POLL_MS),
  })
