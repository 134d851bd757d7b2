/** The embedded test checkout: pages that say that no money moves, and reports that are those of a provider. */

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '#db/tables/index.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { DAY_MS } from '#time.ts'
import { renewOrEnd } from './payments.service.ts'

let product: TestProduct
/** What the clock does once so many days have passed. */
const hourAfter = (days: number) => renewOrEnd({ ...product.ctx, now: () => new Date(Date.now() + days * DAY_MS) })

beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
})
afterAll(() => product.end())

const form = (who: Caller, url: string, fields: Record<string, string>, headers = {}) =>
  who.call('POST', url, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
const buy = (who: Caller, plan: string, period: string) => form(who, '/checkout/test', { plan, period })
const plans = async (who: Caller) => (await who.get('/api/plans')).body
const portal = (who: Caller, deed: string) => form(who, '/checkout/test/portal', { do: deed })

describe('the test checkout', () => {
  it('says that no money moves, asks a visitor to sign in, and names the price', async () => {
    const page = await product.visitor().get('/checkout/test?plan=pro&period=annual')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('no money moves')
    expect(page.text).toContain('$569 a year')
    expect(page.text).toContain('/api/login')
    expect((await buy(product.visitor(), 'pro', 'annual')).status).toBe(401)
    expect((await product.visitor().get('/checkout/test?plan=gold')).status).toBe(400)
  })

  it('is what the buttons open, and its purchase is there at once', async () => {
    const ada = await product.person()
    const { plans: all, payments, trialEnds } = await plans(ada)
    expect([payments, trialEnds]).toEqual(['test', false])
    expect(all[1].checkout).toEqual({
      monthly: '/checkout/test?plan=pro&period=monthly',
      annual: '/checkout/test?plan=pro&period=annual',
    })
    const done = await buy(ada, 'pro', 'annual')
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('You are on Pro')])
    expect(await plans(ada)).toMatchObject({
      current: { plan: 'pro', period: 'annual', state: 'active' },
      portalUrl: '/api/billing/portal',
      use: { credits: { limit: 250 } },
    })
    await Promise.all([buy(ada, 'elite', 'monthly'), buy(ada, 'elite', 'monthly')])
    expect((await plans(ada)).current).toMatchObject({ plan: 'elite', period: 'monthly' })
    const id = (await ada.get('/api/auth/user')).body.id
    expect(await product.ctx.db.select().from(subscriptions).where(eq(subscriptions.accountId, id))).toHaveLength(1)
  })

  it('is not filled in by another site, and its reports cannot be made up', async () => {
    const ada = await product.person()
    const evil = { origin: 'https://evil.example' }
    expect((await form(ada, '/checkout/test', { plan: 'elite', period: 'annual' }, evil)).status).toBe(403)
    expect(
      (await ada.post('/api/webhooks/payments', { id: 'evt_1' }, { 'stripe-signature': 't=1,v1=00' })).status,
    ).toBe(400)
    expect((await plans(ada)).current).toMatchObject({ plan: 'starter', state: 'trial' })
  })

  it('has a portal that ends a subscription with its paid time, takes that back, or ends it now', async () => {
    const ada = await product.person()
    await buy(ada, 'pro', 'monthly')
    expect((await ada.get('/api/billing/portal')).headers.get('location')).toBe('/checkout/test/portal')
    expect((await ada.get('/checkout/test/portal')).text).toContain('It renews on')
    await portal(ada, 'cancel')
    expect((await plans(ada)).current).toMatchObject({ cancelled: true, plan: 'pro' })
    await portal(ada, 'resume')
    expect((await plans(ada)).current).toMatchObject({ cancelled: false })
    await hourAfter(40)
    expect((await plans(ada)).current).toMatchObject({ plan: 'pro', state: 'active' })
    await portal(ada, 'cancel')
    await hourAfter(80)
    expect((await plans(ada)).current).toMatchObject({ plan: 'starter' })
    await buy(ada, 'elite', 'annual')
    expect((await portal(ada, 'end')).status).toBe(303)
    expect((await plans(ada)).current).toMatchObject({ plan: 'starter' })
  })
})
