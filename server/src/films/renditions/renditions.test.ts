/** Films in other shapes, through the calls: ordered, served, made again after an edit, and sent where a network wants them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels, renditions, videos } from '#db/tables/index.ts'
import type { FilmPlan } from '#rendering/index.ts'
import type { Post, Publisher } from '#services/publisher/publisher.ts'
import { soon, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { FILM_BYTES, libraryFilm, type Owner, owner, quick } from '#test/quick-films.ts'

let product: TestProduct
let ada: Owner
const made: FilmPlan[] = []
let goesWrong = false
const sent: Post[] = []
const network: Publisher = {
  name: 'A network outside',
  embedded: false,
  costs: 'nothing',
  can: { network: 'tiktok' },
  async publish(post: Post) {
    sent.push(post)
    return { externalId: post.key, url: `https://network.example/${post.key}` }
  },
}

beforeAll(async () => {
  product = await startTestProduct({
    services: { ...quick.services, publishers: { ...network, to: () => network } },
    filmMaker: {
      ...quick.filmMaker,
      async remakeFilm(plan, order) {
        made.push(plan)
        const result = await quick.filmMaker.remakeFilm(plan, order)
        return goesWrong ? { ...result, faults: ['The picture is black for 3.0 s from 0:02.'] } : result
      },
    },
  })
  ada = await owner(product)
})
afterAll(() => product.end())

const order = (id: string, body: object, who = ada) => who.post(`/api/videos/${id}/renditions`, body)
const listed = async (id: string) => (await ada.get(`/api/videos/${id}/renditions`)).body
const settled = async (id: string) => {
  await until(async () => (await listed(id)).every(({ status }: { status: string }) => !/queued|making/.test(status)))
  return listed(id)
}
const film = (title: string) => libraryFilm(product, ada, title)

describe('a film in another shape', () => {
  it('is made once from what the film was made from, listed with it, and saved under a name that says what it is', async () => {
    const id = await film('Four to five')
    const [one, two] = await Promise.all([1, 2].map(() => order(id, { shape: '4:5', overlays: 'clean' })))
    expect([one?.status, one?.body.id]).toEqual([200, two?.body.id])
    expect(await settled(id)).toMatchObject([{ shape: '4:5', overlays: 'clean', status: 'ready', progress: 1 }])
    const plans = made.filter(({ title }) => title === 'Four to five')
    expect(plans).toMatchObject([{ width: 1080, height: 1350, brand: { name: '' } }])
    expect((await ada.get(`/api/videos/${id}`)).body.renditions).toEqual(await listed(id))
    const answer = await ada.get((await listed(id))[0].downloadUrl)
    expect([answer.status, answer.text]).toEqual([200, FILM_BYTES.toString()])
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename=".+-4x5-clean\.mp4"/)
  })

  it('costs nothing', async () => {
    const before = (await ada.get('/api/dashboard/stats')).body.creditsUsed
    const id = await film('For free')
    await order(id, { shape: '1:1' })
    await settled(id)
    expect((await ada.get('/api/dashboard/stats')).body.creditsUsed).toBe(before)
  })

  it('is old once the film was edited, and is made again when it is asked for', async () => {
    const id = await film('Edited')
    await order(id, { shape: '1:1' })
    const [first] = await settled(id)
    await product.ctx.db.update(videos).set({ revision: 2 }).where(eq(videos.id, id))
    expect(await listed(id)).toMatchObject([{ id: first.id, status: 'old', url: first.url }])
    expect((await order(id, { shape: '1:1' })).body).toMatchObject({ id: first.id, status: 'queued', url: first.url })
    expect(await settled(id)).toMatchObject([{ id: first.id, status: 'ready' }])
  })

  it('says why when it does not pass its checks', async () => {
    const id = await film('Black')
    goesWrong = true
    await order(id, { shape: '16:9' })
    const [failed] = await settled(id)
    goesWrong = false
    expect(failed).toMatchObject({ status: 'failed', problem: 'The picture is black for 3.0 s from 0:02.', url: null })
    await order(id, { shape: '16:9' })
    expect(await settled(id)).toMatchObject([{ status: 'ready', problem: null }])
  })

  it.each([
    ['the shape it has', { shape: '9:16' }, 409, 'The film has this shape already.'],
    ['a shape there is not', { shape: '3:2' }, 400, undefined],
  ])('is refused in %s', async (_what, body, status, message) => {
    const answer = await order(await film('Refused'), body)
    expect(answer.status).toBe(status)
    if (message) expect(answer.body.message).toBe(message)
  })

  it('is nobody else\u2019s', async () => {
    const id = await film('Mine')
    await order(id, { shape: '1:1' })
    const [mine] = await settled(id)
    const eve = await owner(product)
    expect((await order(id, { shape: '1:1' }, eve)).status).toBe(404)
    expect((await eve.get(`/api/videos/${id}/renditions`)).status).toBe(404)
    expect((await eve.get(mine.url)).status).toBe(404)
    expect((await product.visitor().get(mine.url)).status).toBe(401)
  })

  it('goes with its film', async () => {
    const id = await film('Deleted')
    await order(id, { shape: '1:1' })
    const [gone] = await settled(id)
    await ada.call('DELETE', `/api/videos/${id}`)
    expect((await ada.get(gone.url)).status).toBe(404)
  })

  it('is stopped by the emergency switch, and says so', async () => {
    const eve = await owner(product)
    const id = await libraryFilm(product, eve, 'Stopped')
    const { body } = await order(id, { shape: '1:1' }, eve)
    await product.ctx.db.update(renditions).set({ status: 'making' }).where(eq(renditions.id, body.id))
    await eve.post('/api/emergency/kill-switch', { reason: 'A test' })
    const [stopped] = (await eve.get(`/api/videos/${id}/renditions`)).body
    expect(stopped).toMatchObject({ status: 'failed', problem: expect.stringContaining('emergency switch') })
    expect((await order(id, { shape: '4:5' }, eve)).status).toBe(409)
  })
})

describe('a network that forbids names over films', () => {
  it('gets a copy without them, made on the way, and its own poster', async () => {
    const bob = await owner(product)
    const [local] = await product.ctx.db.select().from(channels).where(eq(channels.brandId, bob.brandId))
    await product.ctx.db
      .insert(channels)
      .values({ accountId: local?.accountId ?? '', brandId: bob.brandId, network: 'tiktok' })
    const id = await libraryFilm(product, bob, 'For TikTok')
    await bob.put(`/api/videos/${id}/schedule`, { at: soon(600).toISOString() })
    await bob.post(`/api/videos/${id}/approve`)
    await until(async () => sent.filter(({ title }) => title === 'For TikTok').length === 2)
    const files = sent.filter(({ title }) => title === 'For TikTok').map(({ film }) => film.video.split('/').at(-1))
    expect(files.sort()).toEqual(['9x16-clean.mp4', 'film.mp4'])
    expect(made.filter(({ title }) => title === 'For TikTok')).toMatchObject([{ brand: { name: '' }, height: 1920 }])
    const posters = sent.filter(({ title }) => title === 'For TikTok').map(({ film }) => film.poster.split('/').at(-1))
    expect(posters.sort()).toEqual(['9x16-clean.jpg', 'film.jpg'])
  })
})
