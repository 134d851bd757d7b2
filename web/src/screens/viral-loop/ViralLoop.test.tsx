import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import { type Contact, contactRoutes, MAIL_ATTESTATION } from '@octavo/contract/contact'
import { referralRoutes, type ViralAnalytics } from '@octavo/contract/referral'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshContacts } from '#api/contact.queries.ts'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aCampaign, aContact, campaignSettings, contactSummary } from '#testing/loop.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import ViralLoop from './ViralLoop.tsx'

let server: FakeServer
const open = (path = '/viral-loop') => renderScreen(<ViralLoop />, path)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string | RegExp, words: string) => userEvent.type(await screen.findByLabelText(label), words)

const firstPage = { ...contactRoutes.list, path: `${contactRoutes.list.path}?limit=50` }
const contacts = (...list: Contact[]) => {
  server.answers(firstPage, list)
  server.answers(contactRoutes.summary, contactSummary(list.length))
}
const launched = (campaign: Campaign, message = 'Email campaign launched to 2 contacts.') => ({
  message,
  campaignId: campaign.id,
  campaign,
})

const analytics = {
  totalReferrals: 4,
  waiting: 0,
  freeSignups: 3,
  paidSignups: 1,
  viralCoefficient: 0.0345,
  invited: 116,
  creditsFromFree: 60,
  creditsFromPaid: 100,
  totalEarned: 160,
  recent: [] as ViralAnalytics['recent'],
}

beforeEach(() => {
  server = fakeServer()
  server.answers(referralRoutes.credits, { credits: 140, totalEarned: 160, spendable: 224 })
  server.answers(referralRoutes.analytics, analytics)
  server.answers(referralRoutes.link, { code: 'abc', url: 'https://octavo.example/?ref=abc' })
  server.answers(campaignRoutes.settings, campaignSettings())
  server.answers(campaignRoutes.list, [])
  server.answers(contactRoutes.lastImport, { lastImport: null })
  contacts(aContact(), aContact({ id: 'contact-2', email: 'alan@example.com', firstName: '', lastName: '' }))
})

it('shows the credits, the referrals, the contacts and the coefficient with one decimal', async () => {
  open()
  const tiles = within(await screen.findByRole('region', { name: 'Contacts and referrals' }))
  for (const words of ['140', '160 earned in total', '4', '3 free, 1 paid', '2', '3.5%', 'Conversion rate'])
    expect(await tiles.findByText(words)).toBeVisible()
  expect(screen.getByText('140 referral credits')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'CRM (2)' })).toBeVisible()
})

it('adds the credits up in Analytics', async () => {
  open('/viral-loop?tab=analytics')
  expect(await screen.findByText('20 credits × 3 free signups')).toBeVisible()
  expect(screen.getByText('100 credits × 1 paid signups')).toBeVisible()
  expect(screen.getByLabelText('Link')).toHaveValue('https://octavo.example/?ref=abc')
})

it('says how many sign-ups wait for their address to be confirmed', async () => {
  const recent = [{ at: '2026-11-20T09:00:00.000Z', paid: false, waiting: true, credits: 0 }]
  server.answers(referralRoutes.analytics, { ...analytics, waiting: 2, recent })
  open('/viral-loop?tab=analytics')
  expect(await screen.findByText('3 free, 1 paid, 2 waiting')).toBeVisible()
  expect(screen.getByText(/^2 more people have signed up and not confirmed/)).toBeVisible()
  expect(screen.getByText('Waiting').closest('li')).not.toHaveTextContent('+')
})

describe('the launch', () => {
  it('asks for what is missing in the specified words', async () => {
    open()
    await press('Launch email campaign')
    expect(await screen.findByText('Please provide your business name and description.')).toBeVisible()
  })

  it('without contacts says to import some first', async () => {
    contacts()
    open()
    await type('Business name', 'Kiln')
    await type('Business description', 'Mugs.')
    await press('Launch email campaign')
    expect(await screen.findByText('No Contacts')).toBeVisible()
    expect(screen.getByText('Please import contacts first before launching a campaign.')).toBeVisible()
    expect(server.sentTo(campaignRoutes.launchEmail)).toEqual([])
  })

  it('that met no server is asked again as the same order, and its words outlive the tab', async () => {
    server.drops(campaignRoutes.launchEmail)
    open()
    await type('Business name', 'Kiln')
    await type('Business description', 'Mugs.')
    await press('Launch email campaign')
    expect(await screen.findByText('Campaign Failed')).toBeVisible()
    server.answers(campaignRoutes.launchEmail, launched(aCampaign()))
    await press('Try again')
    expect(await screen.findByText('Email campaign launched to 2 contacts.')).toBeVisible()
    const [first, second] = server.sentTo(campaignRoutes.launchEmail)
    expect(first).toMatchObject({ businessName: 'Kiln', businessDescription: 'Mugs.' })
    expect(second?.requestId).toBe(first?.requestId)
    await waitFor(() => expect(localStorage.getItem('octavo.draft.viral-loop')).toContain('Mugs.'))
  })

  it('by text needs a name alone, and tells why it failed', async () => {
    server.refuses(campaignRoutes.launchSms, 409, { code: 'conflict', message: 'None of your contacts can get texts.' })
    open('/viral-loop?tab=campaigns')
    const sms = await screen.findByRole('button', { name: 'Launch SMS Campaign' })
    expect(sms).toBeDisabled()
    await userEvent.type(screen.getAllByLabelText('Business name')[1]!, 'Kiln')
    expect(screen.getByRole('button', { name: 'Launch Email Campaign' })).toBeDisabled()
    await userEvent.click(sms)
    expect(await screen.findByText('SMS Campaign Failed')).toBeVisible()
    expect(server.sentTo(campaignRoutes.launchSms)).toMatchObject([{ businessName: 'Kiln' }])
  })
})

it('pauses and resumes a campaign in its list', async () => {
  const campaign = aCampaign({ status: 'sending', startedAt: '2026-11-20T09:00:00.000Z', queued: 40, sent: 60 })
  server.answers(campaignRoutes.list, [campaign])
  server.answers(
    { ...campaignRoutes.pause, path: `/api/campaigns/${campaign.id}/pause` },
    { ...campaign, status: 'paused' },
  )
  open('/viral-loop?tab=campaigns')
  await press(/^Pause/)
  expect(await screen.findByText('Campaign paused')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Resume/ })).toBeVisible()
})

describe('the CRM', () => {
  it('names who has no name, and shows source, status and number', async () => {
    open('/viral-loop?tab=crm')
    expect(await screen.findByText('No Name')).toBeVisible()
    expect(screen.getByText('Grace Hopper')).toBeVisible()
    expect(screen.getAllByText(/\+12025550123/)).toHaveLength(2)
    expect(screen.getAllByText('manual')).toHaveLength(2)
    expect(screen.getAllByText('Active')).toHaveLength(2)
  })

  it('without anybody offers to import', async () => {
    contacts()
    open('/viral-loop?tab=crm')
    expect(await screen.findByText('No Contacts Yet')).toBeVisible()
  })

  it('has the server search', async () => {
    server.answers({ ...firstPage, path: `${contactRoutes.list.path}?search=alan&limit=50` }, [
      aContact({ id: 'contact-2', email: 'alan@example.com', firstName: 'Alan' }),
    ])
    open('/viral-loop?tab=crm')
    await screen.findByText('Grace Hopper')
    await type('Search contacts', 'alan')
    expect(await screen.findByText('Alan Hopper')).toBeVisible()
    expect(screen.queryByText('Grace Hopper')).toBeNull()
  })

  it('deletes the ticked ones at once and brings them back', async () => {
    server.answers(contactRoutes.removeMany, { removed: 2, undoUntil: '2026-12-20T09:00:00.000Z' })
    server.answers(contactRoutes.restoreMany, { restored: 2 })
    open('/viral-loop?tab=crm')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }))
    await press('Delete 2 contacts')
    expect(await screen.findByText('2 contacts deleted')).toBeVisible()
    await press('Undo')
    const both = [{ ids: ['contact-1', 'contact-2'] }]
    await waitFor(() => expect(server.sentTo(contactRoutes.restoreMany)).toEqual(both))
    expect(server.sentTo(contactRoutes.removeMany)).toEqual(both)
  })

  it('shows what a person agreed to, in which words, and saves only what was changed', async () => {
    const contact = aContact()
    const one = { ...contactRoutes.get, path: `/api/viral/contacts/${contact.id}` }
    const consent = {
      channel: 'email',
      kind: 'given',
      basis: "importer's attestation",
      wording: MAIL_ATTESTATION,
      source: 'manual',
      at: contact.createdAt,
    } as const
    server.answers(one, { ...contact, consents: [consent] })
    server.answers({ ...contactRoutes.update, path: one.path }, contact)
    open('/viral-loop?tab=crm&contact=contact-1')
    expect(await screen.findByText(`“${MAIL_ATTESTATION}”`)).toBeVisible()
    expect(screen.getByText('Agreed to mail')).toBeVisible()
    await type('First name', ' B.')
    await press('Save contact')
    expect(await screen.findByText('Contact saved')).toBeVisible()
    expect(server.sentTo({ ...contactRoutes.update, path: one.path })).toEqual([{ firstName: 'Grace B.' }])
  })
})

describe('an import too long to wait for', () => {
  const long = (given: object) => ({
    lastImport: {
      ...{ success: 11_000, failed: 1_000, created: 11_000, updated: 0, errors: [], reasons: [], warnings: [] },
      ...{ rows: 100_000, read: 12_000, startedAt: new Date().toISOString() },
      ...{ message: '12,000 of 100,000 rows are read so far.', status: 'running' as const },
      ...given,
    },
  })

  it('says how far it is, to whoever opens the page, and then what it came to', async () => {
    server.answers(contactRoutes.lastImport, long({}))
    const cache = open('/viral-loop?tab=crm')
    expect(await screen.findByText('Importing 12,000 of 100,000 contacts...')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Importing contacts' })).toHaveAttribute('aria-valuenow', '12')
    const errors = [{ row: 3, email: 'nowhere', reason: 'This is not an email address.' }]
    const message = '99,999 contacts imported (99999 new, 0 updated); 1 contact failed.'
    server.answers(contactRoutes.lastImport, long({ read: 100_000, failed: 1, errors, message, status: undefined }))
    await refreshContacts(cache)
    expect(await screen.findByText(`Last import: ${message}`)).toBeVisible()
    expect(screen.queryByRole('progressbar', { name: 'Importing contacts' })).toBeNull()
    await press('Details')
    expect(await screen.findByText('This is not an email address.')).toBeVisible()
  })

  it('is no news any more the next day', async () => {
    server.answers(contactRoutes.lastImport, long({ status: undefined, startedAt: '2020-01-01T00:00:00.000Z' }))
    open('/viral-loop?tab=crm')
    expect(await screen.findByText('grace@example.com', { exact: false })).toBeVisible()
    expect(screen.queryByText(/Last import/)).toBeNull()
  })
})
