/** Where plans are sold: what a trial may send and through whom, and what a plan adds. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finished, kiln, people, withContacts } from '#campaigns/campaigns.fixture.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'

// Nothing listens there: a mail that goes that way fails.
const SELLING = { PAYMENTS: 'test', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_POSTAL_ADDRESS: '1 Clay Street' }

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: SELLING })
})
afterAll(() => product.end())

const buy = (who: Caller, plan: string) =>
  who.call('POST', '/checkout/test', `plan=${plan}&period=monthly`, {
    'content-type': 'application/x-www-form-urlencoded',
  })
const sender = async (who: Caller) => (await who.get('/api/campaigns/settings')).body.email

it('sends the mails of a trial into the outbox, five hundred a month', async () => {
  const ada = await withContacts(product, people(1))
  expect(await sender(ada)).toMatchObject({ provider: 'Outbox', embedded: true, limit: 500 })
  const { campaignId } = (await ada.post('/api/viral/email-campaign', kiln)).body
  expect(await finished(ada, campaignId)).toMatchObject({ provider: 'Outbox', sent: 1 })
  expect((await ada.get('/api/outbox')).body).toMatchObject([{ to: 'p0@example.com' }])
})

it.each([
  ['starter', 1000],
  ['pro', 3000],
])('sends those of a paid %s through the mail server, up to its number', async (plan, limit) => {
  const ada = await product.person()
  await buy(ada, plan)
  expect(await sender(ada)).toMatchObject({ provider: 'SMTP', embedded: false, limit })
})
