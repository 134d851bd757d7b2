import { filmOrderRoutes } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import type { Reply } from '@octavo/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call } from '#api/call.ts'
import { refreshScripts } from '#api/script.queries.ts'
import { isUnderWay, refreshVideos, useVideos } from '#api/video.queries.ts'
import { useFilmFinished } from '#parts/generation/useFilmFinished.ts'
import { useFollowedFilm } from '#parts/generation/useFollowedFilm.ts'
import { useGeneration } from '#parts/generation/useGeneration.ts'
import { toast } from '#ui/toast.ts'
import { type RealViralValues, useRealViralForm } from './useRealViralForm.ts'

type Answer = Reply<typeof filmOrderRoutes.realViral>
type Wanted = RealViralValues & { turn: number }

/** Films after the first from the same words: each is an order of its own. */
let turns = 0

function order({ brandId, title, script, pictures, turn: _, ...options }: Wanted, requestId: string): Promise<Answer> {
  const words = { title: title.trim(), script: script.trim() }
  const look = { options, ...(pictures?.length && { pictures }) }
  return call(filmOrderRoutes.realViral, { body: { ...words, ...look, ...(brandId && { brandId }), requestId } })
}

const sayFailed = (description: string) =>
  toast({ title: messages.generator.failed.title, description, variant: 'destructive' })

/** The form of one film from finished words, and the film that was ordered. */
export function useRealViral() {
  const cache = useQueryClient()
  const form = useRealViralForm()
  const videos = useVideos()
  const title = form.values.title.trim()
  const generation = useGeneration<Wanted, Answer>({
    name: 'real-viral',
    send: order,
    form: form.values,
    idOf: ({ videoId }) => videoId,
    known: videos.data
      ?.filter((video) => video.batchId === null && video.title === title)
      .map((video) => ({ id: video.id, underWay: isUnderWay(video) })),
    onDone: ({ success, error }) => {
      turns += 1
      if (!success) sayFailed(error ?? messages.generator.unable)
      void refreshScripts(cache)
      void refreshVideos(cache)
      void refreshStats(cache)
    },
    onFailed: () => sayFailed(messages.generator.viralFailed),
  })
  const { film, error, refetch } = useFollowedFilm(generation)
  useFilmFinished(film, {
    onReady: () => void refreshVideos(cache),
    onFailed: ({ problem }) => sayFailed(problem ?? messages.generator.unable),
  })
  const make = () => {
    const isOrdered = form.submit((values) => generation.order({ ...values, turn: turns }))
    if (!isOrdered) toast({ title: messages.generator.scriptAndTitle, variant: 'destructive' })
  }
  return { form, generation, film, error, refetch, make }
}

export type RealViralScreen = ReturnType<typeof useRealViral>
