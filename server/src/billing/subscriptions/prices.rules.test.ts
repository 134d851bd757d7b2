import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { boughtFor, largestPlan, nextPayment } from './prices.rules.ts'

describe('settings of payments', () => {
  const payments = (env: Record<string, string>) => readConfig({ DATA_DIR: '/tmp/x', ...env }).payments
  it.each([
    ['an own machine tries plans out for ever', {}, { provider: 'test', trialEnds: false }],
    ['a server sells nothing', { HOST: '0.0.0.0' }, { provider: 'none', trialEnds: false }],
    [
      'a public address sells nothing',
      { PUBLIC_URL: 'https://octavo.example' },
      { provider: 'none', trialEnds: false },
    ],
    [
      'a wish for the test checkout is a setting',
      { HOST: '0.0.0.0', PAYMENTS: 'test' },
      { provider: 'test', trialEnds: true },
    ],
    [
      'a link means Stripe',
      { PAYMENT_LINK_PRO_MONTHLY: 'https://buy.example/x', STRIPE_WEBHOOK_SECRET: 's' },
      { provider: 'stripe', trialEnds: true, links: { 'pro.monthly': 'https://buy.example/x' } },
    ],
  ])('%s', (_what, env, expected) => expect(payments(env)).toMatchObject(expected))

  it('stop the start with a sentence when a payment would go unnoticed', () => {
    expect(() => payments({ PAYMENT_LINK_PRO_MONTHLY: 'https://buy.example/x' })).toThrow('STRIPE_WEBHOOK_SECRET')
    expect(() => payments({ PAYMENTS: 'stripe' })).toThrow('payment links')
  })
})

describe('prices', () => {
  it('tell the plan, in cents and in currencies without', () => {
    expect(boughtFor(143_300, 'USD')).toEqual({ plan: 'elite', period: 'annual' })
    expect(boughtFor(29, 'jpy')).toEqual({ plan: 'starter', period: 'monthly' })
    expect(boughtFor(29, 'usd')).toBeUndefined()
    expect(largestPlan(['elite', 'starter'])).toBe('elite')
  })

  it('fall due on the same day, or the last there is', () => {
    expect(nextPayment(new Date('2026-01-31T10:00:00Z'), 'monthly').toISOString()).toBe('2026-02-28T10:00:00.000Z')
    expect(nextPayment(new Date('2028-02-29T10:00:00Z'), 'annual').toISOString()).toBe('2029-02-28T10:00:00.000Z')
    expect(nextPayment(new Date('2026-12-05T10:00:00Z'), 'monthly').toISOString()).toBe('2027-01-05T10:00:00.000Z')
  })
})
