/** Learning: from the account's own seen films alone, per niche, and into the next scripts. */
import { randomUUID } from 'node:crypto'
import { scoreScript } from '@octavo/officer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands, filmDays, scripts, videos } from '#db/tables/index.ts'
import { lessonsFor } from '#scripts/lessons/index.ts'
import { until } from '#test/patience.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { changesBetween, learnFrom, patternOf, type Seen, successOf, weightsOf } from './learning.rules.ts'
import { learnAll } from './learning.service.ts'

const film = (changes: Partial<Seen>): Seen => ({
  hook: 'statement',
  structure: 'steps',
  length: '20 to 40 s',
  hour: 10,
  views: 50,
  clicks: 2,
  thumbsUp: 1,
  thumbsDown: 1,
  ...changes,
})

describe('the rules', () => {
  it('rank films against each other, a half on average, whatever their size', () => {
    const success = successOf([film({ views: 10 }), film({ views: 100_000, clicks: 40_000 }), film({ views: 50 })])
    expect(success[1]).toBeGreaterThan(0.6)
    expect(success.reduce((sum, one) => sum + one, 0) / 3).toBeCloseTo(0.5)
    expect(successOf([film({}), film({})])).toEqual([0.5, 0.5])
  })

  it('learn nothing from too few films, from equal ones, or from a trait of one film', () => {
    expect(learnFrom([film({ hook: 'question', views: 900 }), film({}), film({})])).toEqual([])
    expect(learnFrom(Array.from({ length: 6 }, () => film({})))).toEqual([])
    const one = learnFrom([film({ hook: 'question', views: 900 }), film({}), film({}), film({}), film({})])
    expect(one.filter(({ trait }) => trait === 'hook')).toEqual([])
  })

  it('tell nothing of a trait that fewer than thirty people saw', () => {
    const seenBy = (views: number) => [
      ...[1, 2].map(() => film({ hook: 'question', views, clicks: views, thumbsUp: 9 })),
      ...[1, 2].map(() => film({ hook: 'number', views: 15, clicks: 0 })),
    ]
    const hooks = (views: number) => learnFrom(seenBy(views)).filter(({ trait }) => trait === 'hook')
    expect(hooks(14)).toEqual([])
    expect(hooks(15).map(({ value }) => value)).toEqual(expect.arrayContaining(['question', 'number']))
  })

  it('find what did better and worse, believe many films more than few, and give five points at most', () => {
    const good = (count: number) =>
      Array.from({ length: count }, () => film({ hook: 'question', views: 900, clicks: 80, thumbsUp: 9 }))
    const poor = (count: number) => Array.from({ length: count }, () => film({ hook: 'number' }))
    const effect = (films: Seen[], value: string) => learnFrom(films).find((one) => one.value === value)?.effect ?? 0
    expect(effect([...good(2), ...poor(2)], 'question')).toBeGreaterThan(1)
    expect(effect([...good(2), ...poor(2)], 'number')).toBeLessThan(-1)
    expect(effect([...good(10), ...poor(10)], 'question')).toBeGreaterThan(effect([...good(2), ...poor(2)], 'question'))
    expect(effect([...good(90), ...poor(90)], 'question')).toBeCloseTo(4.8)
  })

  it('bring kinds of subjects that did better sooner, and say on how many films that rests', () => {
    const learned = learnFrom([
      ...[1, 2, 3].map(() => film({ angle: 'question', views: 900, clicks: 90 })),
      ...[1, 2].map(() => film({ angle: 'offer' })),
      film({}),
    ])
    expect(learned.map(({ trait, value }) => `${trait} ${value}`).sort()).toEqual(['angle offer', 'angle question'])
    expect(weightsOf(learned).angles?.question).toBeGreaterThan(1)
    expect(patternOf('Marketing & Sales', learned.find(({ value }) => value === 'question')!).says).toBe(
      "Films of the kind “Question” did better: 3 against 3 others. The week's plan brings them sooner.",
    )
  })

  it('advise on posting times without weighing them, and count every weight that changed', () => {
    const learned = learnFrom([
      ...[9, 9, 9].map((hour) => film({ hour, views: 900, clicks: 90 })),
      ...[19, 19, 19].map((hour) => film({ hour })),
    ])
    expect(learned.map(({ trait, value }) => `${trait} ${value}`).sort()).toEqual([
      'posting time evening',
      'posting time morning',
    ])
    expect(weightsOf(learned)).toEqual({})
    expect(patternOf('Marketing & Sales', learned[0]!)).toMatchObject({
      effect: 0,
      says: expect.stringContaining('Films posted'),
    })
    expect(
      changesBetween({ hooks: { question: 2, number: 1 } }, { hooks: { question: 2 }, lengths: { 'under 20 s': 1 } }),
    ).toBe(2)
  })
})

describe('through the calls', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct({ env: { ROLE: 'api' } })
  })
  afterAll(() => product.end())

  const QUESTION = 'Why does clay crack in the kiln? It dries too fast at the rim. Cover the rim with a cloth.'
  const STATEMENT = 'A kiln is a room of fire. Clay goes in grey. Mugs come out red and hard.'

  async function seen(
    ...[accountId, brandId, body, views, clicks, ingredients = []]: [string, string, string, number, number, string[]?]
  ): Promise<void> {
    const { db } = product.ctx
    const hook = body.split(/(?<=[.?]) /)[0] ?? ''
    const [script] = await db
      .insert(scripts)
      .values({
        accountId,
        brandId,
        title: `Clay ${randomUUID()}`,
        body,
        hook,
        writtenBy: 'Test writer',
        ingredients,
        humanityScore: 80,
      })
      .returning()
    const [video] = await db
      .insert(videos)
      .values({
        accountId,
        brandId,
        scriptId: script?.id,
        title: 'x',
        format: 'short',
        number: 1,
        seed: 1,
        credits: 1,
        status: 'published',
        publishedAt: new Date(),
      })
      .returning()
    await db.insert(filmDays).values({ accountId, videoId: video?.id ?? '', day: '2026-11-20', views, clicks })
  }

  async function studio(): Promise<Caller & { id: string; brandId: string }> {
    const person = await product.person()
    const id = (await person.get('/api/auth/user')).body.id
    const brandId = (await person.post('/api/brands', { name: 'Kiln', niche: 'Marketing & Sales' })).body.id
    return Object.assign(person, { id, brandId })
  }
  const trigger = async (person: Caller) => (await person.post('/api/intelligence/trigger-learning')).body
  const status = async (person: Caller) => (await person.get('/api/intelligence/learning-status')).body

  it('has learned nothing where nothing was seen, and says what is missing', async () => {
    const ada = await studio()
    expect(await trigger(ada)).toEqual({
      success: true,
      patternsFound: 0,
      improvementsApplied: 0,
      films: 0,
      says: 'No film is published yet, so there is nothing to learn from.',
    })
    expect(await status(ada)).toMatchObject({
      recentLearning: { patterns: [], ethicalValidation: { humanityScoreImprovement: null } },
      mode: 'continuous',
      everyHours: 6,
    })
  })

  it('weighs what its own films taught in the next scripts of that niche, once', async () => {
    const [ada, bob] = [await studio(), await studio()]
    for (let n = 0; n < 4; n++) {
      await seen(ada.id, ada.brandId, QUESTION, 400 + n, 40)
      await seen(ada.id, ada.brandId, STATEMENT, 20 + n, 0)
      // Too few people saw this one to teach anything.
      await seen(ada.id, ada.brandId, STATEMENT, 2, 2)
    }
    const first = await trigger(ada)
    expect(first).toMatchObject({ films: 8 })
    expect(first.patternsFound).toBeGreaterThanOrEqual(2)
    expect(first.improvementsApplied).toBeGreaterThanOrEqual(2)
    expect((await trigger(ada)).improvementsApplied).toBe(0)
    const { recentLearning, cycles } = await status(ada)
    const hook = recentLearning.patterns.find((one: { value: string }) => one.value === 'question')
    expect(hook).toMatchObject({ trait: 'hook', niche: 'Marketing & Sales', films: 4, comparedWith: 4 })
    expect(hook.says).toMatch(/question hook did better: 4 against 4 others/)
    expect(cycles).toHaveLength(2)
    const script = {
      title: 'Clay',
      hook: 'Why does clay crack?',
      body: QUESTION,
      callToAction: '',
      hashtags: [],
      format: 'short' as const,
    }
    const lessons = (accountId: string, niche: 'Marketing & Sales' | 'AI & Technology') =>
      lessonsFor({ ...product.ctx, accountId }, niche)
    const score = async (accountId: string, niche: 'Marketing & Sales' | 'AI & Technology') =>
      scoreScript(script, { lessons: await lessons(accountId, niche) }).viralScore
    expect(await score(ada.id, 'Marketing & Sales')).toBeGreaterThan(scoreScript(script).viralScore)
    expect(await score(ada.id, 'AI & Technology')).toBe(scoreScript(script).viralScore)
    expect(await lessons(bob.id, 'Marketing & Sales')).toEqual({})
    // Not every text has a hook of the kind that did better.
    const order = { brandId: ada.brandId }
    await until(
      async () => (await ada.post('/api/ai/content/learning-optimized', order)).body.lessonsApplied.length > 0,
    )
  })

  it('tells the plan of a week which kinds of subjects did better, with how many films that rests on', async () => {
    const ada = await studio()
    await ada.put(`/api/brands/${ada.brandId}`, { trade: 'Pottery studio' })
    for (let n = 0; n < 4; n++) {
      await seen(ada.id, ada.brandId, QUESTION, 400 + n, 40, ['piece-x', 'kind-tip'])
      await seen(ada.id, ada.brandId, STATEMENT, 20 + n, 0, ['piece-y', 'kind-offer'])
    }
    await trigger(ada)
    const { films } = (await ada.post('/api/batches/plan', { brandId: ada.brandId, seed: 1 })).body
    const tips = films.filter(({ kind }: { kind: string }) => kind === 'tip')
    expect(tips.length).toBeGreaterThan(0)
    for (const { learned } of tips)
      expect(learned).toBe(
        "Films of the kind “Tip” did better: 4 against 4 others. The week's plan brings them sooner.",
      )
  })

  it('forgets what films that are gone had taught, and sleeps when the operation says so', async () => {
    const ada = await studio()
    for (let n = 0; n < 3; n++) {
      await seen(ada.id, ada.brandId, QUESTION, 400, 40)
      await seen(ada.id, ada.brandId, STATEMENT, 20, 0)
    }
    await trigger(ada)
    const { db } = product.ctx
    expect((await status(ada)).recentLearning.patterns).not.toEqual([])
    await db.update(videos).set({ deletedAt: new Date() })
    await ada.post('/api/master-control/start', { operationalMode: 'supervised', learningMode: 'off' })
    await learnAll(product.ctx)
    expect((await status(ada)).cycles).toHaveLength(1)
    expect(await status(ada)).toMatchObject({ mode: 'off', nextCycleAt: null })
    await ada.post('/api/master-control/start', { operationalMode: 'supervised' })
    await learnAll(product.ctx)
    const { recentLearning, cycles } = await status(ada)
    expect(recentLearning.patterns).toEqual([])
    expect(cycles[0]).toMatchObject({ trigger: 'clock', patternsFound: 0 })
    expect(await db.select().from(brands)).not.toEqual([])
  })
})
