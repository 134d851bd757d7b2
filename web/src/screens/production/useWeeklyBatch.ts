import type { Batch } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { useBatches } from '#api/batch.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { type PlannedWeek, useWeekOrder } from '#parts/week/useWeekOrder.ts'
import { toast } from '#ui/toast.ts'
import { type BatchProgress, countedProgress, tickedProgress } from './batch-progress.rules.ts'
import { useElapsed } from './useElapsed.ts'

export type WeeklyBatch = {
  generating: boolean
  canGenerate: boolean
  /** All of a week, or the films of a plan. */
  generate: (wish?: { plan?: PlannedWeek | undefined; review?: boolean }, onOrdered?: () => void) => void
  /** The brand's newest batch, once it is known. */
  batch: Batch | undefined
  /** The brand has never had a week; false until that is known. */
  isFirst: boolean
  /** Nothing while the brand has no batch and none is being ordered. */
  progress: BatchProgress | undefined
  /** Why the last press came to nothing, in a sentence. */
  problem: string | undefined
}

/** Ordering a brand's week: who may press, how far it is, what is said afterwards. */
export function useWeeklyBatch(brandId: string): WeeklyBatch {
  const order = useWeekOrder()
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

  const generate: WeeklyBatch['generate'] = (wish, onOrdered = () => {}) => {
    if (!brandId) return void toast({ ...messages.brand.required, variant: 'destructive' })
    if (!generating) order.mutate({ brandId, newestBefore: newest?.id, ...wish }, { onSuccess: onOrdered })
  }
  return {
    generating,
    canGenerate: brandId !== '' && !generating,
    generate,
    batch,
    isFirst: batches !== undefined && !newest,
    progress: batch ? countedProgress(batch) : ticks ? tickedProgress(sincePress ?? 0, sinceAnswer) : undefined,
    problem: press && order.error ? sentenceOf(order.error) : undefined,
  }
}
