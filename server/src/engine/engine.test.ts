import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timed, until } from '#test/patience.ts'
import { enqueue, reschedule, withoutWorkflow, workflowStatus } from './commands.ts'
import {
  closeTestEngine,
  database,
  effectsOf,
  ended,
  film,
  hang,
  lines,
  notesOf,
  openTestEngine,
  plan,
  start,
} from './engine.fixture.ts'
import { every, stopEngine } from './index.ts'
import { deleteOldWorkflows } from './retention.ts'

const ticks: string[] = []

every('* * * * * *', 'tick', async (flow, at) => {
  await flow.step('count', async () => {
    ticks.push(at.toISOString())
  })
})

beforeAll(openTestEngine)

/** Nobody waits any more: whatever was enqueued before has had its turn. */
async function everyTurn(id: string): Promise<void> {
  await enqueue(database().db, film, { text: 'x' }, { id })
  await ended(id)
}

afterAll(closeTestEngine)

describe('enqueueing', () => {
  it('runs the work after the commit and answers its result', async () => {
    await database().db.transaction((tx) => enqueue(tx, film, { text: 'hello' }, { id: 'first' }))
    expect(await ended('first')).toEqual({
      id: 'first',
      name: 'film',
      state: 'done',
      output: { drawn: '', length: 5, year: 2026 },
    })
    expect(await effectsOf('first')).toBe(1)
    expect(await withoutWorkflow(['first', 'never'])).toEqual(['never'])
  })

  it('leaves nothing behind when the transaction is undone', async () => {
    const undone = database().db.transaction(async (tx) => {
      await enqueue(tx, film, { text: 'x' }, { id: 'undone' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await everyTurn('after undone')
    expect(await workflowStatus('undone')).toBeUndefined()
    expect(notesOf('undone')).toEqual([])
  })

  it('runs the same id once, however often it is enqueued', async () => {
    for (let round = 0; round < 3; round++) await enqueue(database().db, film, { text: 'x' }, { id: 'once' })
    await ended('once')
    await enqueue(database().db, film, { text: 'y' }, { id: 'once' })
    await everyTurn('after once')
    expect(notesOf('once')).toEqual(['write', 'work 1'])
    expect(await effectsOf('once')).toBe(1)
  })

  it('waits for the time it is given, which can be moved', async () => {
    const nextYear = new Date(Date.now() + 365 * 86_400_000)
    await enqueue(database().db, film, { text: 'x' }, { id: 'later', delayUntil: nextYear })
    expect(await workflowStatus('later')).toMatchObject({ state: 'delayed', delayUntil: nextYear })
    expect(await database().db.transaction((tx) => reschedule(tx, 'later', new Date(Date.now() + 500)))).toBe(true)
    expect((await ended('later'))?.state).toBe('done')
    expect(await reschedule(database().db, 'later', nextYear)).toBe(false)
  })

  it('never works at more of a queue than its concurrency', async () => {
    let now = 0
    let most = 0
    const ids = Array.from({ length: 9 }, (_, n) => `crowd-${n}`)
    const busy = async () => {
      most = Math.max(most, ++now)
      await until(() => most >= 3)
      await sleep(100)
      now--
    }
    for (const id of ids) {
      plan.set(id, busy)
      await enqueue(database().db, film, { text: 'x' }, { id })
    }
    for (const id of ids) expect((await ended(id))?.state).toBe('done')
    expect(most).toBe(3)
  })
})

describe('the engine', () => {
  it('goes on after a stop with the step that was cut off', async () => {
    let begun = 0
    plan.set('interrupted', async (attempt) => {
      if (++begun === 1) await hang(attempt)
    })
    await enqueue(database().db, film, { text: 'x' }, { id: 'interrupted' })
    await until(() => begun === 1)
    expect((await timed(stopEngine)).ms).toBeLessThan(1_000)
    await start()
    expect((await ended('interrupted'))?.state).toBe('done')
    expect(notesOf('interrupted')).toEqual(['write', 'work 1', 'work 1'])
    expect(await effectsOf('interrupted')).toBe(1)
  })

  it('does recurring work once a tick', async () => {
    const before = ticks.length
    await until(() => ticks.length >= before + 3)
    const since = ticks.slice(before)
    expect(new Set(since).size).toBe(since.length)
  })

  it('forgets what ended thirty days ago, and recurring work after a day', async () => {
    const day = 86_400_000
    await enqueue(database().db, film, { text: 'x' }, { id: 'waits', delayUntil: new Date(Date.now() + 60 * day) })
    expect((await workflowStatus('first'))?.state).toBe('done')
    const before = Date.now()
    await deleteOldWorkflows(new Date(before + 2 * day))
    const left = await database().pool.query(
      "select workflow_uuid from dbos.workflow_status where name like 'every/%' and status = 'SUCCESS' and updated_at < $1",
      [before],
    )
    expect(left.rows).toEqual([])
    expect((await workflowStatus('first'))?.state).toBe('done')
    expect(await deleteOldWorkflows(new Date(Date.now() + 31 * day))).toBeGreaterThan(10)
    expect(await workflowStatus('first')).toBeUndefined()
    expect((await workflowStatus('waits'))?.state).toBe('delayed')
  })

  it('says of its work only what failed, once', async () => {
    lines.splice(0)
    plan.set('clumsy', async ({ number }) => {
      throw new Error(`The pen broke (${number})`)
    })
    await enqueue(database().db, film, { text: 'x' }, { id: 'clumsy' })
    await ended('clumsy')
    expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'warn  clumsy/work/2 failed (attempt 1 of 3): The pen broke (1)',
      'warn  clumsy/work/2 failed (attempt 2 of 3): The pen broke (2)',
      'warn  clumsy failed: The pen broke (3)',
    ])
  })
})
