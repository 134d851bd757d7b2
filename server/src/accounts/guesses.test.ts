import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, PASSWORD, startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
let clock = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  product = await startTestProduct({ now: () => clock, env: { TRUST_PROXY: 'on', ROLE: 'api' } })
})
afterAll(() => product.end())

const signIn = (caller: Caller, email: string, password: string, address: string) =>
  caller.post('/api/auth/login', { email, password }, { 'x-forwarded-for': address })

describe('guesses at one account from many addresses', () => {
  it('are stopped after a hundred an hour, but not for the browser that its owner uses', async () => {
    const ada = await product.person()
    const before = await signIn(product.visitor(), ada.email, PASSWORD, '198.51.100.2')
    const statuses = []
    for (let index = 0; index < 110; index++)
      statuses.push((await signIn(product.visitor(), ada.email, 'Wrong1horse', `203.0.113.${index}`)).status)
    expect(statuses.indexOf(429)).toBe(100)
    const stranger = await signIn(product.visitor(), ada.email, PASSWORD, '198.51.100.1')
    expect([stranger.status, stranger.body.message]).toEqual([429, messages.account.tooManyGuesses])

    const own = product.visitor()
    own.cookie = browserCookie(before.headers)
    expect((await signIn(own, ada.email, 'Wrong1horse', '198.51.100.3')).status).toBe(401)
    expect((await signIn(own, ada.email, PASSWORD, '198.51.100.3')).status).toBe(200)

    const bob = await product.person('Bob')
    const bobs = product.visitor()
    bobs.cookie = browserCookie((await signIn(bobs, bob.email, PASSWORD, '198.51.100.4')).headers)
    expect((await signIn(bobs, ada.email, PASSWORD, '198.51.100.4')).status).toBe(429)

    clock = new Date(clock.getTime() + 61 * 60_000)
    expect((await signIn(product.visitor(), ada.email, PASSWORD, '198.51.100.1')).status).toBe(200)
  })
})

/** What a browser keeps of a sign-in when its session is over. */
const browserCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('octavo_browser='))
    ?.split(';')[0] ?? ''
