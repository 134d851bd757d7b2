/** Ordering a week over HTTP: all of it or nothing, once, within what the account has. */
import { randomUUID } from 'node:crypto'
import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Studio, type StudioOwner, startStudio } from './batch-studio.ts'

const WEEK = '/api/generate/enhanced-weekly-batch'

let studio: Studio
let ada: StudioOwner

beforeAll(async () => {
  studio = await startStudio()
  ada = await studio.owner()
})
afterAll(() => studio.end())

/** What an order may change: all of it, as it is now. */
async function everything(person: StudioOwner): Promise<unknown> {
  const [batches, videos, stats, scripts] = await Promise.all(
    ['/api/batches', '/api/videos', '/api/dashboard/stats', '/api/library/scripts'].map((url) => person.get(url)),
  )
  return [batches?.body, videos?.body, stats?.body, scripts?.body]
}

const sql = (text: string, values: unknown[]) => studio.database.pool.query(text, values)

const spend = (person: StudioOwner, amount: number) =>
  sql(
    `insert into credit_entries (account_id, kind, pot, amount, key, note)
     select account_id, 'spend', pot, $2, 'spent elsewhere', 'Spent elsewhere' from credit_entries
     where account_id = $1 and kind = 'grant'`,
    [person.ctx.accountId, -amount],
  )

describe('a weekly batch', () => {
  it('is one, for ten credits, however often and at once it is asked for with the same request id', async () => {
    const before = (await ada.get('/api/dashboard/stats')).body
    expect(before).toMatchObject({ creditsUsed: 0, totalVideos: 0, production: { videosGenerated: 0, weeklyUsed: 0 } })
    const order = { brandId: ada.brandId, requestId: randomUUID(), seed: 7 }
    const answers = await Promise.all([1, 2, 3].map(() => ada.post(WEEK, order)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = new Set(answers.map(({ body }) => body.batch.id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    await ada.whenDone(id)
    expect((await ada.post(WEEK, order)).body.batch.id).toBe(id)
    expect((await ada.get('/api/batches')).body).toHaveLength(1)
    expect(await ada.credits()).toEqual({ used: WEEKLY_BATCH.credits, remaining: before.monthlyCredits - 10 })
  })

  it('says what it will be, and is seven shorts and a long film, each written for this brand and ready', async () => {
    const [{ id }] = (await ada.get('/api/batches')).body
    const { batchInfo, batch } = (await ada.post(WEEK, { brandId: ada.brandId, requestId: await requestIdOf(id) })).body
    expect(batchInfo).toMatchObject({ totalVideos: 8, shorts: 7, longForm: 1 })
    expect(batchInfo.expectedViralScore).toBeGreaterThan(0)
    expect(batch).toMatchObject({ status: 'done', brandName: 'Kiln & Clay', progress: 1 })
    expect(batch.says).toBe('8 of 8 films are in the library.')
    const titles = new Set(batch.videos.map((video: { title: string }) => video.title))
    expect(titles.size).toBe(8)
  })

  it('shows in the figures of the dashboard', async () => {
    const { body } = await ada.get('/api/dashboard/stats')
    expect(body).toMatchObject({ totalBrands: 1, totalVideos: 8, creditsUsed: 10 })
    expect(body.production).toMatchObject({ videosGenerated: 8, weeklyUsed: 7, weeklyQuota: 70 })
    expect(body.production.viralScoreAverage).toBeGreaterThan(0)
    expect(body.production.complianceRate).toBe(100)
    expect(body.recentVideos).toHaveLength(4)
  })

  it('is another for another account, even with the same request id', async () => {
    const [{ id }] = (await ada.get('/api/batches')).body
    const bob = await studio.owner()
    const other = await bob.order(1, { requestId: await requestIdOf(id) })
    expect(other).not.toBe(id)
    expect((await bob.whenDone(other)).videos).toHaveLength(1)
  })

  const requestIdOf = async (id: string): Promise<string> =>
    (await sql('select request_id from batches where id = $1', [id])).rows[0].request_id
})

describe('a week that is planned first', () => {
  const PLAN = '/api/batches/plan'
  type Film = {
    format: string
    number: number
    kind: string
    subject: { id?: string; title: string; firstLine: string }
  }
  const ordered = ({ format, number, subject }: Film) => ({ format, number, subject })

  it('shows eight subjects with their first lines, costs nothing and keeps nothing', async () => {
    const eve = await studio.owner()
    const before = await everything(eve)
    const { status, body } = await eve.post(PLAN, { brandId: eve.brandId, seed: 5 })
    expect([status, body.films.length, body.credits]).toEqual([200, 8, WEEKLY_BATCH.credits])
    expect(new Set(body.films.map(({ subject }: Film) => subject.title)).size).toBe(8)
    expect(body.films.every(({ subject }: Film) => subject.firstLine.length > 5)).toBe(true)
    expect((await eve.post(PLAN, { brandId: eve.brandId, seed: 5 })).body).toEqual(body)
    expect(await everything(eve)).toEqual(before)
  })

  it('keeps what is settled when the rest is swapped', async () => {
    const eve = await studio.owner()
    const { films } = (await eve.post(PLAN, { brandId: eve.brandId, seed: 5 })).body
    const [first, second, ...others] = films
    const swapped = await eve.post(PLAN, {
      brandId: eve.brandId,
      films: [ordered(first), { format: second.format, number: second.number }, ...others.map(ordered)],
      without: [second.subject.id],
    })
    expect(swapped.body.films).toHaveLength(8)
    expect(swapped.body.films[0].subject).toEqual(first.subject)
    expect(swapped.body.films.map(({ subject }: Film) => subject.id)).not.toContain(second.subject.id)
  })

  it('is made as it was planned: what was dropped is not, what was changed or written is, in the owner’s words', async () => {
    const eve = await studio.owner()
    const { films, seed } = (await eve.post(PLAN, { brandId: eve.brandId, seed: 5 })).body
    const shorts: Film[] = films.filter(({ format }: Film) => format === 'short').slice(0, 3)
    const [asPlanned, changed, own] = shorts.map(ordered) as [Film, Film, Film]
    changed.subject = { ...changed.subject, title: 'Another title', firstLine: 'Another first line for this one.' }
    own.subject = { title: 'Can kids come?', firstLine: 'Can kids come along on a Saturday?' }
    const order = { brandId: eve.brandId, requestId: randomUUID(), seed, films: [asPlanned, changed, own] }
    const { body } = await eve.post(WEEK, order)
    expect(body.batchInfo).toMatchObject({ totalVideos: 3, shorts: 3, longForm: 0 })
    expect(await eve.credits()).toMatchObject({ used: 3 })
    await eve.whenDone(body.batch.id)
    const { rows } = await sql(
      'select s.title, s.body from scripts s join videos v on v.script_id = s.id where v.batch_id = $1 order by v.number',
      [body.batch.id],
    )
    for (const [at, { subject }] of [asPlanned, changed, own].entries()) {
      expect(rows[at].title).toBe(subject.title)
      expect(rows[at].body.startsWith(subject.firstLine), rows[at].body).toBe(true)
    }
  })

  it('is not made of films that no week has, twice the same, or none, and says why', async () => {
    const subject = { title: 'A title', firstLine: 'A first line.' }
    const short = { format: 'short', number: 1, subject }
    const before = await everything(ada)
    for (const [films, why] of [
      [[], 'Keep at least one film'],
      [[short, short], 'Each film of a week once, please'],
      [[{ ...short, number: 9 }], 'This film has no place in a week'],
      [[{ ...short, subject: { ...subject, firstLine: ' ' } }], 'Please write a first line'],
      [[{ ...short, subject: { ...subject, title: 'A\nB' } }], 'One line, please'],
    ] as const)
      for (const path of [PLAN, WEEK]) {
        const answer = await ada.post(path, { brandId: ada.brandId, films })
        expect([answer.status, answer.text.includes(why)], answer.text).toEqual([400, true])
      }
    expect(await everything(ada)).toEqual(before)
  })
})

describe('an order that cannot be', () => {
  it('is told that it lacks a brand, in the words of the form, and nothing is ordered', async () => {
    const before = await everything(ada)
    for (const body of [{}, { brandId: '' }, { brandId: 'kiln' }, { brandId: null }]) {
      const answer = await ada.post(WEEK, body)
      expect([answer.status, answer.body.message]).toEqual([400, messages.brand.required.description])
    }
    expect(messages.brand.required).toEqual({ title: 'Brand Required', description: 'Please select a brand first' })
    expect(await everything(ada)).toEqual(before)
  })

  it('is 404 for a brand of somebody else, for one that was deleted and for one that never was', async () => {
    const bob = await studio.owner()
    const gone = (await ada.post('/api/brands', { name: 'Gone' })).body.id
    await ada.delete(`/api/brands/${gone}`)
    for (const brandId of [bob.brandId, gone, randomUUID()]) {
      const answer = await ada.post(WEEK, { brandId })
      expect([answer.status, answer.body.message]).toEqual([404, messages.brand.notFound])
    }
    expect(await bob.credits()).toMatchObject({ used: 0 })
  })

  it('without enough credits says the need, what is left and what to do, and changes nothing', async () => {
    const poor = await studio.owner()
    await poor.credits()
    await spend(poor, 75)
    const before = await everything(poor)
    const answer = await poor.post(WEEK, { brandId: poor.brandId })
    expect([answer.status, answer.body.code]).toEqual([403, 'plan-limit'])
    expect(answer.body.message).toMatch(/needs 10 credits and you have 9 left this month/)
    expect(answer.body.message).toMatch(/come back on the 1st; a larger plan has more/)
    expect(await everything(poor)).toEqual(before)
  })

  it('beyond the quota of the week says the room, what was ordered and when there is more, and changes nothing', async () => {
    const busy = await studio.owner()
    const shorts = (count: number, status: string) =>
      sql(
        `insert into videos (account_id, brand_id, title, format, number, seed, credits, status)
         select $1, $2, 'Short', 'short', 1, n, 1, $4 from generate_series(1, $3) n`,
        [busy.ctx.accountId, busy.brandId, count, status],
      )
    await shorts(64, 'ready')
    await shorts(20, 'halted')
    const before = await everything(busy)
    const answer = await busy.post(WEEK, { brandId: busy.brandId })
    expect([answer.status, answer.body.code]).toEqual([403, 'plan-limit'])
    expect(answer.body.message).toBe(
      'A week has room for 70 shorts and you have ordered 64. The next week begins on Monday.',
    )
    expect(await everything(busy)).toEqual(before)
    await busy.whenDone(await busy.order(6))
  })
})
