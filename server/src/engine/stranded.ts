import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import { INTERNAL_QUEUE_NAME } from '@dbos-inc/dbos-sdk/internal/utils'
import { engine } from './running.ts'

/**
 * Workflows that the database holds as begun by this engine, and that nobody works at. So they stand when the connection breaks
 * between a claim and its acknowledgement, or under a run that then gave up.
 */
type Owned = { id: string; token: string | null }

/** Between a claim and its run lie a question or two: what is still idle at a later look has no run to come. */
const IDLE_MS = 10_000

const idleSince = new Map<string, number>()

/** Puts back what has been stranded for a while; answers how many workflows. A run that comes after all does not own it any more. */
export async function putBackStranded(now = Date.now()): Promise<number> {
  const begun = await begunHere()
  const atWork = DBOSExecutor.globalInstance?.systemDatabase.runningWorkflowMap
  const idle = begun.filter(({ id }) => !atWork?.has(id))
  const keys = new Set(idle.map(keyOf))
  for (const key of idleSince.keys()) if (!keys.has(key)) idleSince.delete(key)
  let count = 0
  for (const one of idle) {
    const since = idleSince.get(keyOf(one)) ?? now
    idleSince.set(keyOf(one), since)
    if (now - since >= IDLE_MS) count += await putBack(one)
  }
  return count
}

const keyOf = ({ id, token }: Owned) => `${id} ${token}`

async function begunHere(): Promise<Owned[]> {
  const { pool, executorId } = engine()
  const begun = `select workflow_uuid as id, owner_xid as token from dbos.workflow_status
    where status = 'PENDING' and executor_id = $1`
  return (await pool.query<Owned>(begun, [executorId])).rows
}

async function putBack({ id, token }: Owned): Promise<number> {
  const { rowCount } = await engine().pool.query(
    `update dbos.workflow_status set status = 'ENQUEUED', owner_xid = null, started_at_epoch_ms = null,
        updated_at = (extract(epoch from now()) * 1000)::bigint, queue_name = coalesce(queue_name, $3)
      where workflow_uuid = $1 and owner_xid is not distinct from $2 and status = 'PENDING'`,
    [id, token, INTERNAL_QUEUE_NAME],
  )
  return rowCount ?? 0
}
