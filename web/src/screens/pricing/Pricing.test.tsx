import type { Account } from '@octavo/contract/account'
import { monthlyCredits, PLAN_IDS, PLANS, type PlanOverview, planRoutes } from '@octavo/contract/plan'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountQuery } from '#api/account.queries.ts'
import { ada, type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import Pricing from './Pricing.tsx'

const link = (id: string, period: string) => `/checkout/test?plan=${id}&period=${period}`
const overview = (given: Partial<PlanOverview> = {}, own?: string): PlanOverview => ({
  plans: PLAN_IDS.map((id) => ({
    id,
    ...PLANS[id],
    creditsPerMonth: monthlyCredits(id),
    current: id === own,
    checkout: { monthly: link(id, 'monthly'), annual: link(id, 'annual') },
  })),
  currency: 'EUR',
  current: {
    plan: 'starter',
    name: 'Starter Trial',
    state: 'trial',
    period: null,
    trialEndsAt: null,
    paidUntil: null,
    cancelled: false,
    says: 'Free on this installation, with no end date.',
  },
  use: {
    credits: { used: 34, limit: 84 },
    emails: { used: 500, limit: 500 },
    texts: { used: 0, limit: 100 },
    contacts: { used: 12, limit: 1000 },
    brands: { used: 1, limit: 2 },
  },
  payments: 'test',
  portalUrl: null,
  trialEnds: false,
  ...given,
})
const pro = overview(
  {
    current: {
      ...overview().current,
      plan: 'pro',
      name: 'Pro',
      state: 'active',
      period: 'annual',
      says: 'Renews on June 1, 2027.',
    },
    portalUrl: '/api/billing/portal',
  },
  'pro',
)

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
const open = () => renderScreen(<Pricing />, '/pricing')
const plan = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement)

describe('an account in its trial', () => {
  beforeEach(() => server.answers(planRoutes.plans, overview()))

  it('reads that the old pricing is gone, how its trial stands and how much of every quota is used', async () => {
    open()
    expect(screen.getByText(/^Old pricing was deleted/)).toBeVisible()
    expect(await screen.findByText('Free on this installation, with no end date.')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Emails used' })).toHaveAttribute('aria-valuenow', '100')
    expect(screen.getByText('All used this month')).toBeVisible()
    expect(screen.getByRole('link', { name: 'CRM contacts' }).closest('li')).toHaveTextContent('12 of 1,000')
    expect(screen.queryByRole('link', { name: /Billing portal/ })).toBeNull()
  })

  it('sees the plans by the year in the installation’s currency, then by the month', async () => {
    open()
    expect((await plan('Pro')).getByText('€569')).toBeVisible()
    expect((await plan('Pro')).getByText('3,000 credits/year')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect((await plan('Pro')).getByText('€79')).toBeVisible()
    expect((await plan('Pro')).getByRole('link')).toHaveAttribute('href', link('pro', 'monthly'))
    expect(screen.getByText('2x Coming Soon')).toBeVisible()
    expect(screen.getByText(/^Test checkout: .* no money moves/)).toBeVisible()
  })

  it('buys in another tab and is told here', async () => {
    open()
    const choose = (await plan('Pro')).getByRole('link', { name: /Choose Pro/ })
    expect(choose).toHaveAttribute('target', '_blank')
    fireEvent.click(choose)
    expect(screen.getByText(/^Waiting for the other tab/)).toBeVisible()
    server.answers(planRoutes.plans, pro)
    expect(await screen.findByText('Plan changed')).toBeVisible()
    expect((await plan('Pro')).getByText('Current plan')).toBeVisible()
    expect((await plan('Pro')).getByRole('button', { name: 'Your plan' })).toBeDisabled()
    expect(screen.queryByText(/^Waiting/)).toBeNull()
  })
})

it('shows a paying account its portal, the other period and what a smaller plan would leave over', async () => {
  server.answers(planRoutes.plans, { ...pro, use: { ...pro.use, brands: { used: 5, limit: 5 } } })
  open()
  expect(await screen.findByRole('link', { name: /Billing portal/ })).toHaveAttribute('href', '/api/billing/portal')
  expect((await plan('Starter Trial')).getByText(/^You have 5 brands. They stay/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect((await plan('Pro')).getByRole('link', { name: /Pay by the month/ })).toBeVisible()
})

it('asks for the address to be confirmed before the portal opens', async () => {
  server.answers(planRoutes.plans, { ...pro, portalUrl: null })
  const asked: Account = { ...ada, address: 'by-mail' }
  open().setQueryData(accountQuery.queryKey, asked)
  expect(await screen.findByText(/^Confirm your email address to .* open the billing portal/)).toBeVisible()
  expect((await plan('Pro')).getByText('Current plan')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Billing portal/ })).toBeNull()
})

it('sells nothing where nothing is sold, and tries again when it could not be read', async () => {
  server.drops(planRoutes.plans)
  open()
  expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible()
  const none = overview({ payments: 'none' })
  server.answers(planRoutes.plans, {
    ...none,
    plans: none.plans.map((one) => ({ ...one, checkout: { monthly: null, annual: null } })),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await plan('Pro')).getByRole('button', { name: 'Not sold here' })).toBeDisabled()
})
