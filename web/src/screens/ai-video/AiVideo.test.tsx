import { analyticsRoutes } from '@octavo/contract/analytics'
import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { brandRoutes } from '@octavo/contract/brand'
import { filmOrderRoutes, type OrderedFilm } from '@octavo/contract/film-order'
import { scriptRoutes } from '@octavo/contract/script'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from '#api/call.ts'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aFilm, aScript, aVideo, someStats } from '#testing/samples.ts'
import AiVideo from './AiVideo.tsx'

const WORDS = 'Why does a mug feel cold at first?'
const LONG_VISUALS = 'A drawing of a clock beside a mug, with the words that it is worth a moment of waiting'
const film = { ...videoRoutes.get, path: '/api/videos/video-1' } as const
const state = { ...filmOrderRoutes.filmState, path: '/api/videos/video-1/generated' } as const

const anOrder = (given: Partial<OrderedFilm> = {}): OrderedFilm => ({
  id: 'video-1',
  title: 'Why does a mug feel cold',
  brandId: aBrand().id,
  brandName: 'Kiln & Clay',
  videoType: 'short',
  status: 'generating',
  state: 'rendering',
  progress: 0.4,
  totalDuration: 75.2,
  scenes: [
    { timestamp: 0, visuals: 'Opening words, large' },
    { timestamp: 64.5, visuals: LONG_VISUALS },
  ],
  metadata: {
    resolution: '1080x1920',
    avatarUsed: 'casual',
    voiceUsed: 'storyteller',
    backgroundUsed: 'studio',
    musicUsed: 'library',
    captions: true,
    captionStyle: 'calm',
  },
  problem: null,
  filename: null,
  posterUrl: null,
  streamUrl: null,
  downloadUrl: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  lengthNote: null,
  etaSeconds: 90,
  credits: 2,
  scriptId: 'script-1',
  srtUrl: null,
  vttUrl: null,
  readyAt: null,
  sample: false,
  ...given,
})
const inTheMaking = aVideo({ batchId: null, status: 'rendering', stage: 'render', progress: 0.4, etaSeconds: 90 })

let server: FakeServer
const open = (path = '/ai-video') => renderScreen(<AiVideo />, path)
const generate = () => screen.findByRole('button', { name: 'Generate AI Video' })
const press = async () => userEvent.click(await generate())
const writeWords = async (words = WORDS) => {
  await generate()
  await userEvent.click(screen.getByLabelText('Script'))
  await userEvent.paste(words)
}
const stands = (video: Video, order = anOrder()) => {
  server.answers(film, video)
  server.answers(state, { video: order })
}

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(avatarVideoRoutes.voices, [])
  server.answers(scriptRoutes.list, { scripts: [] })
  server.answers(videoRoutes.generated, [])
  server.answers(videoRoutes.list, [])
  server.answers(filmOrderRoutes.film, { video: anOrder() })
  stands(inTheMaking)
})

describe('the form', () => {
  it('says what is wrong with which field, and orders nothing', async () => {
    server.answers(brandRoutes.list, [])
    open()
    await writeWords('Too short')
    await userEvent.clear(screen.getByLabelText('Duration in seconds'))
    await press()
    expect(await screen.findByText('Brand is required')).toBeVisible()
    expect(screen.getByText('Script must be at least 10 characters')).toBeVisible()
    expect(screen.getByText('Expected number, received nan')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Duration in seconds'), '301')
    expect(screen.getByText('Number must be less than or equal to 300')).toBeVisible()
    expect(screen.getByText('Every video uses the look of a brand. There is none yet.')).toBeVisible()
    expect(server.sentTo(filmOrderRoutes.film)).toHaveLength(0)
  })

  it('sends its defaults, tells the price of longer films, and comes back after a reload', async () => {
    open()
    await writeWords()
    expect(screen.getByText('Uses 1 credit, 84 left')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Duration in seconds'))
    await userEvent.type(screen.getByLabelText('Duration in seconds'), '75')
    expect(screen.getByText('Uses up to 2 credits, 84 left')).toBeVisible()
    await press()
    await waitFor(() => expect(server.sentTo(filmOrderRoutes.film)).toHaveLength(1))
    expect(server.sentTo(filmOrderRoutes.film)[0]).toMatchObject({
      brandId: aBrand().id,
      script: WORDS,
      videoType: 'short',
      avatarStyle: 'professional',
      voiceId: 'professional',
      backgroundStyle: 'office',
      duration: 75,
    })
    await waitFor(() => expect(localStorage.getItem('octavo.draft.ai-video.account-1')).toContain(WORDS))
  })

  it('that is sent before the brands are there goes with one as soon as they are', async () => {
    const give = server.holds(brandRoutes.list)
    open()
    await writeWords()
    await press()
    expect(screen.queryByText('Brand is required')).toBeNull()
    expect(server.sentTo(filmOrderRoutes.film)).toHaveLength(0)
    give([aBrand()])
    await waitFor(() => expect(server.sentTo(filmOrderRoutes.film)).toMatchObject([{ brandId: aBrand().id }]))
  })

  it('is filled from the script that the address names', async () => {
    server.answers(scriptRoutes.list, { scripts: [aScript({ format: 'long' })] })
    open('/ai-video?script=script-1')
    await waitFor(() => expect(screen.getByLabelText('Script')).toHaveValue(aScript().body))
    expect(screen.getByRole('radio', { name: 'Long, wide' })).toBeChecked()
  })
})

describe('the video', () => {
  it('is followed from the order to the finished film, with its facts and scenes', async () => {
    const cache = open()
    await writeWords()
    await press()
    expect(await screen.findByText('Generating')).toBeVisible()
    expect(await screen.findByRole('progressbar', { name: 'Film' })).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByText('40%, about 2 min left')).toBeVisible()
    expect(screen.getByText('1:15 planned')).toBeVisible()
    for (const fact of ['1080 × 1920', '2 scenes', 'Casual', 'Storyteller', 'Studio'])
      expect(screen.getByText(fact, { selector: 'dd' })).toBeVisible()
    const scenes = within(screen.getByRole('region', { name: 'Scenes' })).getAllByRole('listitem')
    expect(scenes[1]).toHaveTextContent(`1:04${LONG_VISUALS.slice(0, 60)}...`)
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()

    const done = aFilm({ durationSeconds: 74.4 })
    server.answers(state, { video: anOrder({ status: 'completed', state: 'ready' }) })
    act(() => void cache.setQueryData(keyOf(videoRoutes.get, { params: { id: 'video-1' } }), done))
    expect(await screen.findByText('AI Video Generated!')).toBeVisible()
    expect(screen.getByText('The video has 2 scenes.')).toBeVisible()
    expect(screen.getByText('Completed')).toBeVisible()
    expect(screen.getByText('1:14')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', done.downloadUrl)
    expect(screen.getByRole('link', { name: 'Open in library' })).toHaveAttribute('href', '/library?video=video-1')
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    expect(screen.getByRole('region', { name: `Player: ${done.title}` })).toBeVisible()
  })

  it('is there again after a reload', async () => {
    localStorage.setItem('octavo.generation.ai-video', 'video-1')
    open()
    expect(await screen.findByRole('progressbar', { name: 'Film' })).toHaveAttribute('aria-valuenow', '40')
  })

  it('that is not there any more leaves the place empty', async () => {
    localStorage.setItem('octavo.generation.ai-video', 'gone')
    open()
    expect(await screen.findByText(/The video appears here/)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('octavo.generation.ai-video')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that was refused says why in a toast and in place, and is ordered again from there', async () => {
    const message = 'The 9 words take at least 20 seconds to say and you asked for 15.'
    server.refuses(filmOrderRoutes.film, 422, { message, code: 'unprocessable' })
    open()
    await writeWords()
    await press()
    expect(await screen.findByText('Generation Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    server.answers(filmOrderRoutes.film, { video: anOrder() })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('progressbar', { name: 'Film' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that was refused is forgiven as soon as the form is mended', async () => {
    server.refuses(filmOrderRoutes.film, 422, { message: 'These words do not fit.', code: 'unprocessable' })
    open()
    await writeWords()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('These words do not fit.')
    await userEvent.type(screen.getByLabelText('Script'), ' Truly.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is brought into view when it is ordered, while the focus stays', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    open()
    await writeWords()
    await userEvent.keyboard('{Control>}{Enter}')
    expect(await screen.findByText('Your video: Generating')).toBeInTheDocument()
    expect(seen.mock.contexts.map((place) => (place as Element).id)).toContain('result')
    expect(screen.getByLabelText('Script')).toHaveFocus()
    seen.mockRestore()
  })

  it('that will not fill its time is told before it is paid for', async () => {
    open()
    await writeWords()
    expect(screen.getByText('8 words, about 5 s')).toBeVisible()
    expect(screen.getByText('8 words fill about 9 of 60 seconds')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Duration in seconds'))
    expect(screen.queryByText(/8 words fill/)).toBeNull()
  })

  it('fills the form with what it was made of, for a variation', async () => {
    localStorage.setItem('octavo.generation.ai-video', 'video-1')
    server.answers(scriptRoutes.list, { scripts: [aScript()] })
    stands(aFilm(), anOrder({ status: 'completed', state: 'ready' }))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Create Variation' }))
    await waitFor(() => expect(screen.getByLabelText('Script')).toHaveValue(aScript().body))
    expect(screen.getByLabelText('Duration in seconds')).toHaveValue(75)
    expect(screen.getByRole('combobox', { name: 'Avatar style' })).toHaveTextContent('Casual')
    expect(screen.getByRole('combobox', { name: 'Background' })).toHaveTextContent('Studio')
  })
})

it('lists what was generated before, to look at again', async () => {
  server.answers(videoRoutes.generated, [anOrder({ status: 'completed' })])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Why does a mug feel cold' }))
  expect(await screen.findByRole('progressbar', { name: 'Film' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Recent films (1)' })).toBeVisible()
})
