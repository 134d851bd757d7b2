import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aCampaign } from '#testing/loop.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import CampaignScreen from './Campaign.tsx'

const at = '2026-11-20T09:00:00.000Z'
const finished = aCampaign({
  status: 'finished',
  startedAt: at,
  finishedAt: at,
  recipients: 40,
  sent: 40,
  delivered: null,
  opened: 10,
  skipped: { noConsent: 2, suppressed: 1 },
})
const path = (rest = '') => `/api/campaigns/campaign-1${rest}`
const preview = {
  to: 'grace@example.com',
  from: 'Kiln <octavo@localhost>',
  subject: 'News from Kiln',
  text: 'Hello Grace',
  html: '<html><head></head><body>Hello Grace<img src="https://octavo.example/o/x.gif"></body></html>',
  segments: null,
  recipients: 2,
  skipped: { noConsent: 0, suppressed: 0 },
  warnings: ['Every mail must name a postal address.'],
}

let server: FakeServer
const open = (campaign: Campaign) => {
  server.answers({ ...campaignRoutes.get, path: path() }, { ...campaign, messages: [] })
  renderScreen(
    <Route path="/campaigns/:id">
      <CampaignScreen />
    </Route>,
    '/campaigns/campaign-1',
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  server = fakeServer()
  server.answers({ ...campaignRoutes.preview, path: path('/preview') }, preview)
  server.answers({ ...campaignRoutes.timeline, path: path('/timeline') }, { unit: 'hour', points: [] })
  server.answers({ ...campaignRoutes.recipients, path: path('/recipients?limit=20') }, [
    {
      id: 'send-1',
      contactId: null,
      address: 'alan@example.com',
      status: 'bounced',
      sentAt: at,
      opened: false,
      clicked: false,
      unsubscribed: false,
      signedUp: false,
      problem: 'This mailbox does not exist.',
    },
  ])
})

describe('a draft', () => {
  it('is looked at without being opened, and what stands in its way is said', async () => {
    open(aCampaign())
    const mail = await screen.findByTitle('Preview of the mail')
    expect(mail).toHaveAttribute('sandbox', '')
    expect(mail.getAttribute('srcdoc')).not.toContain('<img')
    expect(screen.getByText('Every mail must name a postal address.')).toBeVisible()
    expect(screen.getByText('2 contacts')).toBeVisible()
  })

  it('is changed, tried on oneself and launched', async () => {
    const row = { ...campaignRoutes.update, path: path() }
    server.answers(row, aCampaign({ subject: 'News from Kiln!' }))
    server.answers({ ...campaignRoutes.testSend, path: path('/test-send') }, { message: 'A test is in the outbox.' })
    server.answers({ ...campaignRoutes.schedule, path: path('/schedule') }, aCampaign({ status: 'sending' }))
    open(aCampaign())
    await userEvent.type(await screen.findByLabelText('Subject'), '!')
    await press('Save message')
    expect(await screen.findByText('Message saved')).toBeVisible()
    expect(server.sentTo(row)).toMatchObject([{ subject: 'News from Kiln!' }])
    await press('Send me a test')
    expect(await screen.findByText('A test is in the outbox.')).toBeVisible()
    await press('Launch now')
    expect(await screen.findByText('Campaign Launched')).toBeVisible()
  })

  it('that may not go says why', async () => {
    const message = 'Your plan (Starter Trial) sends 500 mails a month.'
    server.refuses({ ...campaignRoutes.schedule, path: path('/schedule') }, 403, { code: 'plan-limit', message })
    open(aCampaign())
    await press('Launch now')
    expect(await screen.findByText('Campaign Failed')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
  })
})

it('tells what became of it, and does not count what the service does not tell', async () => {
  open(finished)
  const figures = within(await screen.findByRole('region', { name: 'What became of it' }))
  expect(figures.getByText('25.0% of those sent')).toBeVisible()
  expect(figures.getByText('Not told')).toBeVisible()
  expect(
    screen.getByText('Left out: 2 without consent to mail on record, 1 who left or could not be reached.'),
  ).toBeVisible()
  expect(await screen.findByText('This mailbox does not exist.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

it('that is paused says what waits, and is cancelled only after a question', async () => {
  server.answers({ ...campaignRoutes.cancel, path: path('/cancel') }, aCampaign({ status: 'cancelled' }))
  open(
    aCampaign({
      status: 'paused',
      startedAt: at,
      recipients: 40,
      queued: 15,
      sent: 25,
      problem: 'The mail server is full.',
    }),
  )
  expect(await screen.findByText('25 of 40 messages done. The rest wait until you resume.')).toBeVisible()
  expect(screen.getByText('The mail server is full.')).toBeVisible()
  await press('Cancel campaign')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('15 messages will not be sent. This cannot be undone.')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel campaign' }))
  expect(await screen.findByText('Campaign cancelled')).toBeVisible()
})

it('that is not there leads back', async () => {
  open(aCampaign())
  server.refuses({ ...campaignRoutes.get, path: '/api/campaigns/other' }, 404, {
    code: 'not-found',
    message: 'This campaign is not there.',
  })
  history.replaceState(null, '', '/campaigns/other')
  expect(await screen.findByText('This campaign is not there.')).toBeVisible()
})
