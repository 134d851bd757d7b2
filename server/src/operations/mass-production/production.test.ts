/** Mass production, through the calls: real packages, a queue within credits and quotas, pausable, each film once. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries, productions, ugcPackages } from '#db/tables/index.ts'
import { embeddedLanguage } from '#services/language/language.embedded.ts'
import { type Language, NothingLeftToSay } from '#services/language/language.ts'
import { until } from '#test/patience.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { type Owner, owner, quick } from '#test/quick-films.ts'
import { planQueue, productionDay, productionRoom, queueSizeFor } from './production.rules.ts'

let product: TestProduct
/** While on, the writer has said everything. */
let silent = false
/** While on, it has said everything about any topic. */
let silentOnTopics = false
const writer = embeddedLanguage()
const language: Language = {
  ...writer,
  async writeScript(request) {
    if (silent || (silentOnTopics && request.topic)) throw new NothingLeftToSay('Everything has been said. Add facts.')
    return writer.writeScript(request)
  },
}
beforeAll(async () => {
  product = await startTestProduct({ ...quick, services: { ...quick.services, language } })
})
afterAll(() => product.end())

const generate = (person: Caller, body = {}) => person.post('/api/compliance/generate-mass-ugc', body)
const statistics = async (person: Caller) => (await person.get('/api/production/statistics')).body
const credits = async (person: Caller) => (await person.get('/api/dashboard/stats')).body.creditsRemaining
const videos = async (person: Caller) => (await person.get('/api/videos')).body
const accountIdOf = async (person: Caller) => (await person.get('/api/auth/user')).body.id as string

/** Leaves the person with so many credits. */
async function leaveCredits(person: Caller, left: number): Promise<void> {
  const accountId = await accountIdOf(person)
  const amount = left - (await credits(person))
  const [grant] = await product.ctx.db.select().from(creditEntries).where(eq(creditEntries.accountId, accountId))
  await product.ctx.db
    .insert(creditEntries)
    .values({ accountId, kind: 'spend', pot: grant?.pot ?? '', amount, key: randomUUID(), note: 'Test' })
}

describe('packages', () => {
  it('are presenter-style scripts, written and judged, on the asked topics, for no credits', async () => {
    const ada = await owner(product)
    const { body } = await generate(ada, {
      brand_id: ada.brandId,
      topics: [' glazing mugs ', '', 'pricing'],
      quantity: 4,
    })
    expect(body).toMatchObject({ status: 'done', quantity: 4, written: 4, failed: 0 })
    const packages = body.content_packages
    expect(packages.slice(0, 2).map((one: { topic: string }) => one.topic)).toEqual(['glazing mugs', 'pricing'])
    for (const one of packages) {
      expect(one.script.length).toBeGreaterThan(100)
      expect(one.viral_prediction).toBeGreaterThan(50)
      expect(one.compliance_report).toMatchObject({ compliance_score: expect.any(Number) })
      expect(one.production_ready).toBe(
        one.compliance_report.approval_status === 'approved' && one.viral_prediction >= 80,
      )
      const again = await ada.post('/api/compliance/check', { text: one.script })
      expect(again.body.issues.filter((issue: { ruleId: string }) => /presenter/.test(issue.ruleId))).toEqual([])
      expect(one.script).not.toMatch(/\bI (?:bought|tried|used|lost|earned|made)\b/)
    }
    expect(new Set(packages.map((one: { script: string }) => one.script)).size).toBe(4)
    expect(await credits(ada)).toBe(84)
    expect((await ada.get('/api/compliance/ugc')).body.content_packages).toHaveLength(4)
  })

  it('stay with the niche, and say so, where the writer has nothing new on a topic', async () => {
    const ada = await owner(product)
    silentOnTopics = true
    const { body } = await generate(ada, { topics: ['sagger firing'], quantity: 2 })
    silentOnTopics = false
    expect(body).toMatchObject({ written: 2, failed: 0 })
    expect(body.content_packages.map((one: { topic: null }) => one.topic)).toEqual([null, null])
  })

  it('come once for one request, and become one film each however often that is asked', async () => {
    const ada = await owner(product)
    const requestId = randomUUID()
    const [first, second] = await Promise.all([
      generate(ada, { quantity: 1, requestId }),
      generate(ada, { quantity: 1, requestId }),
    ])
    const [one] = first.body.content_packages
    expect(second.body.content_packages[0].id).toBe(one.id)
    const film = () => ada.post(`/api/compliance/ugc/${one.id}/film`)
    const answers = await Promise.all([film(), film(), film()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await videos(ada)).map((video: { id: string }) => video.id)).toEqual([one.video_id])
    expect(await credits(ada)).toBe(83)
    await until(async () => (await ada.get(`/api/compliance/ugc/${one.id}`)).body.package.video?.streamUrl !== null)
  })

  it.each([
    [{ quantity: 0 }, 400],
    [{ quantity: 51 }, 400],
    [{ brand_id: randomUUID() }, 404],
    [{ niche: 'Astrology' }, 400],
  ])('are refused for %j', async (body, status) => {
    const ada = await owner(product)
    expect((await generate(ada, body)).status).toBe(status)
    expect((await ada.get('/api/compliance/ugc')).body.content_packages).toEqual([])
  })
})

describe('mass production', () => {
  it('fills its queue, orders the daily volume once and waits for the next day', async () => {
    const ada = await owner(product)
    expect(await statistics(ada)).toMatchObject({
      mode: 'inactive',
      total_content_generated: 0,
      compliance_rate: null,
      viral_success_rate: null,
      daily_production_target: 50,
      current_daily_output: 0,
      queue_size: 0,
      auto_pilot_active: false,
    })
    const start = { daily_volume: 3, quality_threshold: 70, topics: ['glazing'] }
    const { body } = await ada.post('/api/production/start-mass-ugc', start)
    expect(body.state).toMatchObject({ auto_pilot_active: true, mode: 'active' })
    await until(async () => (await statistics(ada)).mode === 'waiting')
    expect(await statistics(ada)).toMatchObject({
      says: "Today's 3 films are ordered. The next day begins at nine.",
      current_daily_output: 3,
      queue_size: 5,
      daily_production_target: 3,
    })
    expect(await videos(ada)).toHaveLength(3)
    expect(await credits(ada)).toBe(81)
    const paused = await ada.post('/api/production/pause')
    expect(paused.body).toMatchObject({ auto_pilot_active: false, mode: 'paused', queue_size: 5 })
  })

  it('has 75 places for the fifty a day that it begins with', async () => {
    const ada = await owner(product)
    await ada.post('/api/production/start-mass-ugc')
    await ada.post('/api/production/pause')
    const { queue_size, settings } = await statistics(ada)
    expect(settings).toEqual({ daily_volume: 50, topics: [], niches: [], quality_threshold: 90 })
    expect(queue_size).toBeGreaterThan(70)
    expect((await ada.delete('/api/production/queue')).body.queue_size).toBe(0)
  })

  it('spends no credit that is not there, and says so', async () => {
    const ada = await owner(product)
    await leaveCredits(ada, 1)
    await ada.post('/api/production/start-mass-ugc', { daily_volume: 5, quality_threshold: 0 })
    await until(async () => (await statistics(ada)).mode === 'waiting')
    expect((await statistics(ada)).says).toContain('credits')
    expect([await credits(ada), (await videos(ada)).length]).toEqual([0, 1])
  })

  it('lets a brand rest of which everything was said, until something is changed about it', async () => {
    const ada = await owner(product)
    silent = true
    await ada.post('/api/production/start-mass-ugc', { daily_volume: 2, quality_threshold: 0 })
    await until(async () => (await statistics(ada)).mode === 'waiting')
    expect(await statistics(ada)).toMatchObject({
      says: 'Everything has been said. Add facts.',
      total_content_generated: 0,
    })
    silent = false
    await ada.put(`/api/brands/${ada.brandId}`, { facts: [{ kind: 'product', text: 'We throw mugs by hand.' }] })
    await ada.put('/api/production/auto-pilot', { active: true })
    await until(async () => (await statistics(ada)).current_daily_output === 2)
  })

  it('stops with everything else and goes on with Start', async () => {
    const ada = await owner(product)
    await ada.post('/api/production/start-mass-ugc', { daily_volume: 2, quality_threshold: 0 })
    await ada.post('/api/emergency/kill-switch', { reason: 'A test' })
    expect(await statistics(ada)).toMatchObject({ mode: 'halted' })
    expect((await ada.post('/api/production/start-mass-ugc')).status).toBe(409)
    expect((await generate(ada)).status).toBe(409)
    const writing = await product.ctx.db.select().from(ugcPackages).where(eq(ugcPackages.status, 'writing'))
    expect(writing.filter((row) => row.brandId === ada.brandId)).toEqual([])
    await ada.post('/api/master-control/start', { operationalMode: 'supervised' })
    await until(async () => (await statistics(ada)).current_daily_output === 2)
  })

  it('needs a brand that takes part', async () => {
    const nobody = await product.person()
    const start = (niches: string[] = []) => nobody.post('/api/production/start-mass-ugc', { niches })
    expect((await start()).body.message).toContain('Make a brand first')
    await nobody.post('/api/brands', { name: 'Kiln', niche: 'Marketing & Sales' })
    expect((await start(['AI & Technology'])).body.message).toContain('None of your brands')
    expect(
      await product.ctx.db
        .select()
        .from(productions)
        .where(eq(productions.accountId, await accountIdOf(nobody))),
    ).toEqual([])
  })
})

describe('the rules', () => {
  it('begin the day at nine on the account’s clock, over daylight saving too', () => {
    const day = (now: string) => {
      const { begins, ends } = productionDay(new Date(now), 'Europe/Berlin')
      return [begins.toISOString(), ends.toISOString()]
    }
    expect(day('2026-03-28T07:59:00Z')).toEqual(['2026-03-27T08:00:00.000Z', '2026-03-28T08:00:00.000Z'])
    expect(day('2026-03-28T08:00:00Z')).toEqual(['2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z'])
  })

  it('give each brand each topic in turn', () => {
    const brands = [
      { id: 'a', niche: 'AI & Technology' as const },
      { id: 'b', niche: 'Marketing & Sales' as const },
    ]
    const plan = planQueue(brands, ['x', 'y'], 1, 4).map(({ brandId, topic }) => brandId + topic)
    expect(plan).toEqual(['bx', 'ay', 'by', 'ax'])
    expect(planQueue([], [], 0, 5)).toEqual([])
    expect(queueSizeFor(50)).toBe(75)
  })

  const room = {
    dailyVolume: 5,
    filmedToday: 0,
    writtenToday: 0,
    weekly: { quota: 70, used: 0 },
    credits: 9,
    inFlight: 0,
    atOnce: 4,
  }
  it.each([
    ['as many as are made at once', {}, { films: 4, texts: 4, waits: null }],
    ['none while all places are taken', { inFlight: 4 }, { films: 0, texts: 0, waits: null }],
    ['the rest of the day', { filmedToday: 4 }, { films: 1, texts: 1, waits: null }],
    ['none of a day that is done', { filmedToday: 5 }, { films: 0, texts: 0, waits: expect.stringContaining('nine') }],
    [
      'none of a full week',
      { weekly: { quota: 70, used: 70 } },
      { films: 0, texts: 0, waits: expect.stringContaining('Monday') },
    ],
    ['none without credits', { credits: 0 }, { films: 0, texts: 0, waits: expect.stringContaining('1st') }],
    [
      'no more texts when most were too weak',
      { writtenToday: 15 },
      { films: 4, texts: 0, waits: expect.stringContaining('threshold') },
    ],
  ])('allow %s', (_what, change, expected) => {
    expect(productionRoom({ ...room, ...change })).toEqual(expected)
  })
})

describe('somebody else', () => {
  it('sees nothing of it', async () => {
    const [ada, bob] = [await owner(product), (await owner(product)) as Owner]
    const { body } = await generate(ada, { quantity: 1 })
    const [one] = body.content_packages
    for (const answer of [
      await bob.get(`/api/compliance/ugc/${one.id}`),
      await bob.get(`/api/compliance/ugc/runs/${body.run_id}`),
      await bob.post(`/api/compliance/ugc/${one.id}/film`),
      await bob.delete(`/api/compliance/ugc/${one.id}`),
    ])
      expect(answer.status).toBe(404)
    expect((await bob.get('/api/compliance/ugc')).body.content_packages).toEqual([])
  })
})
