/** Where plans are sold, an account shows by a mailed link that its address is its own. */
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, addressConfirmations } from '#db/tables/index.ts'
import { makeLog } from '#log.ts'
import { readOutbox } from '#services/mail/outbox-file.ts'
import type { SystemMail, SystemMessage } from '#services/mail/system-mail.ts'
import { until } from '#test/patience.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'

const SELLING = { ROLE: 'api', PAYMENTS: 'test' }
type Person = Caller & { email: string }

let product: TestProduct
let clock = new Date('2026-03-02T10:00:00Z')
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

const tokenIn = ({ text }: SystemMessage) => text.match(/confirm=([\w-]+)/)?.[1] ?? ''
/** The links that were mailed to somebody, the oldest first, once there are so many. */
const linksTo = async ({ email }: Person, count = 1) => {
  let tokens: string[] = []
  await until(async () => {
    tokens = (await readOutbox(product.dataDir)).filter(({ to }) => to === email).map(tokenIn)
    return tokens.length >= count
  })
  return tokens
}
const confirm = (token: string) => product.visitor().post('/api/auth/confirm-address', { token })
const sendAgain = (who: Caller) => who.post('/api/account/confirmation')
const addressOf = async (who: Caller) => (await who.get('/api/auth/user')).body.address

describe('a new address', () => {
  beforeAll(async () => {
    product = await startTestProduct({ env: SELLING, now: () => clock })
  })
  afterAll(() => product.end())

  it('is confirmed by the button behind the link, signed out and once; opening the link changes nothing', async () => {
    const ada = await product.person()
    const [token = ''] = await linksTo(ada)
    expect(await addressOf(ada)).toBe('by-operator')
    for (const url of [`/api/login?confirm=${token}`, `/api/auth/confirm-address?token=${token}`])
      await product.visitor().get(url)
    expect(await addressOf(ada)).toBe('by-operator')
    const answer = await confirm(token)
    expect([answer.status, answer.body]).toEqual([200, { message: messages.account.confirmed }])
    expect(await addressOf(ada)).toBe('confirmed')
    const again = await confirm(token)
    expect([again.status, again.body.message]).toEqual([400, messages.account.confirmLinkDead])
  })

  it('has links that work for two days, of which the database knows the hashes alone', async () => {
    const [ada, bob] = [await product.person(), await product.person('Bob')]
    const [[hers = ''], [his = '']] = [await linksTo(ada), await linksTo(bob)]
    const kept = await product.ctx.db.select().from(addressConfirmations)
    expect(kept.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(kept)).not.toContain(hers)
    later(47 * 60)
    expect((await confirm(hers)).status).toBe(200)
    later(2 * 60)
    expect((await confirm(his)).status).toBe(400)
    expect(await addressOf(bob)).toBe('by-operator')
  })

  it('gets other links, five an hour; one of them uses all of them up', async () => {
    const ada = await product.person()
    for (let index = 0; index < 5; index++) expect((await sendAgain(ada)).status).toBe(200)
    const refused = await sendAgain(ada)
    expect([refused.status, refused.body.message]).toEqual([429, messages.account.tooManyConfirmations])
    later(61)
    expect((await sendAgain(ada)).body.message).toBe(messages.account.confirmWithOperator)
    const [first = '', ...others] = await linksTo(ada, 7)
    expect(new Set(others).size).toBe(6)
    expect((await confirm(others[3] ?? '')).status).toBe(200)
    expect([(await confirm(first)).status, (await confirm(others[5] ?? '')).status]).toEqual([400, 400])
    expect((await sendAgain(ada)).body.message).toBe(messages.account.confirmed)
    expect(await linksTo(ada)).toHaveLength(7)
    expect((await sendAgain(product.visitor())).status).toBe(401)
  })

  it('is confirmed by a password reset too, since its link came by mail', async () => {
    const ada = await product.person()
    await product.visitor().post('/api/auth/forgot-password', { email: ada.email })
    let token: string | undefined
    await until(async () => {
      const mails = (await readOutbox(product.dataDir)).filter(({ to }) => to === ada.email)
      token = mails.map(({ text }) => text.match(/token=([\w-]+)/)?.[1]).find(Boolean)
      return token !== undefined
    })
    const password = 'Another1horse'
    expect((await product.visitor().post('/api/auth/reset-password', { token, password })).status).toBe(200)
    const again = product.visitor()
    expect((await again.post('/api/auth/login', { email: ada.email, password })).body.user.address).toBe('confirmed')
  })
})

describe('with a mail server', () => {
  const sent: SystemMessage[] = []
  let broken = true
  const systemMail: SystemMail = {
    name: 'A mail server',
    embedded: false,
    costs: 'nothing',
    async send(message) {
      if (broken) throw new Error('451 4.3.0 Try again later')
      sent.push(message)
    },
  }
  beforeAll(async () => {
    product = await startTestProduct({ env: SELLING, services: { systemMail }, log: makeLog('silent') })
  })
  afterAll(() => product.end())

  it('the link comes by mail; one that could not be sent is said, and nobody is kept out by it', async () => {
    const ada = await product.person()
    expect(await addressOf(ada)).toBe('by-mail')
    const failed = await sendAgain(ada)
    expect([failed.status, failed.body.message]).toEqual([503, messages.account.confirmNotSent])
    broken = false
    expect((await sendAgain(ada)).body.message).toBe(messages.account.confirmSent)
    const [mail] = sent
    expect(mail).toMatchObject({ to: ada.email, subject: 'Confirm your email address for Octavo' })
    expect(mail?.text).toContain(`${product.ctx.config.publicUrl}/api/login?confirm=`)
  })
})

describe('on an owner’s own machine', () => {
  beforeAll(async () => {
    product = await startTestProduct({ env: { ROLE: 'api' } })
  })
  afterAll(() => product.end())

  it('nobody is asked, and nothing is mailed', async () => {
    const ada = await product.person()
    expect(await addressOf(ada)).toBe('confirmed')
    expect((await sendAgain(ada)).body.message).toBe(messages.account.confirmed)
    expect(await readOutbox(product.dataDir)).toEqual([])
    expect(await product.ctx.db.select({ at: accounts.emailConfirmedAt }).from(accounts)).toEqual([{ at: null }])
  })
})
