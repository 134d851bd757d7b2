import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import pg from 'pg'
import { noteLostRuns } from './lost-runs.ts'

/**
 * Every engine holds a lock named after it for as long as its connection lives. An engine whose lock can be had is
 * dead: the unfinished work that it had begun goes back to its queues.
 */
export type Liveness = {
  /** Resolves with a sentence when the connection breaks: others will now take this engine's work. */
  lost: Promise<string>
  /** Puts the work of dead engines back; answers how many workflows. */
  takeOver(): Promise<number>
  end(): Promise<void>
}

export const CANCELLED_CHANNEL = 'octavo_cancelled'

/** Takes the lock, and calls `onCancelled` whenever some engine has cancelled a workflow. */
export async function announce(
  connection: pg.PoolConfig,
  executorId: string,
  onCancelled: () => void,
): Promise<Liveness> {
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: 'octavo liveness' })
  let ending = false
  const lost = new Promise<string>((resolve) => {
    const say = (reason: string) => !ending && resolve(`The engine lost its connection to the database: ${reason}.`)
    client.on('error', (error) => say(error.message))
    client.on('end', () => say('it was closed'))
  })
  await client.connect()
  // A machine that is cut off should lose its lock within half a minute, not after the two hours that TCP allows.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
  await client.query(`select pg_advisory_lock(${LOCK})`, [executorId])
  client.on('notification', onCancelled)
  await client.query(`listen ${CANCELLED_CHANNEL}`)
  const end = async () => {
    ending = true
    await client.end().catch(() => {})
  }
  return { lost, end, takeOver: () => takeOver(client, executorId) }
}

const LOCK = "hashtext('octavo engine'), hashtext($1)"

async function takeOver(client: pg.Client, executorId: string): Promise<number> {
  const others = `select distinct executor_id as id from dbos.workflow_status where status = 'PENDING' and executor_id <> $1`
  const { rows } = await client.query<{ id: string }>(others, [executorId])
  let taken = 0
  for (const { id } of rows) taken += await takeOverIfDead(client, id)
  return taken
}

async function takeOverIfDead(client: pg.Client, id: string): Promise<number> {
  const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK}) as dead`, [id])
  if (!rows[0].dead) return 0
  try {
    await noteLostRuns(client, id)
    const recovered = await DBOSExecutor.globalInstance?.recoverPendingWorkflows([id])
    return recovered?.length ?? 0
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`, [id])
  }
}
