import type { OperationRuns, OperationStatus } from '@octavo/contract/operation'
import type { Tone } from '#ui/Badge.tsx'

/** How each state of the work is shown; its word stands in the contract. */
export const RUNS: Readonly<Record<OperationRuns, { tone: Tone; live?: true }>> = {
  stopped: { tone: 'bad' },
  'by-itself': { tone: 'ok', live: true },
  'on-order': { tone: 'neutral' },
}

/** Nothing is worked at until Start, or until the operator takes their switch back. */
export const isStopped = ({ now }: Pick<OperationStatus, 'now'>): boolean => now.runs === 'stopped'

/** It was started and not stopped since. */
export const isStarted = (operation: Pick<OperationStatus, 'now' | 'state'>): boolean =>
  operation.state === 'running' && !isStopped(operation)
