import { type Batch, batchRoutes, messages } from '@octavo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBatches, useBatches } from '#api/batch.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { refreshStats } from '#api/stats.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { toast } from '#ui/toast.ts'
import { type BatchProgress, countedProgress, tickedProgress } from './batch-progress.rules.ts'
import { useElapsed } from './useElapsed.ts'

type Press = { brandId: string; requestId: string; newestBefore: string | undefined }

/** Presses that nobody answered, by brand: pressing again asks for the same batch, so that a lost reply costs nothing. */
const unanswered = new Map<string, string>()

function requestIdFor(brandId: string): string {
  const id = unanswered.get(brandId) ?? crypto.randomUUID()
  unanswered.set(brandId, id)
  return id
}

const wasAnswered = (error: Error) => error instanceof ApiError && error.status < 500

export type WeeklyBatch = {
  generating: boolean
  canGenerate: boolean
  generate: () => void
  /** The brand's newest batch, once it is known. */
  batch: Batch | undefined
  /** Nothing while the brand has no batch and none is being ordered. */
  progress: BatchProgress | undefined
  /** Why the last press came to nothing, in a sentence. */
  problem: string | undefined
}

function useOrder() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ brandId, requestId }: Press) => call(batchRoutes.createWeekly, { body: { brandId, requestId } }),
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

/** Ordering a brand's week: who may press, how far it is, what is said afterwards. */
export function useWeeklyBatch(brandId: string): WeeklyBatch {
  const order = useOrder()
  const { data: batches } = useBatches()
  const press = order.variables?.brandId === brandId ? order.variables : undefined
  const ordering = press !== undefined && order.isPending
  const answered = press !== undefined && order.isSuccess
  const newest = batches?.find((batch) => batch.brandId === brandId)
  // Until the list tells of the batch that was ordered, its newest is still last week's.
  const isOld = (ordering || answered) && newest?.id === press.newestBefore && newest?.id !== order.data?.batch?.id
  const batch = isOld ? undefined : newest
  const sincePress = useElapsed(ordering && !batch)
  const sinceAnswer = useElapsed(answered && !batch)
  const ticks = sincePress !== undefined || sinceAnswer !== undefined
  const generating = ordering || batch?.status === 'writing'

  const generate = () => {
    if (!brandId) return void toast({ ...messages.brand.required, variant: 'destructive' })
    if (!generating) order.mutate({ brandId, requestId: requestIdFor(brandId), newestBefore: newest?.id })
  }
  return {
    generating,
    canGenerate: brandId !== '' && !generating,
    generate,
    batch,
    progress: batch ? countedProgress(batch) : ticks ? tickedProgress(sincePress ?? 0, sinceAnswer) : undefined,
    problem: press && order.error ? sentenceOf(order.error) : undefined,
  }
}
