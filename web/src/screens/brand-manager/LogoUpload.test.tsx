import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { LogoUpload } from './LogoUpload.tsx'

const open = () => {
  const onChange = vi.fn()
  const aria = { id: 'logo', 'aria-invalid': undefined, 'aria-describedby': undefined }
  renderScreen(<LogoUpload {...aria} aria-label="Logo" logoUrl={null} onChange={onChange} />)
  return onChange
}

it.each([
  ['larger than 2 MB', new File([new Uint8Array(2_097_153)], 'big.png', { type: 'image/png' }), /big\.png.*2 MB/],
  ['no picture', new File(['hello'], 'notes.txt', { type: 'text/plain' }), /image\/png, image\/jpeg/],
])('a logo that is %s is refused before anything is sent', async (_, file, words) => {
  const server = fakeServer()
  const onChange = open()
  await userEvent.upload(screen.getByLabelText('Logo'), file, { applyAccept: false })
  expect(await screen.findByText('Logo not uploaded', {}, { timeout: 10_000 })).toBeVisible()
  expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(server.asked).toHaveLength(0)
  expect(onChange).not.toHaveBeenCalled()
})
