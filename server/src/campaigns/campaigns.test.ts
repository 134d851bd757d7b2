import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@octavo/contract/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gate } from '#test/batch-studio.ts'
import { until as patiently } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import {
  type Contact,
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

describe('an email campaign', () => {
  it('brings everybody one mail with name, postal address line and the way out, and names its maker where it is asked to', async () => {
    const ada = await withContacts(product, people(3))
    await ada.put('/api/campaigns/settings', { postalAddress: '1 Kiln Road, Lisbon', referralLine: true })
    const { body } = await launch(ada)
    expect(body.message).toMatch(/^Email campaign launched to 3 contacts\./)
    const campaign = await finished(ada, body.campaignId)
    expect(campaign).toMatchObject({
      recipients: 3,
      kept: 3,
      sent: 0,
      delivered: null,
      queued: 0,
      bounced: 0,
      embedded: true,
    })
    const mail = await fullMessage(ada, 'p1@example.com')
    expect(mail.text).toMatch(/^Hello P1,/)
    expect(mail.text).toContain('A pottery studio. We make mugs.')
    expect(mail.text).toContain('1 Kiln Road, Lisbon')
    expect(mail.headers['List-Unsubscribe']).toMatch(/^<http.*\/u\/[\w-]{38}>$/)
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const click = await product.visitor().get(linkIn(mail, 'c'))
    const { referralLink } = (await ada.get('/api/campaigns/settings')).body
    expect([click.status, click.headers.get('location')]).toEqual([302, referralLink])
    expect(referralLink).toMatch(/\/\?ref=[0-9a-f]{12}$/)
    expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({
      emailsSent: 0,
      emailsKept: 3,
      smsSent: 0,
      crmContacts: 3,
      leads: 0,
    })
  })

  it.each([
    ['without a name', { businessName: ' ' }, 400, messages.campaign.missingInformation.description],
    [
      'without a description',
      { businessDescription: undefined },
      400,
      messages.campaign.missingInformation.description,
    ],
    ['without contacts', {}, 409, messages.campaign.noContacts.description],
  ])('%s is refused with the specified sentence', async (_what, change, status, message) => {
    const ada = await product.person()
    const answer = await launch(ada, change)
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect((await ada.get('/api/campaigns')).body).toEqual([])
  })

  it('goes out once, however often its button is pressed', async () => {
    const ada = await withContacts(product, people(2))
    const requestId = randomUUID()
    const pressed = await Promise.all([launch(ada), launch(ada), launch(ada)])
    expect(new Set(pressed.map(({ body }) => body.campaignId)).size).toBe(1)
    // What comes with a request of its own is another one; the other way round, the same words would find it.
    const [asked, again] = await Promise.all([launch(ada, { requestId }), launch(ada, { requestId })])
    expect(again.body.campaignId).toBe(asked.body.campaignId)
    for (const { body } of [...pressed, asked]) await finished(ada, body.campaignId)
    // One by its words, one by its own request.
    expect((await ada.get('/api/campaigns')).body).toHaveLength(2)
    expect(await outboxOf(ada)).toHaveLength(4)
  })

  it('is one message for contacts of one address', async () => {
    const ada = await withContacts(product, [{ email: 'x@example.com' }, { email: 'X@EXAMPLE.com' }])
    const { body } = await launch(ada)
    expect(await finished(ada, body.campaignId)).toMatchObject({ recipients: 1, kept: 1 })
  })

  it('over the month’s limit is refused whole, with the limit, the use and what to do', async () => {
    const ada = await withContacts(product, people(300))
    const first = await launch(ada)
    const second = await launch(ada, { requestId: randomUUID() })
    expect([second.status, second.body.code]).toEqual([403, 'plan-limit'])
    expect(second.body.message).toMatch(/sends 500 mails a month; 300 of 2026-06 are used or waiting.*300 recipients/)
    expect((await ada.get('/api/campaigns')).body).toHaveLength(1)
    await finished(ada, first.body.campaignId)
    expect(await outboxOf(ada)).toHaveLength(200)
    now = new Date('2026-07-01T10:00:00Z')
    expect((await launch(ada, { requestId: randomUUID() })).status).toBe(200)
  })

  it('holds the limit however many are launched at once', async () => {
    const ada = await withContacts(product, people(200))
    const answers = await Promise.all([1, 2, 3, 4].map(() => launch(ada, { requestId: randomUUID() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403])
  })

  it('is looked at, changed, tried and only then sent', async () => {
    const ada = await withContacts(product, people(2))
    const { campaignId: id } = (await launch(ada, { draft: true })).body
    await ada.put(`/api/campaigns/${id}`, { subject: 'For {{firstName}}', body: 'Read https://kiln.example/a now.' })
    const preview = (await ada.get(`/api/campaigns/${id}/preview`)).body
    expect(preview).toMatchObject({ to: 'p1@example.com', subject: 'For P1', recipients: 2, segments: null })
    expect(preview.html).toContain('kiln.example')
    expect(preview.warnings).toContain(messages.campaign.postalAddressMissing)
    expect((await ada.post(`/api/campaigns/${id}/test-send`)).body.message).toContain(ada.email)
    const [test] = await outboxOf(ada)
    expect(test).toMatchObject({ to: ada.email, subject: '[Test] For Ada' })
    expect(await campaignOf(ada, id)).toMatchObject({ status: 'draft', sent: 0, recipients: 0 })
    await ada.post(`/api/campaigns/${id}/schedule`)
    expect(await finished(ada, id)).toMatchObject({ kept: 2 })
    const mail = await fullMessage(ada, 'p0@example.com')
    const [, address] = mail.html.match(/href="[^"]*(\/c\/[\w-]+\/1)"/)
    expect((await product.visitor().get(address)).headers.get('location')).toBe('https://kiln.example/a')
    expect((await ada.put(`/api/campaigns/${id}`, { body: 'Too late' })).status).toBe(409)
  })

  it('waits for its time, is moved, paused and cancelled', async () => {
    const ada = await withContacts(product, people(2))
    const { campaign } = (await launch(ada, { scheduledFor: '2026-06-12T08:00:00Z' })).body
    expect(campaign).toMatchObject({ status: 'scheduled', recipients: 2, queued: 2, startedAt: null })
    const { id } = campaign
    expect((await ada.post(`/api/campaigns/${id}/pause`)).body.status).toBe('paused')
    expect((await ada.post(`/api/campaigns/${id}/resume`)).body.status).toBe('scheduled')
    const moved = await ada.post(`/api/campaigns/${id}/schedule`, { scheduledFor: '2026-08-01T08:00:00+02:00' })
    expect(moved.body.scheduledFor).toBe('2026-08-01T06:00:00.000Z')
    expect((await ada.post(`/api/campaigns/${id}/cancel`)).body).toMatchObject({ status: 'cancelled', queued: 0 })
    expect((await ada.post(`/api/campaigns/${id}/resume`)).status).toBe(409)
    expect(await outboxOf(ada)).toEqual([])
  })

  it('that was paused goes on with those who have not had it', async () => {
    const ada = await withContacts(product, people(400))
    const { campaignId: id } = (await launch(ada)).body
    await until(ada, id, ({ kept }) => Number(kept) > 0)
    const paused = await ada.post(`/api/campaigns/${id}/pause`)
    if (paused.status === 200) {
      const { kept } = await until(ada, id, ({ queued, kept }) => Number(queued) + Number(kept) === 400)
      await sleep(300)
      expect((await campaignOf(ada, id)).kept).toBeLessThanOrEqual(Number(kept) + 5)
      await ada.post(`/api/campaigns/${id}/resume`)
    }
    expect(await finished(ada, id)).toMatchObject({ kept: 400, delivered: null, failed: 0, unknown: 0 })
    const { rows } = await product.database.pool.query(
      'select count(*)::int as all, count(distinct "to")::int as different from outbox_messages where campaign_id = $1',
      [id],
    )
    expect(rows[0]).toEqual({ all: 400, different: 400 })
  })
})

it('Whoever has left before a message of theirs is claimed gets nothing, however many leave at that moment', async () => {
  const ada = await withContacts(product, people(30))
  const { campaignId: id } = (await launch(ada, { scheduledFor: '2026-06-12T08:00:00Z' })).body
  await ada.post(`/api/campaigns/${id}/pause`)
  now = new Date('2026-06-12T09:00:00Z')
  const { db } = product.ctx
  const held = gate()
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select from sends where campaign_id = ${id} for update`)
    await held.wait()
  })
  await ada.post(`/api/campaigns/${id}/resume`)
  // Its senders have begun, and wait to claim a message each.
  const waiting = sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%update sends%' and datname = current_database()`
  await patiently(async () => ((await db.execute(waiting)).rowCount ?? 0) > 2)
  const contacts: { id: string }[] = (await ada.get('/api/viral/contacts')).body
  await Promise.all(contacts.map((one) => ada.put(`/api/viral/contacts/${one.id}`, { unsubscribed: true })))
  held.open()
  await holding
  expect(await finished(ada, id)).toMatchObject({ recipients: 30, sent: 0, kept: 0, queued: 0 })
  expect(await outboxOf(ada)).toEqual([])
})

describe('an SMS campaign', () => {
  const phones: Contact[] = [
    { email: 'berlin@example.com', firstName: 'Berta', phone: '+4915112345678' },
    { email: 'tokyo@example.com', firstName: 'Taro', phone: '+819012345678' },
    { email: 'home@example.com', phone: '' },
  ]
  const text = (person: Person, more: object = {}) =>
    person.post('/api/viral/sms-campaign', { businessName: 'Kiln', ...more })

  it('reaches who agreed to texts, in the recipient’s day only', async () => {
    now = new Date('2026-06-10T20:30:00Z')
    const ada = await withContacts(product, phones)
    const { body } = await text(ada)
    expect(body.message).toMatch(/launched to 2 contacts/)
    // In Berlin it is half past ten in the evening, in Tokyo half past five in the morning.
    const tokyoMorning = '2026-06-10T23:00:00.000Z'
    const waiting = await until(ada, body.campaignId, ({ nextSendAt }) => nextSendAt === tokyoMorning)
    expect(waiting).toMatchObject({ status: 'sending', queued: 2, sent: 0 })
    now = new Date('2026-06-11T00:00:00Z')
    await ada.post(`/api/campaigns/${body.campaignId}/pause`)
    await ada.post(`/api/campaigns/${body.campaignId}/resume`)
    await until(ada, body.campaignId, ({ kept }) => kept === 1)
    expect((await outboxOf(ada)).map(({ to }: { to: string }) => to)).toEqual(['+819012345678'])
    now = new Date('2026-06-11T06:00:00Z')
    await ada.post(`/api/campaigns/${body.campaignId}/pause`)
    await ada.post(`/api/campaigns/${body.campaignId}/resume`)
    expect(await finished(ada, body.campaignId)).toMatchObject({ kept: 2, delivered: null, opened: null })
    const [berlin] = await outboxOf(ada)
    expect(berlin.text).toMatch(/^Kiln: Hi Berta, .* Reply STOP to opt out\.$/)
    expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({ emailsSent: 0, smsSent: 0, smsKept: 2 })
  })

  it('leaves out who did not agree, and says so', async () => {
    const ada = await withContacts(product, phones, { sms: false })
    const answer = await text(ada)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/2 without consent on record/)])
    const [{ id }] = (await ada.get('/api/viral/contacts?search=berlin')).body
    await ada.put(`/api/viral/contacts/${id}`, { smsConsent: true })
    const { body } = await text(ada)
    expect(body.message).toMatch(/launched to 1 contact\. 1 left out/)
  })

  it('without a name is refused, over the limit too', async () => {
    const ada = await withContacts(
      product,
      Array.from({ length: 101 }, (_, n) => ({ email: `p${n}@example.com`, phone: `+4915112345${100 + n}` })),
    )
    expect((await text(ada, { businessName: '' })).body.message).toBe(messages.campaign.missingName.description)
    const answer = await text(ada)
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringMatching(/sends 100 texts a month/)])
  })
})

it('An account that was stopped sends nothing, and goes on when it is told to', async () => {
  const ada = await withContacts(product, people(2))
  const { campaign } = (await launch(ada, { scheduledFor: '2026-06-12T08:00:00Z' })).body
  await ada.post('/api/emergency/kill-switch', { reason: 'Test' })
  expect(await campaignOf(ada, campaign.id)).toMatchObject({
    status: 'paused',
    problem: expect.stringMatching(/Start/),
  })
  for (const answer of [
    await launch(ada, { requestId: randomUUID() }),
    await ada.post(`/api/campaigns/${campaign.id}/resume`),
    await ada.post(`/api/campaigns/${campaign.id}/test-send`),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, messages.operation.halted])
  await ada.post('/api/master-control/start', {})
  expect(await campaignOf(ada, campaign.id)).toMatchObject({ status: 'scheduled', problem: null })
})

it('A campaign tells when what happened, and its recipients page by page and by what became of them', async () => {
  const ada = await withContacts(product, people(12))
  const eve = await product.person('Eve')
  const { campaignId: id } = (await launch(ada)).body
  await finished(ada, id)
  now = new Date('2026-06-10T12:30:00Z')
  const mail = await fullMessage(ada, 'p3@example.com')
  await product.visitor().get(linkIn(mail, 'o'))
  const timeline = (await ada.get(`/api/campaigns/${id}/timeline`)).body
  expect(timeline).toEqual({
    unit: 'hour',
    points: [
      { at: '2026-06-10T10:00:00.000Z', sent: 12, opened: 0, clicked: 0, unsubscribed: 0, signedUp: 0 },
      { at: '2026-06-10T12:00:00.000Z', sent: 0, opened: 1, clicked: 0, unsubscribed: 0, signedUp: 0 },
    ],
  })
  now = new Date('2026-06-20T12:00:00Z')
  const days = (await ada.get(`/api/campaigns/${id}/timeline`)).body
  // Midnight in Berlin.
  expect(days).toMatchObject({ unit: 'day', points: [{ at: '2026-06-09T22:00:00.000Z', sent: 12, opened: 1 }] })
  const first = (await ada.get(`/api/campaigns/${id}/recipients?limit=10`)).body
  const rest = (await ada.get(`/api/campaigns/${id}/recipients?limit=10&before=${first[9].id}`)).body
  const addresses = [...first, ...rest].map(({ address }) => address)
  expect([addresses.length, new Set(addresses).size]).toEqual([12, 12])
  const openers = (await ada.get(`/api/campaigns/${id}/recipients?state=opened`)).body
  expect(openers).toMatchObject([{ address: 'p3@example.com', status: 'kept', opened: true }])
  expect((await ada.get(`/api/campaigns/${id}/recipients?state=bounced`)).body).toEqual([])
  expect((await eve.get(`/api/campaigns/${id}/recipients`)).status).toBe(404)
  expect((await eve.get(`/api/campaigns/${id}/timeline`)).status).toBe(404)
  expect((await ada.get('/api/outbox?to=p3@example.com')).body).toMatchObject([{ to: 'p3@example.com' }])
})

it('Settings say who sends, and refuse what is no address', async () => {
  const ada = await product.person()
  expect((await ada.get('/api/campaigns/settings')).body).toMatchObject({
    email: { provider: 'Outbox', embedded: true, limit: 500, used: 0 },
    sms: { provider: 'Outbox', limit: 100 },
  })
  expect((await ada.put('/api/campaigns/settings', { replyTo: 'nowhere' })).status).toBe(400)
  const saved = await ada.put('/api/campaigns/settings', { replyTo: 'Post@Kiln.example', fromName: 'Kiln' })
  expect(saved.body).toMatchObject({ replyTo: 'post@kiln.example', fromName: 'Kiln', postalAddress: '' })
})
