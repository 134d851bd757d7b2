import { existsSync } from 'node:fs'
import path from 'node:path'
import { SAMPLE_NAMES, sampleFilmFiles } from '@octavo/contract/sample-workspace'
import { scoreScript } from '@octavo/officer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { quick } from '#test/quick-films.ts'
import { readSamples, type Sample } from './samples.content.ts'

type Person = Awaited<ReturnType<TestProduct['person']>>

let product: TestProduct
let samples: Sample[]
beforeAll(async () => {
  product = await startTestProduct(quick)
  samples = await readSamples()
})
afterAll(() => product.end())

const workspace = async (person: Person) => (await person.get('/api/sample-workspace')).body

async function withSamples(): Promise<Person> {
  const person = await product.person()
  await person.post('/api/sample-workspace')
  return person
}

/** How many rows of each table are the account's. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const { db } = product.ctx
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} where account_id = ${accountId}`,
    )
    counts[name] = found.rows[0]?.count ?? 0
  }
  return counts
}

const accountOf = async (person: Person): Promise<string> => (await person.get('/api/auth/user')).body.id
const stats = async (person: Person) => {
  const { capabilities: _, ...figures } = (await person.get('/api/dashboard/stats')).body
  return figures
}

describe('a sample workspace', () => {
  it('has labeled businesses with a finished film each, once however often it is asked for', async () => {
    const ada = await product.person()
    const names = samples.map(({ brand }) => brand.name)
    const titles = samples.map(({ script }) => script.title)
    const answers = await Promise.all([1, 2, 3].map(() => ada.post('/api/sample-workspace')))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.brands.map((brand: { name: string }) => brand.name)).toEqual(names)
      expect(body.videos.map((video: { status: string }) => video.status)).toEqual(names.map(() => 'ready'))
    }
    expect((await ada.get('/api/brands')).body.map((brand: { sample: boolean }) => brand.sample)).toEqual(
      names.map(() => true),
    )
    const library = (await ada.get('/api/videos/library')).body
    expect(library.map(({ title }: { title: string }) => title).sort()).toEqual(titles.toSorted())
    const scripts = (await ada.get('/api/library/scripts')).body.scripts
    expect(scripts.map(({ title }: { title: string }) => title).sort()).toEqual(titles.toSorted())
    for (const one of [...library, ...scripts]) expect(one.sample).toBe(true)
  })

  it('plays its films, for visitors too, and nothing else of its folder', async () => {
    const ada = await withSamples()
    const [film] = (await ada.get('/api/videos/library')).body
    const part = await ada.get(film.streamUrl, { range: 'bytes=4-7' })
    expect([part.status, part.text]).toEqual([206, 'ftyp'])
    expect((await ada.get(film.vttUrl)).text).toContain('-->')
    const visitor = product.visitor()
    for (const name of SAMPLE_NAMES)
      for (const file of [sampleFilmFiles.film, sampleFilmFiles.poster, sampleFilmFiles.captions])
        expect([file(name), (await visitor.get(file(name), { range: 'bytes=0-3' })).status]).toEqual([file(name), 206])
    for (const path of ['pottery.json', 'pottery.srt', '..%2fsamples.http.ts', ''])
      expect((await visitor.get(`/api/sample-films/${path}`)).status).toBe(404)
  })

  it('counts nowhere, costs nothing and takes no place of the plan', async () => {
    const bare = await product.person('Bob')
    const ada = await withSamples()
    expect(await stats(ada)).toEqual(await stats(bare))
    for (const call of ['/api/analytics', '/api/master-control/dashboard', '/api/system/peace-of-mind-status']) {
      const figures = (answer: { text: string }) =>
        answer.text.replace(/"(uptime|checkedAt|lastHealthCheck|seconds)":("[^"]*"|\d+)/g, '')
      expect(figures(await ada.get(call))).toBe(figures(await bare.get(call)))
    }
    expect((await ada.get('/api/channels')).body).toEqual([])
    for (const name of ['One', 'Two']) expect((await ada.post('/api/brands', { name })).status).toBe(200)
    expect((await ada.post('/api/brands', { name: 'Three' })).status).toBe(403)
  })

  it('has nothing made for its brands, but lends its words', async () => {
    const ada = await withSamples()
    const [{ id: brandId }] = (await workspace(ada)).brands
    const [script] = (await ada.get('/api/library/scripts')).body.scripts
    for (const [call, body] of [
      ['/api/generate/enhanced-weekly-batch', { brandId }],
      ['/api/viral/generate', { brandId }],
      ['/api/ai/video/generate', { brandId, content: 'Some words of mine.' }],
      ['/api/compliance/generate-mass-ugc', { brand_id: brandId, quantity: 1 }],
    ] as const) {
      const answer = await ada.post(call, body)
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/sample brand/)])
    }
    const own = (await ada.post('/api/brands', { name: 'Kiln' })).body
    const filmed = await ada.post('/api/ai/video/generate', { scriptId: script.id, content: script.body })
    expect(filmed.body.video).toMatchObject({ brandId: own.id, sample: false })
    expect(filmed.body.video.scriptId).not.toBe(script.id)
  })

  it('is removed without a trace, and can be had again', async () => {
    const ada = await product.person()
    const accountId = await accountOf(ada)
    await stats(ada)
    const before = await rowsOf(accountId)
    for (const _ of [1, 2]) {
      await ada.post('/api/sample-workspace')
      const folders = (await workspace(ada)).videos.map(({ id }: { id: string }) =>
        path.join(product.dataDir, 'files', 'films', accountId, id),
      )
      expect(folders.map(existsSync)).toEqual(SAMPLE_NAMES.map(() => true))
      const removed = await ada.delete('/api/sample-workspace')
      expect([removed.status, removed.body]).toEqual([200, { loaded: false, brands: [], video: null, videos: [] }])
      expect(await rowsOf(accountId)).toEqual(before)
      expect(folders.map(existsSync)).toEqual(SAMPLE_NAMES.map(() => false))
    }
  })

  it('leaves what is the account’s own when it goes', async () => {
    const ada = await withSamples()
    const [{ id: brandId }] = (await workspace(ada)).brands
    await ada.post('/api/library/scripts', { title: 'Mine', body: 'A glaze is glass.', brandId })
    await ada.delete('/api/sample-workspace')
    expect((await ada.get('/api/library/scripts')).body.scripts).toMatchObject([{ title: 'Mine', brandId: null }])
  })

  it('says what the officer approves', () => {
    for (const { script } of samples) {
      expect([script.title, scoreScript({ ...script, format: 'short' })]).toMatchObject([
        script.title,
        { approved: true },
      ])
    }
  })
})

describe('the first steps', () => {
  it('are ticked by what was done, and stay hidden once they are', async () => {
    const ada = await withSamples()
    const none = { brand: false, week: false, watched: false, contacts: false, checks: false, dismissed: false }
    expect((await ada.get('/api/first-steps')).body).toEqual(none)
    const [film] = (await ada.get('/api/videos/library')).body
    await ada.get(film.posterUrl)
    await ada.get(film.downloadUrl)
    expect((await ada.get('/api/first-steps')).body.watched).toBe(false)
    await ada.get(film.streamUrl, { range: 'bytes=0-9' })
    await ada.post('/api/brands', { name: 'Kiln' })
    await ada.post('/api/viral/contacts/import', { contacts: [{ email: 'grace@example.com' }] })
    await product.visitor().post('/api/viral-batch/create-study-batch', {})
    expect((await ada.get('/api/first-steps')).body).toEqual({ ...none, brand: true, watched: true, contacts: true })
    await ada.post('/api/viral-batch/create-study-batch', {})
    const hidden = await ada.put('/api/first-steps', { dismissed: true })
    expect(hidden.body).toMatchObject({ checks: true, dismissed: true })
    expect((await ada.put('/api/first-steps', { dismissed: false })).body.dismissed).toBe(false)
  })
})
