import { analyticsRoutes, type Analytics as Figures } from '@octavo/contract/analytics'
import { type LearnedPattern, learningRoutes } from '@octavo/contract/learning'
import { addDays, dateIn } from '@octavo/contract/time-zone'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aLearningStatus } from '#testing/operation.samples.ts'
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
const question: LearnedPattern = {
  niche: 'Marketing & Sales',
  trait: 'hook',
  value: 'question',
  effect: 2.5,
  taught: 2.5,
  change: { from: 0, to: 2.5, at: '2026-11-20T09:00:00.000Z' },
  since: '2026-11-18T09:00:00.000Z',
  chance: 1 / 3000,
  sure: 'As good as certain.',
  films: 8,
  comparedWith: 12,
  evidence: {
    total: 8,
    films: [{ id: 'film-1', title: 'Why clay cracks', views: 412 }],
    usualViews: { these: 400, others: 130 },
  },
  setAside: false,
  says: 'Questions open better than the others.',
}
const learned = (...patterns: LearnedPattern[]) => {
  const status = aLearningStatus()
  return { ...status, recentLearning: { ...status.recentLearning, patterns, filmsLearnedFrom: 20, filmsPublished: 24 } }
}

beforeEach(() => {
  server = fakeServer()
  server.answers(learningRoutes.status, aLearningStatus())
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
  server.answers(learningRoutes.status, learned(question))
  renderScreen(<Analytics />)
  expect(await screen.findByText('+100% on the 30 days before')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Viral Score: 60%' })).toBeVisible()
  const films = within(screen.getByRole('table', { name: 'Films' }))
  expect(films.getByRole('link', { name: 'Why clay shrinks' })).toHaveAttribute('href', '/library?video=film-1')
  expect(await screen.findByText('Questions open better than the others.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'How the viral score is made' }))
  expect(await screen.findByText('4% click rate × 15')).toBeVisible()
})

it('what was learned shows what changed, how sure it is and because of which films, and can be set aside', async () => {
  answer('30', {})
  server.answers(learningRoutes.status, learned(question))
  server.answers(
    learningRoutes.setAside,
    learned({ ...question, effect: 0, setAside: true, change: { ...question.change, from: 2.5, to: 0 } }),
  )
  server.answers(learningRoutes.useAgain, learned(question))
  renderScreen(<Analytics />)
  expect(await screen.findByText(/From 0 to \+2.5 points on Fri, Nov 20.* Known since Wed, Nov 18/)).toBeVisible()
  expect(screen.getByText('As good as certain.')).toBeVisible()
  expect(screen.getByText('With 440 films of a niche, we would notice.')).toBeVisible()
  await userEvent.click(screen.getByText('Because of 8 films'))
  expect(screen.getByRole('link', { name: 'Why clay cracks' })).toHaveAttribute('href', '/library?video=film-1')
  expect(screen.getByText('And 7 older.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: `Set aside: ${question.says}` }))
  await userEvent.click(await screen.findByRole('button', { name: `Use it again: ${question.says}` }))
  expect(await screen.findByRole('button', { name: `Set aside: ${question.says}` })).toBeVisible()
  const { niche, trait, value } = question
  expect(server.sentTo(learningRoutes.setAside)).toEqual([{ niche, trait, value }])
  expect(server.sentTo(learningRoutes.useAgain)).toEqual([{ niche, trait, value }])
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
