import { analyticsRoutes } from '@octavo/contract/analytics'
import { type Batch, batchRoutes, type FilmOfWeek, type ProposedFilm } from '@octavo/contract/batch'
import { brandRoutes } from '@octavo/contract/brand'
import { complianceRoutes } from '@octavo/contract/compliance'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from '#api/call.ts'
import { readDraft } from '#parts/form/useDraft.ts'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBatch, aBrand, aFilm, aVideo, someStats } from '#testing/samples.ts'
import Production from './Production.tsx'

const GENERATE = 'Generate 7 Shorts + 1 Long Video'
const BUSY = 'Generating Weekly Batch...'
const brand = aBrand()
const batchInfo = { totalVideos: 8, shorts: 7, longForm: 1, expectedViralScore: 86 }

let server: FakeServer
const batches = (...list: Batch[]) => {
  server.answers(batchRoutes.list, list)
  for (const batch of list) server.answers({ ...batchRoutes.get, path: `/api/batches/${batch.id}` }, batch)
}
const open = (path = '/production') => renderScreen(<Production />, path)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const bar = (name: string) => screen.queryByRole('progressbar', { name })?.getAttribute('aria-valuenow')

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandRoutes.list, [brand])
  server.answers(complianceRoutes.statistics, { status: 'operational' })
  server.answers(videoRoutes.list, [])
  batches()
})
afterEach(() => vi.useRealTimers())

describe('a week that is planned first', () => {
  const film = (format: 'short' | 'long', number: number, title: string): ProposedFilm => ({
    ...{ format, number, kind: 'mistake', facts: [], trade: 'pottery studio', isOfSeason: false, learned: null },
    subject: { id: `piece-${title}`, title, firstLine: `${title} begins like this.` },
    scheduledFor: '2026-11-23T09:00:00.000Z',
  })
  const films = [
    film('short', 1, 'Stop squeezing'),
    film('short', 2, 'What to bring'),
    film('long', 1, 'A first class'),
  ]
  const inPlan = async () => within(await screen.findByRole('region', { name: 'Plan of the week' }))

  beforeEach(() => {
    localStorage.clear()
    server.answers(batchRoutes.plan, { seed: 7, films, credits: 5 })
    server.answers(batchRoutes.createWeekly, { batchInfo, batch: aBatch() })
  })

  it('is shown with title and first line, costs nothing, and is filmed as it stands', async () => {
    open(`/production?brand=${brand.id}`)
    await userEvent.click(await button('Plan first'))
    const plan = await inPlan()
    expect(plan.getByText('“Stop squeezing begins like this.”')).toBeVisible()
    expect(plan.getByRole('status')).toHaveTextContent('2 shorts and 1 long. 5 of your 84 credits.')
    expect(server.sentTo(batchRoutes.createWeekly)).toEqual([])
    await userEvent.click(plan.getByRole('button', { name: 'Drop What to bring' }))
    expect(plan.getByRole('status')).toHaveTextContent('1 short and 1 long. 4 of your 84 credits.')
    await userEvent.click(plan.getByRole('button', { name: 'Film these 2' }))
    await waitFor(() => expect(server.sentTo(batchRoutes.createWeekly)).toHaveLength(1))
    const [order] = server.sentTo(batchRoutes.createWeekly)
    expect(order).toMatchObject({
      brandId: brand.id,
      seed: 7,
      films: [films[0], films[2]].map((one) => ({ format: one?.format, number: one?.number, subject: one?.subject })),
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan of the week' })).toBeNull())
  })

  it('swaps one subject and keeps the others, and what was pinned or written when all are swapped', async () => {
    open(`/production?brand=${brand.id}`)
    await userEvent.click(await button('Plan first'))
    const plan = await inPlan()
    server.answers(batchRoutes.plan, { seed: 8, films: [film('short', 1, 'Wet hands'), ...films.slice(1)], credits: 5 })
    await userEvent.click(plan.getByRole('button', { name: 'Swap Stop squeezing' }))
    expect(await plan.findByText('Wet hands')).toBeVisible()
    expect(server.sentTo(batchRoutes.plan)[1]).toMatchObject({
      films: [{ format: 'short', number: 1 }, { subject: films[1]?.subject }, { subject: films[2]?.subject }],
      without: ['piece-Stop squeezing'],
    })
    await userEvent.click(plan.getByRole('button', { name: 'Write your own instead of What to bring' }))
    await userEvent.click(plan.getByRole('button', { name: 'Keep it' }))
    expect(plan.getByText('Please write a title')).toBeVisible()
    await userEvent.type(plan.getByRole('textbox', { name: 'Title' }), 'Can kids come?')
    await userEvent.type(plan.getByRole('textbox', { name: /First line/ }), 'Can kids come along?')
    await userEvent.click(plan.getByRole('button', { name: 'Keep it' }))
    await userEvent.click(plan.getByRole('button', { name: 'Pin A first class' }))
    await userEvent.click(plan.getByRole('button', { name: 'Swap all but pinned' }))
    await waitFor(() => expect(server.sentTo(batchRoutes.plan)).toHaveLength(3))
    const [, , all] = server.sentTo(batchRoutes.plan) as { films: FilmOfWeek[] }[]
    expect(all?.films.map(({ subject }) => subject?.title)).toEqual([undefined, 'Can kids come?', 'A first class'])
    expect(all?.films[1]?.subject?.id).toBeUndefined()
  })

  it('is there again after a reload, and stays when it could not be ordered', async () => {
    open(`/production?brand=${brand.id}`)
    await userEvent.click(await button('Plan first'))
    await inPlan()
    await waitFor(() => expect(readDraft(`week-plan.${brand.id}`)).toBeDefined())
    cleanup()
    server.refuses(batchRoutes.createWeekly, 403, { code: 'plan-limit', message: 'You have 3 of 10 credits.' })
    open(`/production?brand=${brand.id}`)
    const plan = await inPlan()
    await userEvent.click(plan.getByRole('button', { name: 'Film these 3' }))
    expect(await screen.findByText('You have 3 of 10 credits.')).toBeVisible()
    expect(plan.getByText('Stop squeezing')).toBeVisible()
    await userEvent.click(plan.getByRole('button', { name: 'Discard plan' }))
    expect(screen.queryByRole('region', { name: 'Plan of the week' })).toBeNull()
  })
})

describe('the weekly batch', () => {
  it('waits for a brand, and names it with its niche', async () => {
    server.answers(brandRoutes.list, [brand, aBrand({ id: '0b5f0f4e-0000-4000-8000-000000000002', name: 'Bytebrew' })])
    open()
    expect(await button(GENERATE)).toBeDisabled()
    await userEvent.click(screen.getByRole('combobox', { name: 'Brand' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Kiln & Clay (AI & Technology)' }))
    expect(await button(GENERATE)).toBeEnabled()
    expect(screen.getByText(/Uses 10 credits, 84 left/)).toBeVisible()
  })

  it('says what a language model costs before the click, and what today has cost', async () => {
    const capabilities = [{ name: 'Scripts', provider: 'gpt', embedded: false }]
    server.answers(analyticsRoutes.stats, someStats({ capabilities }))
    const costs = { unit: 'microdollars' as const, aWeek: 312_400, today: 20_000, dailyBudget: 1_000_000 }
    const row = { ...scriptRoutes.writer, path: `/api/scripts/writer?brandId=${brand.id}` }
    server.answers(row as typeof scriptRoutes.writer, { name: 'gpt', embedded: false, costs })
    open()
    expect(await screen.findByText('Scripts by gpt: at most about $0.32 a week. Today: $0.02 of $1.')).toBeVisible()
  })

  it.each([
    ['has none', [], true],
    ['has some', [{ mediaId: crypto.randomUUID() }], false],
  ])('asks for photos only where the brand has none: it %s', async (_, pictures, asks) => {
    server.answers(brandRoutes.list, [{ ...brand, pictures }])
    open(`/production?brand=${brand.id}`)
    await waitFor(async () => expect(await button(GENERATE)).toBeEnabled())
    const link = screen.queryByRole('link', { name: 'Add photos and clips' })
    expect(link?.getAttribute('href')).toBe(asks ? `/brands?brand=${brand.id}` : undefined)
  })

  it('that the credits are not enough for leads to more of them, and is not tried again', async () => {
    server.answers(analyticsRoutes.stats, someStats({ creditsRemaining: 9 }))
    const message = 'A week costs 10 credits; you have 9.'
    server.refuses(batchRoutes.createWeekly, 403, { code: 'plan-limit', message })
    open()
    expect(await screen.findByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/pricing')
    await userEvent.click(await button(GENERATE))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('takes the only brand there is', async () => {
    open()
    await waitFor(async () => expect(await button(GENERATE)).toBeEnabled())
  })

  it('cannot be ordered twice while it is ordered, and says what was made', async () => {
    const answer = server.holds(batchRoutes.createWeekly)
    open(`/production?brand=${brand.id}`)
    await userEvent.click(await button(GENERATE))
    expect(await button(BUSY)).toBeDisabled()
    batches(aBatch())
    answer({ batchInfo, batch: aBatch() })
    expect(await screen.findByText('Enhanced Weekly Batch Created')).toBeVisible()
    const said = 'Generated 8 videos (7 shorts + 1 long-form) with 86/100 avg viral score'
    expect(screen.getByText(said)).toBeVisible()
    expect(await button(GENERATE)).toBeEnabled()
    expect(server.sentTo(batchRoutes.createWeekly)).toHaveLength(1)
  })

  it('asks again under the same request id after a lost reply, and under a new one after an answer', async () => {
    server.drops(batchRoutes.createWeekly)
    open(`/production?brand=${brand.id}`)
    await userEvent.click(await button(GENERATE))
    expect(await screen.findByText('Failed to generate enhanced weekly batch')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached')

    server.refuses(batchRoutes.createWeekly, 403, { code: 'plan-limit', message: 'You have 3 of 10 credits.' })
    await userEvent.click(await button('Try again'))
    expect(await screen.findByText('You have 3 of 10 credits.')).toBeVisible()
    await userEvent.click(await button(GENERATE))
    await waitFor(() => expect(server.sentTo(batchRoutes.createWeekly)).toHaveLength(3))

    const [first, second, third] = server.sentTo(batchRoutes.createWeekly).map(({ requestId }) => requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(bar('Content Generation')).toBeUndefined()
  })

  it('ticks until the batch is known, then shows what was counted', async () => {
    server.holds(batchRoutes.createWeekly)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const cache = open(`/production?brand=${brand.id}`)
    await user.click(await button(GENERATE))
    await act(() => vi.advanceTimersByTimeAsync(1700))
    expect(bar('Content Generation')).toBe('30')
    expect(bar('AI Compliance Officer')).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(bar('Content Generation')).toBe('90')
    expect(bar('AI Compliance Officer')).toBe('0')

    const counted = aBatch({ status: 'writing', contentProgress: 0.5, complianceProgress: 0.25, productionProgress: 0 })
    batches(counted)
    act(() => void cache.setQueryData(keyOf(batchRoutes.list), [counted]))
    await waitFor(() => expect(bar('Content Generation')).toBe('50'))
    expect(bar('AI Compliance Officer')).toBeUndefined()
  })

  it('is there again after a reload, with its estimate and each video', async () => {
    const videos = [
      aFilm({ id: '1', title: 'Finished one', number: 1 }),
      aVideo({ id: '2', title: 'In the making', number: 2, status: 'rendering', progress: 0.4, etaSeconds: 50 }),
      aVideo({
        id: '3',
        title: 'Broken one',
        number: 3,
        status: 'failed',
        problem: 'The disk is full. Free some space.',
      }),
      aVideo({ id: '4', title: 'Held back', number: 4, status: 'review', problem: 'It promises an income.' }),
    ]
    batches(aBatch({ videos }))
    open()
    expect(await screen.findByText('2 of 8 films are ready.')).toBeVisible()
    expect(screen.getByText('About 6 min left.')).toBeVisible()
    expect(bar('Video Production')).toBe('25')
    const row = (title: string) => within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement)
    expect(row('Finished one').getByRole('button', { name: /Watch/ })).toBeEnabled()
    expect(row('In the making').getByText(/40%, under a minute left/)).toBeVisible()
    expect(row('Broken one').getByText('The disk is full. Free some space.')).toBeVisible()
    expect(row('Broken one').getByRole('button', { name: /Retry/ })).toBeEnabled()
    expect(row('Held back').getByRole('button', { name: /Review/ })).toBeEnabled()
  })

  it('halts only after asking', async () => {
    batches(aBatch())
    const halt = { ...batchRoutes.halt, path: '/api/batches/batch-1/halt' } as const
    server.answers(halt, aBatch({ status: 'halted', says: 'Halted. 2 of 8 films are in the library.' }))
    open()
    await userEvent.click(await button('Halt'))
    expect(server.sentTo(halt)).toHaveLength(0)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Halt batch' }))
    expect(await screen.findByText('Batch halted')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Halt' })).toBeNull()
    expect(bar('Video Production')).toBeUndefined()
  })
})

describe('live production status', () => {
  it('shows the specified figures as a sample until there is a film', async () => {
    open()
    expect(await screen.findByText('1.2M')).toBeVisible()
    for (const figure of ['96%', '84', '$18']) expect(screen.getByText(figure)).toBeVisible()
    expect(screen.getByText('Sample')).toBeVisible()
  })

  it('shows the own figures from the first film on', async () => {
    const production = { ...someStats().production, videosGenerated: 1, viralScoreAverage: 81, autoApprovalRate: 88 }
    server.answers(analyticsRoutes.stats, someStats({ production }))
    open()
    expect(await screen.findByText('88%')).toBeVisible()
    expect(screen.getByText('81')).toBeVisible()
    expect(screen.getByText('No data yet')).toBeVisible()
    expect(screen.queryByText('Sample')).toBeNull()
    expect(screen.queryByText('1.2M')).toBeNull()
  })
})

it('gives a finished week another look', async () => {
  const batch = aBatch({ videos: [aVideo({ status: 'ready' })] })
  batches(batch)
  server.answers({ ...batchRoutes.changeLook, path: `/api/batches/${batch.id}/look` }, { changed: 1, left: [] })
  open()
  await userEvent.click(await button('Change the look'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the look of this week' }))
  expect(dialog.getByRole('radio', { name: /^Each its own/ })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: /^Neon/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change the look' }))
  expect(await screen.findByText('Changing 1 film')).toBeVisible()
  expect(server.asked.find(({ path }) => path.endsWith('/look'))?.body).toMatchObject({ look: 'neon' })
})
