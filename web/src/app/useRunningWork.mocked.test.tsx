import type { AccountEvent } from '@octavo/contract/event'
import type { VideoStatus } from '@octavo/contract/video'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aVideo } from '#testing/samples.ts'

let tell: (event: AccountEvent) => void
vi.mock('#api/events.ts', async (original) => ({
  ...(await original<object>()),
  onEvent: (listener: typeof tell) => {
    tell = listener
    return () => undefined
  },
}))

const { Arrival } = await import('./Arrival.tsx')
const { useRunningWork } = await import('./useRunningWork.ts')

const notes: string[] = []
class FakeNotification {
  static permission: NotificationPermission = 'granted'
  onclick: (() => void) | null = null
  constructor(_: string, { body }: { body: string }) {
    notes.push(body)
  }
}

const isHidden = vi.spyOn(document, 'hidden', 'get')
beforeEach(() => {
  notes.length = 0
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)
  isHidden.mockReturnValue(true)
})
afterEach(() => void vi.unstubAllGlobals())

function Screen() {
  useRunningWork()
  return <Arrival title="Home">home</Arrival>
}
const video = (id: string, status: VideoStatus, progress: number, title = 'Why clay shrinks') =>
  act(() =>
    tell({
      type: 'video',
      video: aVideo({ id, title, status, progress, filename: status === 'ready' ? 'film.mp4' : null }),
    }),
  )

it('the tab says how far the films are, and a notification when the last one is ready', () => {
  const { unmount } = render(<Screen />)
  expect(document.title).toBe('Home | Octavo')
  video('1', 'rendering', 0.5)
  video('2', 'queued', 0)
  expect(document.title).toBe('25% · Home | Octavo')
  video('1', 'ready', 1)
  expect([document.title, notes]).toEqual(['0% · Home | Octavo', []])
  video('2', 'ready', 1)
  expect([document.title, notes]).toEqual(['Home | Octavo', ['2 films are ready.']])
  video('3', 'rendering', 0.9)
  unmount()
  expect(document.title).toBe('Home | Octavo')
})

it('nobody is notified of what failed, nor while they look, nor unasked', () => {
  render(<Screen />)
  video('1', 'rendering', 0.5)
  video('1', 'failed', 0.5)
  isHidden.mockReturnValue(false)
  video('2', 'rendering', 0.5)
  video('2', 'ready', 1)
  isHidden.mockReturnValue(true)
  FakeNotification.permission = 'default'
  video('3', 'rendering', 0.5)
  video('3', 'ready', 1)
  expect(notes).toEqual([])
})
