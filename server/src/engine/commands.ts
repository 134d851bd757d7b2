import { setTimeout as sleep } from 'node:timers/promises'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { CANCELLED_CHANNEL } from './liveness.ts'
import { abortLostRuns } from './ownership.ts'
import { FAILED_AT } from './registration.ts'
import { engine } from './running.ts'
import { definitionOf, type Workflow } from './workflow.ts'

export const APPLICATION = 'octavo'

type EnqueueOptions = {
  /** The id of the run; the same id runs once, however often it is enqueued. */
  id: string
  /** Not before this time. */
  delayUntil?: Date
  /** Smaller numbers go first in a queue; 0 unless said. */
  priority?: number
}

/** Has a workflow run once the transaction is committed; undone with it, nothing is left. The input is kept as JSON. */
export async function enqueue<I>(
  tx: Db,
  workflow: Pick<Workflow<I>, 'name' | 'queue'>,
  input: I,
  options: EnqueueOptions,
): Promise<void> {
  const { id, delayUntil, priority = 0 } = options
  const delay = delayUntil && delayUntil.getTime() > Date.now() ? delayUntil.getTime() : null
  await tx.execute(
    sql`select dbos.enqueue_workflow(${workflow.name}, ${workflow.queue}, array[${JSON.stringify(input)}::json],
      workflow_id => ${id}, priority => ${priority}, delay_until_epoch_ms => ${delay}, application_name => ${APPLICATION})`,
  )
}

/** Moves a run that still waits for its time; answers whether it did (it may have begun, ended, or never been). */
export async function reschedule(tx: Db, id: string, delayUntil: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update dbos.workflow_status set delay_until_epoch_ms = ${delayUntil.getTime()}
      where workflow_uuid = ${id} and status = 'DELAYED'`,
  )
  return rowCount === 1
}

/** Stops workflows and what they have started: waiting ones at once, running ones as soon as their step heeds its signal. */
export async function cancel(ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await DBOS.cancelWorkflows(ids, { cancelChildren: true })
  await engine().pool.query(`notify ${CANCELLED_CHANNEL}`)
  await abortLostRuns()
}

const STATES = {
  DELAYED: 'delayed',
  ENQUEUED: 'queued',
  PENDING: 'running',
  SUCCESS: 'done',
  ERROR: 'failed',
  MAX_RECOVERY_ATTEMPTS_EXCEEDED: 'failed',
  CANCELLED: 'cancelled',
} as const

type WorkflowState = (typeof STATES)[keyof typeof STATES]

export type WorkflowStatus = {
  id: string
  name: string
  state: WorkflowState
  /** What it gave, when done. */
  output?: unknown
  /** Why it failed. */
  error?: string
  delayUntil?: Date
}

/** How a workflow stands; undefined if there is none with that id. */
export async function workflowStatus(id: string): Promise<WorkflowStatus | undefined> {
  const found = await DBOS.getWorkflowStatus(id)
  if (!found) return undefined
  const state = STATES[found.status as keyof typeof STATES]
  return {
    id,
    name: found.workflowName,
    state,
    ...(state === 'done' && { output: found.output }),
    ...(state === 'failed' && { error: messageOf(found.error) }),
    ...(state === 'delayed' && { delayUntil: new Date(found.delayUntilEpochMS ?? 0) }),
  }
}

/** DBOS hands a portable error out as the JSON it is kept as. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It was begun many times and never came to an end'
  try {
    return String((JSON.parse(error.message) as { message: string }).message)
  } catch {
    return error.message
  }
}

/** Those of these ids that no workflow has: work that a restored backup still owes, for example. */
export async function withoutWorkflow(ids: string[]): Promise<string[]> {
  const { rows } = await engine().pool.query<{ id: string }>(
    'select id from unnest($1::text[]) as id where id not in (select workflow_uuid from dbos.workflow_status)',
    [ids],
  )
  return rows.map(({ id }) => id)
}

const STILL_GOING: WorkflowState[] = ['delayed', 'queued', 'running']
const POLL_MS = 100

/** Waits until a workflow has ended, or for as long as said; answers how it stands then. */
export async function waitForWorkflow(id: string, timeoutMs: number): Promise<WorkflowStatus | undefined> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const status = await workflowStatus(id)
    if (!status || !STILL_GOING.includes(status.state) || Date.now() >= deadline) return status
    await sleep(POLL_MS)
  }
}

/**
 * Goes on with a cancelled or failed workflow: finished steps keep their results, the failed one is worked at anew, and
 * so are the children it waited for. Answers whether there was anything to resume.
 */
export async function resume(id: string): Promise<boolean> {
  const found = await DBOS.getWorkflowStatus(id)
  if (found?.status === 'ERROR') return retryFailed(id, definitionOf(found.workflowName).queue)
  if (found?.status !== 'CANCELLED' && found?.status !== 'MAX_RECOVERY_ATTEMPTS_EXCEEDED') return false
  const children = await DBOS.listWorkflows({ parentWorkflowID: id, status: 'CANCELLED' })
  for (const child of children) await resume(child.workflowID)
  return requeue(id, definitionOf(found.workflowName).queue)
}

async function retryFailed(id: string, queueName: string): Promise<boolean> {
  const steps = (await DBOS.listWorkflowSteps(id)) ?? []
  const startStep = Number(steps.findLast(({ name }) => name === FAILED_AT)?.output ?? 0)
  const children = steps.filter(({ functionID }) => functionID >= startStep).map((step) => step.childWorkflowID)
  for (const child of new Set(children)) if (child) await resume(child)
  await DBOS.rewindWorkflow(id, { startStep, queueName })
  return true
}

/** What was waiting for its time when it was cancelled goes on waiting for it. */
async function requeue(id: string, queue: string): Promise<boolean> {
  const { rowCount } = await engine().database.db.execute(
    sql`update dbos.workflow_status set
        status = case when delay_until_epoch_ms > ${Date.now()} then 'DELAYED' else 'ENQUEUED' end,
        queue_name = ${queue}, owner_xid = null, recovery_attempts = 0, started_at_epoch_ms = null,
        completed_at = null, deduplication_id = null, workflow_deadline_epoch_ms = null, updated_at = ${Date.now()}
      where workflow_uuid = ${id} and status in ('CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')`,
  )
  return rowCount === 1
}
