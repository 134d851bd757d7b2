import { messages } from '@octavo/contract/messages'
import { operationRoutes, type StartConfig } from '@octavo/contract/operation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { toast } from '#ui/toast.ts'
import { refreshWork } from './useEmergencyStop.ts'

type Order = { config: StartConfig; remakeHalted?: boolean }

/** Starts the account's operation, or starts it again after a stop; says in a sentence why that did not work. */
export function useStart() {
  const cache = useQueryClient()
  const start = useMutation({
    mutationFn: ({ config, remakeHalted = false }: Order) =>
      call(operationRoutes.start, { body: { ...config, remakeHalted } }),
    onSuccess: async ({ success, message, estimatedOutput }) => {
      await refreshWork(cache)
      if (!success) toast({ ...messages.operation.startFailed, variant: 'destructive' })
      else toast({ title: message, description: estimatedOutput.says })
    },
    onError: () => toast({ ...messages.operation.callFailed, variant: 'destructive' }),
  })
  return {
    starting: start.isPending,
    /** Does nothing while a start is on its way. A button keeps the focus meanwhile, so it is not disabled. */
    start: (order: Order, then?: { onSuccess: () => void }) => void (start.isPending || start.mutate(order, then)),
    problem: start.error ? sentenceOf(start.error) : undefined,
  }
}
