/** What a stop of all work does to campaigns, and what its end does, with a restart in between. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { messages } from '@octavo/contract/messages'
import { afterAll, expect, it } from 'vitest'
import { signup, startTestProduct, type TestProduct } from '#test/product.ts'
import { HOUR_MS } from '#time.ts'
import { campaignOf, finished, launch, outboxOf, type Person, people, withContacts } from './campaigns.fixture.ts'

let dataDir: string
let product: TestProduct | undefined
afterAll(async () => {
  await product?.end()
  await rm(dataDir, { recursive: true, force: true })
})

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

async function order(ada: Person, hours?: number): Promise<string> {
  const when = hours === undefined ? {} : { scheduledFor: inHours(hours) }
  return (await launch(ada, { requestId: randomUUID(), ...when })).body.campaignId
}

const stands = async (ada: Person, id: string) => {
  const { status, problem } = await campaignOf(ada, id)
  return { status, problem }
}

it('goes on with what it paused, asks for what it was too late for, and leaves what a person paused', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'octavo-stop-'))
  // Takes orders and works at nothing, so that what is sent waits.
  product = await startTestProduct({ dataDir, env: { ROLE: 'api' } })
  const ada = await withContacts(product, people(3))
  const [sending, soon, later, byHand] = [
    await order(ada),
    await order(ada, 1),
    await order(ada, 5),
    await order(ada, 5),
  ]
  await ada.post(`/api/campaigns/${byHand}/pause`)
  await ada.post('/api/master-control/emergency-shutdown', { reason: 'A test' })
  for (const id of [sending, soon, later])
    expect(await stands(ada, id)).toEqual({ status: 'paused', problem: messages.campaign.pausedByStop })
  expect(await stands(ada, byHand)).toEqual({ status: 'paused', problem: null })
  await product.end()

  product = await startTestProduct({ dataDir, now: () => inHours(2) })
  const back = Object.assign(product.visitor(), { email: ada.email })
  await back.post('/api/auth/login', { email: ada.email, password: signup().password })
  expect(await stands(back, sending)).toEqual({ status: 'paused', problem: messages.campaign.pausedByStop })
  expect(await outboxOf(back)).toEqual([])
  const again = await back.post('/api/master-control/start-again', {})
  expect(again.body.resumed).toEqual({ posts: 0, campaigns: 2, videos: 0 })
  await finished(back, sending)
  expect((await outboxOf(back)).map(({ to }: { to: string }) => to).sort()).toEqual(people(3).map(({ email }) => email))
  expect(await stands(back, later)).toEqual({ status: 'scheduled', problem: null })
  expect(await stands(back, soon)).toEqual({ status: 'paused', problem: messages.campaign.timePassed })
  expect(await stands(back, byHand)).toEqual({ status: 'paused', problem: null })

  const { needs } = (await back.get('/api/system/peace-of-mind-status')).body
  expect(needs).toEqual([{ kind: 'campaigns', says: '1 campaign waits for you.' }])

  // Whoever was asked is not sent anything by another stop and its end either.
  await back.post('/api/master-control/emergency-shutdown', { reason: 'Another' })
  expect((await back.post('/api/master-control/start-again', {})).body.resumed.campaigns).toBe(1)
  expect(await stands(back, soon)).toEqual({ status: 'paused', problem: messages.campaign.timePassed })
  expect((await back.post(`/api/campaigns/${soon}/resume`)).body.status).toBe('sending')
  await finished(back, soon)
  expect(await outboxOf(back)).toHaveLength(6)
})
