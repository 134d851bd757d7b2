import { batchRoutes } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { refreshBatches } from '#api/batch.queries.ts'
import { ApiError, call } from '#api/call.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { toast } from '#ui/toast.ts'

type Press = { brandId: string; newestBefore: string | undefined }

/** Presses that nobody answered, by brand: pressing again asks for the same batch, so that a lost reply costs nothing. */
const unanswered = new Map<string, string>()

function requestIdFor(brandId: string): string {
  const id = unanswered.get(brandId) ?? crypto.randomUUID()
  unanswered.set(brandId, id)
  return id
}

const wasAnswered = (error: Error) => error instanceof ApiError && error.status < 500

/** Orders a brand's week, at most once however often it is pressed, and says what came of it. */
export function useWeekOrder() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ brandId }: Press) =>
      call(batchRoutes.createWeekly, { body: { brandId, requestId: requestIdFor(brandId) } }),
    onSuccess: ({ batchInfo }, { brandId }) => {
      unanswered.delete(brandId)
      void refreshBatches(cache)
      void refreshVideos(cache)
      void refreshStats(cache)
      toast(messages.batch.created(batchInfo.shorts, batchInfo.longForm, batchInfo.expectedViralScore))
    },
    onError: (error, { brandId }) => {
      if (wasAnswered(error)) unanswered.delete(brandId)
      toast({ ...messages.batch.failed, variant: 'destructive' })
    },
  })
}
