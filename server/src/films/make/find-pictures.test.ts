import { messages } from '@octavo/contract/messages'
import { plannedSpeech } from '@octavo/voice/text'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Refusal } from '#refusal.ts'
import type { FilmRequest, MediaInspector } from '#rendering/index.ts'
import { startPictures, type TestPictures } from '#services/pictures/pictures.fixture.ts'
import { embeddedVoice } from '#services/voice/voice.embedded.ts'
import type { Voice } from '#services/voice/voice.ts'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { type Owner, owner, quick } from '#test/quick-films.ts'

/** Says each sentence in its time, without a sound. */
const silentVoice: Voice = {
  ...embeddedVoice(),
  name: 'Silent voice',
  async speak({ text }) {
    return { ...plannedSpeech(text, 18.5), pcm: new Float32Array(480), sampleRate: 48_000, provider: 'Silent voice' }
  },
}

/** Looks like the real one, without a process for each picture. */
const quickInspector: MediaInspector = {
  name: 'Quick look',
  look: async () => ({ width: 1024, height: 1536, durationMs: null, hasThumbnail: false }),
}

let double: TestPictures
let product: TestProduct
beforeAll(async () => {
  double = await startPictures()
  product = await startTestProduct({
    ...quick,
    services: { voice: silentVoice },
    mediaInspector: quickInspector,
    env: {
      PEXELS_API_KEY: double.apiKey,
      PEXELS_BASE_URL: double.baseUrl.pexels,
      PICTURES_MODEL: double.made.model,
      PICTURES_API_KEY: double.apiKey,
      PICTURES_BASE_URL: double.made.baseUrl,
      PICTURES_PRICE: '0.04',
      PICTURES_WEEKLY_MOST: '1',
    },
  })
})
afterAll(async () => {
  await product.end()
  await double.end()
})
afterEach(() => {
  double.asked.length = 0
  double.fetched.length = 0
  double.instead.length = 0
})

const SCRIPT =
  'Clay shrinks by about a tenth. Our customers love the camera in the corner. So every mug begins a little larger than it will be. ' +
  'Patience is most of the work. Nothing of it can be hurried. Come and see it on Saturday.'

/** Orders a short, waits until it is made, and answers its id with what it was made from. */
async function short(person: Owner, orders: () => Promise<{ body: { video: { id: string } } }> = () => order(person)) {
  const making = vi.spyOn(product.ctx.filmMaker, 'makeFilm')
  const { id } = (await orders()).body.video
  await until(async () => (await shown(person, id)).status === 'ready')
  const [request] = making.mock.calls.at(-1) ?? []
  making.mockRestore()
  return { id, request: request as FilmRequest }
}

const order = (person: Owner, more: object = {}) =>
  person.post('/api/videos/generate', { brandId: person.brandId, script: SCRIPT, duration: 20, ...more })
const shown = async (person: Owner, id: string) =>
  (await person.get('/api/videos')).body.find((video: { id: string }) => video.id === id)
const descriptionOf = async (person: Owner, id: string) =>
  (await person.get(`/api/videos/${id}/posts`)).body[0].text.description
const brandOf = (person: Owner, values: object) =>
  person.put(`/api/brands/${person.brandId}`, { trade: 'pottery studio', ...values })

it('a short shows a photo of a thing that it names and not of people, fetched once, and names who took it', async () => {
  const ada = await owner(product)
  await brandOf(ada, {})
  vi.spyOn(product.ctx.filmMaker, 'makeFilm').mockRejectedValueOnce(new Refusal('conflict', 'Not now.'))
  const failed = (await order(ada)).body.video.id
  await until(async () => (await shown(ada, failed)).status === 'failed')
  vi.restoreAllMocks()
  const { id, request } = await short(ada, () =>
    ada.post(`/api/videos/${failed}/retry`).then((body) => ({ ...body, body: { video: { id: failed } } })),
  )
  expect(request.brandPictures).toEqual([
    { path: expect.any(String), words: 'mug', origin: 'stock', pixels: { width: 1024, height: 1536 } },
  ])
  expect(double.asked).toEqual([{ source: 'pexels', query: 'mug pottery studio' }])
  expect(double.fetched).toHaveLength(1)
  const credit = {
    source: 'pexels',
    author: 'Chloé Roy',
    page: 'https://www.pexels.com/photo/103/',
    license: 'Pexels License',
  }
  expect((await ada.get('/api/media')).body.media).toMatchObject([
    { name: 'mug.png', kind: 'picture', width: 1024, credit },
  ])
  expect(await descriptionOf(ada, id)).toMatch(/\n\nPhoto by Chloé Roy on Pexels \(https:.*103\/\)$/)
  // The next film shows another one, and asks nobody for what was answered today.
  const next = await short(ada)
  expect(next.request.brandPictures?.[0]?.path).not.toBe(request.brandPictures?.[0]?.path)
  expect([double.asked.length, double.fetched.length]).toEqual([1, 2])
})

it('a model makes what nobody has, so many a week, and says so; else scenes are drawn, with a note', async () => {
  const ada = await owner(product)
  await brandOf(ada, { trade: 'clay workshop', stockPictures: 'made' })
  expect((await ada.get('/api/pictures/services')).body).toEqual({
    stock: 'Pexels',
    made: { name: 'double-image-1', microdollars: 40_000, aWeek: 1, thisWeek: 0 },
  })
  double.instead = ['nothing']
  const made = await short(ada)
  expect(made.request.brandPictures).toMatchObject([{ origin: 'made' }])
  expect(await descriptionOf(ada, made.id)).toContain(messages.pictures.made)
  expect((await ada.get('/api/pictures/services')).body.made.thisWeek).toBe(1)
  const drawn = await short(ada)
  expect(drawn.request.brandPictures).toBeUndefined()
  expect((await shown(ada, drawn.id)).pictureNotes).toEqual([
    messages.pictures.nothing('Pexels', 'mug'),
    messages.pictures.fault.week('double-image-1'),
  ])
})

it('nobody is asked where the brand wants none, and what fails makes no film fail', async () => {
  const ada = await owner(product)
  await brandOf(ada, { stockPictures: 'none' })
  await short(ada)
  expect(double.asked).toEqual([])
  await brandOf(ada, { trade: 'glaze shop', stockPictures: 'stock' })
  double.instead = ['fault']
  const { id } = await short(ada)
  expect((await shown(ada, id)).pictureNotes).toEqual([messages.pictures.fault.away('Pexels')])
})
