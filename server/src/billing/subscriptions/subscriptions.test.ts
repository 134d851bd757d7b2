/** Plans, payments and referrals, through the calls: what is bought is there once, whatever is reported how often and in which order. */

import { randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, campaigns, creditEntries, paymentEvents, sends } from '#db/tables/index.ts'
import { readOutbox } from '#services/mail/outbox-file.ts'
import { signWebhook } from '#services/payments/stripe-signature.ts'
import { until } from '#test/patience.ts'
import { type Caller, signup, startTestProduct, type TestProduct } from '#test/product.ts'
import { DAY_MS } from '#time.ts'
import { remindOfTrials } from './reminders.service.ts'

const SECRET = 'whsec_of_the_test'
let product: TestProduct
let ahead = 0
const now = () => new Date(Date.now() + ahead)

beforeAll(async () => {
  product = await startTestProduct({
    now,
    env: {
      ROLE: 'api',
      PAYMENTS: 'stripe',
      STRIPE_WEBHOOK_SECRET: SECRET,
      PAYMENT_LINK_PRO_ANNUAL: 'https://buy.example/pro?locale=en',
      PAYMENT_LINK_STARTER_MONTHLY: 'https://buy.example/starter',
    },
  })
})
afterAll(() => product.end())

type Person = Caller & { id: string; email: string; code: string }

/** Somebody who has signed up with an address that nobody has confirmed. */
async function stranger(ref?: string, email = `${randomUUID()}@example.com`): Promise<Person> {
  const caller = product.visitor()
  const answer = await caller.post('/api/auth/signup', signup({ email, ...(ref && { ref }) }))
  expect(answer.status).toBe(200)
  const code = (await caller.get('/api/viral/link')).body.code
  return Object.assign(caller, { id: answer.body.user.id, email, code })
}

async function person(ref?: string, email?: string): Promise<Person> {
  const caller = await stranger(ref, email)
  await confirm(caller)
  return caller
}

/** Presses the button behind the link in the mail. */
async function confirm({ email }: Person): Promise<void> {
  let token: string | undefined
  await until(async () => {
    const mail = (await readOutbox(product.dataDir)).find(({ to, text }) => to === email && text.includes('confirm='))
    token = mail?.text.match(/confirm=([\w-]+)/)?.[1]
    return token !== undefined
  })
  expect((await product.visitor().post('/api/auth/confirm-address', { token })).status).toBe(200)
}

type Event = { type: string; object: object; id?: string; created?: number }
const report = (
  { type, object, id = `evt_${randomUUID()}`, created = now().getTime() / 1000 }: Event,
  secret = SECRET,
) => {
  const body = JSON.stringify({ id, object: 'event', type, created: Math.floor(created), data: { object } })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signWebhook(secret, body, now()) }
  return product.visitor().call('POST', '/api/webhooks/payments', body, headers)
}
const purchase = (
  who: { id?: string; email?: string },
  amount: number,
  subscription = `sub_${randomUUID()}`,
): Event => ({
  type: 'checkout.session.completed',
  object: {
    id: `cs_${randomUUID()}`,
    client_reference_id: who.id ?? null,
    customer: 'cus_1',
    customer_details: { email: who.email ?? null },
    subscription,
    payment_status: 'paid',
    amount_subtotal: amount,
    amount_total: amount,
    currency: 'usd',
  },
})
const subscription = (id: string, status: string, amount: number, created: number): Event => ({
  type: status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
  created,
  object: {
    id,
    customer: 'cus_1',
    status,
    items: { data: [{ current_period_end: created + 86_400, price: { unit_amount: amount, currency: 'usd' } }] },
  },
})
const plans = async (who: Caller) => (await who.get('/api/plans')).body
const viral = async (who: Caller) => (await who.get('/api/viral/analytics')).body
const earned = async (who: Caller) => (await who.get('/api/viral/credits')).body

describe('a referral', () => {
  it('earns 20 for a sign-up, 100 once it pays, and never more', async () => {
    const ada = await person()
    const [bob, cleo] = [await person(ada.code), await person(ada.code.toUpperCase())]
    expect(await viral(ada)).toMatchObject({ totalReferrals: 2, freeSignups: 2, paidSignups: 0, totalEarned: 40 })
    const event = purchase(bob, 7900)
    const id = `evt_${randomUUID()}`
    const answers = await Promise.all([report({ ...event, id }), report({ ...event, id }), report(purchase(bob, 7900))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await viral(ada)).toMatchObject({
      totalReferrals: 2,
      freeSignups: 1,
      paidSignups: 1,
      creditsFromFree: 20,
      creditsFromPaid: 100,
      totalEarned: 120,
    })
    expect(await earned(ada)).toEqual({ credits: 120, totalEarned: 120, spendable: 204 })
    expect(await viral(bob)).toMatchObject({ totalReferrals: 0, totalEarned: 0 })
    await report(purchase(cleo, 1900000))
    expect((await earned(ada)).totalEarned).toBe(120)
    const kinds = await product.ctx.db.select().from(creditEntries).where(eq(creditEntries.accountId, ada.id))
    expect(
      kinds
        .filter(({ kind }) => kind === 'referral')
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual([20, 20, 80])
  })

  it('earns nothing by mailboxes that nobody owns, and says how many wait', async () => {
    const ada = await person()
    const strangers: Person[] = []
    for (let index = 0; index < 5; index++) strangers.push(await stranger(ada.code))
    const nothing = { totalReferrals: 0, freeSignups: 0, totalEarned: 0 }
    expect(await viral(ada)).toMatchObject({ ...nothing, waiting: 5 })
    expect(await earned(ada)).toEqual({ credits: 0, totalEarned: 0, spendable: 84 })
    expect((await viral(ada)).recent[0]).toMatchObject({ paid: false, waiting: true, credits: 0 })
    const [bob, cleo] = strangers as [Person, Person]
    await confirm(bob)
    expect(await viral(ada)).toMatchObject({ totalReferrals: 1, freeSignups: 1, totalEarned: 20, waiting: 4 })
    await report(purchase(cleo, 7900))
    expect(await viral(ada)).toMatchObject({ totalReferrals: 2, paidSignups: 1, totalEarned: 120, waiting: 3 })
    await confirm(cleo)
    await report(purchase(bob, 7900))
    expect(await earned(ada)).toEqual({ credits: 200, totalEarned: 200, spendable: 284 })
    const { db } = product.ctx
    await db.delete(accounts).where(eq(accounts.id, strangers[4]?.id ?? ''))
    expect(await viral(ada)).toMatchObject({ totalReferrals: 2, waiting: 2 })
  })

  it('is not one’s own, nor of a code that is not there, and keeps nobody out', async () => {
    const ada = await person()
    await person(ada.code, ada.email.replace('@', '+again@'))
    await person('nosuchcode')
    expect(await viral(ada)).toMatchObject({ totalReferrals: 0, totalEarned: 0 })
  })

  it('is measured by the people invited, each once; nobody invited is no figure', async () => {
    const ada = await person()
    await person(ada.code)
    expect((await viral(ada)).viralCoefficient).toBeNull()
    const values = {
      accountId: ada.id,
      channel: 'email',
      status: 'finished',
      body: '',
      provider: 'x',
      embedded: true,
    } as const
    const { db } = product.ctx
    for (const kind of ['campaign', 'campaign', 'opt-in'] as const) {
      const [campaign] = await db
        .insert(campaigns)
        .values({ ...values, kind, businessName: 'Kiln', businessDescription: 'Mugs', createdAt: now() })
        .returning()
      const sent = { accountId: ada.id, campaignId: campaign?.id ?? '', channel: 'email', month: '2026-11' } as const
      for (const address of ['a@example.com', 'b@example.com', `${kind}@example.com`])
        await db.insert(sends).values({ ...sent, address, status: 'sent', sentAt: now() })
    }
    expect(await viral(ada)).toMatchObject({ invited: 3, viralCoefficient: 1 / 3 })
  })

  it('is no revenue of the referrer’s, who gets credits for it', async () => {
    const ada = await person()
    const bob = await person(ada.code)
    const business = async () => (await ada.get('/api/master-control/dashboard')).body.businessMetrics
    await report(purchase(bob, 56900))
    expect(await business()).toMatchObject({ activeSubscriptions: null, monthlyRecurringRevenue: null })
    expect(await earned(ada)).toMatchObject({ totalEarned: 100 })
  })
})

describe('a payment', () => {
  it('gives the plan and its credits at once, and takes no second month for going up and down', async () => {
    const ada = await person()
    const id = `sub_${randomUUID()}`
    const start = now().getTime() / 1000
    await report({ ...purchase(ada, 7900, id), created: start })
    expect((await plans(ada)).current).toMatchObject({
      plan: 'pro',
      state: 'active',
      period: 'monthly',
      trialEndsAt: null,
    })
    expect((await plans(ada)).use.credits).toEqual({ used: 0, limit: 250 })
    await report(subscription(id, 'active', 143_300, start + 1))
    await report(subscription(id, 'active', 7900, start + 2))
    await report(subscription(id, 'active', 143_300, start + 3))
    expect((await plans(ada)).current).toMatchObject({ plan: 'elite', period: 'annual' })
    expect((await ada.get('/api/dashboard/stats')).body.creditsRemaining).toBe(1250)
  })

  it('may be reported in any order', async () => {
    const ada = await person()
    const id = `sub_${randomUUID()}`
    const start = Math.floor(now().getTime() / 1000)
    await report(subscription(id, 'past_due', 7900, start + 50))
    expect((await plans(ada)).current.plan).toBe('starter')
    await report({ ...purchase(ada, 7900, id), created: start })
    expect((await plans(ada)).current).toMatchObject({ plan: 'pro', state: 'late' })
    await report(subscription(id, 'canceled', 7900, start + 90))
    await report(subscription(id, 'active', 7900, start + 60))
    expect((await plans(ada)).current).toMatchObject({ plan: 'starter', state: 'ended' })
    const bill = { type: 'invoice.paid', object: { subscription: 'sub_unknown', amount_paid: 7900 } }
    expect((await report(bill)).status).toBe(409)
  })

  it('that comes before its account waits for it', async () => {
    const email = `${randomUUID()}@example.com`
    await report(purchase({ email: email.toUpperCase() }, 56_900))
    const ada = await person(undefined, email)
    expect((await plans(ada)).current).toMatchObject({ plan: 'pro', state: 'active', period: 'annual' })
  })

  it('is not given to whoever signs up with the payer’s address, before it or after', async () => {
    const email = `${randomUUID()}@example.com`
    await report(purchase({ email }, 56_900))
    const thief = await stranger(undefined, email)
    const kept = await report(purchase({ email }, 143_300))
    expect(kept.body.outcome).toBe('Kept until an account confirms the address that paid.')
    expect(await plans(thief)).toMatchObject({ current: { plan: 'starter', state: 'trial' }, portalUrl: null })
    const portal = await thief.get('/api/billing/portal')
    expect([portal.status, portal.body]).toEqual([403, { code: 'forbidden', message: messages.account.confirmFirst }])
    await confirm(thief)
    expect((await plans(thief)).current).toMatchObject({ plan: 'elite', state: 'active', period: 'annual' })
  })

  it('that comes while its address is being confirmed is not lost', async () => {
    for (let index = 0; index < 10; index++) {
      const ada = await stranger()
      await Promise.all([confirm(ada), report(purchase({ email: ada.email }, 7900))])
      expect((await plans(ada)).current).toMatchObject({ plan: 'pro', state: 'active' })
    }
  })

  it('by the buttons of an account is its own at once; its portal waits for the address', async () => {
    const ada = await stranger()
    await report(purchase(ada, 7900))
    expect((await plans(ada)).current).toMatchObject({ plan: 'pro', state: 'active' })
    expect((await ada.get('/api/billing/portal')).status).toBe(403)
    await confirm(ada)
    // There is no secret key here, so there is no portal.
    expect((await ada.get('/api/billing/portal')).status).toBe(404)
  })

  it('is believed with a signature only, and an unknown price changes nothing', async () => {
    const ada = await person()
    const before = (await product.ctx.db.select().from(paymentEvents)).length
    expect((await report(purchase(ada, 7900), 'another secret')).status).toBe(400)
    expect((await product.visitor().post('/api/webhooks/payments', {})).status).toBe(400)
    expect((await report({ type: 'checkout.session.completed', object: { id: 7 } })).status).toBe(400)
    expect((await product.ctx.db.select().from(paymentEvents)).length).toBe(before)
    expect((await report(purchase(ada, 123))).body.outcome).toContain('No plan')
    expect((await report({ type: 'charge.refunded', object: {} })).status).toBe(200)
    expect((await plans(ada)).current.plan).toBe('starter')
  })
})

describe('the plans', () => {
  it('name where each is bought, for this account, and nothing that is not sold', async () => {
    const ada = await person()
    const { plans: all, payments, portalUrl, use, trialEnds } = await plans(ada)
    expect([payments, portalUrl, trialEnds]).toEqual(['stripe', null, true])
    expect(all.map((plan: { checkout: object }) => plan.checkout)).toEqual([
      {
        monthly: `https://buy.example/starter?client_reference_id=${ada.id}&prefilled_email=${encodeURIComponent(ada.email)}`,
        annual: null,
      },
      {
        monthly: null,
        annual: `https://buy.example/pro?locale=en&client_reference_id=${ada.id}&prefilled_email=${encodeURIComponent(ada.email)}`,
      },
      { monthly: null, annual: null },
    ])
    expect(use.brands).toEqual({ used: 0, limit: 2 })
    expect((await product.visitor().get('/checkout/test?plan=pro')).status).toBe(404)
  })
})

describe('a trial', () => {
  it('reminds two days and one day before its end, once each, then making waits for a plan while reading does not', async () => {
    const ada = await person()
    const brandId = (await ada.post('/api/brands', { name: 'Kiln' })).body.id
    const order = () =>
      ada.post('/api/ai/video/generate', { brandId, content: 'Clay shrinks in the kiln. Throw it larger.' })
    const mails = async () =>
      (await readOutbox(product.dataDir)).flatMap(({ to, subject }) =>
        to === ada.email && subject.includes('trial') ? [subject] : [],
      )
    const flow = {
      step: async (_name: string, work: () => Promise<unknown>) => work(),
      dbStep: async (_name: string, work: (db: unknown) => Promise<unknown>) => work(product.ctx.db),
    }
    const remind = () => remindOfTrials({ ...product.ctx, now }, flow as never)
    await remind()
    expect(await mails()).toEqual([])
    for (const days of [5.5, 5.6, 6.5, 6.6]) {
      ahead = days * DAY_MS
      await remind()
    }
    expect(await mails()).toEqual(['Your Octavo trial ends in two days', 'Your Octavo trial ends tomorrow'])
    expect((await order()).status).toBe(200)
    ahead = 7.5 * DAY_MS
    const refused = await order()
    expect([refused.status, refused.body.code]).toEqual([403, 'plan-limit'])
    expect(refused.body.message).toContain('Choose a plan')
    expect((await plans(ada)).current).toMatchObject({ plan: 'starter', state: 'ended' })
    expect((await ada.get('/api/videos')).status).toBe(200)
    expect((await ada.delete(`/api/brands/${brandId}`)).status).toBe(200)
    await report(purchase(ada, 2900))
    expect((await plans(ada)).current).toMatchObject({ plan: 'starter', state: 'active', period: 'monthly' })
    await ada.post(`/api/brands/${brandId}/restore`)
    expect((await order()).status).toBe(200)
    ahead = 0
  })
})
