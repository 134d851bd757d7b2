import { type Ticket, ticketRoutes } from '@octavo/contract/ticket'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import Inbox from './Inbox.tsx'

const ticket: Ticket = {
  id: 't1',
  videoId: 'film-1',
  videoTitle: 'Why clay shrinks',
  name: 'Eve',
  email: 'eve@example.com',
  text: 'Is the glaze safe?',
  createdAt: '2026-11-20T09:00:00.000Z',
  answeredAt: null,
  answer: null,
}
const nameless: Ticket = { ...ticket, id: 't2', name: null, email: null, text: 'Lovely film.' }
const answer = { ...ticketRoutes.answer, path: '/api/tickets/t1/answer' }
const change = { ...ticketRoutes.change, path: '/api/tickets/t2' }
const answeredAt = '2026-11-20T10:00:00.000Z'

let server: FakeServer
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => {
  server = fakeServer()
  server.answers(ticketRoutes.list, { open: 2, tickets: [ticket, nameless] })
})

it('a message is answered by mail; what was typed survives a failure', async () => {
  server.refuses(answer, 503, { message: 'Your answer could not be sent. Please try again.', code: 'unavailable' })
  renderScreen(<Inbox />)
  await press('Answer: Eve')
  const box = screen.getByRole('textbox', { name: 'Answer to Eve' })
  await userEvent.type(box, 'Yes, it is.')
  await press('Send answer')
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent')
  expect(box).toHaveValue('Yes, it is.')
  server.answers(answer, { ...ticket, answeredAt, answer: 'Yes, it is.', embedded: true })
  await press('Send answer')
  expect(await screen.findByText('Answer sent')).toBeVisible()
  expect(await screen.findByLabelText('Open (1)')).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Done (1)'))
  expect(await screen.findByText('Yes, it is.')).toBeVisible()
})

it('one without an address is put away, and comes back by Undo', async () => {
  server.answers(change, { ...nameless, answeredAt })
  renderScreen(<Inbox />)
  expect(await screen.findByText('The visitor left no address.')).toBeVisible()
  await press('Mark as done: Somebody')
  await waitFor(() => expect(screen.queryByText('Lovely film.')).toBeNull())
  server.answers(change, nameless)
  await press('Undo')
  expect(await screen.findByText('Lovely film.')).toBeVisible()
  expect(server.sentTo(change)).toEqual([{ answered: true }, { answered: false }])
})

it('is deleted after asking', async () => {
  const remove = { ...ticketRoutes.remove, path: '/api/tickets/t1' }
  server.answers(remove, { success: true })
  renderScreen(<Inbox />)
  await press('Delete: Eve')
  await press('Delete message')
  await waitFor(() => expect(screen.queryByText('Is the glaze safe?')).toBeNull())
})

it('says what will be here, and what cannot be read is read again', async () => {
  server.drops(ticketRoutes.list)
  renderScreen(<Inbox />)
  expect(await screen.findByRole('alert')).toBeVisible()
  server.answers(ticketRoutes.list, { open: 0, tickets: [] })
  await press('Try again')
  expect(await screen.findByText('No messages yet')).toBeVisible()
})
