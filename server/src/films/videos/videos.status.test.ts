import { VIDEO_STATUSES } from '@octavo/contract/video'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { changeVideo } from './videos.store.ts'

let product: TestProduct

beforeAll(async () => {
  // Nothing is worked at: what is ordered stays as it is while the test looks.
  product = await startTestProduct({ env: { ROLE: 'api' } })
})
afterAll(() => product.end())

it('changes from one status to another only where that one follows', async () => {
  const ada = await product.person()
  await ada.post('/api/brands', { name: 'Kiln' })
  const words = { ttsText: 'A glaze is glass. It melts in the fire.', title: 'Glaze' }
  const { taskId } = (await ada.post('/api/topview/submit', words)).body
  const ctx = { ...product.ctx, accountId: (await ada.get('/api/auth/user')).body.id }
  const put = (status: (typeof VIDEO_STATUSES)[number]) =>
    changeVideo(ctx, { id: taskId, from: VIDEO_STATUSES }, { status })
  expect(await put('ready')).toBeUndefined()
  expect(await put('published')).toBeUndefined()
  expect((await put('voicing'))?.status).toBe('voicing')
  expect((await put('rendering'))?.status).toBe('rendering')
  expect(await put('review')).toBeUndefined()
  expect((await put('ready'))?.status).toBe('ready')
  expect(await put('rendering')).toBeUndefined()
})
