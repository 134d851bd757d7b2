import { generationRoutes, type ViralGeneration } from '@octavo/contract/generation'
import { FORMATS, type VideoFormat } from '@octavo/contract/video'
import { useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call } from '#api/call.ts'
import { isRunUnderWay, useFilm, useViralRun, useViralRuns } from '#api/generation.queries.ts'
import { refreshScripts } from '#api/script.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { filmCredits } from '#format/speaking-time.ts'
import { viralTravel } from '#parts/generation/create-draft.rules.ts'
import { useGeneration } from '#parts/generation/useGeneration.ts'
import { useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'

type Wanted = { brandId: string; contentType: VideoFormat; trendingContext: string }

const START: Wanted = { brandId: '', contentType: 'short', trendingContext: '' }

/** The most that a video of this type can cost. */
export const creditsFor = (contentType: VideoFormat): number => filmCredits(FORMATS[contentType].seconds.max)

const send = ({ trendingContext, ...body }: Wanted, requestId: string) => {
  const trend = trendingContext.trim()
  return call(generationRoutes.viral, { body: { ...body, ...(trend && { trendingContext: trend }), requestId } })
}

/** The form, the run that was ordered or is shown, and the film that comes of it. */
export function useViral() {
  const cache = useQueryClient()
  const form = useGeneratorForm<Wanted>({ name: 'viral-generator', start: START, travel: viralTravel })
  const runs = useViralRuns()
  const refresh = () => {
    void runs.refetch()
    void refreshScripts(cache)
    void refreshVideos(cache)
    void refreshStats(cache)
  }
  const generation = useGeneration<Wanted, ViralGeneration>({
    name: 'viral-generator',
    send,
    form: form.values,
    idOf: ({ id }) => id,
    known: runs.data?.map((run) => ({ id: run.id, underWay: isRunUnderWay(run) })),
    onDone: (run) => {
      refresh()
      if (run.problem) console.error('Viral generation failed:', run.problem)
    },
    onFailed: (error) => console.error('Viral generation failed:', error.message),
  })
  const newest = generation.ordering || generation.problem ? undefined : runs.data?.[0]?.id
  const run = useViralRun(generation.id ?? newest)
  const film = useFilm(run.data?.videoAsset?.id)
  const isWorking = generation.ordering || run.data?.status === 'generating'
  return {
    form,
    generation,
    runs: runs.data ?? [],
    run: generation.id || newest ? run.data : undefined,
    film: run.data?.videoAsset ? film.data : undefined,
    loading: runs.isPending,
    unread: runs.error ?? run.error ?? undefined,
    reread: () => void Promise.all([runs.refetch(), run.refetch()]),
    isWorking,
    generate: () => {
      if (form.values.brandId !== '' && !isWorking) generation.order(form.values)
    },
    /** Orders the same once more: the writer takes other words. */
    vary: ({ brandId, contentType, trendingContext }: ViralGeneration) =>
      generation.order({ brandId, contentType, trendingContext: trendingContext ?? '' }),
  }
}

export type ViralScreen = ReturnType<typeof useViral>
