import { DBOS } from '@dbos-inc/dbos-sdk'
import {
  assertStillOwnsWorkflow,
  type DataSourceTransactionHandler,
  migrateDataSourcePG,
  replayRecordedStep,
} from '@dbos-inc/dbos-sdk/datasource'
import { sql } from 'drizzle-orm'
import { SuperJSON } from 'superjson'
import type { Db } from '#db/client.ts'
import { isDatabaseAway, isDiskFull } from '#outage.ts'
import { prepareLostRuns, workCarefully } from './lost-runs.ts'
import { watchOwnership } from './ownership.ts'
import { pause } from './pause.ts'
import { engine } from './running.ts'

/** A step's place in the history of its workflow. */
type Place = { workflowId: string; step: number }
/** The result of a step, wrapped because it may be undefined. */
type Outcome<T> = { value: T }

export const DATASOURCE = 'octavo'
const PATIENCE_MS = 120_000
const LONGEST_PAUSE_MS = 2_000

/**
 * Commits a step's own SQL and the note that the step is done in one transaction: after a crash the step has happened
 * together with its note, or not at all. (A failure needs no note here, because its transaction is undone.)
 */
export const datasource: DataSourceTransactionHandler = {
  name: DATASOURCE,
  initialize: async () => {
    await engine().database.db.transaction(async (tx) => {
      await migrateDataSourcePG(async (statement) => (await tx.execute(sql.raw(statement))).rows)
    })
    await prepareLostRuns(engine().pool)
  },
  destroy: async () => {},
  deleteCheckpoints: (workflowId, startStep, beforeCommit) =>
    engine().database.db.transaction(async (tx) => {
      const later = sql`workflow_id = ${workflowId} and function_num >= ${startStep}`
      await tx.execute(sql`delete from dbos.transaction_completion where ${later}`)
      await beforeCommit?.()
    }),
  invokeTransactionFunction<This, Args extends unknown[], Return>(
    _config: unknown,
    _target: This,
    work: (this: This, ...args: Args) => Promise<Return>,
    ..._none: Args
  ): Promise<Return> {
    const place = { workflowId: DBOS.workflowID ?? '', step: DBOS.stepID ?? 0 }
    // DBOS hands the step's function on untouched, and ours takes the transaction.
    return untilAnswered(place, work as unknown as (tx: Db) => Promise<Return>)
  },
}

/** Tries again for as long as the database is away or its disk full, and when transactions collide; whether the last try was committed is looked up. */
async function untilAnswered<T>(place: Place, work: (tx: Db) => Promise<T>): Promise<T> {
  const watch = watchOwnership(place.workflowId)
  const deadline = Date.now() + PATIENCE_MS
  const careful = () => workCarefully(place.workflowId, watch, () => commit(place, work))
  try {
    for (let wait = 10; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      if (watch.signal.aborted) return await watch.endRun()
      try {
        return ((await recorded<T>(place)) ?? (await careful())).value
      } catch (error) {
        if (!isObstacle(error) && (!mayPass(error) || Date.now() > deadline)) throw error
      }
      await pause(wait, watch.signal)
    }
  } finally {
    watch.release()
  }
}

async function recorded<T>({ workflowId, step }: Place): Promise<Outcome<T> | undefined> {
  const here = sql`workflow_id = ${workflowId} and function_num = ${step}`
  const { rows } = await engine().database.db.execute(sql`select output from dbos.transaction_completion where ${here}`)
  return rows[0] && { value: replayRecordedStep<T>({ output: String(rows[0].output) }) }
}

async function commit<T>({ workflowId, step }: Place, work: (tx: Db) => Promise<T>): Promise<Outcome<T>> {
  return engine().database.db.transaction(async (tx) => {
    const value = await work(tx)
    const noted = await tx.execute(
      sql`insert into dbos.transaction_completion (workflow_id, function_num, output)
        values (${workflowId}, ${step}, ${SuperJSON.stringify(value)}) on conflict do nothing returning 1`,
    )
    if (noted.rows.length === 0) throw new NotedByAnother()
    await assertStillOwnsWorkflow(workflowId)
    return { value }
  })
}

/** Another execution of the same step was faster: ours is undone, and its outcome is read. */
class NotedByAnother extends Error {}

const isObstacle = (error: unknown): boolean => isDatabaseAway(error) || isDiskFull(error)

const COLLISION = ['40001', '40P01']

function mayPass(error: unknown): boolean {
  if (error instanceof NotedByAnother) return true
  if (!(error instanceof Error)) return false
  return COLLISION.includes(String((error as { code?: string }).code)) || mayPass(error.cause)
}
