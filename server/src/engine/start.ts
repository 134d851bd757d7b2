import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DBOS, type DLogger, type StackTrace } from '@dbos-inc/dbos-sdk'
import { registerDataSource } from '@dbos-inc/dbos-sdk/datasource'
import { dbRetryConfig } from '@dbos-inc/dbos-sdk/internal/utils'
import pg from 'pg'
import type { Database } from '#db/client.ts'
import type { Log } from '#log.ts'
import { isDatabaseAway, soundsAway } from '#outage.ts'
import { applySchedules, CLOCK } from './clock.ts'
import { APPLICATION } from './commands.ts'
import { datasource } from './datasource.ts'
import { spareIdleQueues } from './idle-queues.ts'
import { type AnyJob, known, workflowOf } from './job.ts'
import { announce, type Liveness } from './liveness.ts'
import { noteOrderlyStop } from './lost-runs.ts'
import { abortAllRuns, abortLostRuns, allowRuns, stepsInProgress } from './ownership.ts'
import { registerWorkflows, reported } from './registration.ts'
import { keepRetention } from './retention.ts'
import { engine, type Running, setRunning } from './running.ts'
import { putBackStranded } from './stranded.ts'
import { defineWorkflow } from './workflow.ts'

type Queue = {
  name: string
  /** How many workflows of it one process works at. */
  concurrency: number
  /** How often it is looked at; `POLL_MS` unless said. */
  pollMs?: number
}

type EngineOptions = {
  database: Database
  /** All queues of the product, also those that only other processes work at. */
  queues: Queue[]
  /** The queues this process works at (`CLOCK` is one): all unless said, none for a process that only enqueues. */
  listen?: string[]
  log: Log
  /** All jobs of the product, and what they work with. */
  jobs?: readonly AnyJob[]
  context?: unknown
  /** A name no other living engine has; random unless said. */
  executorId?: string
}

type Engine = { executorId: string }

/** Changing it would leave the unfinished work of the version before behind. */
const VERSION = '1'
const TICK_MS = 1_000
const POLL_MS = 200

let stop: (() => Promise<void>) | undefined

/** Starts the durable engine: it works at its queues, keeps the clock and takes over the work of engines that died. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  if (stop) throw new Error('The engine has been started already')
  const { database, log, queues, jobs = [], context, executorId = `engine-${randomUUID()}` } = options
  for (const job of jobs) defineWorkflow(workflowOf(known(job)))
  const pool = makePool(database.connection)
  setRunning({ database, pool, log, executorId, context })
  allowRuns()
  const onCancelled = () => void abortLostRuns().catch(() => {})
  const liveness = await announce({ connection: database.connection, executorId, onCancelled, log })
  try {
    await launch(engine(), options.listen)
    spareIdleQueues(Math.min(...queues.map(({ pollMs = POLL_MS }) => pollMs)) / 2)
    await Promise.all([...queues, { name: CLOCK, concurrency: 5, pollMs: 1_000 }].map(registerQueue))
    await applySchedules()
  } catch (error) {
    await shutDown(liveness, pool)
    throw error
  }
  const ticking = tick(liveness, log)
  stop = async () => {
    clearInterval(ticking)
    await shutDown(liveness, pool)
  }
  return { executorId }
}

/** Stops the engine. Steps are told to stop and given a moment; what is unfinished goes on at the next start. */
export async function stopEngine(): Promise<void> {
  await stop?.()
  stop = undefined
}

function makePool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 10, application_name: 'octavo engine' })
  pool.on('connect', (client) => client.on('error', () => {}))
  // A lost connection is replaced; when the database itself is gone, the liveness says so once.
  pool.on('error', () => {})
  return pool
}

/** What waits for its database goes on soon after that is back: by itself it would wait a minute between two looks. */
const AWAY_PAUSES = { initialBackoffSec: 0.25, maxBackoffSec: 2 }

async function launch({ pool, executorId, log }: Running, listenQueues?: string[]): Promise<void> {
  Object.assign(dbRetryConfig, AWAY_PAUSES)
  keepRetention()
  registerWorkflows()
  registerDataSource(datasource)
  DBOS.setConfig({
    name: APPLICATION,
    applicationVersion: VERSION,
    executorID: executorId,
    systemDatabasePool: pool,
    logger: quiet(log),
    // Only messages between workflows would need it, and we send none.
    useListenNotify: false,
    ...(listenQueues && { listenQueues }),
  })
  await DBOS.launch()
}

/** A cancelled run that ends, and an end before all work is done, are daily work and of no interest. */
const DAILY = /Waiting for the|Shutting down while/

function quiet(log: Log): DLogger {
  const say = (entry: unknown, about?: StackTrace) => {
    const isKnown = about?.error instanceof Error && reported.has(about.error)
    // Of a database that is away the liveness has told.
    const isQuiet = DAILY.test(String(entry)) || soundsAway(String(entry))
    if (!isKnown && !isQuiet) log.warn('Engine', entry)
  }
  return { debug() {}, info() {}, warn: (entry) => say(entry), error: say }
}

const registerQueue = ({ name, concurrency, pollMs = POLL_MS }: Queue) =>
  DBOS.registerQueue(name, {
    workerConcurrency: concurrency,
    minPollingIntervalMs: pollMs,
    onConflict: 'always_update',
  })

/** Each second: is there work of a dead engine, has a run lost its workflow, and a workflow its run? */
function tick(liveness: Liveness, log: Log): NodeJS.Timeout {
  let busy = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      const taken = await liveness.takeOver()
      if (taken > 0) log.info(`Going on with ${taken} unfinished workflows of an engine that ended.`)
      await abortLostRuns()
      const stranded = await putBackStranded()
      if (stranded > 0) log.info(`Going on with ${stranded} workflows that a lost connection had left without a run.`)
    } catch (error) {
      if (!isDatabaseAway(error)) log.warn('The engine could not look after its work', error)
    }
    busy = false
  }
  const ticking = setInterval(look, TICK_MS)
  void look()
  return ticking
}

const GRACE_MS = 5_000

async function shutDown(liveness: Liveness, pool: pg.Pool): Promise<void> {
  await noteOrderlyStop(engine()).catch(() => {})
  abortAllRuns()
  for (let waited = 0; stepsInProgress() > 0 && waited < GRACE_MS; waited += 20) await sleep(20)
  await DBOS.shutdown()
  await liveness.end()
  await pool.end()
  setRunning(undefined)
}
