/** Learning: from the account's own seen films alone, per niche, and into the next scripts. */
import { randomUUID } from 'node:crypto'
import { scoreScript } from '@octavo/officer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands, filmDays, scripts, videos } from '#db/tables/index.ts'
import { lessonsFor } from '#scripts/lessons/index.ts'
import { until } from '#test/patience.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { chancesOf, deviationsOf, NO_PLACE, timesOf } from './chance.rules.ts'
import {
  changesBetween,
  keptOf,
  type Learned,
  learnFrom,
  ranks,
  resultOf,
  type Seen,
  sureOf,
  weighing,
  weightsOf,
} from './learning.rules.ts'
import { learnAll } from './learning.service.ts'
import { filmsToNotice, noticingOf, percentNoticed } from './noticing.rules.ts'

const film = (changes: Partial<Seen>): Seen => ({
  id: 'film',
  brand: 'kiln',
  niche: 'Marketing & Sales',
  publishedAt: 0,
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

/** So many films of each of these kinds, one kind after the other as they came out. */
const inTurn = (count: number, ...kinds: Partial<Seen>[]): Seen[] =>
  Array.from({ length: count * kinds.length }, (_, at) =>
    film({ id: String(at).padStart(4, '0'), publishedAt: at, ...kinds[at % kinds.length] }),
  )
const GOOD = { hook: 'question', views: 900, clicks: 80, thumbsUp: 9 }
const POOR = { hook: 'number' }
const namesOf = (learned: readonly Learned[]) => learned.map(({ trait, value }) => `${trait} ${value}`).sort()

describe('the rules', () => {
  it('take a third more views, with the clicks that come with them, for a third more, of films of any size', () => {
    const more = (views: number) =>
      resultOf(film({ views: views * 1.33, clicks: views * 0.133, thumbsUp: 0, thumbsDown: 0 })) -
      resultOf(film({ views, clicks: views * 0.1, thumbsUp: 0, thumbsDown: 0 }))
    expect(more(100)).toBeCloseTo(Math.log(1.33))
    expect(more(100_000)).toBeCloseTo(Math.log(1.33))
    expect(resultOf(film({ clicks: 4 }))).toBeGreaterThan(resultOf(film({ clicks: 2 })))
    // Thumbs down take half of the views at most, and nothing is less than nothing.
    expect(resultOf(film({ views: 100, clicks: 0, thumbsUp: 0, thumbsDown: 90 }))).toBeCloseTo(Math.log(50))
    expect(resultOf(film({ views: 0, clicks: 0, thumbsUp: 0, thumbsDown: 0 }))).toBe(0)
  })

  it('rank from none to one, a half on average, and let equals share', () => {
    expect(ranks([10, 100_000, 50])).toEqual([0, 1, 0.5])
    expect(ranks([7, 7])).toEqual([0.5, 0.5])
    expect(ranks([3, 1, 3, 9])).toEqual([0.5, 0, 0.5, 1])
    expect(ranks([4])).toEqual([0.5])
  })

  it('compare films with those of their own brand and time', () => {
    const films = inTurn(12, {}, { brand: 'bakery' })
    const times = timesOf(films)
    expect(times.map((places) => new Set(places.map((place) => films[place]?.brand)).size)).toEqual([1, 1])
    expect(timesOf(inTurn(24, {})).map(({ length }) => length)).toEqual([8, 8, 8])
    // An audience that grows tenfold lifts every film of its time alike.
    const grown = inTurn(48, {}).map((one, at) => ({
      ...one,
      views: at < 24 ? 50 : 500,
      hook: at < 24 ? 'number' : 'question',
    }))
    expect(learnFrom(grown)).toEqual([])
    // So does a brand that more people know.
    expect(learnFrom(inTurn(24, GOOD, { ...POOR, brand: 'bakery' }))).toEqual([])
  })

  it('learn nothing from too few films, from equal ones, or from a trait of one film', () => {
    expect(learnFrom([])).toEqual([])
    expect(learnFrom(inTurn(1, GOOD, POOR, POOR))).toEqual([])
    expect(learnFrom(inTurn(4, GOOD, POOR))).toEqual([])
    expect(learnFrom(inTurn(40, {}))).toEqual([])
    const one = inTurn(24, POOR, {}).map((each, at) => (at === 3 ? { ...each, ...GOOD, views: 90_000 } : each))
    expect(namesOf(learnFrom(one))).not.toContain('hook question')
  })

  it('tell nothing of a trait that fewer than thirty people saw', () => {
    // A click is worth ten views, so what two people saw can still stand out.
    const seenBy = (views: number) => inTurn(12, { hook: 'question', views, clicks: 9 }, { hook: 'number', clicks: 0 })
    expect(learnFrom(seenBy(2))).toEqual([])
    expect(namesOf(learnFrom(seenBy(20)))).toEqual(['hook number', 'hook question'])
  })

  it('find what did better and worse, say because of which films and how sure, and give five points at most', () => {
    const learned = learnFrom(inTurn(12, GOOD, POOR))
    expect(learned.map(({ value, effect }) => [value, Math.sign(effect)]).sort()).toEqual([
      ['number', -1],
      ['question', 1],
    ])
    const better = learned.find(({ value }) => value === 'question')!
    expect(better).toMatchObject({ films: 12, comparedWith: 12, usualViews: { these: 900, others: 50 } })
    expect(better.filmIds).toEqual(Array.from({ length: 12 }, (_, at) => String(2 * at).padStart(4, '0')))
    expect(better.chance).toBeLessThanOrEqual(0.002)
    const effect = (count: number) => learnFrom(inTurn(count, GOOD, POOR))[0]?.effect ?? 0
    expect(Math.abs(effect(90))).toBeGreaterThan(Math.abs(effect(12)))
    expect(Math.abs(effect(90))).toBeCloseTo(4.8)
  })

  it('judge the same films alike, in whatever order they come', () => {
    const films = inTurn(12, GOOD, POOR)
    expect(namesOf(learnFrom([...films].reverse()))).toEqual(namesOf(learnFrom(films)))
    expect([...films].reverse()).not.toEqual(films)
    const chances = (all: Seen[]) => new Set(learnFrom(all).map(({ chance }) => chance))
    expect(chances([...films].reverse())).toEqual(chances(films))
  })

  it('pay for everything that is looked at besides', () => {
    const results = Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? 1 : 0) + at / 100)
    const times = timesOf(inTurn(16, {}))
    const deviations = deviationsOf(results, times)
    const even = results.map((_, at) => at % 2)
    const others = Array.from({ length: 60 }, (_, kind) => results.map((__, at) => ((at * (kind + 3) * 7919) % 16) % 3))
    const chance = (kinds: number[][]) => chancesOf(deviations, times, kinds, 1)[0]?.[0] ?? 1
    expect(chance([even])).toBeLessThan(0.002)
    expect(chance([even, ...others])).toBeGreaterThanOrEqual(chance([even]))
    expect(chancesOf(deviations, times, [results.map(() => NO_PLACE)], 1)).toEqual([[]])
  })

  it('bring kinds of subjects that did better sooner, and say on how many films that rests', () => {
    const learned = learnFrom(inTurn(12, { ...GOOD, hook: 'number', angle: 'question' }, { ...POOR, angle: 'offer' }))
    expect(namesOf(learned)).toEqual(['angle offer', 'angle question'])
    expect(weightsOf(learned).angles?.question).toBeGreaterThan(1)
    const better = learned.find(({ value }) => value === 'question')!
    expect(keptOf(better, undefined, false, 'now').says).toBe(
      "Films of the kind “Question” did better: 12 against 12 others. The week's plan brings them sooner.",
    )
  })

  it('advise on posting times without weighing them, and count every weight that changed', () => {
    const learned = learnFrom(inTurn(12, { hour: 9, views: 900, clicks: 90 }, { hour: 19 }))
    expect(namesOf(learned)).toEqual(['posting time evening', 'posting time morning'])
    expect(weightsOf(learned)).toEqual({})
    expect(keptOf(learned[0]!, undefined, false, 'now')).toMatchObject({
      effect: 0,
      change: { from: 0, to: 0 },
      says: expect.stringContaining('Films posted'),
    })
    expect(
      changesBetween({ hooks: { question: 2, number: 1 } }, { hooks: { question: 2 }, lengths: { 'under 20 s': 1 } }),
    ).toBe(2)
  })

  it('keep since when a pattern is known and from what its weight changed, until it turns round', () => {
    const [found] = learnFrom(inTurn(12, GOOD, POOR)).filter(({ effect }) => effect > 0)
    const at = (effect: number) => ({ ...found!, effect })
    const first = keptOf(at(2), undefined, false, 'monday')
    expect(first).toMatchObject({ since: 'monday', change: { from: 0, to: 2, at: 'monday' } })
    expect(keptOf(at(2), first, false, 'tuesday')).toEqual(first)
    const more = keptOf(at(3), first, false, 'tuesday')
    expect(more).toMatchObject({ since: 'monday', change: { from: 2, to: 3, at: 'tuesday' } })
    const aside = weighing(more, true, 'wednesday')
    expect(aside.change).toEqual({ from: 3, to: 0, at: 'wednesday' })
    expect(keptOf(at(4), aside, true, 'thursday').change).toEqual(aside.change)
    expect(weighing(aside, false, 'friday').change).toEqual({ from: 0, to: 3, at: 'friday' })
    expect(keptOf(at(-2), more, false, 'friday')).toMatchObject({ since: 'friday', change: { from: 3, to: -2 } })
  })

  it('say how sure they are, and with how many films what is noticed', () => {
    expect(sureOf(1 / 3000)).toBe(
      'As good as certain: chance alone shows this much in at most 1 of 3,000 accounts (0.03%).',
    )
    expect(sureOf(0.002)).toBe('Very sure: chance alone shows this much in at most 1 of 500 accounts (0.2%).')
    const none = { films: 0, niches: 0, spread: null, all: 0 }
    expect(noticingOf(none)).toMatchObject({ percent: 30, films: 480, now: null })
    const some = { films: 64, niches: 1, spread: 0.5, all: 64 }
    expect(noticingOf(some).says).toMatch(
      /^With \d+ films in a niche, .* With your 64 it takes \d\.\d times the views\.$/,
    )
    expect(noticingOf({ ...some, films: 600, all: 600 }).says).toMatch(/You have that many\.$/)
    expect(filmsToNotice(30, { ...some, spread: 1 })).toBeGreaterThan(2 * filmsToNotice(30, some))
    expect(percentNoticed({ ...some, films: filmsToNotice(30, some) })).toBeLessThanOrEqual(30)
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

  let published = 0
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
        publishedAt: new Date(Date.now() + 1000 * published++),
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
    for (let n = 0; n < 12; n++) {
      await seen(ada.id, ada.brandId, QUESTION, 400 + n, 40)
      await seen(ada.id, ada.brandId, STATEMENT, 20 + n, 0)
      // Too few people saw this one to teach anything.
      await seen(ada.id, ada.brandId, STATEMENT, 2, 2)
    }
    const first = await trigger(ada)
    expect(first).toMatchObject({ films: 24 })
    expect(first.patternsFound).toBeGreaterThanOrEqual(2)
    expect(first.improvementsApplied).toBeGreaterThanOrEqual(2)
    expect((await trigger(ada)).improvementsApplied).toBe(0)
    const { recentLearning, cycles } = await status(ada)
    const hook = recentLearning.patterns.find((one: { value: string }) => one.value === 'question')
    expect(hook).toMatchObject({ trait: 'hook', niche: 'Marketing & Sales', films: 12, comparedWith: 12 })
    expect(hook.says).toMatch(/question hook did better: 12 against 12 others/)
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

  it('shows because of which films, sets a pattern aside through every cycle, and uses it again', async () => {
    const [ada, bob] = [await studio(), await studio()]
    await ada.put(`/api/brands/${ada.brandId}`, { trade: 'Pottery studio' })
    for (let n = 0; n < 12; n++) {
      await seen(ada.id, ada.brandId, QUESTION, 400 + n, 40, ['piece-x', 'kind-tip'])
      await seen(ada.id, ada.brandId, STATEMENT, 20 + n, 0, ['piece-y', 'kind-offer'])
    }
    await trigger(ada)
    type Patterns = Awaited<ReturnType<typeof status>>['recentLearning']['patterns']
    const one = (patterns: Patterns, value: string) =>
      patterns.find((pattern: { value: string }) => pattern.value === value)
    const known = (await status(ada)).recentLearning.patterns
    const [hook, tip] = [one(known, 'question'), one(known, 'tip')]
    expect(hook).toMatchObject({
      taught: hook.effect,
      change: { from: 0, to: hook.effect },
      sure: expect.stringContaining('chance alone'),
      evidence: { total: 12, usualViews: { these: 406, others: 26 } },
      setAside: false,
    })
    expect(hook.evidence.films.map(({ views }: { views: number }) => views)).toEqual([411, 410, 409, 408, 407])
    expect(hook.evidence.films[0].title).not.toBe('')
    const which = ({ niche, trait, value }: typeof hook) => ({ niche, trait, value })
    const lessons = () => lessonsFor({ ...product.ctx, accountId: ada.id }, 'Marketing & Sales')
    expect((await lessons()).hooks).toHaveProperty('question', hook.effect)
    await ada.post('/api/intelligence/set-aside', which(tip))
    const aside = await ada.post('/api/intelligence/set-aside', which(hook))
    expect(one(aside.body.recentLearning.patterns, 'question')).toMatchObject({
      effect: 0,
      taught: hook.effect,
      change: { from: hook.effect, to: 0 },
      setAside: true,
      says: 'Films that open with a question hook did better: 12 against 12 others.',
    })
    expect((await lessons()).hooks).not.toHaveProperty('question')
    // A cycle finds it again, and leaves it aside.
    expect((await trigger(ada)).improvementsApplied).toBe(0)
    expect((await lessons()).hooks).not.toHaveProperty('question')
    const plan = async () => (await ada.post('/api/batches/plan', { brandId: ada.brandId, seed: 1 })).body.films
    expect((await plan()).filter(({ kind }: { kind: string }) => kind === 'tip')[0]).toMatchObject({ learned: null })
    const again = await ada.post('/api/intelligence/use-again', which(hook))
    expect(one(again.body.recentLearning.patterns, 'question')).toMatchObject({
      effect: hook.effect,
      change: { from: 0, to: hook.effect },
      since: hook.since,
      setAside: false,
    })
    expect((await lessons()).hooks).toHaveProperty('question', hook.effect)
    // What his films do not show, nobody else sets aside.
    expect((await bob.post('/api/intelligence/set-aside', which(hook))).status).toBe(404)
    expect((await ada.post('/api/intelligence/set-aside', { ...which(hook), trait: 'weather' })).status).toBe(400)
  })

  it('tells the plan of a week which kinds of subjects did better, with how many films that rests on', async () => {
    const ada = await studio()
    await ada.put(`/api/brands/${ada.brandId}`, { trade: 'Pottery studio' })
    for (let n = 0; n < 12; n++) {
      await seen(ada.id, ada.brandId, QUESTION, 400 + n, 40, ['piece-x', 'kind-tip'])
      await seen(ada.id, ada.brandId, STATEMENT, 20 + n, 0, ['piece-y', 'kind-offer'])
    }
    await trigger(ada)
    const { films } = (await ada.post('/api/batches/plan', { brandId: ada.brandId, seed: 1 })).body
    const tips = films.filter(({ kind }: { kind: string }) => kind === 'tip')
    expect(tips.length).toBeGreaterThan(0)
    for (const { learned } of tips)
      expect(learned).toBe(
        "Films of the kind “Tip” did better: 12 against 12 others. The week's plan brings them sooner.",
      )
  })

  it('forgets what films that are gone had taught, and sleeps when the operation says so', async () => {
    const ada = await studio()
    for (let n = 0; n < 12; n++) {
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
