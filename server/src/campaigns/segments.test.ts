/** Segments: what they mean, how they are kept, and campaigns to them; consent, stops and the month's limit hold above each. */
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import {
  campaignOf,
  finished,
  fullMessage,
  launch,
  linkIn,
  outboxOf,
  type Person,
  people,
  until,
  withContacts,
} from './campaigns.fixture.ts'

const MORNING = new Date('2026-06-10T10:00:00Z')
let now = MORNING
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ now: () => now })
})
beforeEach(() => {
  now = MORNING
})
afterAll(() => product.end())

const SEGMENTS = '/api/viral/segments'
const found = async (person: Person, query: string): Promise<string[]> =>
  (await person.get(`/api/viral/contacts?${query}`)).body
    .map(({ email }: { email: string }) => email.split('@')[0])
    .sort()
const save = async (person: Person, name: string, filter: object) => person.post(SEGMENTS, { name, filter })
const segmentOf = async (person: Person, filter: object, name = 'Regulars'): Promise<string> => {
  const { status, body } = await save(person, name, filter)
  expect([status, body.name]).toEqual([200, name])
  return body.id
}
const listed = async (person: Person) => (await person.get(SEGMENTS)).body.segments
const tag = async (person: Person, names: string[], add: string[], remove: string[] = []) => {
  const contacts = (await person.get('/api/viral/contacts?limit=500')).body as { id: string; email: string }[]
  const ids = contacts.filter(({ email }) => names.includes(email.split('@')[0] ?? '')).map(({ id }) => id)
  await person.post('/api/viral/contacts/tag', { ids, add, remove })
}
const draftTo = async (person: Person, segmentId: string, more: object = {}): Promise<string> => {
  const id = (await launch(person, { draft: true, ...more })).body.campaignId
  expect((await person.put(`/api/campaigns/${id}`, { segmentId })).status).toBe(200)
  return id
}
const gotIt = async (person: Person, id: string): Promise<string[]> =>
  (await outboxOf(person))
    .filter(({ campaignId }: { campaignId: string }) => campaignId === id)
    .map(({ to }: { to: string }) => to.split('@')[0])
    .sort()

it('People are found by when they were added, what they agreed to, their phone and several tags at once', async () => {
  now = new Date('2026-05-31T22:30:00Z')
  const ada = await withContacts(product, [{ email: 'may@example.com', phone: '+12025550123' }])
  // Where she is, it is June already.
  await ada.put('/api/account', { timeZone: 'Europe/Lisbon' })
  now = new Date('2026-05-31T23:30:00Z')
  await ada.post('/api/viral/contacts/import', { contacts: [{ email: 'june@example.com', tags: 'vip, class' }] })
  await tag(ada, ['may'], ['vip'])
  await product.database.pool.query(`update contacts set mail_consent_at = null where email = 'june@example.com'`)
  const { rows } = await product.database.pool.query('select time_zone from accounts where email = $1', [ada.email])
  expect(rows[0].time_zone).toBe('Europe/Lisbon')
  expect(await found(ada, 'addedFrom=2026-06-01')).toEqual(['june'])
  expect(await found(ada, 'addedTo=2026-05-31')).toEqual(['may'])
  expect(await found(ada, 'addedFrom=2026-05-31&addedTo=2026-06-01')).toEqual(['june', 'may'])
  expect(await found(ada, 'consent=email')).toEqual(['may'])
  expect(await found(ada, 'consent=sms')).toEqual(['may'])
  expect(await found(ada, 'consent=none')).toEqual(['june'])
  expect([await found(ada, 'phone=yes'), await found(ada, 'phone=no')]).toEqual([['may'], ['june']])
  expect(await found(ada, 'tag=VIP')).toEqual(['june', 'may'])
  expect(await found(ada, 'tag=vip,class')).toEqual(['june'])
  const wrong = await ada.get('/api/viral/contacts?addedFrom=0000-01-01')
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining(messages.contact.noDay)])
  const file = (await ada.get('/api/viral/contacts/export?phone=no')).text
  expect(file.trim().split('\r\n')).toHaveLength(2)
})

it('People are found by what they did with the last campaigns, and not with earlier ones', async () => {
  const ada = await withContacts(product, people(3))
  const first = (await launch(ada)).body.campaignId
  await finished(ada, first)
  await product.visitor().get(linkIn(await fullMessage(ada, 'p0@example.com'), 'o'))
  await ada.post('/api/viral/contacts/import', { contacts: [{ email: 'new@example.com' }] })
  const did = (what: string, last?: number) => found(ada, `did=${what}${last ? `&last=${last}` : ''}`)
  expect([await did('opened'), await did('clicked'), await did('silent'), await did('unwritten')]).toEqual([
    ['p0'],
    [],
    ['p1', 'p2'],
    ['new'],
  ])
  now = new Date('2026-06-11T10:00:00Z')
  await finished(ada, (await launch(ada, { businessDescription: 'We make bowls now.' })).body.campaignId)
  expect([await did('opened', 1), await did('silent', 1), await did('unwritten', 1)]).toEqual([
    [],
    ['new', 'p0', 'p1', 'p2'],
    [],
  ])
  expect([await did('opened', 2), await did('silent', 2)]).toEqual([['p0'], ['new', 'p1', 'p2']])
})

it('A segment is saved, counted anew whenever it is asked, renamed, deleted and brought back, by its account alone', async () => {
  const [ada, eve] = [await withContacts(product, people(4)), (await product.person('Eve')) as Person]
  await tag(ada, ['p0', 'p1'], ['vip'])
  const id = await segmentOf(ada, { tag: 'VIP ', search: '', last: 5 })
  expect(await listed(ada)).toEqual([
    { id, name: 'Regulars', filter: { tag: 'vip', last: 5 }, contacts: 2, mailable: 2, textable: 0 },
  ])
  await tag(ada, ['p2'], ['vip'])
  const [{ id: contact }] = (await ada.get('/api/viral/contacts?search=p0')).body
  await ada.put(`/api/viral/contacts/${contact}`, { unsubscribed: true })
  expect((await listed(ada))[0]).toMatchObject({ contacts: 3, mailable: 2 })
  expect(await listed(eve)).toEqual([])
  for (const [name, filter, sentence] of [
    ['  ', { tag: 'vip' }, messages.segment.unnamed],
    ['All', {}, messages.segment.unfiltered],
    ['All', { last: 3, search: ' ' }, messages.segment.unfiltered],
    ['All', { addedFrom: 'soon' }, messages.contact.noDay],
  ] as const) {
    const answer = await save(ada, name, filter)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(sentence)])
  }
  const twice = await save(ada, 'REGULARS', { phone: 'yes' })
  expect([twice.status, twice.body.message]).toEqual([409, messages.segment.nameTaken])
  expect((await save(eve, 'Regulars', { phone: 'yes' })).status).toBe(200)
  expect((await ada.put(`${SEGMENTS}/${id}`, { name: 'regulars' })).body).toMatchObject({ id, name: 'regulars' })
  expect((await ada.put(`${SEGMENTS}/${id}`, { filter: { search: 'p3' } })).body.contacts).toBe(1)
  expect((await ada.call('DELETE', `${SEGMENTS}/${id}`)).status).toBe(200)
  expect(await listed(ada)).toEqual([])
  const other = await segmentOf(ada, { phone: 'no' })
  expect((await ada.post(`${SEGMENTS}/${id}/restore`)).body.message).toBe(messages.segment.nameTaken)
  await ada.call('DELETE', `${SEGMENTS}/${other}`)
  expect((await ada.post(`${SEGMENTS}/${id}/restore`)).body).toMatchObject({ name: 'regulars', contacts: 1 })
  expect((await listed(ada)).map(({ name }: { name: string }) => name)).toEqual(['regulars'])
})

it('A campaign to a segment counts, shows and reaches those who are in it and agreed, and nobody else', async () => {
  const ada = await withContacts(product, people(6))
  const eve = (await product.person('Eve')) as Person
  await tag(ada, ['p0', 'p1', 'p2', 'p3'], ['vip'])
  const [{ id: left }] = (await ada.get('/api/viral/contacts?search=p3')).body
  await ada.put(`/api/viral/contacts/${left}`, { unsubscribed: true })
  const id = await draftTo(ada, await segmentOf(ada, { tag: 'vip' }))
  expect((await campaignOf(ada, id)).segment).toMatchObject({ name: 'Regulars', gone: false })
  const { audience, checks, mayGo } = (await ada.get(`/api/campaigns/${id}/checks`)).body
  expect(audience).toMatchObject({ people: 3, addressed: 4, unsubscribed: 1 })
  expect([mayGo, checks.find(({ id }: { id: string }) => id === 'quota').details[0]]).toEqual([
    true,
    'Needs 3 of the 500 mails left of this month’s 500.',
  ])
  expect((await ada.get(`/api/campaigns/${id}/preview?place=2`)).body).toMatchObject({
    to: 'p0@example.com',
    recipients: 3,
    skipped: { suppressed: 1 },
  })
  const hers = (await launch(eve, { draft: true })).body.campaignId
  const mine = (await campaignOf(ada, id)).segment.id
  const stolen = await eve.put(`/api/campaigns/${hers}`, { segmentId: mine })
  expect([stolen.status, stolen.body.message]).toEqual([404, messages.segment.notFound])
  await ada.post(`/api/campaigns/${id}/schedule`)
  expect(await finished(ada, id)).toMatchObject({ recipients: 3, kept: 3, skipped: { suppressed: 1 } })
  expect(await gotIt(ada, id)).toEqual(['p0', 'p1', 'p2'])
  // It says to whom it went, whatever the segment is called or is later.
  await ada.put(`${SEGMENTS}/${mine}`, { name: 'Others' })
  expect((await campaignOf(ada, id)).segment).toMatchObject({ name: 'Regulars' })
})

it('One that is scheduled, or can be taken back, goes to those who are in the segment when it goes', async () => {
  const ada = await withContacts(product, people(4))
  await tag(ada, ['p0', 'p1'], ['vip'])
  const segment = await segmentOf(ada, { tag: 'vip' })
  const id = await draftTo(ada, segment)
  const scheduledFor = new Date(now.getTime() + 3000).toISOString()
  await ada.post(`/api/campaigns/${id}/schedule`, { scheduledFor })
  expect(await campaignOf(ada, id)).toMatchObject({ status: 'scheduled', queued: 2 })
  await tag(ada, ['p1'], [], ['vip'])
  await tag(ada, ['p2', 'p3'], ['vip'])
  now = new Date(now.getTime() + 4000)
  expect(await finished(ada, id)).toMatchObject({ recipients: 3, kept: 3 })
  expect(await gotIt(ada, id)).toEqual(['p0', 'p2', 'p3'])
})

it('Another choice for one that is scheduled puts others in line', async () => {
  const ada = await withContacts(product, people(4))
  await tag(ada, ['p0'], ['vip'])
  const segment = await segmentOf(ada, { tag: 'vip' })
  const id = (await launch(ada, { draft: true })).body.campaignId
  await ada.post(`/api/campaigns/${id}/schedule`, { scheduledFor: '2026-07-01T10:00:00Z' })
  expect(await campaignOf(ada, id)).toMatchObject({ queued: 4, segment: null })
  expect((await ada.put(`/api/campaigns/${id}`, { segmentId: segment })).body).toMatchObject({ queued: 1 })
  expect((await ada.put(`/api/campaigns/${id}`, { segmentId: null })).body).toMatchObject({ queued: 4, segment: null })
  const nobody = await segmentOf(ada, { tag: 'unheard of' }, 'Nobody')
  const refused = await ada.put(`/api/campaigns/${id}`, { segmentId: nobody })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/Nobody in “Nobody” can get mail/),
  ])
  expect(await campaignOf(ada, id)).toMatchObject({ status: 'scheduled', queued: 4, segment: null })
})

it('A draft whose segment is deleted is held until its owner chooses; one that was scheduled is a draft again', async () => {
  const ada = await withContacts(product, people(3))
  await tag(ada, ['p0'], ['vip'])
  const segment = await segmentOf(ada, { tag: 'vip' })
  const [draft, scheduled] = [
    await draftTo(ada, segment),
    await draftTo(ada, segment, { businessDescription: 'We make bowls.' }),
  ]
  const scheduledFor = new Date(now.getTime() + 3000).toISOString()
  await ada.post(`/api/campaigns/${scheduled}/schedule`, { scheduledFor })
  await ada.call('DELETE', `${SEGMENTS}/${segment}`)
  const { audience, checks, mayGo } = (await ada.get(`/api/campaigns/${draft}/checks`)).body
  expect([audience.people, mayGo, checks[0]]).toEqual([
    0,
    false,
    { id: 'segment', state: 'stop', title: 'Segment', details: [messages.segment.gone('Regulars')] },
  ])
  expect((await campaignOf(ada, draft)).segment).toEqual({ id: segment, name: 'Regulars', gone: true })
  for (const way of ['send', 'schedule']) {
    const answer = await ada.post(`/api/campaigns/${draft}/${way}`)
    expect([answer.status, answer.body.message]).toEqual([409, messages.segment.gone('Regulars')])
  }
  now = new Date(now.getTime() + 4000)
  const back = await until(ada, scheduled, ({ status }) => status === 'draft')
  expect(back).toMatchObject({ problem: expect.stringContaining(messages.segment.gone('Regulars')), recipients: 0 })
  expect(await outboxOf(ada)).toEqual([])
  // It stays held when the segment is forgotten, and goes once there is a choice.
  await product.database.pool.query('delete from segments where id = $1', [segment])
  expect((await campaignOf(ada, draft)).segment).toEqual({ id: segment, name: 'Regulars', gone: true })
  expect((await ada.post(`/api/campaigns/${draft}/schedule`)).status).toBe(409)
  await ada.put(`/api/campaigns/${draft}`, { segmentId: null })
  await ada.post(`/api/campaigns/${draft}/schedule`)
  expect(await finished(ada, draft)).toMatchObject({ kept: 3 })
})

it('A segment that has outgrown the month is not sent at its time, and nothing of it is', async () => {
  const ada = await withContacts(product, people(3))
  await tag(ada, ['p0'], ['vip'])
  const id = await draftTo(ada, await segmentOf(ada, { tag: 'vip' }))
  await ada.post(`/api/campaigns/${id}/schedule`, { scheduledFor: new Date(now.getTime() + 3000).toISOString() })
  const more = Array.from({ length: 500 }, (_, n) => ({ email: `more${n}@example.com`, tags: 'vip' }))
  await ada.post('/api/viral/contacts/import', { contacts: more })
  now = new Date(now.getTime() + 4000)
  const back = await until(ada, id, ({ status }) => status === 'draft')
  expect(back).toMatchObject({ recipients: 0, problem: expect.stringMatching(/It did not go.*501 recipients/) })
  expect(await outboxOf(ada)).toEqual([])
})
