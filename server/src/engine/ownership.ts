import { DBOSWorkflowConflictError } from '@dbos-inc/dbos-sdk'
import { currentOwnerXid } from '@dbos-inc/dbos-sdk/internal/context'
import { engine } from './running.ts'

/**
 * A run owns its workflow by a token in the workflow's row. Cancelling clears it, and taking the workflow over writes
 * another, so that one question tells a run that it must stop: is the token still mine?
 */
type Entry = { workflowId: string; token: string; controller: AbortController }

export type Watch = {
  /** Fires when the run must stop: it was cancelled or taken over, or the process stops. */
  signal: AbortSignal
  release(): void
  /**
   * Ends a run whose signal has fired. A lost run is told so in the engine's way, which records nothing. In a process
   * that stops, it stands still for ever instead: the next process goes on from the last finished step.
   */
  endRun(): Promise<never>
}

const watched = new Set<Entry>()
let stopping = false

/** Watches over the run in progress, until it is released. */
export function watchOwnership(workflowId: string): Watch {
  const entry = { workflowId, token: currentOwnerXid(workflowId) ?? '', controller: new AbortController() }
  watched.add(entry)
  if (stopping) entry.controller.abort()
  const release = () => void watched.delete(entry)
  const endRun = () => {
    release()
    return stopping ? new Promise<never>(() => {}) : Promise.reject(new DBOSWorkflowConflictError(workflowId))
  }
  return { signal: entry.controller.signal, release, endRun }
}

/** Fires the signals of runs that no longer own their workflow. */
export async function abortLostRuns(): Promise<void> {
  const entries = [...watched]
  if (entries.length === 0) return
  const ids = [...new Set(entries.map(({ workflowId }) => workflowId))]
  const question =
    'select workflow_uuid as id, owner_xid as owner from dbos.workflow_status where workflow_uuid = any($1)'
  const { rows } = await engine().pool.query<{ id: string; owner: string | null }>(question, [ids])
  const owners = new Map(rows.map(({ id, owner }) => [id, owner]))
  for (const { workflowId, token, controller } of entries) if (owners.get(workflowId) !== token) controller.abort()
}

/** Fires all signals; from now on no step begins, and none is written down as failed. */
export function abortAllRuns(): void {
  stopping = true
  for (const { controller } of watched) controller.abort()
}

export const allowRuns = (): void => {
  stopping = false
}

export const isStopping = (): boolean => stopping

/** How many steps are being worked at. */
export const stepsInProgress = (): number => watched.size
