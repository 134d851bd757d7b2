/** Studying public videos: each address its own result or error, findings from the words that were read, nothing else kept. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studies } from '#db/tables/index.ts'
import { type PageReader, PageRefused } from '#services/page-reader/page-reader.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { guidelinesFrom, insightsIn, patternsIn, type Studied, viewsIn } from './study.rules.ts'
import { studyVideos } from './study.service.ts'

const video = (changes: Partial<Studied>): Studied => ({
  title: 'Clay',
  hook: 'Why does clay crack?',
  hookKind: 'question',
  structure: 'steps',
  seconds: 30,
  views: null,
  readFrom: 'page',
  traits: [],
  observations: [],
  ...changes,
})

describe('the rules', () => {
  it('find what half of the videos do, the watched ones counting more, with words of the best', () => {
    const trait = (share: number, example = 'x') => [{ label: 'Call to action', share, example }]
    const patterns = patternsIn([
      video({ views: 1_000_000, traits: trait(1, 'Write us') }),
      video({ hookKind: 'statement', traits: trait(0) }),
    ])
    expect(patterns.map(({ pattern_type }) => pattern_type)).toEqual(['question_hook', 'call_to_action'])
    expect(patterns[1]).toMatchObject({ example: 'Write us', description: 'Call to action: 1 of 2 studied videos.' })
    expect(patterns[1]?.effectiveness).toBeGreaterThan(0.8)
    expect(patternsIn([])).toEqual([])
  })

  it('name each objection once, with its gravest case and how often', () => {
    const one = (riskLevel: 'low' | 'high') => ({
      category: 'Health claims',
      riskLevel,
      requirement: `Mind ${riskLevel}`,
    })
    const videos = [video({ observations: [one('low')] }), video({ observations: [one('high'), one('low')] })]
    expect(insightsIn(videos)).toEqual([
      {
        category: 'Health claims',
        risk_level: 'high',
        requirement: 'Mind high (Found in 2 of 2 studied videos.)',
      },
    ])
    expect(guidelinesFrom(videos)).toContain('Leave out what they risk: health claims.')
  })

  it('speak of lengths only where somebody gave the spoken words', () => {
    const says = (readFrom: Studied['readFrom']) =>
      guidelinesFrom([video({ readFrom }), video({ readFrom, seconds: 48.4 })]).join()
    expect(says('page')).not.toContain('seconds')
    expect(says('transcript')).toContain('30 to 48 seconds')
    expect(guidelinesFrom([])).toEqual([])
  })

  it.each([
    ['1,234,567 views', 1_234_567],
    ['seen: 1.2M views today', 1_200_000],
    ['3 thousand views', 3000],
    ['12.345 views', 12_345],
    ['many views', null],
    ['99999999999 views', 2_147_483_647],
  ])('read %s', (text, views) => expect(viewsIn(text)).toBe(views))
})

describe('through the calls', () => {
  let product: TestProduct
  let slow = false
  const asked: string[] = []
  const PAGES: Record<string, string> = {
    'https://video.example/clay':
      'Why does clay crack in the kiln? It dries too fast at the rim. Cover the rim with a cloth tonight. 12,000 views',
    'https://video.example/tea': 'This tea cures cancer, guaranteed. Doctors hate it. Buy it now, results in 3 days.',
    'https://video.example/silent': '',
  }
  const pages: PageReader = {
    name: 'Pages of the test',
    embedded: true,
    costs: 'nothing',
    async read(url, { signal } = {}) {
      asked.push(url)
      if (slow) await sleep(60_000, undefined, { signal })
      const text = PAGES[url]
      if (text === undefined) throw new PageRefused('There is no page at this address (404).')
      return { url, title: text.split('.')[0] ?? '', description: '', siteName: 'Video Example', text }
    },
    readWhole: () => Promise.reject(new Error('Nobody asks for that here')),
  }
  beforeAll(async () => {
    product = await startTestProduct({ env: { ROLE: 'api' }, services: { pages } })
  })
  afterAll(() => product.end())

  const study = (person: Caller, video_urls: unknown, transcripts = {}) =>
    person.post('/api/compliance/study-videos', { video_urls, transcripts })
  const ok = (body: { videos: { url: string; ok: boolean }[] }) =>
    body.videos.filter((one) => one.ok).map(({ url }) => url)

  it('gives each address its own result or error, and computes findings from what was read', async () => {
    const ada = await product.person()
    const urls = [
      ...Object.keys(PAGES),
      ' ',
      'https://video.example/gone',
      'http://127.0.0.1/admin',
      'nonsense',
      'https://video.example/clay',
    ]
    const { status, body } = await study(ada, urls)
    expect([status, body.videos_analyzed]).toEqual([200, 2])
    expect(ok(body)).toEqual(['https://video.example/clay', 'https://video.example/tea'])
    const errors = Object.fromEntries(body.videos.map(({ url, error }: { url: string; error: string }) => [url, error]))
    expect(errors['https://video.example/silent']).toContain('Paste the transcript')
    expect(errors['https://video.example/gone']).toContain('404')
    expect(errors['http://127.0.0.1/admin']).toContain('does not lead to a public website')
    expect(errors.nonsense).toContain('not a web address')
    expect(asked).not.toContain('http://127.0.0.1/admin')
    expect(body.videos[0]).toMatchObject({ author: 'Video Example', views: 12_000, readFrom: 'page' })
    expect(body.viral_patterns.length).toBeGreaterThan(2)
    for (const { effectiveness, example } of body.viral_patterns) {
      expect(effectiveness).toBeGreaterThanOrEqual(0.5)
      expect(effectiveness).toBeLessThanOrEqual(1)
      expect(example).not.toBe('')
    }
    expect(body.compliance_insights[0]).toMatchObject({ risk_level: 'high' })
    expect(body.production_guidelines.length).toBeGreaterThan(2)
    expect((await ada.get('/api/compliance/statistics')).body).toMatchObject({
      studied_videos: 2,
      viral_success_rate: null,
    })
  })

  it('takes a transcript for a page that cannot be read, and studies anew rather than twice', async () => {
    const ada = await product.person()
    const url = 'https://video.example/gone'
    const { body } = await study(ada, [url], {
      [url]: 'Most mugs break at the handle. Press it twice. Then wait a day.',
    })
    expect(body.videos[0]).toMatchObject({ ok: true, readFrom: 'transcript', author: 'video.example' })
    await study(ada, [url], { [url]: 'Most mugs break at the handle. Press it three times.' })
    const list = (await ada.get('/api/compliance/studies')).body
    expect(list.videos_analyzed).toBe(1)
    const bob = await product.person()
    expect((await bob.get('/api/compliance/studies')).body.videos).toEqual([])
    expect((await bob.delete(`/api/compliance/studies/${list.videos[0].id}`)).status).toBe(404)
    expect((await ada.delete(`/api/compliance/studies/${list.videos[0].id}`)).status).toBe(200)
    expect((await ada.get('/api/viral/study-results')).body).toMatchObject({
      analysis_complete: true,
      videos_analyzed: 0,
    })
  })

  it.each([
    [[]],
    [['', ' ']],
    [Array.from({ length: 21 }, (_, n) => `https://video.example/${n}`)],
    ['https://video.example/clay'],
  ])('refuses %j', async (urls) => {
    const answer = await study(await product.person(), urls)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
  })

  it('answers in time when a page does not', async () => {
    const ada = await product.person()
    const owned = { ...product.ctx, accountId: (await ada.get('/api/auth/user')).body.id }
    slow = true
    const { videos } = await studyVideos(owned, { video_urls: ['https://video.example/clay'], transcripts: {} }, 300)
    slow = false
    expect(videos[0]).toMatchObject({ ok: false, error: expect.stringContaining('too long') })
  })

  it('checks itself for a visitor, fetching and keeping nothing', async () => {
    const before = [asked.length, (await product.ctx.db.select().from(studies)).length]
    const visitor = product.visitor()
    expect((await visitor.get('/api/viral/study-results')).body).toEqual({
      analysis_complete: true,
      videos_analyzed: 0,
      viral_patterns: [],
      compliance_insights: [],
      production_guidelines: [],
    })
    const planned = await visitor.post('/api/viral-batch/create-study-batch', {
      video_urls: ['https://video.example/clay', 'file:///etc/passwd'],
    })
    expect(planned.body).toMatchObject({
      success: true,
      accepted: ['https://video.example/clay'],
      refused: [{ url: 'file:///etc/passwd' }],
    })
    expect((await visitor.post('/api/viral-batch/create-study-batch')).status).toBe(200)
    expect([asked.length, (await product.ctx.db.select().from(studies)).length]).toEqual(before)
  })
})
