import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aVideo } from '#testing/samples.ts'
import { GenerationResult } from './GenerationResult.tsx'

afterEach(() => void vi.unstubAllGlobals())

const asked = vi.fn()

it('asks where a film is being made, once, and by a press alone', async () => {
  fakeServer()
  const notification = { permission: 'default', requestPermission: asked }
  asked.mockImplementation(async () => {
    notification.permission = 'granted'
  })
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('isSecureContext', true)
  const film = aVideo({ status: 'rendering', progress: 0.5 })
  renderScreen(<GenerationResult title="Video" film={film} wide={false} empty="Nothing yet." />)
  const button = await screen.findByRole('button', { name: 'Notify me when it’s done' })
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(asked).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Notify me/ })).toBeNull())
})
