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
