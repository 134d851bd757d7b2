import { analyticsRoutes } from '@octavo/contract/analytics'
import { brandRoutes } from '@octavo/contract/brand'
import { generationRoutes, VIRAL_CONTENT_STEPS, type ViralGeneration } from '@octavo/contract/generation'
import { videoRoutes } from '@octavo/contract/video'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from '#api/call.ts'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aCheck, aFilm, aVideo, someStats } from '#testing/samples.ts'
import ViralGenerator from './ViralGenerator.tsx'

const GENERATE = 'Generate Viral Content'
const run = { ...generationRoutes.viralRun, path: '/api/viral/generations/run-1' } as const
const film = { ...videoRoutes.get, path: '/api/videos/video-1' } as const

const steps = (done: number, now: 'processing' | 'error' = 'processing') =>
  VIRAL_CONTENT_STEPS.map((step, index) => ({
    step,
    status: index < done ? ('completed' as const) : index === done ? now : ('pending' as const),
    details: index === done ? 'Holding it against the rules' : '',
    result: null,
  }))

const aRun = (given: Partial<ViralGeneration> = {}): ViralGeneration => ({
  id: 'run-1',
  status: 'completed',
  problem: null,
  brandId: aBrand().id,
  scriptId: 'script-1',
  steps: steps(4),
  createdAt: '2026-11-20T09:00:00.000Z',
  contentType: 'short',
  trendingContext: 'Pottery after work',
  viralContent: {
    title: 'A mug of your own',
    viralScore: 91,
    hook: 'Who made your mug?',
    script: 'Who made your mug?\nNobody you know.\nMake one.',
    hashtags: ['#pottery', 'mug'],
    callToAction: 'Make your own.',
    sources: [],
  },
  complianceCheck: aCheck(),
  videoAsset: {
    id: 'video-1',
    status: 'ready',
    progress: 1,
    problem: null,
    streamUrl: null,
    downloadUrl: null,
    filename: null,
  },
  ...given,
})
const writing = aRun({
  status: 'generating',
  steps: steps(1),
  scriptId: null,
  viralContent: null,
  complianceCheck: null,
  videoAsset: null,
})
const finding = {
  ruleId: 'ftc-income',
  title: 'Promises an income',
  severity: 'high',
  field: 'text',
  quote: 'You will get rich',
  start: 0,
  end: 17,
  explanation: 'Nobody can promise that.',
  suggestion: 'Say what the customer gets.',
  source: 'FTC Act, section 5',
} as const

let server: FakeServer
const open = () => renderScreen(<ViralGenerator />, '/viral-generator')
const press = async (name = GENERATE) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const stands = (state: ViralGeneration) => {
  server.answers(generationRoutes.viralRuns, [state])
  server.answers(run, state)
}
const statesOf = () =>
  within(screen.getByRole('list', { name: 'Steps of the generation' }))
    .getAllByRole('listitem')
    .map((row) => /(Pending|Processing|Completed|Error)$/.exec(row.textContent ?? '')?.[0])

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(videoRoutes.generated, [])
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(generationRoutes.viralRuns, [])
  server.answers(generationRoutes.viral, aRun())
  server.answers(film, aFilm())
})

describe('ordering', () => {
  it('sends brand, type and trend once, and shows each step before there is an answer', async () => {
    const answer = server.holds(generationRoutes.viral)
    const cache = open()
    await userEvent.click(await screen.findByLabelText('Trending context (optional)'))
    await userEvent.paste(' Pottery after work ')
    expect(statesOf()).toEqual(['Pending', 'Pending', 'Pending', 'Pending'])
    await press()
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled()
    expect(server.sentTo(generationRoutes.viral)).toEqual([
      {
        brandId: aBrand().id,
        contentType: 'short',
        trendingContext: 'Pottery after work',
        requestId: expect.any(String),
      },
    ])
    stands(writing)
    act(() => void cache.setQueryData(keyOf(generationRoutes.viralRuns), [writing]))
    expect(await screen.findByText('Holding it against the rules.')).toBeVisible()
    expect(statesOf()).toEqual(['Completed', 'Processing', 'Pending', 'Pending'])
    expect(screen.getByRole('progressbar', { name: 'Generation' })).toHaveAttribute('aria-valuenow', '25')

    stands(aRun())
    answer(aRun())
    act(() => void cache.setQueryData(keyOf(generationRoutes.viralRun, { params: { id: 'run-1' } }), aRun()))
    expect(await screen.findByText('Approved for publication')).toBeVisible()
    expect(screen.getByRole('button', { name: GENERATE })).toBeEnabled()
  })

  it('tells what a long video can cost', async () => {
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Content type' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Long-form (3-5 min)' }))
    expect(screen.getByText('Uses up to 5 credits, 84 left')).toBeVisible()
  })

  it('that fails is logged, says in place why, and is sent again from there', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.refuses(generationRoutes.viral, 409, { code: 'conflict', message: 'Your work is stopped.' })
    open()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your work is stopped.')
    expect(log).toHaveBeenCalledWith('Viral generation failed:', expect.stringContaining('409'))
    expect(screen.queryByText('Generation Failed')).toBeNull()
    stands(aRun())
    server.answers(generationRoutes.viral, aRun())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Approved for publication')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    log.mockRestore()
  })
})

describe('the result', () => {
  it('shows the words, the verdict and the film, with the ways on', async () => {
    stands(aRun())
    open()
    expect(await screen.findByText('Predicted score 91')).toBeVisible()
    expect(screen.getByText('Who made your mug?', { selector: 'dd' })).toBeVisible()
    for (const words of ['Nobody you know.', 'Make your own.', '#pottery', '#mug', 'Risk level: low', 'No issues'])
      expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit script' })).toHaveAttribute('href', '/scripts?script=script-1')
    expect(await screen.findByRole('button', { name: 'Preview' })).toBeEnabled()
    await userEvent.click(screen.getByText(/^4 steps done/))
    expect(statesOf()).toEqual(['Completed', 'Completed', 'Completed', 'Completed'])
    await press('Create Variation')
    await waitFor(() => expect(server.sentTo(generationRoutes.viral)).toHaveLength(1))
    expect(server.sentTo(generationRoutes.viral)[0]).toMatchObject({ trendingContext: 'Pottery after work' })
  })

  it('that requires review says how risky it is and why, and lets a person decide', async () => {
    stands(aRun({ complianceCheck: aCheck({ approved: false, riskLevel: 'high', issues: [finding] }) }))
    server.answers(film, aVideo({ batchId: null, status: 'review', problem: 'It promises an income.' }))
    open()
    expect(await screen.findByText('Risk level: high')).toBeVisible()
    expect(screen.getAllByText('Requires review').length).toBeGreaterThan(0)
    expect(screen.getByText('Promises an income')).toBeVisible()
    expect(await screen.findByText('It promises an income.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Review' })).toBeEnabled()
  })

  it('of a run that failed is its reason, at the step where it ended', async () => {
    stands(
      aRun({ status: 'failed', problem: 'It repeats an earlier script.', steps: steps(2, 'error'), videoAsset: null }),
    )
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('It repeats an earlier script.')
    expect(statesOf()).toEqual(['Completed', 'Completed', 'Error', 'Pending'])
  })
})

it('finds a run that is at work after a reload, and earlier ones to look at again', async () => {
  const earlier = aRun({ id: 'run-0', trendingContext: null })
  server.answers(generationRoutes.viralRuns, [writing, earlier])
  server.answers(run, writing)
  server.answers({ ...run, path: '/api/viral/generations/run-0' }, earlier)
  open()
  expect(await screen.findByText('Holding it against the rules.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /A mug of your own/ }))
  expect(await screen.findByText('Approved for publication')).toBeVisible()
})
