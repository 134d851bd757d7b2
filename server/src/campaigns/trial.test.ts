import { randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { launch, outboxOf, people, withContacts } from './campaigns.fixture.ts'

let now = new Date('2026-06-10T10:00:00Z')
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ now: () => now, env: { HOST: '0.0.0.0', PAYMENTS: 'test', ROLE: 'api' } })
})
afterAll(() => product.end())

it('After the trial sending waits for a plan, whichever way it is asked for; looking does not', async () => {
  const ada = await withContacts(product, people(1))
  const { campaignId: draft } = (await launch(ada, { draft: true })).body
  const later = { requestId: randomUUID(), scheduledFor: '2026-07-01T08:00:00Z' }
  const { campaignId: paused } = (await launch(ada, later)).body
  await ada.post(`/api/campaigns/${paused}/pause`)
  now = new Date('2026-06-18T10:00:00Z')
  for (const answer of [
    await launch(ada, { requestId: randomUUID() }),
    await ada.post(`/api/campaigns/${draft}/schedule`),
    await ada.post(`/api/campaigns/${draft}/test-send`),
    await ada.post(`/api/campaigns/${paused}/resume`),
  ])
    expect([answer.status, answer.body.message]).toEqual([403, messages.plan.trialEnded])
  expect((await ada.get(`/api/campaigns/${draft}/preview`)).status).toBe(200)
  expect(await outboxOf(ada)).toEqual([])
})
