/** A film's picture, chosen among its moments: what is seen of it everywhere, and what stays as it was. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filmPlans, videos } from '#db/tables/index.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner, quick } from '#test/quick-films.ts'

let product: TestProduct
let ada: Owner
let film: string
beforeAll(async () => {
  product = await startTestProduct(quick)
  ada = await owner(product)
  film = await libraryFilm(product, ada, 'Why clay shrinks')
  const [row] = await product.ctx.db.select().from(videos).where(eq(videos.id, film))
  const scene = (at: number) => ({
    kind: 'statement',
    text: 'Clay',
    emphasis: [],
    reason: '',
    startMs: at,
    endMs: at + 10_000,
  })
  const plan = {
    durationMs: 20_000,
    brand: { name: 'Kiln' },
    music: 'none',
    speech: {},
    scenes: [scene(0), scene(10_000)],
  }
  const kept = { plan, script: '', lines: [], manner: { voice: 'x', rate: 1 } }
  await product.ctx.db.insert(filmPlans).values({ ...kept, videoId: film, accountId: row?.accountId ?? '' })
})
afterAll(() => product.end())

const choose = (atMs: unknown, who: Owner = ada) => who.put(`/api/videos/${film}/poster`, { atMs })
const moments = async () => (await ada.get(`/api/videos/${film}/moments`)).body
const shown = async () => (await ada.get((await ada.get(`/api/videos/${film}`)).body.posterUrl)).text

it('is one of the film’s moments, under an address of its own, in the library and on its page', async () => {
  expect(await moments()).toEqual({ moments: [0, 1500, 11_500], chosen: null })
  const { status, body } = await choose(1500)
  expect([status, body.posterUrl.endsWith('.jpg?at=1500')]).toEqual([200, true])
  expect(await shown()).toBe('poster at 1500')
  expect((await ada.get('/api/videos/library')).body[0].posterUrl).toBe(body.posterUrl)
  expect((await moments()).chosen).toBe(1500)
  const page = new URL((await ada.post(`/api/videos/${film}/produce`)).body.youtubeUrl).pathname
  const { text } = await product.visitor().get(page)
  expect(text).toContain(`poster="${page}/poster.jpg?v=1&#38;at=1500"`)
  expect((await product.visitor().get(`${page}/poster.jpg?v=1&at=1500`)).text).toBe('poster at 1500')
})

it('is the one that was drawn for it again', async () => {
  expect((await choose(0)).body.posterUrl).toMatch(/\.jpg\?at=0$/)
  expect((await choose(null)).body.posterUrl).toMatch(/\.jpg$/)
  expect(await shown()).toBe('poster at null')
})

it('is no other moment, nobody else’s choice, and none of a film whose plan is not there', async () => {
  const refused = await choose(1234)
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/one of the film’s moments/)])
  for (const atMs of [-1, 1.5, 'soon', undefined]) expect((await choose(atMs)).status).toBe(400)
  expect((await choose(0, await owner(product))).status).toBe(404)
  const plain = await libraryFilm(product, ada, 'Without a plan')
  expect((await ada.get(`/api/videos/${plain}/moments`)).body).toEqual({ moments: [], chosen: null })
  expect((await ada.put(`/api/videos/${plain}/poster`, { atMs: 0 })).status).toBe(409)
  expect(await shown()).toBe('poster at null')
})
