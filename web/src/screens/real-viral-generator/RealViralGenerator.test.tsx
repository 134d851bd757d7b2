import { analyticsRoutes } from '@octavo/contract/analytics'
import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { brandRoutes } from '@octavo/contract/brand'
import { filmOrderRoutes } from '@octavo/contract/film-order'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aFilm, aScript, aVideo, someStats } from '#testing/samples.ts'
import { SAMPLE_SCRIPT } from './choices.ts'
import RealViralGenerator from './RealViralGenerator.tsx'

const film = { ...videoRoutes.get, path: '/api/videos/video-1' } as const
const ordered = { success: true, filename: 'clay.mp4', videoId: 'video-1', status: 'generating' as const }

let server: FakeServer
const open = (path = '/real-viral-generator') => renderScreen(<RealViralGenerator />, path)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const generate = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Video' })).toBeEnabled())
  await press('Generate Video')
}

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(videoRoutes.generated, [])
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(scriptRoutes.list, { scripts: [aScript()] })
  server.answers(videoRoutes.list, [])
  server.answers(avatarVideoRoutes.voices, [
    {
      ...{ id: 'nova', name: 'Nova', gender: 'female', description: 'Clear and lively', sampleUrl: '/nova.wav' },
      ...{ language: 'en-GB', paid: { by: 'ElevenLabs', dollarsAMinute: 0.115 } },
    },
  ])
})

describe('a film from a finished script', () => {
  it('begins with the specified options and needs both script and title', async () => {
    open()
    await userEvent.click(screen.getByText('Look and voice'))
    expect(screen.getByRole('switch', { name: 'AI avatar' })).not.toBeChecked()
    expect(screen.getByText('STUDIO')).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Subtitles' })).toBeChecked()
    expect(screen.getByLabelText('Script')).toHaveAttribute('rows', '12')
    expect(screen.getByRole('combobox', { name: 'Background style' })).toHaveTextContent('Gradient')
    expect(await screen.findByText('Nova: clear and lively, British')).toBeVisible()
    expect(screen.getByText('ElevenLabs speaks, for about $0.12 a minute.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Video title'), 'A card')
    await generate()
    expect(screen.getAllByText('Please provide both script and title').length).toBeGreaterThan(1)
    expect(screen.getByLabelText('Script')).toBeInvalid()
    expect(server.sentTo(filmOrderRoutes.realViral)).toEqual([])
  })

  it('is written over by the sample script with a way back', async () => {
    open()
    await press('Load Sample Script')
    expect(screen.queryByText('Sample script loaded')).toBeNull()
    await userEvent.clear(screen.getByLabelText('Script'))
    await userEvent.type(screen.getByLabelText('Script'), 'My own words.')
    await press('Load Sample Script')
    expect(screen.getByLabelText('Script')).toHaveValue(SAMPLE_SCRIPT.script)
    await press('Undo')
    expect(screen.getByLabelText('Script')).toHaveValue('My own words.')
  })

  it('says in a line how it looks and sounds, which opens to change it', async () => {
    open()
    const line = await screen.findByText('No avatar, gradient background, subtitles on, voice: Nova')
    expect(screen.getByText('STUDIO')).not.toBeVisible()
    await userEvent.click(line)
    await userEvent.click(screen.getByRole('switch', { name: 'Subtitles' }))
    expect(screen.getByText('No avatar, gradient background, subtitles off, voice: Nova')).toBeVisible()
  })

  it('is ordered with every choice, followed, and given out', async () => {
    server.answers(filmOrderRoutes.realViral, ordered)
    server.answers(film, aFilm())
    open()
    await press('Load Sample Script')
    expect(screen.getByLabelText('Video title')).toHaveValue(SAMPLE_SCRIPT.title)
    await userEvent.click(screen.getByRole('switch', { name: 'AI avatar' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Background style' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Solid color' }))
    await generate()
    const download = await screen.findByRole('link', { name: 'Download' })
    expect(download).toHaveAttribute('href', '/api/download-video/clay.mp4')
    expect(server.sentTo(filmOrderRoutes.realViral)).toMatchObject([
      {
        ...SAMPLE_SCRIPT,
        brandId: aBrand().id,
        options: { useAIAvatar: true, voiceType: 'nova', backgroundType: 'solid', includeSubtitles: true },
      },
    ])
    expect(screen.getByText('Upload it yourself')).toBeVisible()
  })

  it.each<[string, string, () => void]>([
    [
      'the film came to nothing',
      'The disk is full. Free some space.',
      () => {
        server.answers(filmOrderRoutes.realViral, {
          ...ordered,
          success: false,
          status: 'failed',
          error: 'The disk is full. Free some space.',
        })
        server.answers(film, aVideo({ status: 'failed', problem: 'It could not be written.' }))
      },
    ],
    [
      'the film came to nothing and nobody says why',
      'Unable to generate video',
      () => {
        server.answers(filmOrderRoutes.realViral, { ...ordered, success: false, status: 'failed' })
        server.answers(film, aVideo({ status: 'failed', problem: 'It could not be written.' }))
      },
    ],
    ['the line breaks', 'Failed to generate viral video', () => server.drops(filmOrderRoutes.realViral)],
  ])('says so when %s', async (_, words, prepare) => {
    prepare()
    open()
    await press('Load Sample Script')
    await generate()
    expect(await screen.findByText('Generation Failed')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('a script that comes along', () => {
  it('fills the form once, and gives back what stood there', async () => {
    localStorage.setItem('octavo.draft.real-viral', JSON.stringify({ title: 'Half done', script: 'Once upon' }))
    open('/real-viral-generator?script=script-1')
    await waitFor(() => expect(screen.getByLabelText('Video title')).toHaveValue('Why clay shrinks'))
    expect(screen.getByLabelText('Script')).toHaveValue(aScript().body)
    expect(location.search).toBe('')
    await press('Undo')
    expect(screen.getByLabelText('Video title')).toHaveValue('Half done')
  })
})
