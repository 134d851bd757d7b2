import { analyticsRoutes } from '@octavo/contract/analytics'
import { type Batch, batchRoutes } from '@octavo/contract/batch'
import { brandRoutes } from '@octavo/contract/brand'
import { complianceRoutes } from '@octavo/contract/compliance'
import { videoRoutes } from '@octavo/contract/video'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from '#api/call.ts'
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
    const row = (title: string) => within(screen.getByText(title, { selector: 'span' }).closest('li') as HTMLElement)
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
