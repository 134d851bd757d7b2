import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { makeLog } from '#log.ts'
import { timed, until } from '#test/patience.ts'
import { programOf } from '#test/program.ts'
import { cancel, enqueue, workflowStatus } from './commands.ts'
import { startEngine, stopEngine } from './index.ts'
import { defineWorkflow } from './workflow.ts'

const FIXTURE = new URL('./worker.fixture.ts', import.meta.url)
const root = mkdtempSync(join(tmpdir(), 'octavo-crash-'))
const deeds = join(root, 'deeds')
const workers: ChildProcess[] = []
let database: Database
let databaseUrl: string

/** Only to be enqueued: the workers know what it does. */
const video = defineWorkflow({ name: 'video', queue: 'video', run: async (_flow, _input: { id: string }) => {} })
const endless = defineWorkflow({ name: 'endless', queue: 'render', run: async () => {} })

async function startWorker(options: Record<string, string>): Promise<ChildProcess> {
  const argument = JSON.stringify({ deeds, ...options })
  const worker = spawn(process.execPath, [await programOf(FIXTURE), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout!, 'data')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

const urlOf = ({ connection }: Database) =>
  `postgres://octavo@/octavo?host=${encodeURIComponent(connection.host ?? '')}`

async function inDatabase(connectionString: string, question: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows
}

const deedsDone = (): string[] => (existsSync(deeds) ? readFileSync(deeds, 'utf8').trimEnd().split('\n') : [])

async function enqueueVideos(prefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `${prefix}-${n}`)
  await database.db.transaction(async (tx) => {
    for (const id of ids) await enqueue(tx, video, { id }, { id })
  })
  return ids
}

async function countDone(prefix: string): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as n from dbos.workflow_status
      where name = 'video' and status = 'SUCCESS' and starts_with(workflow_uuid, ${prefix})`,
  )
  return Number(rows[0]?.n)
}

async function expectEverythingOnce(prefix: string, count: number): Promise<void> {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as all, count(distinct (id, name))::int as different from effects where starts_with(id, ${prefix})`,
  )
  expect(rows[0]).toEqual({ all: count * 3, different: count * 3 })
  const done = deedsDone().map((line) => line.replace(/^\d+ /, ''))
  const ours = new Set(done.filter((line) => line.startsWith(`${prefix}-`)))
  expect(ours.size).toBe(count * 4)
}

beforeAll(async () => {
  database = await openDatabase({ dataDir: root, log: makeLog('silent') })
  databaseUrl = urlOf(database)
  // This process only enqueues: it listens to no queue.
  await startEngine({ database, queues: [], listen: [], log: makeLog('silent') })
})

afterEach(async () => {
  for (const worker of workers.splice(0)) if (worker.exitCode === null && worker.signalCode === null) await kill(worker)
})

afterAll(async () => {
  await stopEngine()
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

describe('work whose processes are killed', () => {
  it('comes to its end, with every effect in the database exactly once', async () => {
    const count = 60
    await enqueueVideos('killed', count)
    let kills = 0
    for (; kills < 5 && (await countDone('killed')) < count; kills++) {
      const worker = await startWorker({ databaseUrl })
      const enough = deedsDone().length + 5 + Math.random() * 10
      await until(async () => deedsDone().length >= enough || (await countDone('killed')) === count)
      await kill(worker)
    }
    await startWorker({ databaseUrl })
    await until(async () => (await countDone('killed')) === count)
    expect(kills).toBeGreaterThan(3)
    await expectEverythingOnce('killed', count)
  })

  it('is taken over by another process within seconds', async () => {
    const first = await startWorker({ databaseUrl })
    const second = await startWorker({ databaseUrl })
    await enqueueVideos('shared', 40)
    await until(() => deedsDone().some((line) => line.startsWith(`${first.pid} shared`)))
    await kill(first)
    const { ms } = await timed(() => until(async () => (await countDone('shared')) === 40))
    expect(ms).toBeLessThan(20_000)
    expect(deedsDone().some((line) => line.startsWith(`${second.pid} shared`))).toBe(true)
    await expectEverythingOnce('shared', 40)
  })

  it('is taken over once by a process that cannot know whether the other is dead', async () => {
    const worker = await startWorker({ databaseUrl })
    await enqueue(database.db, endless, null, { id: 'alive' })
    await until(() => deedsDone().includes(`${worker.pid} alive begun`))
    await startWorker({ databaseUrl })
    await sleep(2_500)
    expect(deedsDone().filter((line) => line.includes('alive begun'))).toHaveLength(1)
    await cancel(['alive'])
  })

  it('stops within two seconds when another process cancels it', async () => {
    const worker = await startWorker({ databaseUrl })
    await enqueue(database.db, endless, null, { id: 'endless' })
    await until(() => deedsDone().includes(`${worker.pid} endless begun`))
    const { ms } = await timed(async () => {
      await cancel(['endless'])
      await until(() => deedsDone().includes(`${worker.pid} endless stopped`))
    })
    expect(ms).toBeLessThan(2_000)
    expect((await workflowStatus('endless'))?.state).toBe('cancelled')
  })

  it('goes on when database and process die together, again and again', async () => {
    const dataDir = join(root, 'together')
    const own = await openDatabase({ dataDir, log: makeLog('silent') })
    const databaseUrl = urlOf(own)
    await own.close()
    let worker = await startWorker({ dataDir })
    await inDatabase(
      databaseUrl,
      `select dbos.enqueue_workflow('video', 'video', array[json_build_object('id', id)],
      workflow_id => id, application_name => 'octavo') from (select 'both-' || n as id from generate_series(1, 20) as n)`,
    )
    for (let kills = 0; kills < 4; kills++) {
      await until(() => deedsDone().some((line) => line.startsWith(`${worker.pid} both`)))
      await kill(worker)
      worker = await startWorker({ dataDir })
    }
    const count = "select count(*)::int as n from dbos.workflow_status where name = 'video' and status = 'SUCCESS'"
    await until(async () => (await inDatabase(databaseUrl, count))[0].n === 20)
    const effects = 'select count(*)::int as all, count(distinct (id, name))::int as different from effects'
    expect(await inDatabase(databaseUrl, effects)).toEqual([{ all: 60, different: 60 }])
  })
})

describe('work of which its process dies', () => {
  const poison = defineWorkflow({ name: 'poison', queue: 'render', run: async () => {} })
  const long = defineWorkflow({
    name: 'long',
    queue: 'render',
    run: async (_flow, _input: { scenes: number; keeps?: boolean }) => {},
  })
  const freezing = defineWorkflow({ name: 'freezing', queue: 'render', run: async () => {} })
  const patient = defineWorkflow({ name: 'patient', queue: 'render', run: async () => {} })
  const said = (id: string, what: string) => deedsDone().filter((line) => line.endsWith(` ${id} ${what}`)).length
  const ASIDE =
    'failed: This was put aside because the server stopped twice while working on it. Change what you asked for, then try again.'

  /** How often it takes its process with it before somebody else starts another. */
  async function diesOf(id: string, processes: number): Promise<void> {
    for (let died = 1; died <= processes; died++) {
      const worker = await startWorker({ databaseUrl })
      await once(worker, 'exit')
      expect(said(id, 'swallowed')).toBe(died)
    }
  }

  it('is put aside at the third start, and what was ordered meanwhile comes to its end', async () => {
    await enqueue(database.db, poison, null, { id: 'poison' })
    await diesOf('poison', 2)
    await enqueueVideos('beside', 5)
    await startWorker({ databaseUrl })
    await until(async () => (await countDone('beside')) === 5)
    await until(async () => said('poison', ASIDE) === 1 || said('poison', 'swallowed') > 2)
    await until(async () => (await workflowStatus('poison'))?.state === 'failed')
    expect(said('poison', 'begun')).toBe(1)
    expect(said('poison', 'swallowed')).toBe(2)
    await expectEverythingOnce('beside', 5)
  })

  it('is put aside too when it freezes its process, which is ended from within', async () => {
    await enqueue(database.db, freezing, null, { id: 'freezing' })
    await diesOf('freezing', 2)
    await startWorker({ databaseUrl })
    await until(() => said('freezing', ASIDE) === 1 || said('freezing', 'swallowed') > 2)
    expect(said('freezing', 'swallowed')).toBe(2)
  })

  it('is told from what it takes with it, which comes to its end', async () => {
    const innocent = ['one', 'two', 'three']
    for (const id of innocent) await enqueue(database.db, long, { scenes: 3, keeps: false }, { id })
    await enqueue(database.db, poison, null, { id: 'among others' })
    await diesOf('among others', 3)
    await startWorker({ databaseUrl })
    await until(() => innocent.every((id) => said(id, 'drawn') === 1))
    await until(() => said('among others', ASIDE) === 1)
    expect(innocent.map((id) => said(id, ASIDE))).toEqual([0, 0, 0])
  })

  it('is gone on with, however often it is killed, as long as it gets on', async () => {
    await enqueue(database.db, long, { scenes: 16 }, { id: 'killed often' })
    for (let kills = 0; kills < 4; kills++) {
      const worker = await startWorker({ databaseUrl })
      const before = said('killed often', 'scene')
      await until(() => said('killed often', 'scene') > before)
      await kill(worker)
    }
    await startWorker({ databaseUrl })
    await until(() => said('killed often', 'drawn') === 1)
    expect(said('killed often', 'scene')).toBe(16)
  })

  it('is gone on with, however often its process is told to stop', async () => {
    await enqueue(database.db, patient, null, { id: 'stopped often' })
    for (let stops = 1; stops <= 4; stops++) {
      const worker = await startWorker({ databaseUrl })
      await until(() => said('stopped often', 'begun') === stops)
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    }
    await cancel(['stopped often'])
    expect((await workflowStatus('stopped often'))?.state).toBe('cancelled')
  })
})
