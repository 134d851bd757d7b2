import { type Batch, batchRoutes } from '@octavo/contract/batch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { keepBatch } from '#api/batch.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { toast } from '#ui/toast.ts'

/** Stops a batch after asking. */
export function HaltBatch({ batch }: { batch: Batch }) {
  const cache = useQueryClient()
  const halt = useMutation({
    mutationFn: () => call(batchRoutes.halt, { params: { id: batch.id } }),
    onSuccess: (halted) => {
      keepBatch(cache, halted)
      void refreshVideos(cache)
      void refreshStats(cache)
      toast({ title: 'Batch halted', description: halted.says })
    },
    onError: (error) => toast({ title: 'Not halted', description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <ConfirmButton
      size="sm"
      variant="danger"
      disabled={halt.isPending}
      question="Halt this batch?"
      consequence="Finished films stay. Unfinished ones stop, and their credits come back."
      confirmLabel="Halt batch"
      onConfirm={() => halt.mutate()}
    >
      {halt.isPending ? 'Halting...' : 'Halt'}
    </ConfirmButton>
  )
}
