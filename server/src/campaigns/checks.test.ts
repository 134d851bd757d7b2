import { randomUUID } from 'node:crypto'
import type { CampaignCheck, CampaignChecks } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { campaignOf, kiln, launch, outboxOf, type Person, people, withContacts } from './campaigns.fixture.ts'

const NOON = new Date('2026-06-10T10:00:00Z')
let now = NOON
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ now: () => now })
})
beforeEach(() => {
  now = NOON
})
afterAll(() => product.end())

const draft = async (person: Person, edit: object = {}): Promise<string> => {
  const { campaignId } = (await launch(person, { draft: true })).body
  expect((await person.put(`/api/campaigns/${campaignId}`, edit)).status).toBe(200)
  return campaignId
}
const checksOf = async (person: Person, id: string): Promise<CampaignChecks> =>
  (await person.get(`/api/campaigns/${id}/checks`)).body
const one = ({ checks }: CampaignChecks, id: CampaignCheck['id']) => checks.find((check) => check.id === id)

describe('what is looked at before a campaign goes', () => {
  it('says whom it reaches, as a sum that comes out', async () => {
    const ada = await withContacts(product, people(8))
    const contacts = (await ada.get('/api/viral/contacts')).body
    for (const { id } of contacts.slice(0, 2)) await ada.put(`/api/viral/contacts/${id}`, { unsubscribed: true })
    await product.database.pool.query('update contacts set mail_consent_at = null where id = $1', [contacts[2].id])
    const id = await draft(ada)
    const { audience, mayGo, ...rest } = await checksOf(ada, id)
    expect(audience).toMatchObject({ people: 5, addressed: 8, unsubscribed: 2, noConsent: 1, bounced: 0, twice: 0 })
    expect(mayGo).toBe(true)
    expect(one({ audience, mayGo, ...rest }, 'quota')).toMatchObject({
      state: 'ok',
      details: ['Needs 5 of the 500 mails left of this month’s 500.'],
    })
    expect(one({ audience, mayGo, ...rest }, 'postal-address')?.state).toBe('know')
    await ada.put('/api/campaigns/settings', { postalAddress: '1 Kiln Road, Lisbon' })
    expect(one(await checksOf(ada, id), 'postal-address')).toMatchObject({ state: 'ok' })
  })

  it.each([
    ['a field that nobody can fill', { subject: 'For {{nickname}}' }, 'merge-fields', /“\{\{nickname\}\}” is no field/],
    ['half a field', { body: 'Hello {{firstName}, welcome' }, 'merge-fields', /“\{\{firstName\}” is no field/],
    ['what nobody may say', { body: 'Our tea is guaranteed to cure cancer.' }, 'compliance', /cure/],
  ] as const)('holds back %s, whichever way it is sent, and changes nothing', async (_what, edit, check, sentence) => {
    const ada = await withContacts(product, people(2))
    const id = await draft(ada, edit)
    const checks = await checksOf(ada, id)
    expect(checks.mayGo).toBe(false)
    expect(checks.checks[0]).toMatchObject({ id: check, state: 'stop' })
    expect(checks.checks[0]?.details[0]).toMatch(sentence)
    for (const way of ['send', 'schedule']) {
      const answer = await ada.post(`/api/campaigns/${id}/${way}`)
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(sentence)])
    }
    expect(await campaignOf(ada, id)).toMatchObject({ status: 'draft', recipients: 0 })
  })

  it('holds for the launch calls too', async () => {
    const ada = await withContacts(product, [{ email: 'a@example.com', phone: '+4915112345678' }])
    const text = { businessName: 'Kiln', body: 'Hello {{nickname}}', requestId: randomUUID() }
    expect((await ada.post('/api/viral/sms-campaign', text)).body.message).toContain('{{nickname}}')
    const mail = { ...kiln, businessDescription: 'Our tea is guaranteed to cure cancer.' }
    expect((await ada.post('/api/viral/email-campaign', mail)).status).toBe(409)
    expect((await ada.get('/api/campaigns')).body).toEqual([])
    expect(await outboxOf(ada)).toEqual([])
  })

  it('says beforehand that the month has too little room', async () => {
    const ada = await withContacts(product, people(501))
    const id = await draft(ada)
    const checks = await checksOf(ada, id)
    expect(one(checks, 'quota')).toMatchObject({ state: 'stop' })
    expect(one(checks, 'quota')?.details[0]).toBe('Needs 501 of the 500 mails left of this month’s 500.')
    expect((await ada.post(`/api/campaigns/${id}/send`)).status).toBe(403)
    expect(await campaignOf(ada, id)).toMatchObject({ status: 'draft', recipients: 0 })
  })

  it('counts who sleeps, and says that nobody is there', async () => {
    now = new Date('2026-06-10T22:30:00Z')
    const phones = [
      { email: 'a@example.com', phone: '+4915112345678' },
      { email: 'b@example.com', phone: '+4915112345679' },
      { email: 'c@example.com', phone: '+819012345678', timeZone: 'Asia/Tokyo' },
    ]
    const ada = await withContacts(product, phones)
    const { campaignId } = (await ada.post('/api/viral/sms-campaign', { businessName: 'Kiln', draft: true })).body
    expect(one(await checksOf(ada, campaignId), 'quiet-hours')).toMatchObject({
      state: 'know',
      title: '3 people in quiet hours',
    })
    now = new Date('2026-06-11T00:30:00Z')
    expect(one(await checksOf(ada, campaignId), 'quiet-hours')).toMatchObject({ title: '2 people in quiet hours' })
    now = NOON
    expect(one(await checksOf(ada, campaignId), 'quiet-hours')).toMatchObject({ state: 'ok' })
    const bob = await product.person('Bob')
    const id = await draft(bob as Person)
    expect((await checksOf(bob as Person, id)).checks[0]).toMatchObject({ id: 'people', state: 'stop' })
  })
})

it('A preview goes from person to person among those who are reached', async () => {
  const ada = await withContacts(product, people(3))
  const [newest] = (await ada.get('/api/viral/contacts')).body
  await ada.put(`/api/viral/contacts/${newest.id}`, { unsubscribed: true })
  const id = await draft(ada)
  const at = async (place: number) => (await ada.get(`/api/campaigns/${id}/preview?place=${place}`)).body
  expect(await at(0)).toMatchObject({ to: 'p1@example.com', name: 'P1', place: 0, recipients: 2 })
  const second = await at(1)
  expect([second.to, second.text.slice(0, 9)]).toEqual(['p0@example.com', 'Hello P0,'])
  expect(await at(7)).toMatchObject({ to: 'p1@example.com', place: 0 })
})

it('A campaign has a name, which is its subject until it is given one', async () => {
  const ada = await withContacts(product, people(1))
  const id = await draft(ada)
  const { subject } = await campaignOf(ada, id)
  expect((await campaignOf(ada, id)).name).toBe(subject)
  await ada.put(`/api/campaigns/${id}`, { name: 'June' })
  expect((await campaignOf(ada, id)).name).toBe('June')
  const empty = await ada.put(`/api/campaigns/${id}`, { subject: ' ' })
  expect([empty.status, empty.body.message]).toEqual([400, expect.stringContaining(messages.campaign.missingSubject)])
  const { body } = await ada.post('/api/viral/sms-campaign', { businessName: 'Kiln', draft: true })
  expect(body.campaign.name).toBe('Text from Kiln')
})
