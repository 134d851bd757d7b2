/** Two accounts, every call: nobody sees, changes or even notices what is somebody else's. */
import { randomUUID } from 'node:crypto'
import type { Row } from '@octavo/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generations, media, tickets, uploads, videos } from '#db/tables/index.ts'
import { served } from '#features.ts'
import { startTestProduct, type TestProduct } from './product.ts'

type Person = Awaited<ReturnType<TestProduct['person']>>

let product: TestProduct
let ada: Person
let bob: Person
/** Ada's things, by the kind of path they stand in. */
const hers: Record<string, string> = {}

beforeAll(async () => {
  // Nothing is worked at: what is ordered stays as it is while the test looks.
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ada = await product.person('Ada')
  bob = await product.person('Bob')
  hers.brands = (await ada.post('/api/brands', { name: 'Kiln' })).body.id
  hers.scripts = (
    await ada.post('/api/library/scripts', { title: 'Glaze', body: 'A glaze is glass. It melts in the fire.' })
  ).body.script.id
  const submitted = await ada.post('/api/topview/submit', {
    scriptId: hers.scripts,
    ttsText: 'A glaze is glass. It melts in the fire.',
    title: 'Glaze',
  })
  hers.videos = submitted.body.taskId
  hers.batches = await orderBatch()
  hers.channels = (await ada.get('/api/channels')).body[0].id
  hers.tickets = await leaveTicket(hers.videos ?? '')
  await ada.post('/api/viral/contacts/import', { contacts: [{ email: 'grace@example.com' }] })
  hers.contacts = (await ada.get('/api/viral/contacts')).body[0].id
  hers.links = (await ada.post('/api/viral/referral-channels', { name: 'Instagram' })).body.id
  hers.segments = (await ada.post('/api/viral/segments', { name: 'Regulars', filter: { phone: 'no' } })).body.id
  const kiln = { businessName: 'Kiln', businessDescription: 'A pottery studio.' }
  hers.campaigns = (await ada.post('/api/viral/email-campaign', { ...kiln, draft: true })).body.campaignId
  await ada.post(`/api/campaigns/${hers.campaigns}/test-send`)
  hers.outbox = (await ada.get('/api/outbox')).body[0].id
  hers.generations = await orderRun('/api/viral/generate', {})
  hers.shorts = await orderRun('/api/viral-short/create', { niche: 'entrepreneurship', topic: 'a first shop' })
  hers.studies = await studyVideo('https://video.invalid/glaze')
  const upload = { filename: 'glaze.wav', metadata: { purpose: 'media' } }
  hers.uploads = (await ada.post('/s3/multipart', upload)).body.uploadId
  hers.media = await ownPicture()
  hers.packageRuns = randomUUID()
  hers.packages = await orderPackage(hers.packageRuns)
})
afterAll(() => product.end())

/** The batch call waits for scripts that nobody writes here, so it is asked for and looked up. */
async function orderBatch(): Promise<string> {
  const order = ada.post('/api/generate/enhanced-weekly-batch', { brandId: hers.brands })
  order.catch(() => undefined)
  for (;;) {
    const [batch] = (await ada.get('/api/batches')).body
    if (batch) return batch.id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** So do these, until their runs are over. */
async function orderRun(path: string, body: object): Promise<string> {
  const requestId = randomUUID()
  ada.post(path, { brandId: hers.brands, requestId, ...body }).catch(() => undefined)
  for (;;) {
    const found = await product.ctx.db.select().from(generations).where(eq(generations.requestId, requestId))
    if (found[0]) return found[0].id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Her transcript is studied; its page is nowhere. */
async function studyVideo(url: string): Promise<string> {
  const transcripts = { [url]: 'A glaze is glass. It melts in the fire.' }
  return (await ada.post('/api/compliance/study-videos', { video_urls: [url], transcripts })).body.videos[0].id
}

/** This call waits for its scripts too. */
async function orderPackage(requestId: string): Promise<string> {
  const order = ada.post('/api/compliance/generate-mass-ugc', { quantity: 1, requestId })
  order.catch(() => undefined)
  for (;;) {
    const { body } = await ada.get(`/api/compliance/ugc/runs/${requestId}`)
    if (body.content_packages) return body.content_packages[0].id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Nobody looks into files here, so it is put on her shelf. */
async function ownPicture(): Promise<string> {
  const { db } = product.ctx
  const [upload] = await db
    .select()
    .from(uploads)
    .where(eq(uploads.id, hers.uploads ?? ''))
  const values = { accountId: upload?.accountId ?? '', name: 'glaze.png', kind: 'picture', ending: '.png' } as const
  const id = randomUUID()
  await db.insert(media).values({ ...values, id, contentType: 'image/png', bytes: 7 })
  return id
}

/** Her film is not out, so nobody can write to her on its page: the message is put there. */
async function leaveTicket(videoId: string): Promise<string> {
  const { db } = product.ctx
  const [video] = await db.select().from(videos).where(eq(videos.id, videoId))
  const values = { accountId: video?.accountId ?? '', videoId, text: 'Is the kiln hot?' }
  const [ticket] = await db.insert(tickets).values(values).returning()
  return ticket?.id ?? ''
}

const KIND: [RegExp, string][] = [
  [/^\/api\/brands/, 'brands'],
  [/^\/api\/library\/scripts/, 'scripts'],
  [/^\/api\/(videos|topview\/task)/, 'videos'],
  [/^\/api\/batches/, 'batches'],
  [/^\/api\/channels/, 'channels'],
  [/^\/api\/tickets/, 'tickets'],
  [/^\/api\/viral\/contacts/, 'contacts'],
  [/^\/api\/viral\/segments/, 'segments'],
  [/^\/api\/viral\/referral-channels/, 'links'],
  [/^\/api\/campaigns/, 'campaigns'],
  [/^\/api\/viral\/generations/, 'generations'],
  [/^\/api\/viral-short/, 'shorts'],
  [/^\/api\/outbox/, 'outbox'],
  [/^\/api\/compliance\/ugc\/runs/, 'packageRuns'],
  [/^\/api\/compliance\/studies/, 'studies'],
  [/^\/api\/compliance\/ugc/, 'packages'],
  [/^\/s3\/multipart/, 'uploads'],
  [/^\/api\/media/, 'media'],
]
const withHerId = (path: string): string =>
  path
    .replace(/\{\w+\}/, hers[KIND.find(([pattern]) => pattern.test(path))?.[1] ?? ''] ?? 'unknown')
    .replace('{question}', 'mistake')

/** A body that the call takes, so that only the ownership can be what refuses it. */
const BODIES: Record<string, unknown> = {
  'PUT /api/brands/{id}': { name: 'Mine now' },
  'PUT /api/brands/{id}/rules': { ruleId: 'ftc-guaranteed-results', to: 'on' },
  'PUT /api/brands/{id}/interview/{question}': { text: 'Mine now.' },
  'PUT /api/library/scripts/{id}': { title: 'Mine now' },
  'POST /api/batches/{id}/look': { look: 'each', requestId: randomUUID() },
  'PUT /api/videos/{id}/poster': { atMs: null },
  'POST /api/videos/{id}/review': { decision: 'discard' },
  'POST /api/videos/{id}/subject': { subject: { title: 'Mine', firstLine: 'Mine now.' } },
  'POST /api/videos/{id}/edit/try': { changes: { captions: false } },
  'POST /api/videos/{id}/edit': { changes: { captions: false }, revision: 1, requestId: randomUUID() },
  'PUT /api/videos/{id}/schedule': { at: '2027-01-01T09:00:00Z' },
  'POST /api/videos/{id}/renditions': { shape: '1:1' },
  'PUT /api/channels/{id}': { name: 'Mine now' },
  'PUT /api/tickets/{id}': { answered: true },
  'POST /api/tickets/{id}/answer': { text: 'Yes, very.' },
  'PUT /api/viral/contacts/{id}': { unsubscribed: true },
  'POST /s3/multipart/{uploadId}/complete': { parts: [{ PartNumber: 1, ETag: '"x"' }] },
  'PUT /api/media/{id}': { name: 'Mine now' },
  'PUT /api/viral/segments/{id}': { name: 'Mine now' },
  'PUT /api/campaigns/{id}': { subject: 'Mine now' },
}

const key = (row: Row) => `${row.method} ${row.path}`
const rows = served.map((one) => one.row)
const withIds = rows.filter((row) => row.path.includes('{'))

describe("somebody else's id", () => {
  it.each(withIds.map((row) => [key(row), row] as const))('is 404 to %s', async (_name, row) => {
    const path = withHerId(row.path)
    expect(path).toMatch(/[0-9a-f-]{36}/)
    const answer = await bob.call(row.method, path, row.method === 'GET' ? undefined : (BODIES[key(row)] ?? {}))
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })

  it.each([
    ['a plan for her brand', '/api/batches/plan', () => ({ brandId: hers.brands })],
    ['a film of her brand', '/api/generate/enhanced-weekly-batch', () => ({ brandId: hers.brands })],
    [
      'a film from her script',
      '/api/topview/submit',
      () => ({ scriptId: hers.scripts, ttsText: 'Some words of mine.', title: 'Mine' }),
    ],
    [
      'a film for her brand',
      '/api/ai/video/generate',
      () => ({ brandId: hers.brands, content: 'Some words of mine.' }),
    ],
    ['a run for her brand', '/api/viral/generate', () => ({ brandId: hers.brands })],
    [
      'a viral short for her brand',
      '/api/viral-short/create',
      () => ({ brandId: hers.brands, niche: 'entrepreneurship', topic: 'a first shop' }),
    ],
    [
      'a film at a length for her brand',
      '/api/videos/generate',
      () => ({ brandId: hers.brands, script: 'Words of mine.' }),
    ],
    [
      'a titled film for her brand',
      '/api/generate-viral-video',
      () => ({ brandId: hers.brands, script: 'Words of mine.', title: 'Mine' }),
    ],
    [
      'a presenter for her brand',
      '/api/topview/generate-simple',
      () => ({ brandId: hers.brands, script: 'Words of mine.', duration: 10 }),
    ],
    [
      'an opening for her brand',
      '/api/scripts/hooks',
      () => ({ brandId: hers.brands, text: 'A glaze is glass. It melts in the fire.' }),
    ],
    ['a text for her brand', '/api/ai/content/learning-optimized', () => ({ brandId: hers.brands })],
    [
      'a memory for her brand',
      '/api/ai/memory/store',
      () => ({ brandId: hers.brands, title: 'Mine', content: 'Words of mine.' }),
    ],
    ['a script for her brand', '/api/library/scripts', () => ({ brandId: hers.brands, title: 'Mine', body: 'Words.' })],
    ['an analysis for her brand', '/api/ai/learning/topview-analysis', () => ({ brandId: hers.brands })],
    [
      'a film of her script by words',
      '/api/ai/video/generate',
      () => ({ scriptId: hers.scripts, content: 'Some words of mine.' }),
    ],
  ])('orders no %s', async (_what, path, body) => {
    await bob.post('/api/brands', { name: 'Own' })
    const answer = await bob.post(path, body())
    expect(answer.status).toBe(404)
    expect((await bob.get('/api/videos')).body).toEqual([])
  })

  it('leaves her things as they are', async () => {
    expect((await ada.get(`/api/brands/${hers.brands}`)).body.name).toBe('Kiln')
    expect(
      (await ada.get('/api/library/scripts')).body.scripts.map((script: { title: string }) => script.title),
    ).toContain('Glaze')
    expect((await ada.get('/api/videos')).body).toHaveLength(9)
    expect((await ada.get(`/api/batches/${hers.batches}`)).body.videos).toHaveLength(8)
    expect((await ada.get(`/api/viral/contacts/${hers.contacts}`)).body).toMatchObject({ status: 'active' })
    expect((await ada.get(`/api/campaigns/${hers.campaigns}`)).body).toMatchObject({ status: 'draft' })
    expect((await ada.get('/api/viral/segments')).body.segments).toMatchObject([
      { id: hers.segments, name: 'Regulars' },
    ])
  })

  it('of a contact is 404 to a preview of his own campaign', async () => {
    const kiln = { businessName: 'Kiln', businessDescription: 'A pottery studio.', draft: true }
    const { campaignId } = (await bob.post('/api/viral/email-campaign', kiln)).body
    expect((await bob.get(`/api/campaigns/${campaignId}/preview?contactId=${hers.contacts}`)).status).toBe(404)
  })

  it('stands in none of his lists', async () => {
    for (const row of rows.filter((one) => one.method === 'GET' && !one.path.includes('{'))) {
      const { text } = await bob.get(row.path)
      for (const id of Object.values(hers)) expect(text).not.toContain(id)
    }
  })

  it('spends none of her credits by his orders', async () => {
    expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({ creditsUsed: 11, creditsRemaining: 73 })
    expect((await bob.get('/api/dashboard/stats')).body).toMatchObject({ creditsUsed: 0, creditsRemaining: 84 })
  })
})

describe('a visitor', () => {
  it.each(rows.filter((row) => !row.open).map((row) => [key(row), row] as const))(
    'is 401 to %s',
    async (_name, row) => {
      const answer = await product
        .visitor()
        .call(row.method, withHerId(row.path), row.method === 'GET' ? undefined : {})
      expect([answer.status, answer.body.code]).toEqual([401, 'signed-out'])
    },
  )

  it.each([
    '/api/events',
    '/api/docs',
    '/api/compliance/report',
    '/api/viral/contacts/export',
    '/api/videos/stream/x.mp4',
    '/api/videos/download/x.mp4',
    '/api/videos/00000000-0000-4000-8000-000000000000/edit/speech/00000000-0000-4000-8000-000000000000',
    '/api/objects/00000000-0000-4000-8000-000000000000',
    '/api/media/00000000-0000-4000-8000-000000000000/file',
    '/api/media/00000000-0000-4000-8000-000000000000/thumbnail',
    '/api/renditions/00000000-0000-4000-8000-000000000000/file',
  ])('is 401 to GET %s', async (path) => {
    expect((await product.visitor().get(path)).status).toBe(401)
  })

  it('hears no first sentence', async () => {
    expect(
      (await product.visitor().post('/api/brands/preview/first-sentence', { film: { words: 'Mine.' } })).status,
    ).toBe(401)
  })

  it('learns of the compliance officer only that it is on duty', async () => {
    expect((await product.visitor().get('/api/compliance/statistics')).body).toEqual({ status: 'operational' })
  })
})
