/** The first film from one sentence, through the call. */
import { randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { quick } from '#test/quick-films.ts'

const PATH = '/api/first-film'
const SENTENCE = 'Kiln & Clay, a pottery studio in Leeds: weekend classes and handmade mugs'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct(quick)
})
afterAll(() => product.end())

it('understands a sentence as a brand and films one short of it, once for a request, for one credit', async () => {
  const ada = await product.person()
  const before = (await ada.get('/api/dashboard/stats')).body.creditsRemaining
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2].map(() => ada.post(PATH, { sentence: SENTENCE, requestId })))
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.brand).toMatchObject({ name: 'Kiln & Clay', trade: 'pottery studio', place: 'Leeds' })
    expect(body.batch.videos).toHaveLength(1)
  }
  expect((await ada.get('/api/brands')).body).toHaveLength(1)
  await until(async () => (await ada.get('/api/videos/library')).body.length === 1)
  const [film] = (await ada.get('/api/videos')).body
  expect(film).toMatchObject({ format: 'short', status: 'ready', brandName: 'Kiln & Clay' })
  expect(film.durationSeconds).toBeLessThan(25)
  expect((await ada.get('/api/dashboard/stats')).body.creditsRemaining).toBe(before - 1)
})

it('makes nothing of nothing, and keeps no brand whose film cannot be ordered', async () => {
  const bob = await product.person('Bob')
  const missing = await bob.post(PATH, { sentence: '  ' })
  expect([missing.status, missing.body.message]).toEqual([400, messages.brand.sentenceMissing])
  await bob.post('/api/emergency/kill-switch', {})
  const stopped = await bob.post(PATH, { sentence: SENTENCE })
  expect(stopped.status).toBe(409)
  expect((await bob.get('/api/brands')).body).toEqual([])
  expect((await product.visitor().post(PATH, { sentence: SENTENCE })).status).toBe(401)
})
