import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { orderDueWeeks } from './automatic-weeks.service.ts'

let product: TestProduct
let clock = new Date('2026-03-04T10:00:00Z')

beforeAll(async () => {
  // Nothing is worked at: what is ordered stays as it is while the test looks.
  product = await startTestProduct({ now: () => clock, env: { ROLE: 'api' } })
})
afterAll(() => product.end())

it('orders a week for the brands that asked for it, once a week, however often it runs', async () => {
  const ada = await product.person()
  await ada.post('/api/brands', { name: 'Kiln', weeklyBatchEnabled: true })
  await ada.post('/api/brands', { name: 'By hand' })
  const batches = async () =>
    (await ada.get('/api/batches')).body.map((batch: { brandName: string }) => batch.brandName)
  await Promise.all([orderDueWeeks(product.ctx), orderDueWeeks(product.ctx)])
  await orderDueWeeks(product.ctx)
  expect(await batches()).toEqual(['Kiln'])
  clock = new Date('2026-03-09T10:00:00Z')
  await orderDueWeeks(product.ctx)
  expect(await batches()).toEqual(['Kiln', 'Kiln'])
  expect((await ada.get('/api/dashboard/stats')).body.creditsUsed).toBe(20)
})
