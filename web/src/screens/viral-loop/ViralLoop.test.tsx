import { brandRoutes } from '@octavo/contract/brand'
import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import { type Contact, contactRoutes, MAIL_ATTESTATION } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { type ReferralChannel, referralRoutes, type ViralAnalytics } from '@octavo/contract/referral'
import { segmentRoutes } from '@octavo/contract/segment'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshContacts } from '#api/contact.queries.ts'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import {
  aCampaign,
  aContact,
  campaignChecks,
  campaignPreview,
  campaignSettings,
  contactSummary,
} from '#testing/loop.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand } from '#testing/samples.ts'
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

const aLink = (given: Partial<ReferralChannel> = {}): ReferralChannel => ({
  ...{ id: null, name: 'Your link', url: 'https://octavo.example/?ref=abc', clicks: 12, signups: 4, paid: 1 },
  ...given,
})

beforeEach(() => {
  server = fakeServer()
  server.answers(referralRoutes.credits, { credits: 140, totalEarned: 160, spendable: 224 })
  server.answers(referralRoutes.analytics, analytics)
  server.answers(referralRoutes.link, { code: 'abc', url: 'https://octavo.example/?ref=abc' })
  server.answers(referralRoutes.channels, { channels: [aLink()] })
  server.answers(campaignRoutes.settings, campaignSettings())
  server.answers(campaignRoutes.list, [])
  server.answers(contactRoutes.lastImport, { lastImport: null })
  server.answers(segmentRoutes.list, { segments: [] })
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

it('is called as the brand until another name is typed, and stays as it was typed', async () => {
  server.answers(brandRoutes.list, [aBrand({ name: 'Kiln & Clay' })])
  open()
  expect(await screen.findByDisplayValue('Kiln & Clay')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Business name'))
  expect(screen.getByLabelText('Business name')).toHaveValue('')
  await type('Business name', 'Kiln')
  expect(screen.getByLabelText('Business name')).toHaveValue('Kiln')
})

it('tells what came of each link, makes one for another place, and deletes it with a way back', async () => {
  const url = 'https://octavo.example/?ref=abc&via=in-person'
  const inPerson = aLink({ id: 'link-1', name: 'In person', url, clicks: 3, signups: 1, paid: 0 })
  open('/viral-loop?tab=analytics')
  const links = within(await screen.findByRole('list', { name: 'Links' }))
  for (const words of ['12 clicks', '4 sign-ups', '1 paid']) expect(links.getByText(words)).toBeVisible()
  server.answers(referralRoutes.addChannel, inPerson)
  server.answers(referralRoutes.channels, { channels: [aLink(), inPerson] })
  await press('In person')
  expect(await links.findByText('1 sign-up')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'In person' })).not.toBeInTheDocument()
  await type('Where you share it', 'A fair')
  await press('Add link')
  await waitFor(() =>
    expect(server.sentTo(referralRoutes.addChannel)).toEqual([{ name: 'In person' }, { name: 'A fair' }]),
  )
  await press('QR code: In person')
  expect(await screen.findByRole('img', { name: `QR code of ${url}` })).toBeVisible()
  await press('Close')
  const remove = { ...referralRoutes.removeChannel, path: `${referralRoutes.addChannel.path}/link-1` }
  const restore = { ...referralRoutes.restoreChannel, path: `${referralRoutes.addChannel.path}/link-1/restore` }
  server.answers(remove, { undoUntil: '2026-12-20T09:00:00.000Z' })
  server.answers(restore, inPerson)
  await press('Delete link: In person')
  await press('Undo')
  await waitFor(() => expect(server.sentTo(restore)).toHaveLength(1))
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
    const campaign = aCampaign()
    server.answers(campaignRoutes.launchEmail, launched(campaign, 'Email campaign saved as a draft.'))
    server.answers({ ...campaignRoutes.preview, path: `/api/campaigns/${campaign.id}/preview` }, campaignPreview())
    server.answers({ ...campaignRoutes.checks, path: `/api/campaigns/${campaign.id}/checks` }, campaignChecks())
    server.answers({ ...campaignRoutes.send, path: `/api/campaigns/${campaign.id}/send` }, launched(campaign))
    await press('Try again')
    // What goes out is seen before, and asked once.
    expect(await screen.findByTitle('Preview of the mail')).toBeVisible()
    await press('Send to 2 people')
    expect(await screen.findByText('Email campaign launched to 2 contacts.')).toBeVisible()
    const [first, second] = server.sentTo(campaignRoutes.launchEmail)
    expect(first).toMatchObject({ businessName: 'Kiln', businessDescription: 'Mugs.', draft: true })
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
    expect(server.sentTo(campaignRoutes.launchSms)).toMatchObject([{ businessName: 'Kiln', draft: true }])
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

describe('people put together', () => {
  const all = { ...contactRoutes.list, path: `${contactRoutes.list.path}?limit=50` }

  it('are counted, all selected and tagged at once', async () => {
    server.answers(all, [aContact({ tags: ['vip'] })])
    server.answers(contactRoutes.summary, contactSummary(3))
    server.answers(contactRoutes.ids, { ids: ['contact-1', 'contact-2', 'contact-3'] })
    server.answers(contactRoutes.tags, { tags: [{ tag: 'vip', count: 1 }] })
    server.answers(contactRoutes.tagMany, { changed: 3 })
    open('/viral-loop?tab=crm')
    expect(await screen.findByText('1 of 3 contacts')).toBeVisible()
    expect(screen.getByText('added Nov 20')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }))
    await press('Select all 3')
    expect(await screen.findByText('3 selected')).toBeVisible()
    await press('Tags')
    await type('Add', 'Came to a class, VIP')
    await press('Save tags')
    expect(await screen.findByText('On 3 contacts.')).toBeVisible()
    const ids = ['contact-1', 'contact-2', 'contact-3']
    expect(server.sentTo(contactRoutes.tagMany)).toEqual([{ ids, add: ['came to a class', 'vip'], remove: [] }])
  })

  it('of a segment are listed, and what is filtered is kept as one, renamed, and deleted with a way back', async () => {
    const segment = {
      ...{ id: 'segment-1', name: 'Regulars', filter: { tag: 'vip', did: 'opened' as const } },
      ...{ contacts: 1, mailable: 1, textable: 0 },
    }
    const query = 'tag=vip&did=opened'
    server.answers(contactRoutes.tags, { tags: [{ tag: 'vip', count: 1 }] })
    server.answers({ ...contactRoutes.list, path: `${firstPage.path.replace('limit', `${query}&limit`)}` }, [
      aContact(),
    ])
    server.answers({ ...contactRoutes.count, path: `${contactRoutes.count.path}?${query}` }, { count: 1 })
    server.answers(segmentRoutes.list, { segments: [segment] })
    open('/viral-loop?tab=crm&segment=segment-1')
    expect(await screen.findByText('1 of 1 contact')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Segment' })).toHaveTextContent('Regulars (1)')
    expect(screen.getByRole('link', { name: 'Export these' })).toHaveAttribute('href', expect.stringContaining(query))
    const remove = { ...segmentRoutes.remove, path: '/api/viral/segments/segment-1' }
    const restore = { ...segmentRoutes.restore, path: '/api/viral/segments/segment-1/restore' }
    server.answers(remove, { undoUntil: '2026-12-20T09:00:00.000Z' })
    server.answers(restore, segment)
    await press('Delete Regulars')
    await press('Undo')
    await waitFor(() => expect(server.sentTo(restore)).toHaveLength(1))
    // The filter is taken off a piece at a time; what is left is kept under a name of its own.
    await userEvent.click(await screen.findByRole('combobox', { name: 'Segment' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Regulars (1)' }))
    await press(/^Opened one of the last 3 campaigns/)
    server.answers({ ...contactRoutes.list, path: `${contactRoutes.list.path}?tag=vip&limit=50` }, [aContact()])
    await press('Save as another segment')
    const saved = { ...segment, id: 'segment-2', name: 'All VIPs', filter: { tag: 'vip' } }
    server.answers(segmentRoutes.create, saved)
    await type('Name', 'All VIPs')
    await press('Save')
    expect(await screen.findByText(messages.segment.saved)).toBeVisible()
    expect(server.sentTo(segmentRoutes.create)).toEqual([{ name: 'All VIPs', filter: { tag: 'vip' } }])
  })

  it('have a history, tags, and a number that is judged beside its field', async () => {
    const contact = aContact({ tags: ['vip'] })
    const one = { ...contactRoutes.get, path: `/api/viral/contacts/${contact.id}` }
    const update = { ...contactRoutes.update, path: one.path }
    server.answers(one, { ...contact, consents: [] })
    server.answers(
      { ...contactRoutes.moments, path: `${one.path}/moments` },
      {
        moments: [
          { at: contact.createdAt, what: 'opened', channel: 'email', about: 'June news', campaignId: 'campaign-1' },
        ],
      },
    )
    server.refuses(update, 422, { code: 'unprocessable', message: messages.contact.phoneUnusable })
    open('/viral-loop?tab=crm&contact=contact-1')
    expect(await screen.findByRole('link', { name: 'June news' })).toHaveAttribute('href', '/campaigns/campaign-1')
    await userEvent.clear(screen.getByLabelText('Phone'))
    await type('Phone', '12')
    await press('Save contact')
    expect(await screen.findByText(messages.contact.phoneUnusable)).toBeVisible()
    expect(screen.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true')
    server.answers(update, contact)
    await userEvent.clear(screen.getByLabelText('Phone'))
    await type('Tags', ', Asked')
    await press('Save contact')
    expect(await screen.findByText('Contact saved')).toBeVisible()
    expect(server.sentTo(update).at(-1)).toEqual({ phone: '', tags: ['vip', 'asked'] })
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
