import { DBOS, Error as DbosErrors } from '@dbos-inc/dbos-sdk'
import { isDatabaseAway } from '#outage.ts'
import { type Flow, failedStep, makeFlow } from './flow.ts'
import { lookForSuspicion } from './lost-runs.ts'
import { isStopping } from './ownership.ts'
import { engine } from './running.ts'
import { startables } from './startables.ts'
import { type AnyWorkflow, definitionOf, definitions } from './workflow.ts'

/** The name of the step that notes where a retry begins; see `resume`. */
export const FAILED_AT = 'failedAt'

/** Failures the log has heard of: DBOS would report them once more. */
export const reported = new WeakSet<object>()

export function registerWorkflows(): void {
  for (const name of definitions.keys()) {
    if (startables.has(name)) continue
    // Portable: inputs are JSON, because a transaction can enqueue from SQL. How often a run may be begun again is ours to say.
    const options = { name, serialization: 'portable', maxRecoveryAttempts: 2 ** 31 } as const
    startables.set(
      name,
      DBOS.registerWorkflow((input: unknown) => runOf(name, input), options),
    )
  }
}

async function runOf(name: string, input: unknown): Promise<unknown> {
  const workflow = definitionOf(name)
  const id = DBOS.workflowID ?? ''
  const flow = makeFlow(id)
  try {
    await lookForSuspicion(id)
    return await workflow.run(flow, input as never)
  } catch (error) {
    // Nothing is written down by a process that stops; the next one goes on.
    if (isStopping()) return new Promise(() => {})
    // Nor by one that cannot reach its database: the run lets go, and the workflow is put back as stranded.
    if (isDatabaseAway(error)) throw new DbosErrors.DBOSWorkflowConflictError(id)
    if (!isInterruption(error, id)) await noteFailure(workflow, flow, input, error)
    throw error
  }
}

/** The run was cancelled or taken over: that is not a failure. */
export const isInterruption = (error: unknown, id: string): boolean =>
  error instanceof DbosErrors.DBOSWorkflowConflictError ||
  (error instanceof DbosErrors.DBOSWorkflowCancelledError && error.workflowID === id)

async function noteFailure(workflow: AnyWorkflow, flow: Flow, input: unknown, error: unknown): Promise<void> {
  const at = failedStep(error)
  await DBOS.runStep(async () => at, { name: FAILED_AT })
  if (error instanceof Error) reported.add(error)
  engine().log.warn(`${flow.id} failed`, error)
  await workflow.failed?.(flow, input as never, error instanceof Error ? error : new Error(String(error)))
}
