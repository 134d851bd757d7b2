import { batchRoutes, type FilmOfWeek } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { refreshBatches } from '#api/batch.queries.ts'
import { ApiError, call } from '#api/call.ts'
import { refreshWriter } from '#api/script.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { toast } from '#ui/toast.ts'

/** The films of a plan that are to be made, and the seed that they were planned with. */
export type PlannedWeek = { seed: number; films: FilmOfWeek[] }
type Press = {
  brandId: string
  newestBefore: string | undefined
  plan?: PlannedWeek | undefined
  review?: boolean | undefined
}

/** Presses that nobody answered, by what they asked for: pressing again asks for the same batch, so that a lost reply costs nothing. */
const unanswered = new Map<string, string>()

const wishOf = ({ brandId, plan, review }: Press): string => JSON.stringify([brandId, plan, review])

function requestIdFor(press: Press): string {
  const id = unanswered.get(wishOf(press)) ?? crypto.randomUUID()
  unanswered.set(wishOf(press), id)
  return id
}

const wasAnswered = (error: Error) => error instanceof ApiError && error.status < 500

/** Orders a brand's week, at most once however often it is pressed, and says what came of it. */
export function useWeekOrder() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (press: Press) =>
      call(batchRoutes.createWeekly, {
        body: {
          brandId: press.brandId,
          requestId: requestIdFor(press),
          ...press.plan,
          ...(press.review && { review: true }),
        },
      }),
    onSuccess: ({ batchInfo }, press) => {
      unanswered.delete(wishOf(press))
      void refreshBatches(cache)
      void refreshVideos(cache)
      void refreshStats(cache)
      void refreshWriter(cache)
      toast(messages.batch.created(batchInfo.shorts, batchInfo.longForm, batchInfo.expectedViralScore))
    },
    onError: (error, press) => {
      if (wasAnswered(error)) unanswered.delete(wishOf(press))
      toast({ ...messages.batch.failed, variant: 'destructive' })
    },
  })
}
