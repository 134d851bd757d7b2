import { analyticsRoutes } from '@octavo/contract/analytics'
import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { brandRoutes } from '@octavo/contract/brand'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aFilm, aScript, aVideo, someStats } from '#testing/samples.ts'
import TopviewGenerator from './TopviewGenerator.tsx'

const film = { ...videoRoutes.get, path: '/api/videos/video-1' } as const
const task = { ...videoRoutes.task, path: '/api/topview/task/video-1' } as const
const making = {
  taskId: 'video-1',
  status: 'processing' as const,
  message: 'The film is being made.',
  localVideoPath: null,
}
const made = { taskId: 'video-1', status: 'success' as const, message: 'Video Ready!', localVideoPath: '/clay.mp4' }
const avatars = [
  {
    id: 'maya',
    name: 'Maya',
    gender: 'female',
    style: 'professional',
    about: 'Drawn, professional',
    posterUrl: '/maya.jpg',
  },
  { id: 'theo', name: 'Theo', gender: 'male', style: 'casual', about: 'Drawn, casual', posterUrl: '/theo.jpg' },
] as const
const WORDS = 'Wet clay loses a tenth of its size in the fire.'

let server: FakeServer
const open = (path = '/topview-generator') => renderScreen(<TopviewGenerator />, path)
const put = (field: string, text: string) => fireEvent.change(screen.getByLabelText(field), { target: { value: text } })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const generate = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate' })).toBeEnabled())
  await press('Generate')
}
const makes = () => {
  server.answers(avatarVideoRoutes.generateSimple, { taskId: 'video-1', message: 'Started' })
  server.answers(film, aVideo({ status: 'rendering', progress: 0.4 }))
  server.answers(task, making)
}

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(videoRoutes.generated, [])
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(scriptRoutes.list, { scripts: [aScript()] })
  server.answers(videoRoutes.list, [])
  server.answers(avatarVideoRoutes.avatars, [...avatars])
  server.answers(avatarVideoRoutes.voices, [])
  server.answers(avatarVideoRoutes.test, { avatarCount: 10, voiceCount: 12, provider: 'Drawn presenters' })
})
afterEach(() => vi.useRealTimers())

it('offers voices that this installation has besides the twelve, after them', async () => {
  const bella = { id: 'af_bella', name: 'Bella', gender: 'female', description: 'Natural', language: 'en-US' } as const
  server.answers(avatarVideoRoutes.voices, [{ ...bella, paid: null, sampleUrl: '/bella.wav' }])
  open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Advanced Mode' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Voice' }))
  await screen.findByRole('option', { name: 'Bella: natural' })
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect([options.length, options.at(-1)]).toEqual([14, 'Bella: natural'])
})

it('offers a voice without an avatar too, folded under what else there is, and asks for none unless one is chosen', async () => {
  open()
  const more = (await screen.findByText('More options')).closest('details')!
  expect(more).not.toHaveAttribute('open')
  await userEvent.click(within(more).getByRole('combobox', { name: 'Voice' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Storyteller' }))
  expect(more).toHaveAttribute('open')
  expect(screen.getByText(/voice: Storyteller/)).toBeVisible()
})

describe('the connection test', () => {
  it('tells who answers, and what is wrong when nobody does', async () => {
    open()
    expect(await screen.findByText(/10 avatars and 12 voices/)).toBeVisible()
    server.refuses(avatarVideoRoutes.test, 503, { code: 'unavailable', message: 'TopView does not answer.' })
    await press('Test Connection')
    expect(await screen.findByText('TopView API Error')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('TopView does not answer.')
  })
})

describe('the simple mode', () => {
  it('needs a script or a link', async () => {
    open()
    await generate()
    expect(await screen.findByText('Missing Information')).toBeVisible()
    expect(screen.getAllByText('Please enter a script or URL to generate video').length).toBeGreaterThan(0)
    expect(server.sentTo(avatarVideoRoutes.generateSimple)).toEqual([])
    put('Or a product or article link', 'mug')
    expect(screen.getByText('Please give a web address that begins with https://')).toBeVisible()
  })

  it('sends what was chosen; a duration that is no number is 60', async () => {
    makes()
    open()
    put('Script text', WORDS)
    expect(screen.getByText(`${WORDS.length}/5,000`)).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Duration in seconds'))
    await userEvent.tab()
    expect(screen.getByLabelText('Duration in seconds')).toHaveValue(60)
    await userEvent.click(screen.getByLabelText('Captions in the picture'))
    await generate()
    expect(await screen.findByText('Processing')).toBeVisible()
    expect(server.sentTo(avatarVideoRoutes.generateSimple)).toMatchObject([
      { script: WORDS, url: '', platform: 'tiktok', duration: 60, music: 'library', captions: false },
    ])
  })

  it('asks for just the time that the words take', async () => {
    open()
    put('Script text', 'Clay. '.repeat(30))
    await press(/^Use \d+/)
    expect(screen.getByText(/Your words take about 23 seconds/)).toBeVisible()
    expect(screen.getByLabelText('Duration in seconds')).toHaveValue(23)
  })
})

describe('the advanced mode', () => {
  it('has faces with their gender, and sends the chosen one', async () => {
    makes()
    open('/topview-generator?script=script-1')
    await userEvent.click(screen.getByRole('tab', { name: 'Advanced Mode' }))
    expect(await screen.findByText('Female')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Maya/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /Theo/ }))
    await waitFor(() => expect(screen.getByLabelText('Script')).toHaveValue(aScript().body))
    await generate()
    await waitFor(() => expect(server.sentTo(avatarVideoRoutes.generateSimple)).toHaveLength(1))
    expect(server.sentTo(avatarVideoRoutes.generateSimple)[0]).toMatchObject({
      avatarId: 'theo',
      duration: 10,
      script: aScript().body,
    })
    expect(server.sentTo(avatarVideoRoutes.generateSimple)[0]).not.toHaveProperty('url')
  })
})

describe('a task', () => {
  beforeEach(() => localStorage.setItem('octavo.generation.topview', 'video-1'))

  it('is asked for every three seconds until it is done, and told then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    makes()
    open()
    expect(await screen.findByText('Processing')).toBeVisible()
    server.answers(film, aFilm())
    server.answers(task, made)
    await act(() => vi.advanceTimersByTimeAsync(3100))
    expect(await screen.findByText('Success')).toBeVisible()
    expect(screen.getAllByText('Video Ready!').length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Watch Video' })).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', aFilm().downloadUrl)
  })

  it('that failed says why', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    makes()
    open()
    expect(await screen.findByText('Processing')).toBeVisible()
    server.answers(film, aVideo({ status: 'failed', problem: 'The disk is full.' }))
    server.answers(task, { ...making, status: 'failed', message: 'The disk is full.' })
    await act(() => vi.advanceTimersByTimeAsync(3100))
    expect((await screen.findAllByText('The disk is full.')).length).toBeGreaterThan(1)
  })

  it('is looked for no longer than five minutes, but goes on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    makes()
    open()
    expect(await screen.findByText('Processing')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(300_500))
    expect(await screen.findByText(/The film is still being made and arrives in your library/)).toBeVisible()
    const asked = server.sentTo(task).length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(server.sentTo(task)).toHaveLength(asked)
  })
})
