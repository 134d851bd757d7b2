import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBatch, aFilm, aVideo, someStats } from '#testing/samples.ts'
import Dashboard from './Dashboard.tsx'

let server: FakeServer
const open = () => renderScreen(<Dashboard />, '/dashboard')
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement)

beforeEach(() => {
  server = fakeServer()
  server.answers(batchRoutes.list, [])
})

describe('on the first day', () => {
  beforeEach(() => server.answers(analyticsRoutes.stats, someStats()))

  it('has no data in any tile, and no zero', async () => {
    open()
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    expect(await totals.findAllByText('No data yet')).toHaveLength(4)
    for (const label of ['Total Views', 'Avg CTR', 'Total Brands', 'Total Videos'])
      expect(totals.getByText(label)).toBeVisible()
  })

  it('shows the specified scores as samples', async () => {
    open()
    const scores = await card('Viral Performance')
    expect(scores.getByRole('img', { name: 'Viral Performance: 87%' })).toBeVisible()
    expect(scores.getByRole('img', { name: 'Compliance Score: 100%' })).toBeVisible()
    expect(scores.getByText('+12% from last month')).toBeVisible()
    expect(scores.getByText('Ethical AI Certified')).toBeVisible()
    expect(scores.getAllByText('Sample')).toHaveLength(2)
  })

  it('holds three places for videos', async () => {
    open()
    for (const number of [1, 2, 3])
      expect(await screen.findByText(`AI Video #${number} - Ready to Generate`)).toBeVisible()
  })

  it('shows the plan with all its credits, and five employees at work', async () => {
    open()
    const plan = await card('STARTER Plan')
    expect(plan.getByText('Credits Left').parentElement).toHaveTextContent('84 Credits Left')
    expect(plan.getByText(/Resets monthly •/)).toHaveTextContent('Resets monthly • Upgrade for more')
    expect((await card('AI Employees Status')).getAllByText('Active')).toHaveLength(5)
  })
})

describe('once there is something to count', () => {
  const film = { id: 'v', title: '', views: 0, viralScore: 91, measuredScore: null, posterUrl: null, streamUrl: null }
  const stats = someStats({
    totalViews: '12400',
    avgCtr: '4.8%',
    totalBrands: 2,
    totalVideos: 8,
    creditsUsed: 10,
    creditsRemaining: 74,
    viralScore: 72,
    emailsSent: 132,
    production: { ...someStats().production, complianceRate: 96 },
    recentVideos: [1, 2, 3, 4, 5].map((number) => ({
      ...film,
      id: `v${number}`,
      views: [0, 12, 40, 3000, 4000][number - 1] ?? 0,
      measuredScore: [null, null, 79, 80, 100][number - 1] ?? null,
      publishedAt: new Date().toISOString(),
      format: 'short' as const,
      brandColor: null,
    })),
  })
  beforeEach(() => server.answers(analyticsRoutes.stats, stats))

  it('shows it, and no sample', async () => {
    open()
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    expect(await totals.findByText('12400')).toBeVisible()
    expect(totals.getAllByText('Real data')).toHaveLength(2)
    expect(totals.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/analytics',
      '/analytics',
      '/brands',
      '/library',
    ])
    expect(screen.getByRole('img', { name: 'Viral Performance: 72%' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Compliance Score: 96%' })).toBeVisible()
    expect(screen.queryByText('+12% from last month')).toBeNull()
    expect(screen.queryByText('Sample')).toBeNull()
    expect(screen.getByText('132').parentElement).toHaveTextContent('132 of 500')
  })

  it('shows the four newest videos, named even without a title', async () => {
    open()
    const recent = await card('Recent Viral Videos')
    expect(await recent.findAllByText('Viral')).toHaveLength(1)
    expect(recent.getByText('Measured 79')).toBeVisible()
    expect(recent.getByText('12 of 30 views')).toBeVisible()
    expect(recent.getByText('Just published')).toBeVisible()
    expect(recent.getByText('3,000 views')).toBeVisible()
    expect(recent.getAllByText('AI-Generated Viral Short', { selector: 'li > a > p' })).toHaveLength(4)
  })

  it('follows the batch in the making', async () => {
    server.answers(batchRoutes.list, [aBatch({ videos: [aFilm({ id: '1' }), aVideo({ id: '2', number: 2 })] })])
    open()
    const batch = await card('Weekly batch: Kiln & Clay')
    expect(batch.getByText('1 of 2')).toBeVisible()
    expect(batch.getByText('about 6 min left')).toBeVisible()
    expect(batch.getByRole('progressbar', { name: 'Weekly batch' })).toHaveAttribute('aria-valuenow', '25')
  })

  it('leads to the settings', () => {
    open()
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  })
})
