/** What is kept of an account can be taken along as lines, and leaves nothing behind when it is deleted. */
import { readdir } from 'node:fs/promises'
import { messages } from '@octavo/contract/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCredentials, listChannels } from '#publishing/channels/index.ts'
import { signWebhook } from '#services/payments/stripe-signature.ts'
import { PASSWORD, startTestProduct, type TestProduct } from '#test/product.ts'
import { OWN_TABLES } from './account-export.store.ts'

type Person = Awaited<ReturnType<TestProduct['person']>>
type Line = { kind?: string; row: Record<string, unknown>; email?: string; end?: true; rows?: number }

let product: TestProduct
let ada: Person
let bob: Person
const SECRET = 'whsec_of_the_test'

beforeAll(async () => {
  const links = { PAYMENT_LINK_PRO_MONTHLY: 'https://buy.example/pro', STRIPE_WEBHOOK_SECRET: SECRET }
  product = await startTestProduct({ env: { ROLE: 'api', ...links } })
  ada = await product.person('Ada')
  bob = await product.person('Bob')
  for (const [who, name] of [
    [ada, 'Kiln'],
    [bob, 'Loom'],
  ] as const) {
    const { id } = (await who.post('/api/brands', { name })).body
    await who.post('/api/library/scripts', { title: `${name} script`, body: 'A glaze is glass.', brandId: id })
    const contacts = Array.from({ length: 700 }, (_, n) => ({ email: `p${n}@${name.toLowerCase()}.example` }))
    await who.post('/api/viral/contacts/import', { contacts })
    await logoOf(who)
  }
})
afterAll(() => product.end())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const logoOf = async (who: Person) => {
  const { uploadURL } = (await who.post('/api/objects/upload')).body
  const headers = { 'content-type': 'image/png' }
  expect((await who.call('PUT', uploadURL, new Uint8Array(PIXEL), headers)).status).toBe(200)
}
const exported = async (who: Person): Promise<Line[]> =>
  (await who.get('/api/account/export')).text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const remove = (who: Person, password = PASSWORD) => who.call('DELETE', '/api/account', { password })
const idOf = async (who: Person) => (await who.get('/api/auth/user')).body.id as string
const rowsOf = async (accountId: string) => {
  const counts = await Promise.all(
    OWN_TABLES.map(async ({ table, owner, name }) => {
      const { rows } = await product.ctx.db.execute(sql`select 1 from ${table} where ${owner} = ${accountId}`)
      return [name, rows.length] as const
    }),
  )
  return counts.filter(([, count]) => count > 0)
}

describe('the export', () => {
  it('is a file of lines with everything of the account, over many pages, and nothing of anybody else', async () => {
    const answer = await ada.get('/api/account/export')
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="octavo-account-.*\.ndjson"/)
    const lines = await exported(ada)
    expect(lines[0]).toMatchObject({ email: ada.email })
    const ofKind = (kind: string) => lines.filter((line) => line.kind === kind).map(({ row }) => row)
    expect(ofKind('brands')).toMatchObject([{ name: 'Kiln' }])
    expect(ofKind('scripts')).toMatchObject([{ title: 'Kiln script' }])
    expect(new Set(ofKind('contacts').map(({ email }) => email)).size).toBe(700)
    expect(lines.at(-1)).toMatchObject({ end: true, rows: lines.length - 2, journal: { number: 700 } })
    expect(JSON.stringify(lines)).not.toContain('loom')
  })

  it('tells no secret, and nothing to a visitor', async () => {
    const owned = { ...product.ctx, accountId: await idOf(ada) }
    const [channel] = await listChannels(owned)
    await keepCredentials(owned, channel?.id ?? '', { token: 'given by the network' })
    const lines = await exported(ada)
    expect(lines.filter(({ kind }) => kind === 'channels')).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/argon2|token_hash|password_hash|credentials/)
    expect((await product.visitor().get('/api/account/export')).status).toBe(401)
  })
})

describe('deleting the account', () => {
  it('wants its password', async () => {
    expect((await remove(ada, 'Wrong1horse')).body).toMatchObject({ message: messages.account.wrongPassword })
    expect((await ada.get('/api/auth/user')).status).toBe(200)
  })

  it('waits until nothing more is charged', async () => {
    const eve = await product.person('Eve')
    const id = await idOf(eve)
    const report = (type: string, cancelled: boolean) => {
      const price = { unit_amount: 7900, currency: 'usd' }
      const object = { id: 'sub_1', status: 'active', cancel_at_period_end: cancelled, items: { data: [{ price }] } }
      const bought = {
        id: 'cs_1',
        subscription: 'sub_1',
        payment_status: 'paid',
        amount_total: 7900,
        amount_subtotal: 7900,
      }
      const isSale = type.startsWith('checkout')
      const data = isSale ? { ...bought, currency: 'usd', client_reference_id: id } : object
      const created = Math.floor(Date.now() / 1000) + (isSale ? 0 : 1)
      const body = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created, data: { object: data } })
      const signature = signWebhook(SECRET, body, new Date())
      return product.visitor().call('POST', '/api/webhooks/payments', body, { 'stripe-signature': signature })
    }
    expect((await report('checkout.session.completed', false)).status).toBe(200)
    expect(await remove(eve)).toMatchObject({ status: 409, body: { message: messages.account.stillPaying } })
    expect((await report('customer.subscription.updated', true)).status).toBe(200)
    expect((await remove(eve)).status).toBe(200)
  })

  it('leaves no row, no file, no session, and everybody else as they were', async () => {
    const [hers, his] = [await idOf(ada), await idOf(bob)]
    const before = await rowsOf(his)
    expect((await rowsOf(hers)).map(([name]) => name)).toEqual(
      expect.arrayContaining(['accounts', 'brands', 'objects']),
    )
    const cookie = ada.cookie
    expect((await remove(ada)).body).toEqual({ message: messages.account.deleted })
    expect(await rowsOf(hers)).toEqual([])
    expect(await readdir(`${product.dataDir}/files/objects/${hers}`).catch(() => [])).toEqual([])
    expect(await readdir(`${product.dataDir}/files/objects/${his}`)).toHaveLength(1)
    ada.cookie = cookie
    expect((await ada.get('/api/auth/user')).status).toBe(401)
    expect((await product.visitor().post('/api/auth/login', { email: ada.email, password: PASSWORD })).status).toBe(401)
    expect(await rowsOf(his)).toEqual(before)
  })
})
