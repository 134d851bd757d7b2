/** Whatever is sent, the answer is a sentence and never a 500, and nothing has changed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { served } from '#features.ts'
import { startTestProduct, type TestProduct } from './product.ts'

let product: TestProduct
let ada: Awaited<ReturnType<TestProduct['person']>>

beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ada = await product.person()
})
afterAll(() => product.end())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const writes = served
  .filter(({ schemas }) => schemas.body)
  .map(({ row }) => [`${row.method} ${row.path}`, row.method, row.path.replace(/\{\w+\}/, NOBODY)] as const)

const LONG = 'x'.repeat(600_000)
const NASTY: [string, unknown][] = [
  ['nothing', undefined],
  ['an empty object', {}],
  ['a list', []],
  ['a number', 7],
  ['null', null],
  [
    'fields of wrong types',
    {
      name: 7,
      title: {},
      brandId: [],
      body: 1,
      email: {},
      password: [],
      content: 9,
      text: false,
      decision: 4,
      scriptId: 1,
      script: {},
      topic: [],
      niche: 3,
      theme: {},
      url: 5,
      options: 'none',
      requestId: 9,
    },
  ],
  [
    'fields that are far too long',
    {
      name: LONG,
      title: LONG,
      email: LONG,
      password: LONG,
      text: LONG,
      content: LONG,
      token: LONG,
      brandId: LONG,
      scriptId: LONG,
      script: LONG,
      topic: LONG,
      theme: LONG,
      url: LONG,
      trendingContext: LONG,
      requestId: LONG,
    },
  ],
  [
    'control characters',
    {
      name: '\u0000',
      title: 'a\u0000b',
      body: '\u0000',
      text: '\u0000',
      content: 'x\u0000'.repeat(20),
      email: 'a\u0000@b.co',
      password: 'Aa1\u0000aaaaa',
      token: '\u0000',
    },
  ],
  ['a prototype', JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}')],
]

const saysSomething = (answer: { status: number; body: { message?: string } }) => {
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.body.message).toMatch(/\w/)
}

describe.each(writes)('%s', (_name, method, path) => {
  it.each(NASTY)('refuses %s', async (_what, body) => {
    const answer = await ada.call(method, path, body)
    // Logging out needs nothing, so nothing is wrong with anything; a change without fields is for nobody's thing.
    if (answer.status !== 200) saysSomething(answer)
  })

  it('refuses what is no JSON', async () =>
    saysSomething(await ada.call(method, path, '{"name":', { 'content-type': 'application/json' })))

  it('refuses another type of body', async () =>
    saysSomething(await ada.call(method, path, 'name=Kiln', { 'content-type': 'text/csv' })))

  it('refuses 10 MB', async () => {
    const answer = await ada.call(method, path, JSON.stringify({ name: 'x'.repeat(10_000_000) }), {
      'content-type': 'application/json',
    })
    saysSomething(answer)
    expect(answer.status).toBe(413)
  })
})

describe('paths', () => {
  it.each([
    '/api/videos/stream/..%2f..%2f..%2fetc%2fpasswd',
    '/api/videos/stream/%2e%2e%2fsecret.mp4',
    '/api/videos/download/film.mp4%00.jpg',
    `/api/videos/stream/${'a'.repeat(299)}`,
    '/api/videos/stream/.mp4',
    "/api/videos/stream/'%3bdrop%20table%20videos.mp4",
    '/api/objects/..%2f..%2fpostgres.log',
    '/api/brands/not-an-id',
    '/api/brands/%00',
    `/api/videos/${'9'.repeat(200)}`,
    '/api/nothing/here',
    '/api/',
    '/api/videos?batchId=7',
    '/api/%E0%A4%A',
  ])('GET %s is answered with a sentence', async (path) => {
    const answer = await ada.get(path)
    saysSomething(answer)
  })

  it('leave the account as it was', async () => {
    expect((await ada.get('/api/brands')).body).toEqual([])
    expect((await ada.get('/api/library/scripts')).body).toEqual({ scripts: [] })
    expect((await ada.get('/api/videos')).body).toEqual([])
  })
})
