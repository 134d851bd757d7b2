/** The whole product while its database dies under load: 503 in between, nothing acknowledged lost, all work done once. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@octavo/contract/messages'
import type { Video } from '@octavo/contract/video'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { type Studio, startStudio } from './batch-studio.ts'
import { until } from './patience.ts'
import type { Answer, Caller } from './product.ts'

/** Saves scripts one after the other until it is told to stop; what was acknowledged and how else it was answered. */
function writing(person: Caller) {
  const acknowledged: string[] = []
  const others: Answer[] = []
  let stopped = false
  const done = (async () => {
    for (let n = 0; !stopped; n++) {
      const title = `Written ${n}`
      const answer = await person.post('/api/library/scripts', { title, body: `Clay number ${n} shrinks in the kiln.` })
      if (answer.status === 200) acknowledged.push(title)
      else others.push(answer)
      await sleep(5)
    }
  })()
  const stop = async () => {
    stopped = true
    await done
  }
  return { acknowledged, others, stop }
}

async function expectKept(person: Caller, titles: string[]): Promise<void> {
  await answersAgain(person)
  const { body } = await person.get('/api/library/scripts')
  const kept = new Set(JSON.stringify(body).match(/Written \d+/g))
  expect(titles.filter((title) => !kept.has(title))).toEqual([])
}

const isMade = ({ status }: Pick<Video, 'status'>) => status === 'ready' || status === 'scheduled'

const answersAgain = (person: Caller) => until(async () => (await person.get('/api/brands')).status === 200)

describe('a product whose embedded database is killed', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await startStudio({ embedded: true })
  })
  afterAll(() => studio.end())

  const postgresPid = async () => {
    const file = path.join(studio.dataDir, 'database', 'pg18', 'postmaster.pid')
    return Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  }
  /** Kills PostgreSQL and waits until another stands in its place: sessions of the dead one may answer for a moment. */
  const killPostgres = async () => {
    const killed = await postgresPid()
    process.kill(killed, 'SIGKILL')
    await until(async () => ![killed, Number.NaN].includes(await postgresPid()))
  }

  it('says so with 503 and Retry-After, and keeps what it has acknowledged', async () => {
    const person = await studio.owner()
    const load = writing(person)
    for (let kills = 0; kills < 3; kills++) {
      const before = load.acknowledged.length
      await until(() => load.acknowledged.length > before + 10)
      const refused = load.others.length
      await killPostgres()
      await until(() => load.others.length > refused)
      await answersAgain(person)
    }
    await load.stop()
    for (const { status, headers, body } of load.others) {
      expect([status, body]).toEqual([503, { message: messages.databaseAway, code: 'database-away' }])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await expectKept(person, load.acknowledged)
  })

  it('makes a batch to its end without hands, each film once, paid once', async () => {
    const person = await studio.owner()
    const id = await person.order(4)
    const { used } = await person.credits()
    const isAtWork = async (films: number) => {
      const { body } = await person.get(`/api/batches/${id}`)
      return body.videos?.filter(isMade).length >= films
    }
    for (const films of [0, 1, 2]) {
      await until(() => isAtWork(films))
      await killPostgres()
      await answersAgain(person)
    }
    const { videos } = await person.whenDone(id)
    expect(videos.filter(isMade)).toHaveLength(4)
    await answersAgain(person)
    expect((await person.credits()).used).toBe(used)
  })

  it('ends event streams that may have missed something, so that a browser reads anew', async () => {
    const person = await studio.owner()
    const response = await fetch(`${studio.base}/api/events`, { headers: { cookie: person.cookie } })
    const ended = response.text()
    await killPostgres()
    expect(await ended).toContain('retry: 2000')
  })
})

describe('a product whose outside database is shut down and comes back', () => {
  let folder: string
  let outside: RunningPostgres
  let studio: Studio
  const dir = () => path.join(folder, 'database')
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'octavo-outside-'))
    outside = await startPostgres({ dir: dir() })
    const url = `postgres://octavo@/octavo?host=${encodeURIComponent(outside.connection.host ?? '')}`
    studio = await startStudio({ env: { DATABASE_URL: url } })
  })
  afterAll(async () => {
    await studio.end()
    await outside.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const health = async () => {
    const { status, body } = await studio.visitor().get('/api/system/health-check')
    return [status, body.status]
  }

  it('says so in its health check, and goes on afterwards as if nothing had been', async () => {
    const person = await studio.owner()
    const load = writing(person)
    await until(() => load.acknowledged.length > 5)
    const id = await person.order(2)
    await outside.stop()
    await until(async () => (await person.get('/api/brands')).status === 503)
    expect(await health()).toEqual([200, 'degraded'])
    // Longer than a step's tries would last.
    await sleep(9_000)
    outside = await startPostgres({ dir: dir() })
    await answersAgain(person)
    const { videos } = await person.whenDone(id)
    await load.stop()
    expect(videos.filter(isMade)).toHaveLength(2)
    expect(await health()).toEqual([200, 'ok'])
    await expectKept(person, load.acknowledged)
  })

  it('bears that all its connections are cut', async () => {
    const person = await studio.owner()
    const load = writing(person)
    const id = await person.order(2)
    for (let cuts = 0; cuts < 3; cuts++) {
      await until(() => load.acknowledged.length > cuts * 10)
      await studio.database.pool
        .query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
        .catch(() => {})
    }
    const { videos } = await person.whenDone(id)
    await load.stop()
    expect(videos.filter(isMade)).toHaveLength(2)
    expect(load.others.filter(({ status }) => status !== 503)).toEqual([])
    await expectKept(person, load.acknowledged)
  })
})
