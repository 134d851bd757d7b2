import { uploadRoutes } from '@octavo/contract/upload'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
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
  expect(await screen.findByText('Logo not uploaded')).toBeVisible()
  expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(server.asked).toHaveLength(0)
  expect(onChange).not.toHaveBeenCalled()
})

const png = new File([new Uint8Array(10)], 'logo.png', { type: 'image/png' })
const started = { uploadURL: '/api/objects/7?signature=s', objectUrl: '/api/objects/7' }

it('a logo goes to its signed address, and counts as that object', async () => {
  const server = fakeServer()
  server.answers(uploadRoutes.start, started)
  const storage = fakeStorage()
  const onChange = open()
  await userEvent.upload(screen.getByLabelText('Logo'), png)
  expect(await screen.findByText('Logo Uploaded')).toBeVisible()
  expect(screen.getByText('Brand logo has been uploaded successfully')).toBeVisible()
  expect(onChange).toHaveBeenCalledWith('/api/objects/7')
  expect(storage.sent).toMatchObject([
    { method: 'PUT', url: 'http://localhost:3000/api/objects/7?signature=s', body: png },
  ])
})

it('a logo that the server refuses is told in its words', async () => {
  const server = fakeServer()
  server.answers(uploadRoutes.start, started)
  fakeStorage().refuses(415, 'The logo must be a PNG or JPG picture.')
  const onChange = open()
  await userEvent.upload(screen.getByLabelText('Logo'), png)
  expect(await screen.findByText('The logo must be a PNG or JPG picture.')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})
