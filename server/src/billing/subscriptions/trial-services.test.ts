/** Where plans are sold: what a trial may send and through whom, and what a plan adds. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finished, kiln, people, withContacts } from '#campaigns/campaigns.fixture.ts'
import type { MediaInspector } from '#rendering/index.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner } from '#test/quick-films.ts'

// Nothing listens there: a mail that goes that way fails.
const SELLING = { PAYMENTS: 'test', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_POSTAL_ADDRESS: '1 Clay Street' }

const quickInspector: MediaInspector = {
  name: 'Quick look',
  look: async () => ({ width: null, height: null, durationMs: 2000, hasThumbnail: false }),
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: SELLING, mediaInspector: quickInspector })
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
  expect(await finished(ada, campaignId)).toMatchObject({ provider: 'Outbox', kept: 1 })
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

it('keeps files and posts, while nobody is signed in, with the services of the account', async () => {
  const asked: string[] = []
  const { ctx } = product
  for (const [whose, services] of Object.entries({ plan: ctx.services, trial: ctx.trialServices })) {
    const { storage, publishers } = services
    const keepFile: typeof storage.keepFile = (...file) => {
      asked.push(`keep ${whose}`)
      return storage.keepFile(...file)
    }
    const to: typeof publishers.to = (network) => {
      asked.push(`post ${whose}`)
      return publishers.to(network)
    }
    Object.assign(services, { storage: { ...storage, keepFile }, publishers: { ...publishers, to } })
  }
  const work = async (who: Owner) => {
    const { body } = await who.get('/s3/params?filename=Song.wav&type=x&metadata[purpose]=media')
    expect((await who.put(body.url, Buffer.from('RIFF____WAVEfmt '), body.headers)).status).toBe(200)
    expect((await who.post(`/api/videos/${await libraryFilm(product, who, 'Clay')}/produce`)).status).toBe(200)
    return [...new Set(asked.splice(0))].toSorted()
  }
  const [ada, bob] = [await owner(product), await owner(product)]
  await buy(bob, 'pro')
  expect(await work(ada)).toEqual(['keep trial', 'post trial'])
  expect(await work(bob)).toEqual(['keep plan', 'post plan'])
})
