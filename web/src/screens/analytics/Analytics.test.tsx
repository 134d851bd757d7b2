import { analyticsRoutes, type Analytics as Figures } from '@octavo/contract/analytics'
import { learningRoutes } from '@octavo/contract/learning'
import { addDays, dateIn } from '@octavo/contract/time-zone'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import Analytics from './Analytics.tsx'
import { daysBefore, daysUntil, type Range } from './range.rules.ts'

const today = dateIn(new Date(), 'Europe/Berlin')
const nothing = {
  views: 0,
  clicks: 0,
  watchSeconds: 0,
  thumbsUp: 0,
  thumbsDown: 0,
  messages: 0,
  avgCtr: null,
  engagement: null,
  viralScore: null,
}
const seen = { ...nothing, views: 200, clicks: 8, avgCtr: 4, engagement: 6, viralScore: 60 }

function figures({ from, to }: { from: string; to: string }, totals: Partial<Figures['totals']> = {}): Figures {
  const dates = Array.from({ length: 400 }, (_, index) => addDays(from, index)).filter((date) => date <= to)
  return {
    from,
    to,
    timeZone: 'Europe/Berlin',
    totals: { ...nothing, videos: 0, averageWatchSeconds: null, ...totals },
    trend: dates.map((date, index) => ({ date, views: index, clicks: 0, watchSeconds: 0, published: 0 })),
    topPerformer: null,
    brands: [],
    videos: [],
  }
}
const film: Figures['videos'][number] = {
  ...seen,
  id: 'film-1',
  title: 'Why clay shrinks',
  format: 'short',
  status: 'published',
  brandId: 'b1',
  brandName: 'Kiln',
  ctr: '4.0%',
  predictedScore: 84,
  averageWatchSeconds: 12,
  durationSeconds: 40,
  posterUrl: null,
  filmPage: '/film/abc',
  publishedAt: null,
}
const brand = { ...seen, brandId: 'b1', brand: 'Kiln', color: '#C2410C', videos: 1 }

const row = (days: { from: string; to: string }) => ({
  ...analyticsRoutes.analytics,
  path: `/api/analytics?${new URLSearchParams(days)}`,
})

let server: FakeServer
const answer = (range: Range, now: Partial<Figures>, before: Partial<Figures['totals']> = {}) => {
  const days = daysUntil(today, range)
  server.answers(row(days), { ...figures(days), ...now })
  server.answers(row(daysBefore(days, range)), figures(daysBefore(days, range), before))
}
const learned = (patterns: number) => ({
  recentLearning: {
    patterns: Array.from({ length: patterns }, () => ({
      niche: 'Marketing & Sales' as const,
      trait: 'hook' as const,
      value: 'question',
      effect: 2.5,
      films: 3,
      comparedWith: 5,
      says: 'Questions open better than the others.',
    })),
    ethicalValidation: {
      humanityScoreImprovement: null,
      averageHumanityScore: null,
      humanityThreshold: 70,
      complianceRate: null,
    },
    filmsLearnedFrom: patterns * 8,
    filmsPublished: patterns * 9,
  },
  lastCycleAt: null,
  nextCycleAt: null,
  everyHours: 6,
  mode: 'continuous' as const,
  cycles: [],
  says: 'No film is published yet, so there is nothing to learn from.',
})

beforeEach(() => {
  server = fakeServer()
  server.answers(learningRoutes.status, learned(0))
})

it('an account without a published film sees places for its figures and no invented one', async () => {
  answer('30', {})
  renderScreen(<Analytics />)
  expect(await screen.findByText('Performance Trends')).toBeVisible()
  expect(screen.getAllByText('No data yet').length).toBeGreaterThanOrEqual(6)
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', '/calendar')
  expect(await screen.findByText(/there is nothing to learn from/)).toBeVisible()
})

it('figures stand beside those of the time before, and a film leads to its details', async () => {
  const totals = { ...seen, videos: 1, averageWatchSeconds: 12 }
  answer('30', { totals, topPerformer: film, brands: [brand], videos: [film] }, { views: 100 })
  server.answers(learningRoutes.status, learned(1))
  renderScreen(<Analytics />)
  expect(await screen.findByText('+100% on the 30 days before')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Viral Score: 60%' })).toBeVisible()
  const films = within(screen.getByRole('table', { name: 'Films' }))
  expect(films.getByRole('link', { name: 'Why clay shrinks' })).toHaveAttribute('href', '/library?video=film-1')
  expect(await screen.findByText('Questions open better than the others.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'How the viral score is made' }))
  expect(await screen.findByText('4% click rate × 15')).toBeVisible()
})

it('few views are counted and judged nowhere', async () => {
  const few = { ...nothing, views: 12, clicks: 3 }
  answer('30', {
    totals: { ...few, videos: 1, averageWatchSeconds: 12 },
    topPerformer: { ...film, ...few, ctr: '' },
    brands: [{ ...brand, ...few }],
    videos: [{ ...film, ...few, ctr: '' }],
  })
  renderScreen(<Analytics />)
  expect(await screen.findByText('Viral Score', { selector: 'h2' })).toBeVisible()
  expect(screen.getAllByText('12 of 30 views. It’s measured once it reaches 30.')).toHaveLength(4)
  const brands = within(screen.getByRole('table', { name: 'Brand Performance Comparison' }))
  expect(brands.getAllByText('12 of 30 views')).toHaveLength(3)
  expect(screen.queryByText(/%|Viral Ready/)).toBeNull()
})

it('the line is read day by day with the arrow keys', async () => {
  answer('30', { totals: { ...seen, videos: 1, averageWatchSeconds: 12 } })
  renderScreen(<Analytics />)
  const chart = await screen.findByRole('slider', { name: 'Views a day' })
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('29 Views'))
  fireEvent.change(chart, { target: { value: '3' } })
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('3 Views'))
})

it('brands are ordered by whichever head is pressed', async () => {
  const other = { ...brand, ...nothing, brandId: 'b2', brand: 'Anvil' }
  answer('30', { brands: [other, brand] })
  renderScreen(<Analytics />)
  const table = within(await screen.findByRole('table', { name: 'Brand Performance Comparison' }))
  const names = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell')[0]?.textContent)
  expect(names()).toEqual(['Kiln', 'Anvil'])
  await userEvent.click(table.getByRole('button', { name: 'Brand' }))
  expect(names()).toEqual(['Anvil', 'Kiln'])
  expect(table.getByRole('columnheader', { name: 'Brand' })).toHaveAttribute('aria-sort', 'ascending')
})

it('another time is asked for, and what cannot be read is read again', async () => {
  answer('30', {})
  answer('7', { totals: { ...seen, videos: 1, averageWatchSeconds: 12 } })
  renderScreen(<Analytics />)
  await userEvent.click(await screen.findByLabelText('7 days'))
  expect(await screen.findByText('200')).toBeVisible()
})

it('figures that cannot be read say so, with a way to try again', async () => {
  server.drops(row(daysUntil(today, '30')))
  renderScreen(<Analytics />)
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached')
  answer('30', {})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Performance Trends')).toBeVisible()
})
