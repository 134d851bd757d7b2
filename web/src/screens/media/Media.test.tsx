import { type MediaLibrary, type Media as MediaOf, mediaRoutes } from '@octavo/contract/media'
import { companionRoutes } from '@octavo/contract/upload'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import Media from './Media.tsx'

declare const jsdom: { reconfigure(settings: { url: string }): void }

const aPicture = (given: Partial<MediaOf> = {}): MediaOf => ({
  id: 'm1',
  name: 'Kiln.png',
  kind: 'picture',
  contentType: 'image/png',
  bytes: 340_000,
  width: 1600,
  height: 900,
  durationSeconds: null,
  url: '/api/media/m1/file',
  downloadUrl: '/api/media/m1/file?download',
  thumbnailUrl: '/api/media/m1/thumbnail',
  createdAt: '2026-11-20T09:00:00.000Z',
  ...given,
})
const song = aPicture({
  id: 'm2',
  name: 'Song.mp3',
  kind: 'music',
  width: null,
  height: null,
  durationSeconds: 95,
  thumbnailUrl: null,
})
const aShelf = (given: Partial<MediaLibrary> = {}): MediaLibrary => ({
  media: [],
  unfinished: [],
  usedBytes: 0,
  limitBytes: 5 * 1024 ** 3,
  ...given,
})
const unfinished = {
  uploadId: 'u1',
  key: 'media/u1',
  filename: 'Opening.mov',
  bytes: 200 * 1_048_576,
  lastModified: 7,
  bytesThere: 50 * 1_048_576,
  inParts: true,
  status: 'open',
  problem: null,
  startedAt: new Date().toISOString(),
} as const

let server: FakeServer
let storage: ReturnType<typeof fakeStorage>
beforeEach(() => {
  vi.resetModules()
  server = fakeServer()
  storage = fakeStorage()
  server.answers(mediaRoutes.list, aShelf())
})

const png = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 7 })
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Files to upload'), files, { applyAccept: false })
const nothingGoes = () => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
/** Any single upload gets the same address. */
const oneAddress = () => {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.startsWith('/s3/params')
      ? new Response(JSON.stringify({ method: 'PUT', url: '/s3/files/1/1', fields: {}, headers: {}, expires: 604_800 }))
      : real(path, init),
  )
}

describe('own media', () => {
  it('say what can be brought while there are none', async () => {
    renderScreen(<Media />)
    expect(await screen.findByText('No Media Yet')).toBeVisible()
    expect(screen.getByText(/PNG, JPG, WebP, MP4, MOV, WebM, MP3, WAV and M4A, up to 500 MB each/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload files' })).toBeVisible()
  })

  it('show what they are, by kind, and how much room is used', async () => {
    server.answers(mediaRoutes.list, aShelf({ media: [aPicture(), song], usedBytes: 1.5 * 1024 ** 3 }))
    renderScreen(<Media />)
    expect(await screen.findByText('1600 x 900 · 332 KB')).toBeVisible()
    expect(screen.getByText('1:35')).toBeVisible()
    expect(screen.getByText('1.5 GB of 5.0 GB')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Music' }))
    expect(screen.queryByText('Kiln.png')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Play: Song.mp3' }))
    expect(screen.getByRole('dialog', { name: 'Song.mp3' }).querySelector('audio')).toHaveAttribute('src', song.url)
  })

  it('are renamed, and deleted with a way back', async () => {
    server.answers(mediaRoutes.list, aShelf({ media: [aPicture()] }))
    server.answers(
      { ...mediaRoutes.rename, path: '/api/media/m1' } as unknown as typeof mediaRoutes.rename,
      aPicture({ name: 'Front' }),
    )
    server.answers({ ...mediaRoutes.remove, path: '/api/media/m1' } as unknown as typeof mediaRoutes.remove, {
      undoUntil: '',
    })
    const restore = { ...mediaRoutes.restore, path: '/api/media/m1/restore' } as unknown as typeof mediaRoutes.restore
    server.answers(restore, aPicture())
    renderScreen(<Media />)
    await userEvent.click(await screen.findByRole('button', { name: 'More for Kiln.png' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled()
    await userEvent.type(name, 'Front{Enter}')
    expect(await screen.findByText('Front')).toBeVisible()
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'))
    await userEvent.click(await screen.findByRole('button', { name: 'More for Front' }))
    server.answers(mediaRoutes.list, aShelf())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('No Media Yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.sentTo(restore)).toHaveLength(1))
  })

  it('that cannot be read say so and are read again', async () => {
    server.drops(mediaRoutes.list)
    renderScreen(<Media />)
    expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument()
    server.answers(mediaRoutes.list, aShelf())
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No Media Yet')).toBeVisible()
  })
})

describe('an upload', () => {
  it('shows its bytes, and is told and read when it has arrived', async () => {
    oneAddress()
    const release = storage.holds()
    renderScreen(<Media />)
    await choose(png('Wide.png', 2_097_152))
    expect(await screen.findByText('1.0 MB of 2.0 MB')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Upload of Wide.png' })).toHaveAttribute('aria-valuenow', '50')
    server.answers(mediaRoutes.list, aShelf({ media: [aPicture({ name: 'Wide.png' })] }))
    release()
    expect(await screen.findByText('Upload complete')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Look at: Wide.png' })).toBeVisible()
    await waitFor(nothingGoes)
    expect(storage.sent).toMatchObject([{ method: 'PUT', url: 'http://localhost:3000/s3/files/1/1' }])
  })

  it('of something else, or too large, is not begun; at most four are told', async () => {
    renderScreen(<Media />)
    await choose(...[1, 2, 3, 4, 5, 6].map((n) => new File(['x'], `notes-${n}.txt`, { type: 'text/plain' })))
    expect(await screen.findAllByText(/You can only upload/)).not.toHaveLength(0)
    expect(storage.sent).toHaveLength(0)
    await waitFor(nothingGoes)
  })

  it('that is refused says why in the server’s words, and is not sent again by itself', async () => {
    oneAddress()
    storage.refuses(415, 'This file could not be read: it is damaged or not complete.')
    renderScreen(<Media />)
    await choose(png('Broken.png'))
    expect(await screen.findByText(/it is damaged or not complete/)).toBeVisible()
    expect(storage.sent).toHaveLength(1)
    storage.answers(() => ({ status: 200 }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Broken.png' }))
    expect(await screen.findByText('Upload complete')).toBeVisible()
  })

  it('that breaks is tried again, and waits while there is no line', async () => {
    oneAddress()
    let fails = 1
    storage.answers(() => (fails-- > 0 ? { status: 0 } : { status: 200 }))
    renderScreen(<Media />)
    await choose(png('Line.png'))
    await waitFor(() => expect(storage.sent).toHaveLength(2))
    await waitFor(nothingGoes)
    const release = storage.holds()
    await choose(png('Later.png'))
    await screen.findByRole('button', { name: 'Pause: Later.png' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const here = location.href
    jsdom.reconfigure({ url: 'http://studio.example/' })
    fireEvent(window, new Event('offline'))
    jsdom.reconfigure({ url: here })
    expect(await screen.findByText(/Continues when the connection is back/)).toBeVisible()
    online.mockReturnValue(true)
    release()
    fireEvent(window, new Event('online'))
    await waitFor(nothingGoes)
  })

  it('is paused, goes on, and is given up', async () => {
    oneAddress()
    storage.holds()
    renderScreen(<Media />)
    await choose(png('Slow.png'))
    await userEvent.click(await screen.findByRole('button', { name: 'Pause: Slow.png' }))
    expect(await screen.findByText(/^Paused/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Resume: Slow.png' }))
    await waitFor(() => expect(storage.sent).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Slow.png' }))
    await waitFor(nothingGoes)
  })
})

describe('an unfinished upload', () => {
  it('of an earlier visit says how far it was, and is discarded', async () => {
    server.answers(mediaRoutes.list, aShelf({ unfinished: [unfinished] }))
    const abort = {
      ...companionRoutes.abort,
      path: '/s3/multipart/u1?key=media%2Fu1',
    } as unknown as typeof companionRoutes.abort
    server.answers(abort, {})
    renderScreen(<Media />)
    const card = (await screen.findByRole('heading', { name: 'Unfinished uploads' })).closest('section') as HTMLElement
    expect(within(card).getByText('50.0 MB of 200 MB there, begun just now')).toBeVisible()
    server.answers(mediaRoutes.list, aShelf())
    await userEvent.click(within(card).getByRole('button', { name: /^Discard/ }))
    await waitFor(() => expect(screen.queryByText('Unfinished uploads')).toBeNull())
  })
})
