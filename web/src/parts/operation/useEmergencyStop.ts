import { messages } from '@octavo/contract/messages'
import { type HaltKind, operationRoutes } from '@octavo/contract/operation'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { refreshBatches } from '#api/batch.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshOperation } from '#api/events.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { reloadPage } from '#api/visit.ts'
import { toast } from '#ui/toast.ts'

export type StopKind = Exclude<HaltKind, 'operator'>

const KEPT = 'Finished work stays. Unfinished work stops, and its credits come back.'

type Stop = {
  label: string
  question: string
  row: typeof operationRoutes.shutdown | typeof operationRoutes.killSwitch
  done: () => void
  failed: (error: Error) => void
}

/** The two ways to stop everything. The kill switch is answered by the browser's own windows, as its question is. */
export const STOPS: Record<StopKind, Stop> = {
  'emergency-shutdown': {
    label: 'Emergency Shutdown',
    question: `Stop all autonomous operations? ${KEPT}`,
    row: operationRoutes.shutdown,
    done: () => toast(messages.operation.shutDown),
    failed: (error) => toast({ title: 'Not shut down', description: sentenceOf(error), variant: 'destructive' }),
  },
  'kill-switch': {
    label: 'Kill Switch',
    question: `This stops all content generation at once. ${KEPT} Go on?`,
    row: operationRoutes.killSwitch,
    done: () => {
      window.alert(messages.operation.killed)
      reloadPage()
    },
    failed: () => window.alert(messages.operation.killFailed),
  },
}

/** Reads anew what a stop or a start has changed. */
export const refreshWork = (cache: QueryClient) =>
  Promise.all([refreshOperation(cache), refreshVideos(cache), refreshBatches(cache), refreshStats(cache)])

/** Stops all work of the account, after the browser has asked. */
export function useEmergencyStop(kind: StopKind) {
  const cache = useQueryClient()
  const { row, question, done, failed } = STOPS[kind]
  const stop = useMutation({
    mutationFn: (reason: string) => call(row, { body: { reason: reason.trim() || messages.operation.noReason } }),
    onSuccess: async () => {
      await refreshWork(cache)
      done()
    },
    onError: failed,
  })
  return {
    stopping: stop.isPending,
    stop: (reason: string) => void (!stop.isPending && window.confirm(question) && stop.mutate(reason)),
  }
}
