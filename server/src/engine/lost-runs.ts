import type pg from 'pg'
import { isDatabaseAway } from '#outage.ts'
import { Line } from './line.ts'
import type { Watch } from './ownership.ts'
import { pause } from './pause.ts'
import { engine } from './running.ts'

/**
 * Runs whose process died while it worked at them, and which of them it died of. Nobody can tell from one death: all that was under
 * way is suspect then. Suspects are tried one at a time, those that were tried least first, so that another death says whose it is.
 * See docs/decisions/015-work-that-ends-its-process.md.
 */
const TRIES = 2
/** Before a try, and once more for each that was: what else there is to do comes first, and who was tried comes after who was not. */
const PAUSE_MS = 3_000
const AWAY_PAUSE_MS = 500
/** A suspect that has lived so long lets the others on; its next death is held against it all the same. */
const ALONE_MS = 60_000

const TABLES = [
  `create table if not exists dbos.lost_runs (
    workflow_id text primary key, finished bigint not null, tries integer not null, tried_by text,
    lost_at timestamptz not null default now())`,
  'create table if not exists dbos.orderly_stops (executor_id text primary key)',
]
/** Which step a run is at: as many of its steps have ended. */
const FINISHED = `(select count(*) from dbos.operation_outputs where workflow_uuid = w.workflow_uuid)
  + (select count(*) from dbos.transaction_completion where workflow_id = w.workflow_uuid)`
const WAITS_FOR_A_CHILD = `exists (select from dbos.workflow_status child
  where child.parent_workflow_id = w.workflow_uuid and child.status in ('PENDING', 'ENQUEUED', 'DELAYED'))`

/** Another try would end like those before. */
class PutAside extends Error {
  readonly final = true
}
const SAYS =
  'This was put aside because the server stopped twice while working on it. Change what you asked for, then try again.'

type Suspicion = { tries: number; pauseMs: number }
/** Runs of this process that have not yet come to the step in which they were lost. */
const suspects = new Map<string, Suspicion>()
let line = new Line()

export async function prepareLostRuns(pool: pg.Pool): Promise<void> {
  suspects.clear()
  line = new Line()
  const client = await pool.connect()
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtext('octavo lost runs'))")
    for (const statement of TABLES) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Says that this process stops because it was told to: its work is no suspect. */
export async function noteOrderlyStop({ pool, executorId }: { pool: pg.Pool; executorId: string }): Promise<void> {
  await pool.query(
    `insert into dbos.orderly_stops select $1 where exists
      (select from dbos.workflow_status where status = 'PENDING' and executor_id = $1) on conflict do nothing`,
    [executorId],
  )
}

/** Notes what a dead engine was working at, before that is taken over. It counts as a try for what was tried alone, or was alone anyway. */
export async function noteLostRuns(client: pg.Client, executorId: string): Promise<void> {
  const stopped = await client.query('delete from dbos.orderly_stops where executor_id = $1', [executorId])
  if (stopped.rowCount) return
  await client.query(
    `insert into dbos.lost_runs as l (workflow_id, finished, tries)
      select w.workflow_uuid, ${FINISHED}, case when count(*) over () = 1 then 1 else 0 end
      from dbos.workflow_status w where w.status = 'PENDING' and w.executor_id = $1 and not ${WAITS_FOR_A_CHILD}
      on conflict (workflow_id) do update set finished = excluded.finished, lost_at = now(), tried_by = null,
        tries = case when l.finished <> excluded.finished then excluded.tries
          when l.tried_by = $1 then l.tries + 1 else l.tries end`,
    [executorId],
  )
}

/** Before a run is begun or gone on with: was it lost in the step that it comes to? */
export async function lookForSuspicion(workflowId: string): Promise<void> {
  const { rows } = await engine().pool.query<Suspicion>(
    `select l.tries, greatest(0, $2 * (l.tries + 1) - extract(epoch from now() - l.lost_at) * 1000)::float8 as "pauseMs"
      from dbos.lost_runs l join dbos.workflow_status w on w.workflow_uuid = l.workflow_id
      where l.workflow_id = $1 and l.finished = ${FINISHED}`,
    [workflowId, PAUSE_MS],
  )
  if (rows[0]) suspects.set(workflowId, rows[0])
}

type Step<T> = (gotOn: () => void) => Promise<T>

/** Works at a step: at once, or alone after a pause when the run is suspect, or not at all when two processes died of it. */
export async function workCarefully<T>(workflowId: string, { signal, endRun }: Watch, step: Step<T>): Promise<T> {
  const suspicion = suspects.get(workflowId)
  suspects.delete(workflowId)
  if (!suspicion) return step(() => {})
  if (suspicion.tries >= TRIES) throw new PutAside(SAYS)
  await pause(suspicion.pauseMs, signal)
  const letOthersOn = await line.take(suspicion.tries, signal)
  if (signal.aborted) return endRun()
  const enough = setTimeout(letOthersOn, ALONE_MS).unref()
  try {
    await noteTry(workflowId, signal)
    return await step(() => {
      letOthersOn()
      void clear(workflowId).catch(() => {})
    })
  } finally {
    clearTimeout(enough)
    letOthersOn()
  }
}

/** However long the database is away: a try that nobody knows of would not be held against the run. */
async function noteTry(workflowId: string, signal: AbortSignal): Promise<void> {
  const { pool, executorId } = engine()
  while (!signal.aborted) {
    try {
      await pool.query('update dbos.lost_runs set tried_by = $2 where workflow_id = $1', [workflowId, executorId])
      return
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await pause(AWAY_PAUSE_MS, signal)
    }
  }
}

const clear = (workflowId: string) =>
  engine().pool.query('delete from dbos.lost_runs where workflow_id = $1', [workflowId])

/** Forgets what is said of runs that are there no more. */
export const forgetLostRuns = (pool: pg.Pool, ids: string[]) =>
  pool.query('delete from dbos.lost_runs where workflow_id = any($1)', [ids])
