import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { makeLog } from '#log.ts'
import {
  cancel,
  defineWorkflow,
  enqueue,
  every,
  reschedule,
  resume,
  startEngine,
  stopEngine,
  waitForWorkflow,
  withoutWorkflow,
  workflowStatus,
} from './index.ts'
import { deleteOldWorkflows } from './retention.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'octavo-engine-'))
const lines: string[] = []
let database: Database

/** What happened, in order: `note` is the outside world, the table `effects` the inside. */
const notes: string[] = []
const note = (text: string) => void notes.push(text)
const notesOf = (id: string) =>
  notes.filter((line) => line.startsWith(`${id} `)).map((line) => line.slice(id.length + 1))

const plan = new Map<string, (attempt: { signal: AbortSignal; number: number }) => Promise<unknown>>()

const recordEffect = (key: string) => sql`insert into effects (key) values (${key})`

async function effectsOf(key: string): Promise<number> {
  const { rows } = await database.db.execute(sql`select count(*)::int as n from effects where key = ${key}`)
  return Number(rows[0]?.n)
}

const child = defineWorkflow({
  name: 'child',
  queue: 'slow',
  run: (flow, input: { text: string }) =>
    flow.step(
      'draw',
      async (attempt) => {
        note(`${flow.id} draw`)
        await plan.get(flow.id)?.(attempt)
        return input.text.toUpperCase()
      },
      { retries: 0 },
    ),
})

const film = defineWorkflow({
  name: 'film',
  queue: 'fast',
  run: async (flow, input: { text: string; withChild?: boolean }) => {
    const words = await flow.step('write', async () => {
      note(`${flow.id} write`)
      return { length: input.text.length, at: new Date('2026-01-01') }
    })
    await flow.dbStep('charge', (tx) => tx.execute(recordEffect(flow.id)))
    const drawn = input.withChild ? await flow.runChild(child, { text: input.text }, { id: `${flow.id}/child` }) : ''
    await flow.step(
      'work',
      async (attempt) => {
        note(`${flow.id} work ${attempt.number}`)
        await plan.get(flow.id)?.(attempt)
      },
      { retries: 2, backoffMs: 20 },
    )
    return { drawn, length: words.length, year: words.at.getUTCFullYear() }
  },
  failed: async (flow, _input, error) => {
    await flow.dbStep('note the failure', (tx) => tx.execute(recordEffect(`${flow.id} failed: ${error.message}`)))
  },
})

const tried: number[] = []
let broken = 0

const picky = defineWorkflow({
  name: 'picky',
  queue: 'fast',
  run: (flow, input: { timeoutMs?: number }) =>
    flow.step(
      'try',
      async ({ number }) => {
        tried.push(number)
        if (input.timeoutMs) await sleep(2_000)
        throw new Error('No such voice')
      },
      { retryWhen: () => false, ...input },
    ),
})

const torn = defineWorkflow({
  name: 'torn',
  queue: 'fast',
  run: (flow) =>
    flow.dbStep('write', async (tx) => {
      await tx.transaction((inner) => inner.execute(recordEffect('torn')))
      await enqueue(tx, film, { text: 'x' }, { id: 'torn-follower' })
      throw new Error('torn')
    }),
})

const shaky = defineWorkflow({
  name: 'shaky',
  queue: 'fast',
  run: (flow) =>
    flow.dbStep('write', async (tx) => {
      await tx.execute(recordEffect('shaky'))
      if (broken++ < 2)
        await database.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'",
        )
      await tx.execute(sql`select 1`)
      return 'written'
    }),
})

const sleepy = defineWorkflow({
  name: 'sleepy',
  queue: 'slow',
  run: (flow, input: { sleep: boolean }) =>
    input.sleep
      ? flow.sleepUntil(new Date(Date.now() + 60_000))
      : flow.step(
          'fail',
          async () => {
            note(`${flow.id} tried`)
            throw new Error('not yet')
          },
          { backoffMs: 60_000 },
        ),
})

const start = () =>
  startEngine({
    database,
    log: makeLog('info', (line) => lines.push(line)),
    queues: [
      { name: 'fast', concurrency: 3, pollMs: 50 },
      { name: 'slow', concurrency: 3, pollMs: 50 },
    ],
  })

async function until(holds: () => boolean | Promise<boolean>, withinMs = 5_000): Promise<number> {
  const startedAt = Date.now()
  while (!(await holds())) {
    if (Date.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms`)
    await sleep(10)
  }
  return Date.now() - startedAt
}

const hang = ({ signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

let ticks = 0

beforeAll(async () => {
  database = await openDatabase({ dataDir, log: makeLog('silent') })
  await database.db.execute(sql`create table effects (key text)`)
  every('* * * * * *', 'tick', async (flow, at) => {
    await flow.step('count', async () => {
      if (at instanceof Date) ticks++
    })
  })
  await start()
})

afterAll(async () => {
  await stopEngine()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('enqueueing', () => {
  it('runs the work after the commit and answers its result', async () => {
    await database.db.transaction((tx) => enqueue(tx, film, { text: 'hello' }, { id: 'first' }))
    expect(await waitForWorkflow('first', 5_000)).toEqual({
      id: 'first',
      name: 'film',
      state: 'done',
      output: { drawn: '', length: 5, year: 2026 },
    })
    expect(await effectsOf('first')).toBe(1)
    expect(await withoutWorkflow(['first', 'never'])).toEqual(['never'])
  })

  it('leaves nothing behind when the transaction is undone', async () => {
    const undone = database.db.transaction(async (tx) => {
      await enqueue(tx, film, { text: 'x' }, { id: 'undone' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await sleep(300)
    expect(await workflowStatus('undone')).toBeUndefined()
    expect(notesOf('undone')).toEqual([])
  })

  it('runs the same id once, however often it is enqueued', async () => {
    for (let round = 0; round < 3; round++) await enqueue(database.db, film, { text: 'x' }, { id: 'once' })
    await waitForWorkflow('once', 5_000)
    await enqueue(database.db, film, { text: 'y' }, { id: 'once' })
    await sleep(300)
    expect(notesOf('once')).toEqual(['write', 'work 1'])
    expect(await effectsOf('once')).toBe(1)
  })

  it('waits for the time it is given, which can be moved', async () => {
    const nextYear = new Date(Date.now() + 365 * 86_400_000)
    await enqueue(database.db, film, { text: 'x' }, { id: 'later', delayUntil: nextYear })
    expect(await workflowStatus('later')).toMatchObject({ state: 'delayed', delayUntil: nextYear })
    expect(await database.db.transaction((tx) => reschedule(tx, 'later', new Date(Date.now() + 500)))).toBe(true)
    expect((await waitForWorkflow('later', 5_000))?.state).toBe('done')
    expect(await reschedule(database.db, 'later', nextYear)).toBe(false)
  })

  it('never works at more of a queue than its concurrency', async () => {
    let now = 0
    let most = 0
    const ids = Array.from({ length: 9 }, (_, n) => `crowd-${n}`)
    const busy = async () => {
      most = Math.max(most, ++now)
      await sleep(200)
      now--
    }
    for (const id of ids) {
      plan.set(id, busy)
      await enqueue(database.db, film, { text: 'x' }, { id })
    }
    for (const id of ids) expect((await waitForWorkflow(id, 10_000))?.state).toBe('done')
    expect(most).toBe(3)
  })
})

describe('a step', () => {
  it('is tried again after failures, and its workflow goes on', async () => {
    plan.set('bumpy', async ({ number }) => {
      if (number < 3) throw new Error(`attempt ${number}`)
    })
    await enqueue(database.db, film, { text: 'x' }, { id: 'bumpy' })
    expect((await waitForWorkflow('bumpy', 5_000))?.state).toBe('done')
    expect(notesOf('bumpy')).toEqual(['write', 'work 1', 'work 2', 'work 3'])
  })

  it('fails its workflow with the last message when all attempts have failed, and goes on from there by hand', async () => {
    plan.set('broken', async ({ number }) => {
      throw new Error(`The voice is gone (${number})`)
    })
    await enqueue(database.db, film, { text: 'x' }, { id: 'broken' })
    expect(await waitForWorkflow('broken', 5_000)).toMatchObject({ state: 'failed', error: 'The voice is gone (3)' })
    expect(await effectsOf('broken failed: The voice is gone (3)')).toBe(1)
    plan.delete('broken')
    expect(await resume('broken')).toBe(true)
    expect((await waitForWorkflow('broken', 5_000))?.state).toBe('done')
    expect(notesOf('broken')).toEqual(['write', 'work 1', 'work 2', 'work 3', 'work 1'])
    expect(await effectsOf('broken')).toBe(1)
    expect(await resume('broken')).toBe(false)
  })

  it('is not tried again when that cannot help, and no attempt takes longer than it may', async () => {
    await enqueue(database.db, picky, {}, { id: 'picky' })
    expect(await waitForWorkflow('picky', 5_000)).toMatchObject({ state: 'failed', error: 'No such voice' })
    await enqueue(database.db, picky, { timeoutMs: 1_000 }, { id: 'late' })
    const late = await waitForWorkflow('late', 5_000)
    expect(late).toMatchObject({ state: 'failed', error: 'It took longer than 1 seconds' })
    expect(tried).toEqual([1, 1])
  })

  it('in the database is undone when it fails, and what it enqueued and nested with it', async () => {
    await enqueue(database.db, torn, null, { id: 'torn' })
    expect(await waitForWorkflow('torn', 5_000)).toMatchObject({ state: 'failed', error: 'torn' })
    expect(await effectsOf('torn')).toBe(0)
    expect(await workflowStatus('torn-follower')).toBeUndefined()
  })

  it('in the database happens once although its connection breaks', async () => {
    await enqueue(database.db, shaky, null, { id: 'shaky' })
    expect(await waitForWorkflow('shaky', 10_000)).toMatchObject({ state: 'done', output: 'written' })
    expect(broken).toBe(3)
    expect(await effectsOf('shaky')).toBe(1)
  })
})

describe('a child', () => {
  it('works on its own queue and hands its result up', async () => {
    await enqueue(database.db, film, { text: 'abc', withChild: true }, { id: 'parent' })
    expect((await waitForWorkflow('parent', 5_000))?.output).toEqual({ drawn: 'ABC', length: 3, year: 2026 })
  })

  it("hands its failure up; resuming the parent works at the child's failed step anew", async () => {
    plan.set('family/child', async () => {
      throw new Error('No ink')
    })
    await enqueue(database.db, film, { text: 'abc', withChild: true }, { id: 'family' })
    expect(await waitForWorkflow('family', 5_000)).toMatchObject({ state: 'failed', error: 'No ink' })
    plan.delete('family/child')
    await resume('family')
    expect((await waitForWorkflow('family', 5_000))?.output).toMatchObject({ drawn: 'ABC' })
    expect(notesOf('family')).toEqual(['write', 'work 1'])
    expect(notesOf('family/child')).toEqual(['draw', 'draw'])
  })
})

describe('cancelling', () => {
  it('stops what waits in a queue', async () => {
    await enqueue(database.db, film, { text: 'x' }, { id: 'waiting', delayUntil: new Date(Date.now() + 400) })
    await cancel(['waiting'])
    await sleep(1_700)
    expect((await workflowStatus('waiting'))?.state).toBe('cancelled')
    expect(notesOf('waiting')).toEqual([])
  })

  it('stops a running step and its child within a second, without calling it a failure', async () => {
    let stoppedAt = 0
    plan.set('halted/child', async (attempt) => {
      await hang(attempt).finally(() => {
        stoppedAt = Date.now()
      })
    })
    await enqueue(database.db, film, { text: 'x', withChild: true }, { id: 'halted' })
    await until(() => notesOf('halted/child').length === 1)
    const cancelledAt = Date.now()
    await cancel(['halted'])
    await until(() => stoppedAt > 0, 1_000)
    expect(stoppedAt - cancelledAt).toBeLessThan(1_000)
    expect((await workflowStatus('halted'))?.state).toBe('cancelled')
    expect((await workflowStatus('halted/child'))?.state).toBe('cancelled')
    const { rows } = await database.db.execute(sql`select key from effects where key like 'halted failed%'`)
    expect(rows).toEqual([])
  })

  it('can be taken back: finished steps are not repeated', async () => {
    plan.delete('halted/child')
    await resume('halted')
    expect((await waitForWorkflow('halted', 5_000))?.state).toBe('done')
    expect(notesOf('halted')).toEqual(['write', 'work 1'])
    expect(await effectsOf('halted')).toBe(1)
  })

  it('and taking it back at once leaves one run, not two', async () => {
    let begun = 0
    plan.set('hasty', async (attempt) => {
      if (++begun === 1) await hang(attempt)
      else await sleep(300)
    })
    await enqueue(database.db, film, { text: 'x' }, { id: 'hasty' })
    await until(() => begun === 1)
    await cancel(['hasty'])
    await resume('hasty')
    expect((await waitForWorkflow('hasty', 5_000))?.state).toBe('done')
    expect(begun).toBe(2)
  })

  it('keeps the time of what waited for it', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    await enqueue(database.db, film, { text: 'x' }, { id: 'tomorrow', delayUntil: tomorrow })
    await cancel(['tomorrow'])
    await resume('tomorrow')
    expect(await workflowStatus('tomorrow')).toMatchObject({ state: 'delayed', delayUntil: tomorrow })
  })

  it('ends a pause between attempts and a sleep', async () => {
    const ids = ['sleepy-0', 'sleepy-1', 'sleepy-2']
    for (const [n, id] of ids.entries()) await enqueue(database.db, sleepy, { sleep: n > 0 }, { id })
    await until(async () => (await Promise.all(ids.map(workflowStatus))).every((status) => status?.state === 'running'))
    await sleep(100)
    await cancel(ids)
    // Their three places of the queue are free again.
    await enqueue(database.db, child, { text: 'next' }, { id: 'next' })
    expect((await waitForWorkflow('next', 4_000))?.state).toBe('done')
  })
})

describe('the engine', () => {
  it('goes on after a stop with the step that was cut off', async () => {
    let begun = 0
    plan.set('interrupted', async (attempt) => {
      if (++begun === 1) await hang(attempt)
    })
    await enqueue(database.db, film, { text: 'x' }, { id: 'interrupted' })
    await until(() => begun === 1)
    const stoppedAt = Date.now()
    await stopEngine()
    expect(Date.now() - stoppedAt).toBeLessThan(1_000)
    await start()
    expect((await waitForWorkflow('interrupted', 5_000))?.state).toBe('done')
    expect(notesOf('interrupted')).toEqual(['write', 'work 1', 'work 1'])
    expect(await effectsOf('interrupted')).toBe(1)
  })

  it('does recurring work once a tick', async () => {
    const before = ticks
    await sleep(3_000)
    expect(ticks - before).toBeGreaterThanOrEqual(2)
    expect(ticks - before).toBeLessThanOrEqual(4)
  })

  it('forgets what ended thirty days ago, and recurring work after a day', async () => {
    const day = 86_400_000
    expect((await workflowStatus('first'))?.state).toBe('done')
    await deleteOldWorkflows(new Date(Date.now() + 2 * day))
    const left = await database.pool.query(
      "select count(*)::int as n from dbos.workflow_status where name like 'every/%' and status = 'SUCCESS'",
    )
    expect(left.rows[0].n).toBeLessThanOrEqual(1)
    expect((await workflowStatus('first'))?.state).toBe('done')
    expect(await deleteOldWorkflows(new Date(Date.now() + 31 * day))).toBeGreaterThan(10)
    expect(await workflowStatus('first')).toBeUndefined()
    expect((await workflowStatus('tomorrow'))?.state).toBe('delayed')
  })

  it('says when it has lost its connection, so that the process can end', async () => {
    await stopEngine()
    const { lost } = await start()
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'octavo liveness'",
    )
    expect(await lost).toMatch(/^The engine lost its connection to the database: /)
    await stopEngine()
  })

  it('says little: failures of steps and workflows, and nothing of its daily work', () => {
    const said = lines.map((line) => line.replace(/^\S+ /, ''))
    expect(said.filter((line) => /failed|not yet/.test(line)).length).toBeGreaterThan(3)
    expect(said.filter((line) => !/failed|not yet|Engine: |unfinished workflows/.test(line))).toEqual([])
  })
})
