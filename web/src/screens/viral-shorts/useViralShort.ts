import { GENERATION_LIMITS, generationRoutes, type ViralNiche, type ViralShort } from '@octavo/contract/generation'
import type { Script } from '@octavo/contract/script'
import { useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call } from '#api/call.ts'
import { isRunUnderWay, useFilm, useShortRun, useShortRuns } from '#api/generation.queries.ts'
import { refreshScripts } from '#api/script.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { shortTravel } from '#parts/generation/create-draft.rules.ts'
import { useGeneration } from '#parts/generation/useGeneration.ts'
import { useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'

type Values = { brandId: string; niche: ViralNiche | ''; topic: string; targetViralScore: number }
type Wanted = { brandId: string; niche: ViralNiche; topic: string; targetViralScore: number; turn: number }

const START: Values = {
  brandId: '',
  niche: '',
  topic: '',
  targetViralScore: GENERATION_LIMITS.targetViralScore.standard,
}

/** Another short about what a script is about. */
const fromScript = ({ title, brandId }: Script): Partial<Values> => ({
  topic: title.slice(0, GENERATION_LIMITS.topic),
  ...(brandId && { brandId }),
})

/** Presses after the first from the same inputs: each is an order of its own. */
let turns = 0

const order = ({ turn: _, ...body }: Wanted, requestId: string) =>
  call(generationRoutes.short, { body: { ...body, requestId } })

/** The form of a short, the run that was ordered or is shown, and the film that comes of it. */
export function useViralShort() {
  const cache = useQueryClient()
  const form = useGeneratorForm<Values>({ name: 'viral-shorts', start: START, fromScript, travel: shortTravel })
  const runs = useShortRuns()
  const generation = useGeneration<Wanted, ViralShort>({
    name: 'viral-shorts',
    send: order,
    form: form.values,
    idOf: ({ id }) => id,
    known: runs.data?.map((run) => ({ id: run.id, underWay: isRunUnderWay(run) })),
    onDone: () => {
      turns += 1
      void runs.refetch()
      void refreshScripts(cache)
      void refreshVideos(cache)
      void refreshStats(cache)
    },
  })
  const newest = generation.ordering || generation.problem ? undefined : runs.data?.[0]?.id
  const run = useShortRun(generation.id ?? newest)
  const film = useFilm(run.data?.video?.id)
  const isWorking = generation.ordering || (run.data !== undefined && isAtWork(run.data))
  return {
    form,
    runs: runs.data ?? [],
    short: run.data,
    film: film.data,
    loading: runs.isPending,
    unread: runs.error ?? run.error ?? undefined,
    reread: () => void Promise.all([runs.refetch(), run.refetch()]),
    generation,
    isWorking,
    create: () => {
      const { niche, topic, ...rest } = form.values
      if (canCreate(form.values, isWorking))
        generation.order({ ...rest, niche: niche as ViralNiche, topic: topic.trim(), turn: turns })
    },
    vary: ({ brandId, niche, topic, targetViralScore }: ViralShort) =>
      generation.order({ brandId, niche, topic, targetViralScore, turn: turns }),
  }
}

export const canCreate = ({ brandId, niche, topic }: Values, isWorking: boolean): boolean =>
  brandId !== '' && niche !== '' && topic.trim() !== '' && !isWorking

const isAtWork = ({ steps, status }: ViralShort): boolean =>
  status === 'generating' || steps.some((step) => step.status === 'processing')

export type ViralShortScreen = ReturnType<typeof useViralShort>
