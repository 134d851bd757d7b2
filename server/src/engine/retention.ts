import { DBOS } from '@dbos-inc/dbos-sdk'
import { CLOCK_PREFIX, every } from './clock.ts'
import { forgetLostRuns } from './lost-runs.ts'
import { engine } from './running.ts'

const DAY_MS = 86_400_000
/** Recurring work ends many times a day and is of no interest the next. */
const KEPT_DAYS = { workflows: 30, clock: 1 }
const BATCH = 500

/** Deletes what ended long ago, with its steps; answers how many workflows. */
export async function deleteOldWorkflows(now: Date): Promise<number> {
  const { pool } = engine()
  const times = [now.getTime() - KEPT_DAYS.workflows * DAY_MS, now.getTime() - KEPT_DAYS.clock * DAY_MS]
  const old = `select workflow_uuid as id from dbos.workflow_status
    where status in ('SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')
      and coalesce(completed_at, updated_at) < case when starts_with(name, $3) then $2::bigint else $1::bigint end
    limit ${BATCH}`
  for (let deleted = 0; ; ) {
    const { rows } = await pool.query<{ id: string }>(old, [...times, CLOCK_PREFIX])
    if (rows.length === 0) return deleted
    const ids = rows.map(({ id }) => id)
    await DBOS.deleteWorkflows(ids)
    await pool.query('delete from dbos.transaction_completion where workflow_id = any($1)', [ids])
    await forgetLostRuns(pool, ids)
    deleted += rows.length
  }
}

export function keepRetention(): void {
  every('37 * * * *', 'retention', (flow) =>
    flow.step('delete old workflows', async () => {
      await deleteOldWorkflows(new Date())
    }),
  )
}
