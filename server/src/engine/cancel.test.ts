import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timed, until } from '#test/patience.ts'
import { cancel, enqueue, resume, workflowStatus } from './commands.ts'
import {
  child,
  closeTestEngine,
  database,
  effectsOf,
  ended,
  film,
  hang,
  note,
  notesOf,
  openTestEngine,
  plan,
} from './engine.fixture.ts'
import { defineWorkflow } from './workflow.ts'

beforeAll(openTestEngine)
afterAll(closeTestEngine)

const sleepy = defineWorkflow({
  name: 'sleepy',
  queue: 'slow',
  run: (flow, input: { sleep: boolean }) =>
    input.sleep
      ? flow.sleepUntil(new Date(Date.now() + 60_000))
      : flow.step(
          'fail',
          async () => {
            note(flow.id, 'tried')
            throw new Error('not yet')
          },
          { backoffMs: 60_000 },
        ),
})

describe('cancelling', () => {
  it('stops what waits in a queue', async () => {
    const delayUntil = new Date(Date.now() + 1_000)
    for (const id of ['waiting', 'next to it']) await enqueue(database().db, film, { text: 'x' }, { id, delayUntil })
    await cancel(['waiting'])
    await ended('next to it')
    expect((await workflowStatus('waiting'))?.state).toBe('cancelled')
    expect(notesOf('waiting')).toEqual([])
  })

  it('stops a running step and its child within a second, without calling it a failure', async () => {
    let stopped = false
    plan.set('halted/child', async (attempt) => {
      await hang(attempt).finally(() => {
        stopped = true
      })
    })
    await enqueue(database().db, film, { text: 'x', withChild: true }, { id: 'halted' })
    await until(() => notesOf('halted/child').length === 1)
    const { ms } = await timed(async () => {
      await cancel(['halted'])
      await until(() => stopped)
    })
    expect(ms).toBeLessThan(1_000)
    expect((await workflowStatus('halted'))?.state).toBe('cancelled')
    expect((await workflowStatus('halted/child'))?.state).toBe('cancelled')
    const { rows } = await database().db.execute(sql`select key from effects where key like 'halted failed%'`)
    expect(rows).toEqual([])
  })

  it('can be taken back: finished steps are not repeated', async () => {
    plan.delete('halted/child')
    await resume('halted')
    expect((await ended('halted'))?.state).toBe('done')
    expect(notesOf('halted')).toEqual(['write', 'work 1'])
    expect(await effectsOf('halted')).toBe(1)
  })

  it('and taking it back at once leaves one run, not two', async () => {
    let begun = 0
    plan.set('hasty', async (attempt) => {
      if (++begun === 1) await hang(attempt)
      else await sleep(300)
    })
    await enqueue(database().db, film, { text: 'x' }, { id: 'hasty' })
    await until(() => begun === 1)
    await cancel(['hasty'])
    await resume('hasty')
    expect((await ended('hasty'))?.state).toBe('done')
    expect(begun).toBe(2)
  })

  it('keeps the time of what waited for it', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    await enqueue(database().db, film, { text: 'x' }, { id: 'tomorrow', delayUntil: tomorrow })
    await cancel(['tomorrow'])
    await resume('tomorrow')
    expect(await workflowStatus('tomorrow')).toMatchObject({ state: 'delayed', delayUntil: tomorrow })
  })

  it('ends a pause between attempts and a sleep', async () => {
    const ids = ['sleepy-0', 'sleepy-1', 'sleepy-2']
    for (const [n, id] of ids.entries()) await enqueue(database().db, sleepy, { sleep: n > 0 }, { id })
    await until(async () => (await Promise.all(ids.map(workflowStatus))).every((status) => status?.state === 'running'))
    await until(() => notesOf('sleepy-0').length === 1)
    await cancel(ids)
    // Their three places of the queue are free again.
    await enqueue(database().db, child, { text: 'next' }, { id: 'next' })
    expect((await ended('next'))?.state).toBe('done')
  })
})
