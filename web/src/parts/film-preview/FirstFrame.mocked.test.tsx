import { brandPreviewRoutes, brandRoutes, FIRST_SENTENCE_PATH } from '@octavo/contract/brand'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aPlan } from '#testing/film.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand } from '#testing/samples.ts'
import type { FilmStageProps } from './FilmStage.tsx'
import { FirstFrame } from './FirstFrame.tsx'

// jsdom has no canvas.
vi.mock('#parts/film-preview/FilmCanvas.tsx', () => ({
  FilmCanvas: ({ label, atMs }: FilmStageProps) => <p data-at={atMs}>{label}</p>,
}))

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(brandPreviewRoutes.preview, { plan: aPlan() })
})
afterEach(() => vi.restoreAllMocks())
const open = (script: string) =>
  renderScreen(
    <FirstFrame
      brandId={aBrand().id}
      format="short"
      script={script}
      chosen={{ background: 'office', captions: false }}
    />,
  )

it('draws how the words open in the look of the brand, with what was chosen', async () => {
  open('Most first bowls collapse at the same moment.')
  expect(await screen.findByText('The first frame of your film')).toBeVisible()
  expect(screen.getByText(/in the look of Kiln & Clay/)).toBeVisible()
  expect(server.sentTo(brandPreviewRoutes.preview)).toMatchObject([
    {
      id: aBrand().id,
      format: 'short',
      film: { words: 'Most first bowls collapse at the same moment.', background: 'office', captions: false },
    },
  ])
})

it('asks for nothing while there are no words', async () => {
  open('Most first')
  expect(await screen.findByText(/once there are a few words/)).toBeVisible()
  await waitFor(() => expect(server.sentTo(brandRoutes.list)).toHaveLength(1))
  expect(server.sentTo(brandPreviewRoutes.preview)).toEqual([])
})

describe('hearing the first sentence', () => {
  const hear = { method: 'POST', path: FIRST_SENTENCE_PATH } as const
  const WORDS = 'Most first bowls collapse at the same moment.'
  const LONGER_THAN_A_REST_MS = 600
  const said: HTMLMediaElement[] = []
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  beforeEach(() => {
    said.length = 0
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      said.push(this)
    })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:said', revokeObjectURL: () => undefined }))
  })

  it('asks once in the chosen voice, stops by itself, and says it again without asking', async () => {
    server.answers(hear, 'sound' as never)
    open(WORDS)
    await press('Hear the first sentence')
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible()
    expect(said.at(-1)?.src).toBe('blob:said')
    act(() => said.at(-1)?.onended?.(new Event('ended')))
    await press('Hear the first sentence')
    expect(said).toHaveLength(2)
    await press('Stop')
    expect(screen.getByRole('button', { name: 'Hear the first sentence' })).toBeVisible()
    expect(server.sentTo(hear)).toMatchObject([{ film: { words: WORDS, background: 'office' }, format: 'short' }])
  })

  it('is of the words as they stand when it is pressed', async () => {
    const answer = server.holds(hear)
    open(WORDS)
    await press('Hear the first sentence')
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_REST_MS))
    answer('sound' as never)
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible()
  })

  it('says why there is nothing to hear', async () => {
    server.refuses(hear, 429, { code: 'too-many', message: 'Too many requests. Please wait a minute and try again.' })
    open(WORDS)
    await press('Hear the first sentence')
    expect(await screen.findByText(/^Too many requests/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hear the first sentence' })).toBeEnabled()
  })
})
