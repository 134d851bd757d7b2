import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import { complianceRoutes } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import { segmentRoutes } from '@octavo/contract/segment'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { TakeBackBar } from '#parts/campaign/TakeBackBar.tsx'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aCampaign, campaignChecks, campaignPreview } from '#testing/loop.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aCheck } from '#testing/samples.ts'
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
const path = (rest = '', id = 'campaign-1') => `/api/campaigns/${id}${rest}`
let server: FakeServer
const open = (campaign: Campaign, beside?: ReactNode) => {
  server.answers({ ...campaignRoutes.get, path: path('', campaign.id) }, { ...campaign, messages: [] })
  server.answers({ ...campaignRoutes.preview, path: path('/preview', campaign.id) }, campaignPreview())
  return renderScreen(
    <>
      <Route path="/campaigns/:id">
        <CampaignScreen />
      </Route>
      {beside}
    </>,
    `/campaigns/${campaign.id}`,
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  server = fakeServer()
  server.answers({ ...campaignRoutes.checks, path: path('/checks') }, campaignChecks())
  server.answers(campaignRoutes.films, { films: [] })
  server.answers(complianceRoutes.check, aCheck())
  server.answers(segmentRoutes.list, { segments: [] })
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
  it('is looked at without being opened, person by person', async () => {
    const second = campaignPreview({ name: '', to: 'alan@example.com', place: 1 })
    server.answers({ ...campaignRoutes.preview, path: path('/preview?place=1') }, second)
    open(aCampaign())
    const mail = await screen.findByTitle('Preview of the mail')
    expect(mail).toHaveAttribute('sandbox', '')
    expect(mail.getAttribute('srcdoc')).not.toContain('<img')
    expect(screen.getByText('Grace Hopper')).toBeVisible()
    screen.getByRole('button', { name: 'Next person' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByText('alan@example.com', { selector: 'b' })).toBeVisible()
    expect(screen.getByText('(2 of 2)')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByText('Grace Hopper')).toBeVisible()
  })

  it('explains its number, and goes out when its button is pressed', async () => {
    const send = { ...campaignRoutes.send, path: path('/send') }
    const campaign = aCampaign({ status: 'scheduled', takeBackUntil: at, recipients: 2 })
    const message = 'Email campaign launched to 2 contacts. You can take it back for 30 seconds.'
    server.answers(send, { message, campaignId: campaign.id, campaign })
    open(aCampaign())
    expect(await screen.findByText(/4 with an address, less 1 unsubscribed, 1 without consent\./)).toBeVisible()
    await press('Send to 2 people')
    expect(await screen.findByText('Campaign Launched')).toBeVisible()
    expect(server.sentTo(send)).toHaveLength(1)
  })

  it('is taken back by the next key of whoever sent it, though it is told to leave before Send is answered', async () => {
    const id = 'campaign-2'
    server.answers({ ...campaignRoutes.checks, path: path('/checks', id) }, campaignChecks())
    server.holds({ ...campaignRoutes.send, path: path('/send', id) })
    server.answers(campaignRoutes.leaving, { campaigns: [] })
    const cache = open(aCampaign({ id }), <TakeBackBar />)
    await press('Send to 2 people')
    server.answers(campaignRoutes.leaving, { campaigns: [{ ...leaving, id }] })
    await cache.invalidateQueries()
    const back = await screen.findByRole('button', { name: 'Take it back' })
    await waitFor(() => expect(back).toHaveFocus())
  })

  it('goes to everyone or to a segment, and says what to do when that is gone', async () => {
    const regulars = {
      ...{ id: 'segment-1', name: 'Regulars', filter: { tag: 'vip' } },
      ...{ contacts: 4, mailable: 3, textable: 0 },
    }
    server.answers(segmentRoutes.list, { segments: [regulars] })
    const update = { ...campaignRoutes.update, path: path() }
    server.answers(update, aCampaign({ segment: { id: 'segment-1', name: 'Regulars', gone: false } }))
    open(aCampaign())
    await userEvent.click(await screen.findByRole('combobox', { name: 'Who gets it' }))
    const segment = { id: 'segment-1', name: 'Regulars', gone: false }
    server.answers({ ...campaignRoutes.checks, path: path('/checks') }, campaignChecks({ segment }))
    await userEvent.click(await screen.findByRole('option', { name: 'Regulars (3 people)' }))
    expect(server.sentTo(update)).toEqual([{ segmentId: 'segment-1' }])
    expect(await screen.findByText(/4 in “Regulars” with an address/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See contacts' })).toHaveAttribute(
      'href',
      '/viral-loop?tab=crm&segment=segment-1',
    )
  })

  it('whose segment was deleted asks for another choice', async () => {
    const segment = { id: 'segment-1', name: 'Regulars', gone: true }
    server.answers({ ...campaignRoutes.checks, path: path('/checks') }, campaignChecks({ segment, mayGo: false }))
    open(aCampaign({ segment, problem: messages.campaign.notGone(messages.segment.gone('Regulars')) }))
    expect(await screen.findByText(messages.segment.gone('Regulars'))).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Who gets it' })).toHaveTextContent('Choose who gets it')
    expect(screen.getByRole('button', { name: 'Send to 2 people' })).toBeDisabled()
  })

  it('is held by what stops it', async () => {
    const checks = campaignChecks({
      mayGo: false,
      checks: [{ id: 'merge-fields', state: 'stop', title: 'Merge fields', details: ['“{{x}}” is no field.'] }],
    })
    server.answers({ ...campaignRoutes.checks, path: path('/checks') }, checks)
    open(aCampaign())
    expect(await screen.findByText('“{{x}}” is no field.')).toBeVisible()
    expect(screen.getByLabelText('Blocks sending')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send to 2 people' })).toBeDisabled()
  })

  it('has the officer read along, with a mend to take', async () => {
    const issue = { ruleId: 'cure', title: 'Promises a cure', severity: 'high', field: 'text', source: 'FTC' } as const
    const place = { quote: 'cures', start: 5, end: 10, replacement: 'warms' }
    const said = { explanation: 'A mug cures nothing.', suggestion: 'Say what it does.' }
    server.answers(complianceRoutes.check, aCheck({ approved: false, issues: [{ ...issue, ...place, ...said }] }))
    open(aCampaign({ body: 'This cures.' }))
    const officer = within(await screen.findByRole('region', { name: 'Compliance officer' }))
    expect(officer.getByText(/A mug cures nothing/)).toBeVisible()
    await userEvent.click(officer.getByRole('button', { name: /warms/ }))
    expect(screen.getByLabelText(/^Message/)).toHaveValue('This warms.')
    expect(server.sentTo(complianceRoutes.check)[0]).toMatchObject({ text: 'This cures.', title: aCampaign().subject })
  })

  it('is changed and tried on oneself, and not sent with changes that are not saved', async () => {
    const row = { ...campaignRoutes.update, path: path() }
    server.answers(row, aCampaign({ subject: 'News from Kiln!' }))
    server.answers({ ...campaignRoutes.testSend, path: path('/test-send') }, { message: 'A test is in the outbox.' })
    open(aCampaign())
    await userEvent.type(await screen.findByLabelText('Subject'), '!')
    expect(await screen.findByRole('button', { name: 'Send to 2 people' })).toBeDisabled()
    expect(screen.getByText('Save your changes first.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Where the button leads (optional)'), 'kiln')
    await press('Save message')
    expect(await screen.findByText(messages.posting.link)).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Where the button leads (optional)'))
    await userEvent.type(screen.getByLabelText('Where the button leads (optional)'), 'https://kiln.example')
    await press('Save message')
    expect(await screen.findByText('Message saved')).toBeVisible()
    expect(server.sentTo(row)).toEqual([{ subject: 'News from Kiln!', linkUrl: 'https://kiln.example' }])
    await press('Send me a test')
    expect(await screen.findByText('A test is in the outbox.')).toBeVisible()
  })

  it('that may not go says why', async () => {
    const message = 'Your plan (Starter Trial) sends 500 mails a month.'
    server.refuses({ ...campaignRoutes.send, path: path('/send') }, 403, { code: 'plan-limit', message })
    open(aCampaign())
    await press('Send to 2 people')
    expect(await screen.findByText('Campaign Failed')).toBeVisible()
    expect(screen.getAllByText(message)[0]).toBeVisible()
  })
})

const leaving = { id: 'campaign-1', name: 'June', channel: 'email', recipients: 2, leavesInMs: 24_000 } as const

describe('a campaign that is about to leave', () => {
  const back = { ...campaignRoutes.takeBack, path: path('/take-back') }
  beforeEach(() => {
    server.answers(campaignRoutes.leaving, { campaigns: [leaving] })
    server.answers(back, aCampaign())
  })

  it('is taken back by its keys, and then is no longer offered', async () => {
    renderScreen(<TakeBackBar />, '/')
    expect(await screen.findByText('Sending to 2 people: June')).toBeVisible()
    expect(screen.getByRole('timer').textContent).toMatch(/^0:2[1-4]$/)
    server.answers(campaignRoutes.leaving, { campaigns: [] })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Taken back')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    expect(server.sentTo(back)).toHaveLength(1)
  })

  it('leaves the keys alone while somebody types', async () => {
    renderScreen(
      <>
        <input aria-label="Words" />
        <TakeBackBar />
      </>,
      '/',
    )
    await screen.findByRole('timer')
    await userEvent.type(screen.getByLabelText('Words'), 'a{Control>}z{/Control}')
    expect(server.sentTo(back)).toEqual([])
    await press(/Take it back/)
    await waitFor(() => expect(server.sentTo(back)).toHaveLength(1))
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

it('leads from a figure to the people that it counts', async () => {
  const bounced = { ...finished, bounced: 1 }
  server.answers({ ...campaignRoutes.recipients, path: path('/recipients?limit=20&state=bounced') }, [])
  open(bounced)
  const figures = within(await screen.findByRole('region', { name: 'What became of it' }))
  await userEvent.click(figures.getByRole('link', { name: /^Bounced/ }))
  expect(await screen.findByText('No one here yet.')).toBeVisible()
  expect(screen.getByLabelText('Show recipients')).toHaveTextContent('Bounced')
  expect(figures.queryByRole('link', { name: /^Unsubscribed/ })).toBeNull()
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
