import { setTimeout as sleep } from 'node:timers/promises'
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import pg from 'pg'
import type { Log } from '#log.ts'
import { noteLostRuns } from './lost-runs.ts'

/**
 * Every engine holds a lock named after it for as long as its connection lives. An engine whose lock can be had is
 * dead, or cut off from the database: the unfinished work that it had begun goes back to its queues.
 */
export type Liveness = {
  /** Puts the work of dead engines back; answers how many workflows. */
  takeOver(): Promise<number>
  end(): Promise<void>
}

type Announced = {
  connection: pg.PoolConfig
  executorId: string
  /** Called whenever some engine has cancelled a workflow. */
  onCancelled: () => void
  log: Log
}

export const CANCELLED_CHANNEL = 'octavo_cancelled'

/** After an outage of the database every engine comes back within this: until then none can be told from a dead one. */
const OTHERS_COME_BACK_MS = 10_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

/** Takes the lock, and takes it again whenever the connection was lost, for as long as that may take. */
export async function announce(announced: Announced): Promise<Liveness> {
  const { executorId, log } = announced
  let ending = false
  let client: pg.Client | undefined
  let trustsLocksFrom = 0
  function onLost(lost: pg.Client, reason: string) {
    if (ending || client !== lost) return
    client = undefined
    log.warn(`The engine lost its connection to the database (${reason}) and waits until that is back.`)
    void comeBack()
  }
  async function comeBack() {
    for (let wait = FIRST_PAUSE_MS; !ending; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const found = await takeLock(announced, onLost).catch(() => undefined)
      if (found && ending) await found.end().catch(() => {})
      else if (found) {
        client = found
        trustsLocksFrom = Date.now() + OTHERS_COME_BACK_MS
        return log.info('The engine has its connection to the database again.')
      }
      await sleep(wait)
    }
  }
  client = await takeLock(announced, onLost)
  return {
    takeOver: async () => (client && Date.now() >= trustsLocksFrom ? takeOver(client, executorId) : 0),
    async end() {
      ending = true
      await client?.end().catch(() => {})
    },
  }
}

async function takeLock(
  { connection, executorId, onCancelled }: Announced,
  onLost: (client: pg.Client, reason: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: 'octavo liveness' })
  client.on('error', (error) => onLost(client, error.message))
  client.on('end', () => onLost(client, 'it was closed'))
  try {
    await client.connect()
    // A machine that is cut off should lose its lock within half a minute, not after the two hours that TCP allows.
    await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
    await client.query(`select pg_advisory_lock(${LOCK})`, [executorId])
    client.on('notification', onCancelled)
    await client.query(`listen ${CANCELLED_CHANNEL}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
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
