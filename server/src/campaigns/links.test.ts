import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller, signup, startTestProduct, type TestProduct } from '#test/product.ts'

import {
  campaignOf,
  finished,
  fullMessage,
  launch,
  linkIn,
  outboxOf,
  people,
  withContacts,
} from './campaigns.fixture.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

describe('the links of a message', () => {
  async function campaignWithMail() {
    const ada = await withContacts(product, people(2))
    await ada.put('/api/campaigns/settings', { referralLine: true })
    const { campaignId } = (await launch(ada)).body
    await finished(ada, campaignId)
    return { ada, campaignId, mail: await fullMessage(ada, 'p0@example.com') }
  }

  it('count opening, clicking and signing up once each, and only by persons', async () => {
    const { ada, campaignId, mail } = await campaignWithMail()
    const visitor = product.visitor()
    const pixel = await visitor.get(linkIn({ text: mail.html }, 'o'))
    expect([pixel.status, pixel.headers.get('content-type')]).toEqual([200, 'image/gif'])
    await visitor.get(linkIn(mail, 'c'), { 'user-agent': 'Slackbot 1.0' })
    expect(await campaignOf(ada, campaignId)).toMatchObject({ opened: 1, clicked: 0 })
    for (const _ of [1, 2]) await visitor.get(linkIn(mail, 'c'))
    expect(await campaignOf(ada, campaignId)).toMatchObject({ opened: 1, clicked: 1, signedUp: 0 })
  })

  it('count who signs up after following one, once', async () => {
    const { ada, campaignId, mail } = await campaignWithMail()
    const visitor = product.visitor()
    await visitor.get(linkIn(mail, 'c'))
    expect(visitor.cookie).toMatch(/^octavo_via=/)
    const email = `${randomUUID()}@example.com`
    expect((await visitor.post('/api/auth/signup', signup({ email }))).status).toBe(200)
    expect(await campaignOf(ada, campaignId)).toMatchObject({ signedUp: 1, clicked: 1 })
    await product.person()
    expect(await campaignOf(ada, campaignId)).toMatchObject({ signedUp: 1 })
  })

  it('show a page, and end the subscription only when its button is pressed', async () => {
    const { ada, campaignId, mail } = await campaignWithMail()
    const way = linkIn(mail, 'u')
    const visitor = product.visitor()
    const page = await visitor.get(way)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('Kiln &#38; Co')
    expect(await campaignOf(ada, campaignId)).toMatchObject({ unsubscribed: 0 })
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
    const done = await visitor.call('POST', way, 'wish=stop', form)
    expect([done.status, done.text.includes('You are unsubscribed')]).toEqual([200, true])
    expect(await campaignOf(ada, campaignId)).toMatchObject({ unsubscribed: 1 })
    const next = (await launch(ada, { requestId: randomUUID() })).body
    expect(await finished(ada, next.campaignId)).toMatchObject({ kept: 1, skipped: { suppressed: 1, noConsent: 0 } })
    // An import cannot bring anybody back; they can, themselves.
    await ada.post('/api/viral/contacts/import', { contacts: people(2) })
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ mailable: 1 })
    expect((await visitor.call('POST', way, 'wish=return', form)).text).toContain('You are back on the list')
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ mailable: 2 })
    const contact = (await ada.get('/api/viral/contacts?search=p0')).body[0]
    const { consents } = (await ada.get(`/api/viral/contacts/${contact.id}`)).body
    expect(consents.map((entry: { kind: string; basis: string }) => [entry.kind, entry.basis])).toEqual([
      ['given', 'preferences page'],
      ['withdrawn', 'unsubscribe page'],
      ['given', "importer's attestation"],
    ])
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'unsubscribe by one click of a mail program (%s), again and again, from anywhere',
    async (type) => {
      const { ada, campaignId, mail } = await campaignWithMail()
      const body = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click'
      for (const _ of [1, 2]) {
        const visitor = new Caller(product.base)
        const headers = { 'content-type': type, origin: 'https://mail.example' }
        const answer = await visitor.call('POST', linkIn(mail, 'u'), body, headers)
        expect(answer.status).toBe(200)
        expect(visitor.cookie).toBe('')
      }
      expect(await campaignOf(ada, campaignId)).toMatchObject({ unsubscribed: 1 })
    },
  )

  it.each(['/u/', '/c/', '/y/'])('%s that nobody was given lead nowhere', async (kind) => {
    const { mail } = await campaignWithMail()
    const visitor = product.visitor()
    const token = linkIn(mail, 'u').slice(3)
    const others = linkIn(mail, kind === '/u/' ? 'c' : 'u').split('/')[2]
    for (const wrong of [
      'x',
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      others,
      'a'.repeat(200),
      '%00',
    ]) {
      const answer = await visitor.get(`${kind}${wrong}`)
      expect([answer.status, answer.text.includes('</html>') || answer.status === 400]).toEqual([
        answer.status === 400 ? 400 : 404,
        true,
      ])
    }
  })
})

describe('double opt-in', () => {
  it('asks who is new once, and sends campaigns only to who said yes on the page', async () => {
    const ada = await product.person()
    await ada.post('/api/viral/contacts/import', { contacts: [{ email: 'known@example.com' }] })
    await ada.put('/api/campaigns/settings', { doubleOptIn: true, fromName: 'Kiln' })
    const answer = await ada.post('/api/viral/contacts/import', {
      contacts: [...people(2), { email: 'known@example.com' }],
    })
    expect(answer.body.message).toMatch(/2 are asked to confirm by mail/)
    const [{ id, kind }] = (await ada.get('/api/campaigns')).body
    expect(kind).toBe('opt-in')
    await finished(ada, id)
    await ada.post('/api/viral/contacts/import', { contacts: people(2) })
    expect((await outboxOf(ada)).map(({ to }: { to: string }) => to).sort()).toEqual([
      'p0@example.com',
      'p1@example.com',
    ])
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ mailable: 1, byStatus: { pending: 2 } })
    const mail = await fullMessage(ada, 'p0@example.com')
    expect(mail.headers).not.toHaveProperty('List-Unsubscribe')
    const [, page] = mail.text.match(/https?:\/\/[^/]+(\/y\/\S+)/)
    expect((await product.visitor().get(page)).text).toContain('Yes, send me mail')
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ mailable: 1 })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const _ of [1, 2])
      expect((await product.visitor().call('POST', page, 'wish=confirm', form)).text).toContain('Thank you')
    const [contact] = (await ada.get('/api/viral/contacts?search=p0')).body
    const { consents } = (await ada.get(`/api/viral/contacts/${contact.id}`)).body
    expect(consents).toMatchObject([{ kind: 'given', basis: 'confirmed by mail (double opt-in)' }])
    const { campaignId } = (await launch(ada)).body
    expect(await finished(ada, campaignId)).toMatchObject({ kept: 2, skipped: { noConsent: 1 } })
  })
})
