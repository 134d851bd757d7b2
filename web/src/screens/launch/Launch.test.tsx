import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { brandRoutes } from '@octavo/contract/brand'
import { contactRoutes } from '@octavo/contract/contact'
import { referralRoutes } from '@octavo/contract/referral'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aControl, aStoppedControl } from '#testing/operation.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBatch, aBrand, someStats } from '#testing/samples.ts'
import Launch from './Launch.tsx'
import { formatElapsed, systemsOf } from './launch.rules.ts'

let server: FakeServer
const open = () => renderScreen(<Launch />, '/launch')
const contacts = { total: 40, mailable: 30, textable: 5, byStatus: {}, limit: 1000, room: 960 }
const referrals = {
  totalReferrals: 2,
  waiting: 0,
  freeSignups: 2,
  paidSignups: 0,
  viralCoefficient: 0.1,
  invited: 20,
  creditsFromFree: 40,
  creditsFromPaid: 0,
  totalEarned: 40,
  recent: [],
}
const link = { code: 'abc', url: 'https://octavo.example/?ref=abc' }

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats({ totalViews: '1234', leads: 40, campaignsActive: 1 }))
  server.answers(systemStatusRoutes.dashboard, aControl())
  server.answers(contactRoutes.summary, contacts as never)
  server.answers(referralRoutes.analytics, referrals)
  server.answers(referralRoutes.link, link)
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(batchRoutes.list, [])
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

describe('a launch', () => {
  it('counts the time since the page was opened', async () => {
    open()
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:00')
    await act(() => vi.advanceTimersByTimeAsync(65_000))
    expect(screen.getByRole('timer')).toHaveTextContent('00:01:05')
  })

  it('shows real figures against the targets of its first day, and no revenue that nobody counted', async () => {
    open()
    const tiles = within(await screen.findByRole('region', { name: 'Launch figures' }))
    await waitFor(() => expect(tiles.getByText('1,234')).toBeVisible())
    expect(tiles.getByText('40')).toBeVisible()
    expect(tiles.getByText('20')).toBeVisible()
    expect(tiles.getByText('of 10,000 on day 1')).toBeVisible()
    expect(tiles.getAllByText('No data yet')).toHaveLength(1)
    expect(screen.getByRole('progressbar', { name: 'Day 1: Leads' })).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByText(/target \$50,000/)).toBeVisible()
    expect(screen.getByText('CAMPAIGN ACTIVE')).toBeVisible()
  })

  it('has no active campaign where none sends or is scheduled', async () => {
    server.answers(analyticsRoutes.stats, someStats())
    open()
    expect(await screen.findByText('NO CAMPAIGN ACTIVE')).toBeVisible()
    expect(screen.queryByText('CAMPAIGN ACTIVE')).toBeNull()
  })

  it('is not called active while everything is stopped', async () => {
    server.answers(systemStatusRoutes.dashboard, aStoppedControl())
    open()
    expect(await screen.findByText('CAMPAIGN STOPPED')).toBeVisible()
    expect(screen.queryByText('CAMPAIGN ACTIVE')).toBeNull()
  })

  it('says what could not be counted, and counts again', async () => {
    server.refuses(referralRoutes.analytics, 500, { code: 'fault', message: 'Not now.' })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    server.answers(referralRoutes.analytics, referrals)
    await user().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('of 1,000 on day 1')).toBeVisible()
  })
})

describe('the six actions', () => {
  it('lead to where contacts, campaigns and checks are', async () => {
    open()
    const path = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(await screen.findByText('40 contacts, room for 960 more')).toBeVisible()
    expect(path(/Import Contacts/)).toBe('/viral-loop?tab=crm')
    expect(path(/Launch Email Campaign/)).toBe('/viral-loop?tab=campaigns')
    expect(path(/Launch SMS Campaign/)).toBe('/viral-loop?tab=campaigns')
    expect(path(/Run System Checks/)).toBe('/verification')
  })

  it('order a week for the only brand there is, once, and go to where it is made', async () => {
    const batchInfo = { totalVideos: 8, shorts: 7, longForm: 1, expectedViralScore: 86 }
    const answer = server.holds(batchRoutes.createWeekly)
    open()
    await user().click(screen.getByRole('button', { name: /Start Weekly Batch/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Uses 10 credits, 84 left/)).toBeVisible()
    await user().click(dialog.getByRole('button', { name: 'Start Weekly Batch' }))
    await user().click(dialog.getByRole('button', { name: 'Generating Weekly Batch...' }))
    answer({ batchInfo, batch: aBatch() })
    await waitFor(() => expect(location.pathname + location.search).toBe(`/production?brand=${aBrand().id}`))
    expect(server.sentTo(batchRoutes.createWeekly)).toHaveLength(1)
  })

  it('copy the referral link where the browser has no sheet to share by', async () => {
    open()
    const share = screen.getByRole('button', { name: /Share Referral Link/ })
    await waitFor(() => expect(share).toBeEnabled())
    await user().click(share)
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(link.url)
  })
})

describe('the systems', () => {
  const capabilities = (embedded: boolean) =>
    ['Scripts', 'Mail', 'Texts', 'Publishing'].map((name) => ({ name, provider: `${name} service`, embedded }))
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

  it('that need a service outside are pending until it is connected', () => {
    const { active, pending } = systemsOf(someStats({ capabilities: capabilities(true) }), aControl())
    expect(names(active)).toEqual(['Script writing', 'Compliance officer', 'Film pages', 'Referral link'])
    expect(names(pending)).toEqual([
      'Email marketing',
      'SMS marketing',
      'Outside networks',
      'Phone verification',
      'SMS reseller integration',
    ])
  })

  it('are active with the name of the service that does the work', () => {
    const { active, pending } = systemsOf(someStats({ capabilities: capabilities(false) }), undefined)
    expect(active).toContainEqual({ name: 'SMS marketing', says: 'Texts service' })
    expect(names(active)).not.toContain('Compliance officer')
    expect(names(pending)).toEqual(['Phone verification'])
  })
})

it.each([
  [0, '00:00:00'],
  [59_999, '00:00:59'],
  [3_661_000, '01:01:01'],
  [90_000_000, '25:00:00'],
])('says %d ms as %s', (ms, words) => expect(formatElapsed(ms)).toBe(words))
