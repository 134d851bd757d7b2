import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#test/patience.ts'
import { enqueue } from './commands.ts'
import {
  closeTestEngine,
  database,
  dataDir,
  effectsOf,
  ended,
  film,
  notesOf,
  openTestEngine,
  plan,
} from './engine.fixture.ts'
import { engine } from './running.ts'

beforeAll(openTestEngine)
afterAll(closeTestEngine)

const postgresPid = () => Number.parseInt(readFileSync(`${dataDir}/database/pg18/postmaster.pid`, 'utf8'), 10)

async function killPostgres(): Promise<void> {
  const pid = postgresPid()
  process.kill(pid, 'SIGKILL')
  await until(
    async () =>
      await ask('select 1').then(
        () => false,
        () => true,
      ),
  )
}

const ask = (question: string) => database().db.execute(sql.raw(question))
const answers = () =>
  until(() =>
    ask('select 1').then(
      () => true,
      () => false,
    ),
  )
const begin = (id: string) => enqueue(database().db, film, { text: 'clay', withChild: true }, { id })

describe('an engine whose database dies', () => {
  it('goes on with the step it was working at, which does not begin anew', async () => {
    plan.set('at-work', async () => {
      await killPostgres()
      await answers()
    })
    await begin('at-work')
    expect(await ended('at-work')).toMatchObject({ state: 'done' })
    expect(notesOf('at-work')).toEqual(['write', 'work 1'])
    expect(await effectsOf('at-work')).toBe(1)
  })

  it('tries a step that could not ask the database again until that answers, and counts no attempt', async () => {
    let outages = 0
    plan.set('asks', async () => {
      await answers()
      if (outages++ > 3) return
      await killPostgres()
      await ask('select 1')
    })
    await begin('asks')
    expect(await ended('asks')).toMatchObject({ state: 'done' })
    expect(notesOf('asks')).toEqual(['write', ...Array(5).fill('work 1')])
    expect(await effectsOf('asks%')).toBe(1)
  })

  it('comes to the end of all its work, with every effect once, when that happens again and again', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `again-${n}`)
    for (const id of ids) await begin(id)
    for (let kills = 0; kills < 3; kills++) {
      const before = await effectsOf('again%')
      await until(async () => (await effectsOf('again%')) > Math.min(before, ids.length - 1))
      await killPostgres()
      await answers()
    }
    for (const id of ids) expect(await ended(id)).toMatchObject({ state: 'done' })
    expect(await effectsOf('again%')).toBe(ids.length)
  })

  it('holds its lock again, so that nobody takes its work for a dead one', async () => {
    const holders = async () =>
      (await ask("select pid from pg_locks where locktype = 'advisory' and objsubid = 2")).rows
    await until(async () => (await holders()).length === 1)
    const [before] = await holders()
    await ask(`select pg_terminate_backend(${before?.pid})`)
    await until(async () => (await holders()).some(({ pid }) => pid !== before?.pid))
  })

  it('goes on with a workflow that it has claimed and never heard so', async () => {
    await enqueue(
      database().db,
      film,
      { text: 'clay' },
      { id: 'stranded', delayUntil: new Date(Date.now() + 3_600_000) },
    )
    await ask(`update dbos.workflow_status set status = 'PENDING', owner_xid = 'unheard', executor_id = '${engine().executorId}',
      delay_until_epoch_ms = null where workflow_uuid = 'stranded'`)
    expect(await ended('stranded')).toMatchObject({ state: 'done' })
  })
})
