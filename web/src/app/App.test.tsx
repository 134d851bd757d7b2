import { accountRoutes } from '@octavo/contract/account'
import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#api/query-client.ts'
import { ada, type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { App } from './App.tsx'

let server: FakeServer
const open = (path: string) => {
  history.replaceState(null, '', path)
  return render(<App cache={createQueryClient()} />)
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  server = fakeServer()
})

describe('a visitor', () => {
  beforeEach(() => server.refuses(accountRoutes.me, 401, { message: 'Please sign in.', code: 'signed-out' }))

  it('sees Loading... and then the landing page', async () => {
    open('/')
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(await heading('A week of video, made by Monday.')).toBeVisible()
  })

  it('is sent from a page of the app to the landing page, with a warning and a word', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    open('/brands?brand=7')
    expect(await heading('A week of video, made by Monday.')).toBeVisible()
    expect(location.pathname).toBe('/')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/brands'))
    expect((await screen.findAllByText('Access denied. Redirecting to signup...')).length).toBeGreaterThan(0)
    expect(sessionStorage.getItem('octavo.wanted')).toBe('/brands?brand=7')
  })

  it('may see the system checks', async () => {
    open('/verification')
    expect(await heading('System checks')).toBeVisible()
  })
})

it('says that the database is away, and goes on by itself once it is back', async () => {
  server.refuses(accountRoutes.me, 503, { message: messages.databaseAway, code: 'database-away' })
  open('/')
  expect(await screen.findByText(messages.databaseAway)).toBeVisible()
  server.answers(accountRoutes.me, ada)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada!' }, { timeout: 20_000 }),
  ).toBeVisible()
})

describe('a signed-in account', () => {
  beforeEach(() => server.answers(accountRoutes.me, ada))

  it('is greeted by name', async () => {
    open('/')
    expect(await heading('Welcome back, Ada!')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Home | Octavo'))
  })

  it('follows the cards of Home to the screens they mean', async () => {
    open('/brand-manager?brand=7')
    await waitFor(() => expect(location.pathname + location.search).toBe('/brands?brand=7'))
    expect(screen.getAllByRole('link', { name: 'Brands', current: 'page' }).length).toBeGreaterThan(0)
  })

  it('finds nothing at an unknown path', async () => {
    open('/nowhere')
    expect(await heading('404 Page Not Found')).toBeVisible()
  })

  it('moves by G and a letter, and hears where it is by the focused heading', async () => {
    open('/nowhere')
    await heading('404 Page Not Found')
    for (const key of ['g', 'a']) fireEvent.keyDown(document.body, { key })
    const h1 = await heading('Analytics')
    expect(location.pathname).toBe('/analytics')
    await waitFor(() => expect(h1).toHaveFocus())
  })

  it('is asked by N what there is to start from', async () => {
    open('/nowhere')
    await heading('404 Page Not Found')
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(await screen.findByRole('dialog', { name: 'New video' })).toBeVisible()
  })

  it('is asked the same by Generate Video, and led to every generator', async () => {
    open('/dashboard')
    const [generate] = await screen.findAllByRole('button', { name: 'Generate Video' })
    fireEvent.click(generate as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'New video' }))
    const ways = dialog.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
    expect(ways).toEqual([
      ['/production', 'A brand and a week to fillWeekly production'],
      ['/viral-generator', 'A brand and a trendViral content'],
      ['/viral-shorts', 'A niche and a topicYouTube Shorts'],
      ['/ai-video', 'A script to plan scene by sceneAI video'],
      ['/topview-generator', 'A link, or an avatar to speak itAvatar video'],
      ['/real-viral-generator', 'A finished script, one file nowScript to video'],
      ['/scripts', 'Just wordsScripts'],
    ])
  })

  it('types an N where it types, and nothing opens', async () => {
    open('/signup')
    const field = await screen.findByLabelText('First name')
    act(() => void fireEvent.keyDown(field, { key: 'n' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Home', () => {
  const stats = {
    totalViews: '0',
    avgCtr: '0%',
    totalBrands: 0,
    totalVideos: 0,
    planType: 'STARTER',
    creditsUsed: 0,
    monthlyCredits: 84,
    creditsRemaining: 84,
    viralScore: null,
    emailsSent: 0,
    emailsKept: 0,
    emailsLimit: 500,
    smsSent: 0,
    smsKept: 0,
    smsLimit: 100,
    campaignsActive: 0,
    crmContacts: 0,
    leads: 0,
    contactsLimit: 1000,
    recentVideos: [],
    capabilities: [],
    production: {
      videosGenerated: 0,
      viralScoreAverage: null,
      productionReady: 0,
      weeklyQuota: 70,
      weeklyUsed: 0,
      complianceRate: null,
      autoApprovalRate: null,
      passRate: null,
      autoFixedRate: null,
      weeklyCost: 0,
    },
  }
  const figures = (label: string) => screen.getByText(label).closest('dt')?.nextElementSibling?.textContent
  beforeEach(() => {
    server.answers(accountRoutes.me, ada)
    server.answers(batchRoutes.list, [])
    server.answers(systemStatusRoutes.healthCheck, { status: 'ok', version: '1', uptimeSeconds: 1, checks: [] })
  })

  it('shows the fixed figures with a Sample tag while the account has none', async () => {
    server.answers(analyticsRoutes.stats, stats)
    open('/')
    expect(await screen.findByText('47')).toBeVisible()
    expect(['Viral score average', 'Active brands', 'Weekly quota', 'Compliance rate'].map(figures)).toEqual([
      '91%',
      '10',
      '70',
      '100%',
    ])
    expect(screen.getAllByText('Sample')).toHaveLength(3)
  })

  it('shows the account’s own figures, without the tag, from the first one on', async () => {
    const production = { ...stats.production, videosGenerated: 8, productionReady: 3, viralScoreAverage: 88.4 }
    server.answers(analyticsRoutes.stats, { ...stats, totalBrands: 1, totalVideos: 8, production })
    open('/')
    expect(await screen.findByText('88%')).toBeVisible()
    expect(['Videos generated', 'Production ready', 'Active brands', 'Compliance rate'].map(figures)).toEqual([
      '8',
      '3',
      '1',
      'No data yet',
    ])
    // Not even the drawn week: whoever has films of their own is shown no others.
    expect(screen.queryByText('Sample')).toBeNull()
  })
})
