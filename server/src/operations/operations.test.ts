/** Master control, through the calls: a stop that stops, a fence that holds, a start that goes on, figures that are counted. */

import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#context.ts'
import { spendCredits } from '#credits/index.ts'
import { channels, checks, operations, publications, scripts, videos } from '#db/tables/index.ts'
import { orderPublishing } from '#publishing/publications/publish.job.ts'
import type { FilmMaker } from '#rendering/index.ts'
import { signedIn } from '#test/batch-studio.ts'
import { timed, until } from '#test/patience.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { programOf } from '#test/program.ts'
import { type Owner, owner, quick } from '#test/quick-films.ts'
import { DAY_MS, HOUR_MS } from '#time.ts'
import { filmedScripts } from './guarantees.store.ts'
import { resumeInstallation } from './installation.service.ts'
import { startedWithHeldPosts } from './operations.store.ts'

let product: TestProduct
/** Films hang here until they are told to stop, while this is on. */
let slow = false
let stopped = 0

const STOP_ALL = new URL('../stop-all.ts', import.meta.url)

const films: FilmMaker = {
  name: 'Films that can hang',
  drawPoster: () => Promise.reject(new Error('Nobody looks here')),
  sampleMusic: () => Promise.reject(new Error('Nobody listens here')),
  async makeFilm(request, options) {
    if (slow)
      await sleep(60_000, undefined, { signal: options.signal }).catch((error) => {
        stopped += 1
        throw error
      })
    return quick.filmMaker.makeFilm(request, options)
  },
  remakeFilm: () => Promise.reject(new Error('Nothing is edited here')),
}

beforeAll(async () => {
  product = await startTestProduct({ embedded: true, ...quick, filmMaker: films })
})
afterAll(() => product.end())

const shutdown = (person: Caller, reason = 'A test') =>
  person.post('/api/master-control/emergency-shutdown', { reason })
const start = (person: Caller, config = {}) =>
  person.post('/api/master-control/start', { operationalMode: 'supervised', ...config })
const dashboard = async (person: Caller) => (await person.get('/api/master-control/dashboard')).body
const credits = async (person: Caller) => (await person.get('/api/dashboard/stats')).body.creditsRemaining
const order = (person: Owner, title: string) =>
  person.post('/api/ai/video/generate', {
    title,
    content: `${title}. Clay shrinks in the kiln. So a potter throws the mug a little larger.`,
  })
async function makeFilm(person: Owner, title: string): Promise<string> {
  const { id } = (await order(person, title)).body.video
  await until(async () => (await person.get(`/api/videos/${id}`)).body.readyAt !== null)
  return id
}
const statuses = async (person: Caller) =>
  (await person.get('/api/videos')).body.map((video: { status: string }) => video.status).sort()

describe('emergency shutdown', () => {
  it('ends queued and running work within two seconds, keeps what is finished and gives the rest back', async () => {
    const ada = await owner(product)
    await makeFilm(ada, 'Finished before')
    slow = true
    stopped = 0
    for (let number = 0; number < 6; number++) await order(ada, `Never finished ${number}`)
    await until(async () => (await statuses(ada)).includes('rendering'))
    expect(await credits(ada)).toBe(77)
    const { answer, ms } = await timed(async () => {
      const halt = await shutdown(ada, 'The wrong logo')
      await until(async () => (await statuses(ada)).filter((status: string) => status === 'halted').length === 6)
      await until(() => stopped > 0)
      return halt
    })
    expect(ms).toBeLessThan(2_000)
    slow = false
    expect(answer.body).toMatchObject({
      success: true,
      message: 'All systems have been shut down safely',
      halt: { kind: 'emergency-shutdown', reason: 'The wrong logo', videosHalted: 6, creditsRefunded: 6 },
    })
    expect(await statuses(ada)).toContain('ready')
    expect(await credits(ada)).toBe(83)
  })

  it('ends forty orders that wait for their turn within two seconds', async () => {
    const ada = await owner(product)
    slow = true
    await Promise.all(Array.from({ length: 40 }, (_, number) => order(ada, `One of forty ${number}`)))
    const { answer, ms } = await timed(() => shutdown(ada))
    expect(ms).toBeLessThan(2_000)
    expect(answer.body.halt).toMatchObject({ videosHalted: 40, creditsRefunded: 40 })
    expect(new Set(await statuses(ada))).toEqual(new Set(['halted']))
    slow = false
    expect(await credits(ada)).toBe(84)
  })

  it('does not stand in line behind forty orders that came before it', async () => {
    const ada = await owner(product)
    slow = true
    let answered = 0
    const orders = Array.from({ length: 40 }, async (_, number) => {
      const { status } = await order(ada, `One of forty ${number}`)
      answered += 1
      return status
    })
    await until(() => answered > 0)
    const { ms } = await timed(() => shutdown(ada))
    expect(ms).toBeLessThan(2_000)
    // Most of those that came earlier were still waiting, and were refused.
    expect((await Promise.all(orders)).filter((status) => status === 409).length).toBeGreaterThan(10)
    await until(async () => (await statuses(ada)).every((status: string) => status === 'halted'))
    slow = false
    expect(await credits(ada)).toBe(84)
  })

  it('fences whatever would make something, naming Start, until Start', async () => {
    const ada = await owner(product)
    expect(await dashboard(ada)).toMatchObject({ state: 'idle', systemStatus: { operational: false } })
    await shutdown(ada)
    for (const answer of [
      await order(ada, 'Too late'),
      await ada.post('/api/generate/enhanced-weekly-batch', { brandId: ada.brandId }),
      await ada.post('/api/viral/generate', { brandId: ada.brandId, contentType: 'short' }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body.message).toContain('Press Start')
    }
    expect((await ada.get('/api/videos')).body).toEqual([])
    const started = await start(ada)
    expect(started.body).toMatchObject({ success: true, estimatedOutput: { dailyVideos: 0 } })
    expect(await dashboard(ada)).toMatchObject({
      state: 'running',
      reason: null,
      systemStatus: { operational: true, emergencyShutdowns: 1, totalBrands: 1, totalChannels: 1 },
    })
    expect((await order(ada, 'Now it goes')).status).toBe(200)
  })

  it('lets nothing through that is ordered at the same moment', async () => {
    const ada = await owner(product)
    slow = true
    const orders = Array.from({ length: 8 }, (_, number) => order(ada, `At once ${number}`))
    const [, ...answers] = await Promise.all([shutdown(ada), ...orders])
    await until(async () => (await statuses(ada)).every((status: string) => status === 'halted'))
    slow = false
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await credits(ada)).toBe(84)
  })

  it('is remembered with time and reason, stops nobody else, and makes again what it halted when asked', async () => {
    const [ada, bob] = [await owner(product), await owner(product)]
    slow = true
    await order(ada, 'Made again')
    const before = Date.now()
    await ada.post('/api/emergency/kill-switch', { reason: 'Wrong price' })
    slow = false
    const { halts } = (await ada.get('/api/system/halts')).body
    expect(halts).toHaveLength(1)
    expect(halts[0]).toMatchObject({ kind: 'kill-switch', reason: 'Wrong price', resumedAt: null, videosHalted: 1 })
    expect(Date.parse(halts[0].at)).toBeGreaterThanOrEqual(before)
    expect((await bob.get('/api/system/halts')).body.halts).toEqual([])
    expect((await order(bob, 'Untouched')).status).toBe(200)
    expect((await start(ada, { remakeHalted: true })).body.resumed).toEqual({ posts: 0, campaigns: 0, videos: 1 })
    await until(async () => (await statuses(ada)).join() === 'ready')
    expect(await credits(ada)).toBe(83)
    expect((await ada.get('/api/system/halts')).body.halts[0].resumedAt).toEqual(expect.any(String))
  })

  it('pauses campaigns and ends generators on their way', async () => {
    const ada = await owner(product)
    await ada.post('/api/viral/contacts/import', { contacts: [{ email: 'a@example.com' }], source: 'manual' })
    const campaign = {
      businessName: 'Kiln',
      businessDescription: 'Mugs',
      scheduledFor: new Date(Date.now() + 3_600_000),
    }
    expect((await ada.post('/api/viral/email-campaign', campaign)).status).toBe(200)
    const generating = ada.post('/api/viral/generate', { brandId: ada.brandId, contentType: 'long' })
    await until(async () => (await ada.get('/api/viral/generations')).body.length === 1)
    await shutdown(ada)
    expect((await ada.get('/api/campaigns')).body[0]).toMatchObject({
      status: 'paused',
      problem: expect.stringContaining('Start'),
    })
    const { body } = await generating
    if (body.status !== 'failed') expect(await statuses(ada)).toEqual(['halted'])
    expect(await credits(ada)).toBe(84)
  })

  it('holds scheduled posts, and Start puts them back on the schedule', async () => {
    const ada = await owner(product)
    const id = await makeFilm(ada, 'On the schedule')
    await ada.put(`/api/videos/${id}/schedule`, { at: new Date(Date.now() + DAY_MS).toISOString() })
    const post = async () => (await ada.get(`/api/videos/${id}/publications`)).body[0].status
    expect((await shutdown(ada)).body.halt.postsHeld).toBe(1)
    expect(await post()).toBe('held')
    expect((await start(ada)).body.resumed.posts).toBe(1)
    expect(await post()).toBe('scheduled')
  })
})

describe('what is on its way while the fence is up', () => {
  const accountOf = async (person: Owner) =>
    (await product.ctx.db.select().from(channels).where(eq(channels.brandId, person.brandId)))[0]?.accountId ?? ''

  it('does not go out, even where nobody has held it', async () => {
    const ada = await owner(product)
    const id = await makeFilm(ada, 'Due while all is halted')
    const config = (await dashboard(ada)).config
    await ada.put(`/api/videos/${id}/schedule`, { at: new Date(Date.now() + DAY_MS).toISOString() })
    const halted = { accountId: await accountOf(ada), state: 'halted' as const, config, since: new Date() }
    await product.ctx.db.insert(operations).values(halted)
    const due = { at: new Date(), run: sql`${publications.run} + 1` }
    const [row] = await product.ctx.db.update(publications).set(due).where(eq(publications.videoId, id)).returning()
    if (!row) throw new Error('It has no post')
    await orderPublishing(product.ctx, row)
    const post = async () => (await ada.get(`/api/videos/${id}/publications`)).body[0]
    await until(async () => Date.parse((await post()).at) > Date.now())
    expect((await post()).status).toBe('scheduled')
  })

  it('is taken up by the clock for those alone who were started, and are their own', async () => {
    const [ada, bob] = [await owner(product), await owner(product)]
    const started = () => startedWithHeldPosts(product.ctx)
    for (const person of [ada, bob]) {
      const id = await makeFilm(person, 'Held')
      await person.put(`/api/videos/${id}/schedule`, { at: new Date(Date.now() + DAY_MS).toISOString() })
      await shutdown(person)
    }
    const [adas, bobs] = [await accountOf(ada), await accountOf(bob)]
    expect(await started()).not.toEqual(expect.arrayContaining([adas]))
    // As a start leaves it that was cut off before it took the posts up.
    await product.ctx.db.update(operations).set({ state: 'running' }).where(eq(operations.accountId, adas))
    expect(await started()).toContain(adas)
    expect(await started()).not.toContain(bobs)
  })
})

describe('autonomous operation', () => {
  it('makes by itself what the channels bear, estimates it, and is ended by Start under supervision', async () => {
    const ada = await owner(product)
    const started = await start(ada, { operationalMode: 'autonomous' })
    expect(started.body).toMatchObject({ success: true, estimatedOutput: { dailyVideos: 2 } })
    await until(async () => (await statuses(ada)).length === 2)
    const production = async () => (await ada.get('/api/production/statistics')).body
    expect(await production()).toMatchObject({ auto_pilot_active: true, daily_production_target: 2 })
    await start(ada)
    expect(await production()).toMatchObject({ auto_pilot_active: false, mode: 'paused' })
  })
})

describe('starting again after a stop', () => {
  const again = (person: Caller, remakeHalted = false) =>
    person.post('/api/master-control/start-again', { remakeHalted })
  const stands = async (person: Caller) => (await person.get('/api/system/operation')).body
  const production = async (person: Caller) => (await person.get('/api/production/statistics')).body

  it('brings nothing to life that did not run before', async () => {
    const ada = await owner(product)
    expect(await stands(ada)).toMatchObject({ state: 'idle', now: { runs: 'on-order' }, before: null })
    await ada.post('/api/emergency/kill-switch', { reason: 'A test' })
    expect(await stands(ada)).toMatchObject({ now: { runs: 'stopped' }, before: { runs: 'on-order' } })
    const { body } = await again(ada)
    expect(body).toMatchObject({ success: true, operation: { state: 'idle', now: { runs: 'on-order' } } })
    expect(await production(ada)).toMatchObject({ mode: 'inactive', auto_pilot_active: false })
    expect(await statuses(ada)).toEqual([])
    expect(await credits(ada)).toBe(84)
    expect((await order(ada, 'Ordered again')).status).toBe(200)
  })

  it("goes on with a person's mass production and its own settings, however often it was stopped", async () => {
    const ada = await owner(product)
    const settings = { daily_volume: 3, topics: ['Glazes'], niches: [], quality_threshold: 100 }
    await ada.post('/api/production/start-mass-ugc', settings)
    expect((await stands(ada)).now).toEqual({
      runs: 'by-itself',
      says: 'Mass production is on, for up to 3 films a day.',
    })
    await shutdown(ada)
    await ada.post('/api/emergency/kill-switch', { reason: 'And once more' })
    expect(await production(ada)).toMatchObject({ mode: 'halted', auto_pilot_active: false })
    const halted = (await ada.get('/api/system/peace-of-mind-status')).body
    expect(halted).toMatchObject({
      systemsOperational: false,
      emergencyControls: { armed: false },
      autonomousOperations: { autoPilot: false },
    })
    expect((await stands(ada)).before.says).toContain('up to 3 films a day')
    expect((await again(ada)).body.operation).toMatchObject({ state: 'idle', now: { runs: 'by-itself' }, before: null })
    expect(await production(ada)).toMatchObject({ auto_pilot_active: true, settings })
    expect(
      (await ada.get('/api/system/halts')).body.halts.every((halt: { resumedAt: unknown }) => halt.resumedAt),
    ).toBe(true)
    await ada.post('/api/production/pause')
  })

  it('goes on with autonomous operation as it was configured, and not with what was switched off meanwhile', async () => {
    const ada = await owner(product)
    await start(ada, { operationalMode: 'autonomous', maxDailyVideos: 1, humanOversightRequired: false })
    const before = await stands(ada)
    expect(before).toMatchObject({ state: 'running', now: { runs: 'by-itself' } })
    await shutdown(ada)
    const { operation } = (await again(ada)).body
    expect(operation).toMatchObject({ state: 'running', now: before.now, config: before.config })
    await shutdown(ada)
    await ada.post('/api/production/pause')
    expect((await again(ada)).body.operation).toMatchObject({ state: 'running', now: { runs: 'on-order' } })
  })

  it('is the same in every call that tells it, and has nothing to do where nothing is stopped', async () => {
    const ada = await owner(product)
    expect((await again(ada)).body).toMatchObject({
      resumed: { posts: 0, campaigns: 0, videos: 0 },
      operation: { state: 'idle' },
    })
    await shutdown(ada)
    const { uptime: _, ...told } = await stands(ada)
    expect(await dashboard(ada)).toMatchObject(told)
    expect((await ada.get('/api/system/peace-of-mind-status')).body).toMatchObject(told)
  })
})

describe('a start that can make nothing', () => {
  it('says what it waits for instead of what it started', async () => {
    const [ada, bob] = [await owner(product), await product.person()]
    const { body } = await start(bob, { operationalMode: 'autonomous' })
    expect(body).toMatchObject({ message: 'Started, and waiting for a brand', estimatedOutput: { lacks: 'brand' } })
    const all = { key: 'everything', amount: 84, note: 'A test' }
    await inTransaction(await signedIn(product, ada), (within) => spendCredits(within, all))
    expect(await credits(ada)).toBe(0)
    const started = (await start(ada, { operationalMode: 'autonomous' })).body
    expect(started).toMatchObject({
      message: 'Started, and waiting for credits',
      estimatedOutput: { dailyVideos: 0, lacks: 'credits', says: expect.stringContaining('used up') },
    })
    expect((await ada.get('/api/system/operation')).body.now.says).toContain('It waits: Your credits are used up.')
    const { state } = (await ada.post('/api/production/start-mass-ugc', {})).body
    expect(state).toMatchObject({ mode: 'waiting', says: expect.stringContaining('Your credits are used up.') })
  })
})

describe('the dashboards', () => {
  it('know of no figure that was not counted', async () => {
    const ada = await owner(product)
    const { businessMetrics, realtimeMetrics, systemStatus, complianceGuarantees } = await dashboard(ada)
    expect(businessMetrics).toMatchObject({
      activeSubscriptions: null,
      monthlyRecurringRevenue: null,
      customerSatisfactionScore: null,
      supportTicketsOpen: null,
    })
    expect(realtimeMetrics).toMatchObject({ averageViralScore: null, averageHumanityScore: null })
    expect(systemStatus.complianceRate).toBeNull()
    expect(complianceGuarantees.checks).toHaveLength(4)
    for (const check of complianceGuarantees.checks) {
      expect([check.name, check.ok, complianceGuarantees[check.name]]).toEqual([check.name, true, true])
      expect(Date.now() - Date.parse(check.checkedAt)).toBeLessThan(5000)
      expect(check.lookedAt.length).toBeGreaterThan(40)
    }
    expect((await ada.get('/api/compliance/daily-status')).body).toMatchObject({
      averageHumanityScore: null,
      complianceRate: null,
      checks: 0,
    })
    expect((await ada.get('/api/system/peace-of-mind-status')).body).toMatchObject({
      sleepPeacefully: true,
      says: ['Nothing needs you now.'],
      needs: [],
    })
  })

  it('see a limit that was broken and a rehearsal that leaves nothing behind', async () => {
    const ada = await owner(product)
    const id = await makeFilm(ada, 'Posted too often')
    const { db } = product.ctx
    const [local] = await db.select().from(channels).where(eq(channels.brandId, ada.brandId))
    const other = await makeFilm(ada, 'Posted too soon')
    const accountId = local?.accountId ?? ''
    const at = new Date(Date.now() - HOUR_MS)
    for (const videoId of [id, other])
      await db.insert(publications).values({ accountId, channelId: local?.id ?? '', videoId, status: 'published', at })
    const { complianceGuarantees, state } = await dashboard(ada)
    expect(complianceGuarantees.postingLimitsEnforced).toBe(false)
    expect(state).toBe('idle')
    const { sleepPeacefully, says, needs } = (await ada.get('/api/system/peace-of-mind-status')).body
    expect([sleepPeacefully, says.join()]).toEqual([false, expect.stringContaining('1 break the limit')])
    expect(needs).toEqual([{ kind: 'guarantee', says: says[0] }])
    await db.delete(publications).where(and(eq(publications.accountId, accountId)))
    await db.delete(videos).where(eq(videos.accountId, accountId))
  })
})

describe('the guarantee of humanity', () => {
  it('lets through what a person approved, and that script alone', async () => {
    const ada = await owner(product)
    const ids = [await makeFilm(ada, 'Approved all the same'), await makeFilm(ada, 'Looked at by nobody')]
    const { db } = product.ctx
    const [first] = await db
      .select()
      .from(videos)
      .where(eq(videos.id, ids[0] ?? ''))
    const accountId = first?.accountId ?? ''
    const scriptId = first?.scriptId ?? ''
    await db.update(scripts).set({ writtenBy: 'a writer', humanityScore: 40 }).where(eq(scripts.accountId, accountId))
    const owned = { ...product.ctx, accountId }
    expect(await filmedScripts(owned)).toEqual({ filmed: 2, tooLow: 2 })
    const words = { scriptTitle: 'Approved', scoreBefore: 90, scoreAfter: 90, textBefore: '', textAfter: '' }
    await db.insert(checks).values({ accountId, scriptId, action: 'approved-by-person', ...words })
    expect(await filmedScripts(owned)).toEqual({ filmed: 2, tooLow: 1 })
    expect((await dashboard(ada)).complianceGuarantees.humanityScoresValidated).toBe(false)
  })
})

describe('the operator', () => {
  const stopAll = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [await programOf(STOP_ALL), ...args], {
      env: { ...process.env, DATA_DIR: product.dataDir, PORT: '0' },
    })

  it('stops everybody from the command line beside the running server, and lets them go on', async () => {
    const [ada, bob] = [await owner(product), await owner(product)]
    await shutdown(bob, 'His own')
    slow = true
    await order(ada, 'Stopped by the operator')
    expect((await stopAll('--reason', 'Maintenance')).stdout).toContain('unfinished videos')
    slow = false
    expect(await statuses(ada)).toEqual(['halted'])
    for (const answer of [await order(ada, 'No'), await start(ada)]) {
      expect(answer.status).toBe(409)
      expect(answer.body.message).toContain('The operator has stopped this installation')
    }
    expect(await dashboard(ada)).toMatchObject({ state: 'halted', reason: 'Maintenance', stoppedByOperator: true })
    expect(await resumeInstallation(product.ctx)).toEqual({ accounts: expect.any(Number) })
    expect(await dashboard(ada)).toMatchObject({ state: 'idle', stoppedByOperator: false })
    expect((await order(ada, 'Goes on')).status).toBe(200)
    expect(await dashboard(bob)).toMatchObject({ state: 'halted', reason: 'His own' })
  })
})
