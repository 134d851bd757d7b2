import { analyticsRoutes } from '@octavo/contract/analytics'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aLibraryScript, aLibraryVideo, aVideo, someStats } from '#testing/samples.ts'
import Library from './Library.tsx'

let server: FakeServer
const open = (path = '/library') => renderScreen(<Library />, path)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const scriptsTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))

beforeEach(() => {
  server = fakeServer()
  server.answers(videoRoutes.library, [])
  server.answers(videoRoutes.list, [])
  server.answers(scriptRoutes.library, [])
  server.answers(scriptRoutes.list, { scripts: [] })
  server.answers(analyticsRoutes.stats, someStats())
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

describe('an empty library', () => {
  it('says what will be there and what to do', async () => {
    open()
    expect(await screen.findByText('No Videos Yet')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Finished Videos (0)' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Make a weekly batch' })).toHaveAttribute('href', '/production')
    await scriptsTab('Viral Scripts (0)')
    expect(await screen.findByText('No Scripts Yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write a script' })).toHaveAttribute('href', '/scripts')
  })

  it('that cannot be read says so and is read again', async () => {
    server.drops(videoRoutes.library)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached')
    server.answers(videoRoutes.library, [aLibraryVideo()])
    await press('Try again')
    expect(await screen.findByRole('tab', { name: 'Finished Videos (1)' })).toBeVisible()
  })
})

describe('films', () => {
  const films = [aLibraryVideo(), aLibraryVideo({ id: 'film-2', title: 'Glaze twice', streamUrl: '/second.mp4' })]
  beforeEach(() => server.answers(videoRoutes.library, films))

  it('are watched in place, with captions, one at a time', async () => {
    open()
    await press(/^Watch: Why clay shrinks/)
    const player = screen.getByRole('region', { name: 'Player: Why clay shrinks' })
    expect(player.querySelector('video')).toHaveAttribute('src', films[0]?.streamUrl)
    expect(player.querySelector('track')).toHaveAttribute('src', films[0]?.vttUrl)
    await press(/^Watch: Glaze twice/)
    expect(screen.getAllByRole('region', { name: /^Player/ })).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Player: Glaze twice' })).toBeVisible()
    await press('Close player')
    expect(screen.queryByRole('region', { name: /^Player/ })).toBeNull()
  })

  it('are those that a figure counted, when one comes from there', async () => {
    const out = aLibraryVideo({
      id: 'out',
      title: 'Out there',
      publishedAt: '2026-11-01T00:00:00Z',
      status: 'published',
    })
    server.answers(videoRoutes.library, [...films, out])
    open('/library?show=published')
    expect(await screen.findByRole('button', { name: /^Watch: Out there/ })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Watch: / })).toHaveLength(1)
    expect(screen.getByLabelText('Show films')).toHaveTextContent('Published')
  })

  it('are saved with a word', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Download: Why clay shrinks' })
    expect(link).toHaveAttribute('href', films[0]?.downloadUrl)
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(await screen.findByText('Download Started')).toBeVisible()
  })

  it('are deleted at once and come back by Undo', async () => {
    server.answers({ ...videoRoutes.remove, path: '/api/videos/film-2' }, { undoUntil: '2026-12-20T09:00:00.000Z' })
    const restore = { ...videoRoutes.restore, path: '/api/videos/film-2/restore' } as const
    server.answers(restore, aVideo())
    open()
    await press('More for Glaze twice')
    server.answers(videoRoutes.library, films.slice(0, 1))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByRole('tab', { name: 'Finished Videos (1)' })).toBeVisible()
    server.answers(videoRoutes.library, films)
    await press('Undo')
    expect(await screen.findByRole('tab', { name: 'Finished Videos (2)' })).toBeVisible()
    expect(server.sentTo(restore)).toHaveLength(1)
  })

  it('that are out say so, with their page and who came, and publishing is not what comes first', async () => {
    const out = aLibraryVideo({ status: 'published', filmPage: '/film/abc', views: 12 })
    server.answers(videoRoutes.library, [out, aLibraryVideo({ id: 'film-2', title: 'Glaze twice' })])
    const user = userEvent.setup()
    open()
    const link = await screen.findByRole('link', { name: 'Live: film page of Why clay shrinks' })
    expect(link).toHaveAttribute('href', 'http://localhost:3000/film/abc')
    expect(screen.getByText('12 views')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Share: Why clay shrinks' }))
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/film/abc')
    const itemsOf = async (title: string) => {
      await user.click(screen.getByRole('button', { name: `More for ${title}` }))
      const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
      await user.keyboard('{Escape}')
      return names
    }
    expect((await itemsOf('Why clay shrinks')).slice(0, 4)).toEqual(['Film page', 'Share', 'Link and words', 'Edit'])
    expect((await itemsOf('Glaze twice')).slice(0, 3)).toEqual(['Publish', 'Schedule', 'Edit'])
  })

  it('are looked for by words of title and script', async () => {
    const many = Array.from({ length: 5 }, (_, index) => aLibraryVideo({ id: `film-${index}`, title: `Film ${index}` }))
    server.answers(videoRoutes.library, many)
    open()
    const search = await screen.findByRole('searchbox', { name: 'Search films' })
    const searched = (words: string) =>
      ({ ...videoRoutes.library, path: `/api/videos/library?words=${words}` }) as const
    server.answers(searched('tenth'), many.slice(0, 1))
    await userEvent.type(search, 'tenth')
    await waitFor(() => expect(screen.queryByText('Film 3')).toBeNull())
    expect(screen.getByText('Film 0')).toBeVisible()
    server.answers(searched('tenth+of'), [])
    await userEvent.type(search, ' of')
    expect(await screen.findByText('No film has these words in its title or script.')).toBeVisible()
    await userEvent.clear(search)
    expect(await screen.findByText('Film 3')).toBeVisible()
  })

  it('on their way are cancelled from their card, after a question', async () => {
    const making = aVideo({ title: 'On its way', status: 'rendering', progress: 0.5 })
    const halt = { ...videoRoutes.halt, path: `/api/videos/${making.id}/halt` } as const
    server.answers(videoRoutes.list, [making])
    server.answers(halt, { ...making, status: 'halted' })
    open()
    await press('Cancel: On its way')
    await press('Cancel film')
    await waitFor(() => expect(screen.queryByText('On its way')).toBeNull())
    expect(server.sentTo(halt)).toHaveLength(1)
  })

  it('on their way stand first, with how far they are', async () => {
    const making = aVideo({ title: 'On its way', status: 'rendering', progress: 0.5, etaSeconds: 130 })
    server.answers(videoRoutes.list, [making, aVideo({ id: 'x', title: 'Gave up', status: 'failed' })])
    open()
    expect(await screen.findByText('Making film, 50%, about 3 min left')).toBeVisible()
    expect(screen.queryByText('Gave up')).toBeNull()
    expect(screen.getByRole('tab', { name: 'Finished Videos (2)' })).toBeVisible()
  })

  it('can be chosen among once there are more than eight', async () => {
    const many = Array.from({ length: 9 }, (_, index) => aLibraryVideo({ id: `film-${index}` }))
    server.answers(videoRoutes.library, many)
    open()
    expect(await screen.findByRole('combobox', { name: 'Brand' })).toBeVisible()
  })
})

describe('scripts', () => {
  const script = aLibraryScript({ content: `${'Wet clay shrinks. '.repeat(12)}`.trim(), viralScore: 91 })
  beforeEach(() => server.answers(scriptRoutes.library, [script]))

  it('show their first 150 characters and their score', async () => {
    open()
    await scriptsTab('Viral Scripts (1)')
    expect(await screen.findByText(`${script.content.slice(0, 150)}...`)).toBeVisible()
    expect(screen.getByTitle('Predicted score')).toHaveTextContent('91')
  })

  it('are copied whole', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('tab', { name: 'Viral Scripts (1)' }))
    await user.click(await screen.findByRole('button', { name: 'Copy Script' }))
    expect(await screen.findByText('Script Copied')).toBeVisible()
    expect(screen.getByText('Viral script copied to clipboard')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(script.content)
  })

  it('are filmed, and the film is followed', async () => {
    server.answers(videoRoutes.generate, { success: true, video: aVideo() })
    open()
    await scriptsTab('Viral Scripts (1)')
    const card = within((await screen.findByRole('heading', { name: script.title })).closest('li') as HTMLElement)
    await userEvent.click(card.getByRole('button', { name: /Generate Video/ }))
    expect(await screen.findByText('Video generation started! Check Library for progress.')).toBeVisible()
    expect(server.sentTo(videoRoutes.generate)).toMatchObject([
      { content: script.content, scriptId: script.id, videoType: 'short', quality: 'ultra_high' },
    ])
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Finished Videos/ })).toHaveAttribute('data-state', 'active'),
    )
  })
})
