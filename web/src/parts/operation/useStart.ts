import { messages } from '@octavo/contract/messages'
import { operationRoutes, type StartConfig } from '@octavo/contract/operation'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { toast } from '#ui/toast.ts'
import { refreshWork } from './useEmergencyStop.ts'

const notStarted = () => void toast({ ...messages.operation.callFailed, variant: 'destructive' })

/** Starts the account's operation with a configuration; says in a sentence why that did not work. */
export function useStart() {
  const cache = useQueryClient()
  const start = useMutation({
    mutationFn: (config: StartConfig) => call(operationRoutes.start, { body: { ...config, remakeHalted: false } }),
    onSuccess: async ({ success, message, estimatedOutput }) => {
      await refreshWork(cache)
      if (!success) toast({ ...messages.operation.startFailed, variant: 'destructive' })
      else toast({ title: message, description: estimatedOutput.says })
    },
    onError: notStarted,
  })
  return asOrder(start)
}

/** Ends a stop: what ran before runs again, and nothing else. */
export function useStartAgain() {
  const cache = useQueryClient()
  const start = useMutation({
    mutationFn: (again: { remakeHalted: boolean }) => call(operationRoutes.startAgain, { body: again }),
    onSuccess: async ({ message, operation, resumed: { campaigns } }) => {
      await refreshWork(cache)
      const going =
        campaigns > 0
          ? `${plural(campaigns, 'campaign')} that the stop paused ${campaigns === 1 ? 'goes' : 'go'} on.`
          : ''
      toast({ title: message, description: `${operation.now.says} ${going}`.trim() })
    },
    onError: notStarted,
  })
  return asOrder(start)
}

const asOrder = <T, Given>(start: UseMutationResult<T, Error, Given>) => ({
  starting: start.isPending,
  /** Does nothing while a start is on its way. A button keeps the focus meanwhile, so it is not disabled. */
  start: (given: Given, then?: { onSuccess: () => void }) => void (start.isPending || start.mutate(given, then)),
  problem: start.error ? sentenceOf(start.error) : undefined,
})
