/** What an account is told is for its own browser: nothing on the way there keeps it. */
import { CONTACTS_EXPORT_PATH } from '@octavo/contract/contact'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { served } from '#features.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { libraryFilm, type Owner, owner } from './quick-films.ts'

let product: TestProduct
let ada: Owner
let film: string

beforeAll(async () => {
  product = await startTestProduct()
  ada = await owner(product)
  film = (await ada.get(`/api/videos/${await libraryFilm(product, ada, 'Glaze')}`)).body.filename
})
afterAll(() => product.end())

const rows = served.map(({ row }) => row)
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('a reply that nobody keeps is given', () => {
  it.each(rows.filter(({ method, path }) => method === 'GET' && !path.includes('{')).map(({ path }) => path))(
    'to GET %s',
    async (path) => {
      const answer = await ada.get(path)
      expect([answer.status < 500, answer.headers.get('cache-control')]).toEqual([true, 'no-store'])
    },
  )

  it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'to %s where it is refused',
    async (_name, { method, path }) => {
      const body = method === 'GET' ? undefined : '{"name":'
      const answer = await product
        .visitor()
        .call(method, path.replace(/\{\w+\}/, NOBODY), body, { 'content-type': 'application/json' })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    '/api/account/export',
    CONTACTS_EXPORT_PATH,
    '/api/compliance/report',
    '/api/docs',
    '/api/nothing/here',
    '/api/videos/stream/nothing.mp4',
    `/api/videos/${NOBODY}/latest-scene`,
  ])('to GET %s', async (path) => {
    expect((await ada.get(path)).headers.get('cache-control')).toBe('no-store')
  })

  it('to whoever saves a film, while one that is played is kept by the browser alone', async () => {
    expect((await ada.get(`/api/videos/download/${film}`)).headers.get('cache-control')).toBe('no-store')
    expect((await ada.get(`/api/videos/stream/${film}`)).headers.get('cache-control')).toBe('private, max-age=3600')
  })
})
