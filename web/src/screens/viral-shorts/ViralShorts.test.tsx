import { analyticsRoutes } from '@octavo/contract/analytics'
import { brandRoutes } from '@octavo/contract/brand'
import { channelRoutes } from '@octavo/contract/channel'
import { generationRoutes, VIRAL_SHORT_STEPS, type ViralShort } from '@octavo/contract/generation'
import { publicationRoutes } from '@octavo/contract/publication'
import { videoRoutes } from '@octavo/contract/video'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aCheck, aFilm, aPlannedPost, someStats } from '#testing/samples.ts'
import ViralShorts from './ViralShorts.tsx'

const CREATE = 'Create Viral Short'
const run = { ...generationRoutes.shortRun, path: '/api/viral-short/run-1' } as const
const film = { ...videoRoutes.get, path: '/api/videos/video-1' } as const
const posts = { ...publicationRoutes.posts, path: '/api/videos/video-1/posts' } as const
const produce = { ...publicationRoutes.produce, path: '/api/videos/video-1/produce' } as const

const steps = (done: number, status: 'processing' | 'error' | 'pending' = 'processing') =>
  VIRAL_SHORT_STEPS.map((step, index) => ({
    step,
    status: index < done ? ('completed' as const) : index === done ? status : ('pending' as const),
    details: index < done ? `Found in step ${index + 1}.` : '',
    result: null,
  }))

const aShort = (given: Partial<ViralShort> = {}): ViralShort => ({
  id: 'run-1',
  status: 'completed',
  problem: null,
  brandId: aBrand().id,
  scriptId: 'script-1',
  steps: steps(6),
  createdAt: '2026-11-20T09:00:00.000Z',
  niche: 'entrepreneurship',
  topic: 'the first sale',
  targetViralScore: 90,
  viral_content: {
    title: 'The first sale',
    hook: 'Who bought first?',
    script: 'Who bought first? A neighbour did.',
    voice_instructions: 'Voice “friendly”: warm and unhurried.',
    visual_cues: ['0:00 A shop window', '0:04 A hand with a coin'],
    timing_markers: [
      { time: 0, action: 'Hook: “Who bought first?”' },
      { time: 64.5, action: 'Closing card' },
    ],
    cta: 'Ask your first customer.',
    hashtags: ['shop'],
    sources: [],
    viral_prediction: 91,
    confidence_score: 0.88,
  },
  memory_result: { is_duplicate: false, compared: 3, closest: { title: 'A first mug', similarity: 0.31 } },
  complianceCheck: aCheck(),
  video: {
    id: 'video-1',
    status: 'ready',
    progress: 1,
    problem: null,
    streamUrl: '/api/videos/stream/clay.mp4',
    downloadUrl: '/api/videos/download/clay.mp4',
    filename: 'clay.mp4',
  },
  ...given,
})

let server: FakeServer
const open = () => renderScreen(<ViralShorts />, '/viral-shorts')
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const statesOf = () =>
  within(screen.getByRole('list', { name: 'Steps of the short' }))
    .getAllByRole('listitem')
    .map((row) => /(Pending|Processing|Completed|Error)$/.exec(row.textContent ?? '')?.[0])

async function fillIn() {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Niche' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Entrepreneurship' }))
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: ' the first sale ' } })
}

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(videoRoutes.generated, [])
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(channelRoutes.list, [])
  server.answers(videoRoutes.list, [])
  server.answers(generationRoutes.shortRuns, [])
})

describe('a new short', () => {
  it('needs a niche and a topic, and is asked to reach 95 unless told otherwise', async () => {
    open()
    expect(await button(CREATE)).toBeDisabled()
    await screen.findByRole('list', { name: 'Steps of the short' })
    expect(statesOf()).toEqual(Array(6).fill('Pending'))
    expect(screen.getByLabelText('Target viral score')).toHaveValue('95')
    await fillIn()
    expect(await button(CREATE)).toBeEnabled()
    expect(screen.getByText(/Uses 1 credit, 84 left/)).toBeVisible()
  })

  it('cannot be ordered twice while a step is at work, and shows the real steps', async () => {
    const answer = server.holds(generationRoutes.short)
    const making = aShort({
      status: 'generating',
      steps: steps(3),
      viral_content: null,
      memory_result: null,
      video: null,
    })
    server.answers(run, making)
    open()
    await fillIn()
    await userEvent.click(await button(CREATE))
    expect(await button('Creating Viral Short...')).toBeDisabled()
    answer(making)
    await waitFor(() =>
      expect(statesOf()).toEqual(['Completed', 'Completed', 'Completed', 'Processing', 'Pending', 'Pending']),
    )
    expect(await button('Creating Viral Short...')).toBeDisabled()
    expect(server.sentTo(generationRoutes.short)).toMatchObject([
      { brandId: aBrand().id, niche: 'entrepreneurship', topic: 'the first sale', targetViralScore: 95 },
    ])
  })

  it('that is refused stops at its first step with the reason', async () => {
    const message = 'Your work is stopped. Press Start in Master Control, then try again.'
    server.refuses(generationRoutes.short, 409, { code: 'conflict', message })
    open()
    await fillIn()
    await userEvent.click(await button(CREATE))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your work is stopped.')
    expect(statesOf()[0]).toBe('Error')
    expect(await button(CREATE)).toBeEnabled()
  })
})

describe('a short that is there', () => {
  beforeEach(() => {
    server.answers(generationRoutes.shortRuns, [aShort()])
    server.answers(run, aShort())
    server.answers(film, aFilm({ title: 'The first sale' }))
  })

  it('folds its finished steps to a line that says how long they took, and opens', async () => {
    server.answers(film, aFilm({ readyAt: '2026-11-20T09:00:48.000Z' }))
    open()
    const line = await screen.findByText('6 steps done in 48 s')
    expect(screen.getByText('Found in step 6.')).not.toBeVisible()
    await userEvent.click(line)
    expect(screen.getByText('Found in step 6.')).toBeVisible()
  })

  it('shows its script, visuals, timing and metadata, and that it is unique', async () => {
    open()
    expect(await screen.findByText('Who bought first? A neighbour did.')).toBeVisible()
    expect(screen.getByText('Unique Content Stored')).toBeVisible()
    expect(screen.getByText(/Compared with 3 earlier scripts. The closest is “A first mug”, 31% alike/)).toBeVisible()
    const tab = async (name: string) => userEvent.click(screen.getByRole('tab', { name }))
    await tab('Visuals')
    expect(screen.getByText('A hand with a coin')).toBeVisible()
    await tab('Timing')
    expect(screen.getByText('1:04')).toBeVisible()
    await tab('Metadata')
    expect(screen.getByText('91 of 100, 90 asked for')).toBeVisible()
    expect(screen.getByText('#shop')).toBeVisible()
  })

  it('goes to the local channel while no other is connected, and says so', async () => {
    server.answers({ ...publicationRoutes.posts, path: '/api/videos/video-1/posts' }, [aPlannedPost()])
    server.answers(posts, [aPlannedPost()])
    server.answers(produce, {
      youtubeUrl: 'http://localhost/v/1',
      network: 'local',
      status: 'published',
      video: aFilm({ status: 'published', filmPage: '/v/1' }),
    })
    open()
    expect(await screen.findByText(/No YouTube channel is connected yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download Video' })).toHaveAttribute('href', aFilm().downloadUrl)
    await userEvent.click(await button('Upload to YouTube'))
    await userEvent.click(await button('Publish now'))
    expect(await screen.findByText('Video Produced Successfully')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Film page' })).toBeVisible()
  })

  it('is varied from the same inputs, as an order of its own', async () => {
    server.answers(generationRoutes.short, aShort())
    open()
    await userEvent.click(await button('Create Variation'))
    await userEvent.click(await button('Create Variation'))
    await waitFor(() => expect(server.sentTo(generationRoutes.short)).toHaveLength(2))
    const [first, second] = server.sentTo(generationRoutes.short)
    expect(first).toMatchObject({ topic: 'the first sale', niche: 'entrepreneurship', targetViralScore: 90 })
    expect(second).toMatchObject({ ...first, requestId: expect.any(String) })
    expect(second?.requestId).not.toBe(first?.requestId)
  })
})

it('that repeats an earlier one is not filmed, and says which', async () => {
  const repeated = aShort({
    status: 'failed',
    problem: 'Not filmed, because it would repeat an earlier script.',
    steps: steps(5, 'error'),
    memory_result: { is_duplicate: true, compared: 9, closest: { title: 'A first mug', similarity: 0.93 } },
    video: null,
  })
  server.answers(generationRoutes.shortRuns, [repeated])
  server.answers(run, repeated)
  open()
  expect(await screen.findByText('Duplicate Detected')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Not filmed, because it would repeat')
  expect(statesOf()[5]).toBe('Error')
})
