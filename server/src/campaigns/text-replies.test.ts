import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTwilio, type TestTwilio } from '#services/sms/twilio.fixture.ts'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { wishOf } from './text-replies.rules.ts'

it.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Opt out', 'stop'],
  ['please stop texting me', 'stop'],
  ["Don't text me again", 'stop'],
  ['Start', 'start'],
  ['unstop!', 'start'],
  ['yes', 'start'],
  ['I will stop by on Friday', 'other'],
  ['Is this the end of the sale?', 'other'],
  ['', 'other'],
])('“%s” means %s', (message, wish) => {
  expect(wishOf(message)).toBe(wish)
})

describe('texts through Twilio', () => {
  const PUBLIC = 'https://octavo.example'
  const PATH = '/hooks/twilio/inbound'
  let twilio: TestTwilio
  let product: TestProduct
  beforeAll(async () => {
    twilio = await startTwilio()
    const { accountSid, authToken, from, baseUrl } = twilio.settings
    const env = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from }
    const now = () => new Date('2026-06-10T10:00:00Z')
    product = await startTestProduct({ now, env: { ...env, TWILIO_BASE_URL: baseUrl, PUBLIC_URL: PUBLIC } })
  })
  afterAll(async () => {
    await product.end()
    await twilio.end()
  })

  type Person = Awaited<ReturnType<TestProduct['person']>>
  const number = '+4915112345678'
  const withContact = async (name: string, sms: boolean): Promise<Person> => {
    const person = await product.person(name)
    const contacts = [{ email: 'berta@example.com', phone: number }]
    await person.post('/api/viral/contacts/import', { contacts, consent: { sms } })
    return person
  }
  const statusOf = async (person: Person) => (await person.get('/api/viral/contacts')).body[0].smsStatus
  const answer = (form: Record<string, string>, token = twilio.settings.authToken) => {
    const fields = Object.keys(form).sort()
    const signature = createHmac('sha1', token)
      .update(`${PUBLIC}${PATH}${fields.map((name) => name + form[name]).join('')}`)
      .digest('base64')
    return product.visitor().call('POST', PATH, new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    })
  }

  it('are sent, stopped by STOP for everybody, and begun again by START where they were stopped', async () => {
    const [ada, bob] = [await withContact('Ada', true), await withContact('Bob', false)]
    const launch = () => ada.post('/api/viral/sms-campaign', { businessName: 'Kiln', requestId: crypto.randomUUID() })
    const { campaignId } = (await launch()).body
    await until(() => twilio.texts.length > 0)
    expect(twilio.texts).toMatchObject([{ to: number, from: '+15005550006' }])
    expect((await ada.get(`/api/campaigns/${campaignId}`)).body).toMatchObject({ provider: 'Twilio', embedded: false })
    const stop = await answer({ From: number, Body: 'Stop', MessageSid: 'SM1', To: '+15005550006' })
    expect([stop.status, stop.text]).toEqual([200, '<?xml version="1.0" encoding="UTF-8"?><Response/>'])
    expect([await statusOf(ada), await statusOf(bob)]).toEqual(['stopped', 'stopped'])
    expect((await launch()).status).toBe(409)
    await answer({ From: number, Body: 'START', MessageSid: 'SM2' })
    expect([await statusOf(ada), await statusOf(bob)]).toEqual(['active', 'active'])
  })

  it('that START was never preceded by STOP agree to nothing', async () => {
    const carl = await withContact('Carl', false)
    await answer({ From: number, Body: 'START', MessageSid: 'SM3' })
    expect(await statusOf(carl)).toBe('no-consent')
  })

  it('of somebody else than Twilio are refused', async () => {
    expect((await answer({ From: number, Body: 'STOP', MessageSid: 'SM4' }, 'guessed')).status).toBe(403)
  })
})
