import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DBOS, type DLogger, type StackTrace } from '@dbos-inc/dbos-sdk'
import { registerDataSource } from '@dbos-inc/dbos-sdk/datasource'
import pg from 'pg'
import type { Database } from '#db/client.ts'
import type { Log } from '#log.ts'
import { applySchedules, CLOCK } from './clock.ts'
import { APPLICATION } from './commands.ts'
import { datasource } from './datasource.ts'
import { type AnyJob, known, workflowOf } from './job.ts'
import { announce, type Liveness } from './liveness.ts'
import { noteOrderlyStop } from './lost-runs.ts'
import { abortAllRuns, abortLostRuns, allowRuns, stepsInProgress } from './ownership.ts'
import { registerWorkflows, reported } from './registration.ts'
import { keepRetention } from './retention.ts'
import { engine, type Running, setRunning } from './running.ts'
import { defineWorkflow } from './workflow.ts'

type Queue = {
  name: string
  /** How many workflows of it one process works at. */
  concurrency: number
  /** How often it is looked at; 200 ms unless said. */
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

type Engine = {
  executorId: string
  /** Resolves with a sentence when the engine has lost its database: the process should end, another takes over. */
  lost: Promise<string>
}

/** Changing it would leave the unfinished work of the version before behind. */
const VERSION = '1'
const TICK_MS = 1_000

let stop: (() => Promise<void>) | undefined

/** Starts the durable engine: it works at its queues, keeps the clock and takes over the work of engines that died. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  if (stop) throw new Error('The engine has been started already')
  const { database, log, queues, jobs = [], context, executorId = `engine-${randomUUID()}` } = options
  for (const job of jobs) defineWorkflow(workflowOf(known(job)))
  const pool = makePool(database.connection)
  setRunning({ database, pool, log, executorId, context })
  allowRuns()
  const liveness = await announce(database.connection, executorId, () => abortLostRuns().catch(() => {}))
  try {
    await launch(engine(), options.listen)
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
  return { executorId, lost: liveness.lost }
}

/** Stops the engine. Steps are told to stop and given a moment; what is unfinished goes on at the next start. */
export async function stopEngine(): Promise<void> {
  await stop?.()
  stop = undefined
}

function makePool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 10, application_name: 'octavo engine' })
  pool.on('connect', (client) => client.on('error', () => {}))
  // A lost connection is replaced; when the database itself is gone, `lost` says so once.
  pool.on('error', () => {})
  return pool
}

async function launch({ pool, executorId, log }: Running, listenQueues?: string[]): Promise<void> {
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
    if (!isKnown && !DAILY.test(String(entry))) log.warn('Engine', entry)
  }
  return { debug() {}, info() {}, warn: (entry) => say(entry), error: say }
}

const registerQueue = ({ name, concurrency, pollMs = 200 }: Queue) =>
  DBOS.registerQueue(name, {
    workerConcurrency: concurrency,
    minPollingIntervalMs: pollMs,
    onConflict: 'always_update',
  })

/** Each second: is there work of a dead engine, and has a run lost its workflow? */
function tick(liveness: Liveness, log: Log): NodeJS.Timeout {
  let busy = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      const taken = await liveness.takeOver()
      if (taken > 0) log.info(`Going on with ${taken} unfinished workflows of an engine that ended.`)
      await abortLostRuns()
    } catch (error) {
      log.warn('The engine could not look after its work', error)
    }
    busy = false
  }
  const ticking = setInterval(look, TICK_MS)
  void liveness.lost.then(() => clearInterval(ticking))
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
