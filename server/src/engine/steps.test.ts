import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue, resume, workflowStatus } from './commands.ts'
import {
  closeTestEngine,
  database,
  effectsOf,
  ended,
  film,
  notesOf,
  openTestEngine,
  plan,
  recordEffect,
} from './engine.fixture.ts'
import { defineWorkflow } from './workflow.ts'

beforeAll(openTestEngine)
afterAll(closeTestEngine)

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
        await database().pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'",
        )
      await tx.execute(sql`select 1`)
      return 'written'
    }),
})

describe('a step', () => {
  it('is tried again after failures, and its workflow goes on', async () => {
    plan.set('bumpy', async ({ number }) => {
      if (number < 3) throw new Error(`attempt ${number}`)
    })
    await enqueue(database().db, film, { text: 'x' }, { id: 'bumpy' })
    expect((await ended('bumpy'))?.state).toBe('done')
    expect(notesOf('bumpy')).toEqual(['write', 'work 1', 'work 2', 'work 3'])
  })

  it('fails its workflow with the last message when all attempts have failed, and goes on from there by hand', async () => {
    plan.set('broken', async ({ number }) => {
      throw new Error(`The voice is gone (${number})`)
    })
    await enqueue(database().db, film, { text: 'x' }, { id: 'broken' })
    expect(await ended('broken')).toMatchObject({ state: 'failed', error: 'The voice is gone (3)' })
    expect(await effectsOf('broken failed: The voice is gone (3)')).toBe(1)
    plan.delete('broken')
    expect(await resume('broken')).toBe(true)
    expect((await ended('broken'))?.state).toBe('done')
    expect(notesOf('broken')).toEqual(['write', 'work 1', 'work 2', 'work 3', 'work 1'])
    expect(await effectsOf('broken')).toBe(1)
    expect(await resume('broken')).toBe(false)
  })

  it('is not tried again when that cannot help, and no attempt takes longer than it may', async () => {
    await enqueue(database().db, picky, {}, { id: 'picky' })
    expect(await ended('picky')).toMatchObject({ state: 'failed', error: 'No such voice' })
    await enqueue(database().db, picky, { timeoutMs: 1_000 }, { id: 'late' })
    const late = await ended('late')
    expect(late).toMatchObject({ state: 'failed', error: 'It took longer than 1 seconds' })
    expect(tried).toEqual([1, 1])
  })

  it('in the database is undone when it fails, and what it enqueued and nested with it', async () => {
    await enqueue(database().db, torn, null, { id: 'torn' })
    expect(await ended('torn')).toMatchObject({ state: 'failed', error: 'torn' })
    expect(await effectsOf('torn')).toBe(0)
    expect(await workflowStatus('torn-follower')).toBeUndefined()
  })

  it('in the database happens once although its connection breaks', async () => {
    await enqueue(database().db, shaky, null, { id: 'shaky' })
    expect(await ended('shaky')).toMatchObject({ state: 'done', output: 'written' })
    expect(broken).toBe(3)
    expect(await effectsOf('shaky')).toBe(1)
  })
})

describe('a child', () => {
  it('works on its own queue and hands its result up', async () => {
    await enqueue(database().db, film, { text: 'abc', withChild: true }, { id: 'parent' })
    expect((await ended('parent'))?.output).toEqual({ drawn: 'ABC', length: 3, year: 2026 })
  })

  it("hands its failure up; resuming the parent works at the child's failed step anew", async () => {
    plan.set('family/child', async () => {
      throw new Error('No ink')
    })
    await enqueue(database().db, film, { text: 'abc', withChild: true }, { id: 'family' })
    expect(await ended('family')).toMatchObject({ state: 'failed', error: 'No ink' })
    plan.delete('family/child')
    await resume('family')
    expect((await ended('family'))?.output).toMatchObject({ drawn: 'ABC' })
    expect(notesOf('family')).toEqual(['write', 'work 1'])
    expect(notesOf('family/child')).toEqual(['draw', 'draw'])
  })
})
