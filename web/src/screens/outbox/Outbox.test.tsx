import { campaignRoutes, type OutboxMessage } from '@octavo/contract/campaign'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { campaignSettings } from '#testing/loop.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import Outbox from './Outbox.tsx'

const mail: OutboxMessage = {
  id: 'mail-1',
  channel: 'email',
  from: 'Kiln <octavo@localhost>',
  to: 'grace@example.com',
  subject: 'News from Kiln',
  text: 'Hello Grace',
  campaignId: 'campaign-1',
  at: '2026-11-20T09:00:00.000Z',
}
const text: OutboxMessage = {
  ...mail,
  id: 'text-1',
  channel: 'sms',
  to: '+12025550123',
  subject: '',
  text: 'Kiln: hello',
}
const row = (query: string) => ({ ...campaignRoutes.outbox, path: `/api/outbox?${query}` })
const html = '<html><head></head><body>Hello Grace<img src="https://octavo.example/o/x.gif"></body></html>'

let server: FakeServer
const open = () => renderScreen(<Outbox />, '/outbox')

beforeEach(() => {
  server = fakeServer()
  server.answers(campaignRoutes.settings, campaignSettings())
  server.answers(row('limit=50'), [text, mail])
  server.answers(row('channel=sms&limit=50'), [text])
  server.answers(
    { ...campaignRoutes.outboxMessage, path: '/api/outbox/mail-1' },
    { ...mail, html, headers: { To: mail.to } },
  )
  server.answers({ ...campaignRoutes.outboxMessage, path: '/api/outbox/text-1' }, { ...text, html: null, headers: {} })
  server.answers(row('channel=sms&to=%2B12025550123&limit=200'), [
    text,
    { ...text, id: 'text-0', text: 'Kiln: earlier' },
  ])
})

it('says that nothing left the machine, and shows a mail in a frame that is shut off and does not count as opened', async () => {
  open()
  expect(await screen.findByText(/Nothing in here has left this machine/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /grace@example.com/ }))
  const frame = await screen.findByTitle('News from Kiln')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(frame.getAttribute('srcdoc')).toContain('Hello Grace')
  expect(frame.getAttribute('srcdoc')).not.toContain('<img')
  expect(screen.getByRole('link', { name: 'Open campaign' })).toHaveAttribute('href', '/campaigns/campaign-1')
})

it('shows the texts to a number as one thread, the oldest first', async () => {
  open()
  await userEvent.click(await screen.findByLabelText('Texts'))
  await userEvent.click(await screen.findByRole('button', { name: /\+12025550123/ }))
  const thread = within(await screen.findByRole('list', { name: 'Texts to +12025550123' }))
  expect(thread.getAllByText(/^Kiln/).map(({ textContent }) => textContent)).toEqual(['Kiln: earlier', 'Kiln: hello'])
})

it('without messages says when there will be some', async () => {
  server.answers(row('limit=50'), [])
  open()
  expect(await screen.findByText('Nothing Here Yet')).toBeVisible()
})

it('that cannot be read offers to try again', async () => {
  server.drops(row('limit=50'))
  open()
  expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible()
  server.answers(row('limit=50'), [mail])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /grace@example.com/ })).toBeVisible()
})
