/** What each maker sends: as it stands when it opens, and with every choice changed. */
import { analyticsRoutes } from '@octavo/contract/analytics'
import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { brandRoutes } from '@octavo/contract/brand'
import { filmOrderRoutes } from '@octavo/contract/film-order'
import { generationRoutes } from '@octavo/contract/generation'
import type { Row } from '@octavo/contract/route'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import AiVideo from '#screens/ai-video/AiVideo.tsx'
import RealViralGenerator from '#screens/real-viral-generator/RealViralGenerator.tsx'
import TopviewGenerator from '#screens/topview-generator/TopviewGenerator.tsx'
import ViralGenerator from '#screens/viral-generator/ViralGenerator.tsx'
import ViralShorts from '#screens/viral-shorts/ViralShorts.tsx'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, someStats } from '#testing/samples.ts'

const WORDS = 'Wet clay loses a tenth of its size in the fire.'
const OTHER = aBrand({ id: '2b0e5d1c-0000-4000-8000-000000000002', name: 'Second Kiln' })
const maya = { id: 'maya', name: 'Maya', gender: 'female', style: 'professional', about: 'Drawn', posterUrl: '/a.jpg' }
const theo = { id: 'theo', name: 'Theo', gender: 'male', style: 'casual', about: 'Drawn', posterUrl: '/b.jpg' }

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } })
const press = (role: 'button' | 'radio' | 'switch' | 'tab' | 'checkbox', name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }))
async function choose(name: string, option: string | RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

type Case = {
  path: string
  screen: ReactNode
  row: Row
  button: string
  /** The least that has to be filled in. */
  least?: () => unknown
  sends: object
  /** Everything else is changed too. */
  all: () => Promise<void>
  sendsThen: object
}

const brandId = aBrand().id
const CASES: readonly Case[] = [
  {
    path: '/viral-generator',
    screen: <ViralGenerator />,
    row: generationRoutes.viral,
    button: 'Generate Viral Content',
    sends: { brandId, contentType: 'short' },
    async all() {
      await choose('Brand', /^Second Kiln/)
      await choose('Content type', 'Long-form (3-5 min)')
      type('Trending context (optional)', ' Pottery after work ')
    },
    sendsThen: { brandId: OTHER.id, contentType: 'long', trendingContext: 'Pottery after work' },
  },
  {
    path: '/viral-shorts',
    screen: <ViralShorts />,
    row: generationRoutes.short,
    button: 'Create Viral Short',
    async least() {
      await choose('Niche', 'Entrepreneurship')
      type('Topic', ' the first sale ')
    },
    sends: { brandId, niche: 'entrepreneurship', topic: 'the first sale', targetViralScore: 95 },
    async all() {
      await choose('Brand', /^Second Kiln/)
      await choose('Niche', 'Tech reviews')
      type('Target viral score', '82')
    },
    sendsThen: { brandId: OTHER.id, niche: 'tech_reviews', topic: 'the first sale', targetViralScore: 82 },
  },
  {
    path: '/ai-video',
    screen: <AiVideo />,
    row: filmOrderRoutes.film,
    button: 'Generate AI Video',
    least: () => type('Script', WORDS),
    sends: {
      brandId,
      script: WORDS,
      videoType: 'short',
      duration: 60,
      avatarStyle: 'professional',
      voiceId: 'professional',
      backgroundStyle: 'office',
    },
    async all() {
      await choose('Brand', /^Second Kiln/)
      await press('radio', 'Long, wide')
      type('Duration in seconds', '75')
      await choose('Avatar style', 'Casual')
      await choose('Background', 'Studio')
      await choose('Caption style', 'Calm two lines')
      await choose('Voice style', 'Storyteller')
    },
    sendsThen: {
      brandId: OTHER.id,
      script: WORDS,
      videoType: 'long',
      duration: 75,
      avatarStyle: 'casual',
      voiceId: 'storyteller',
      backgroundStyle: 'studio',
      captionStyle: 'calm',
    },
  },
  {
    path: '/topview-generator',
    screen: <TopviewGenerator />,
    row: avatarVideoRoutes.generateSimple,
    button: 'Generate',
    least: () => type('Script text', WORDS),
    sends: { brandId, script: WORDS, url: '', platform: 'tiktok', duration: 60, music: 'library', captions: true },
    async all() {
      await choose('Brand', /^Second Kiln/)
      await press('tab', 'Advanced Mode')
      await userEvent.click(await screen.findByRole('radio', { name: /Theo/ }))
      await choose('Target platform', /YouTube/)
      await choose('Background music', 'Upbeat')
      type('Duration in seconds', '75')
      await press('checkbox', 'Captions in the picture')
      await choose('Voice', 'Storyteller')
    },
    sendsThen: {
      brandId: OTHER.id,
      script: WORDS,
      platform: 'youtube',
      duration: 75,
      music: 'upbeat',
      captions: false,
      avatarId: 'theo',
      voiceId: 'storyteller',
    },
  },
  {
    path: '/real-viral-generator',
    screen: <RealViralGenerator />,
    row: filmOrderRoutes.realViral,
    button: 'Generate Video',
    least() {
      type('Video title', ' Clay ')
      type('Script', WORDS)
    },
    sends: {
      brandId,
      title: 'Clay',
      script: WORDS,
      options: { useAIAvatar: false, voiceType: 'nova', backgroundType: 'gradient', includeSubtitles: true },
    },
    async all() {
      await choose('Brand', /^Second Kiln/)
      await press('switch', 'AI avatar')
      await press('switch', 'Subtitles')
      await choose('Background style', 'Solid color')
      await choose('Voice type', 'Onyx')
    },
    sendsThen: {
      brandId: OTHER.id,
      title: 'Clay',
      script: WORDS,
      options: { useAIAvatar: true, voiceType: 'onyx', backgroundType: 'solid', includeSubtitles: false },
    },
  },
]

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandRoutes.list, [aBrand(), OTHER])
  server.answers(scriptRoutes.list, { scripts: [] })
  server.answers(videoRoutes.list, [])
  server.answers(videoRoutes.generated, [])
  server.answers(generationRoutes.viralRuns, [])
  server.answers(generationRoutes.shortRuns, [])
  server.answers(avatarVideoRoutes.avatars, [maya, theo] as never)
  server.answers(avatarVideoRoutes.voices, [])
  server.answers(avatarVideoRoutes.test, { avatarCount: 2, voiceCount: 12, provider: 'Drawn presenters' })
})

/** Whoever asks again asks under another id: it stands beside what is asked for. */
async function sentBy({ row, button }: Case): Promise<unknown> {
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled())
  await press('button', button)
  await waitFor(() => expect(server.sentTo(row)).toHaveLength(1))
  const { requestId, ...body } = server.sentTo(row)[0] as unknown as { requestId: unknown }
  expect(requestId).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
  return body
}

it.each(CASES)('$path sends its defaults', async (one) => {
  renderScreen(one.screen, one.path)
  await screen.findByRole('button', { name: one.button })
  await one.least?.()
  expect(await sentBy(one)).toEqual(one.sends)
})

it.each(CASES)('$path sends every choice', async (one) => {
  renderScreen(one.screen, one.path)
  await screen.findByRole('button', { name: one.button })
  await one.least?.()
  await one.all()
  expect(await sentBy(one)).toEqual(one.sendsThen)
})
