import { filmOrderRoutes, type OrderedFilm } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { ApiError, call, keyOf } from '#api/call.ts'
import { useOrderedFilm } from '#api/generation.queries.ts'
import { refreshScripts } from '#api/script.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { plural } from '#format/number.ts'
import { useFilmFinished } from '#parts/generation/useFilmFinished.ts'
import { useFollowedFilm } from '#parts/generation/useFollowedFilm.ts'
import { useGeneration } from '#parts/generation/useGeneration.ts'
import { toast } from '#ui/toast.ts'
import type { AiVideoValues } from './ai-video.form.ts'

const { failed, generated } = messages.generator

const sayGenerated = (scenes: number) =>
  toast({ title: generated, description: `The video has ${plural(scenes, 'scene')}.` })
const sayFailed = (description: string = failed.description) =>
  toast({ title: failed.title, description, variant: 'destructive' })

/** Ordering a film of one's own words, following it, and saying what came of it. */
export function useAiVideo(form: AiVideoValues) {
  const cache = useQueryClient()
  const generation = useGeneration<AiVideoValues, { video: OrderedFilm }>({
    name: 'ai-video',
    form,
    send: (values, requestId) => call(filmOrderRoutes.film, { body: { ...values, requestId } }),
    idOf: ({ video }) => video.id,
    onDone: (answer) => {
      const { video } = answer
      cache.setQueryData(keyOf(filmOrderRoutes.filmState, { params: { id: video.id } }), answer)
      void refreshVideos(cache)
      void refreshScripts(cache)
      void refreshStats(cache)
      if (video.status === 'completed') sayGenerated(video.scenes.length)
    },
    onFailed: (error) => sayFailed(error instanceof ApiError ? error.sentence : undefined),
  })
  const { film, error, refetch } = useFollowedFilm(generation)
  const { data: planned } = useOrderedFilm(generation.id)
  useFilmFinished(film, {
    onReady: ({ id }) => {
      void refreshVideos(cache)
      void call(filmOrderRoutes.filmState, { params: { id } }).then(({ video }) => sayGenerated(video.scenes.length))
    },
    onFailed: ({ problem }) => {
      void refreshVideos(cache)
      sayFailed(problem ?? undefined)
    },
  })
  return { generation, film, error, refetch, planned: generation.id ? planned?.video : undefined }
}
