import { type Account, accountDeletionRoutes, accountRoutes } from '@octavo/contract/account'
import { analyticsRoutes } from '@octavo/contract/analytics'
import { type CampaignSettings, campaignRoutes } from '@octavo/contract/campaign'
import { channelRoutes } from '@octavo/contract/channel'
import { journalRoutes } from '@octavo/contract/journal'
import { messages } from '@octavo/contract/messages'
import { type ProductionState, productionRoutes } from '@octavo/contract/production'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountQuery } from '#api/account.queries.ts'
import { ada, type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, someStats } from '#testing/samples.ts'
import { AccountSection } from './AccountSection.tsx'
import { ChannelsSection } from './ChannelsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { JournalSection } from './JournalSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import Settings from './Settings.tsx'

const sender: CampaignSettings = {
  fromName: '',
  replyTo: '',
  postalAddress: '',
  doubleOptIn: false,
  referralLine: false,
  defaultPostalAddress: '',
  fromAddress: 'octavo@localhost',
  referralLink: 'http://localhost:3000/?ref=x',
  email: { provider: 'Outbox', embedded: true, limit: 500, used: 0, kept: 0 },
  sms: { provider: 'Outbox', embedded: true, limit: 100, used: 0, kept: 0 },
}
const production: ProductionState = {
  mode: 'inactive',
  says: '',
  total_content_generated: 0,
  compliance_rate: null,
  viral_success_rate: null,
  daily_production_target: 50,
  current_daily_output: 0,
  queue_size: 0,
  auto_pilot_active: false,
  next_batch_at: '2026-11-21T08:00:00.000Z',
  settings: { daily_volume: 50, topics: [], niches: [], quality_threshold: 90 },
  recent: [],
}
const channel = {
  id: 'channel-1',
  network: 'local',
  name: 'Kiln & Clay',
  brandId: aBrand().id,
  linkUrl: null,
  connectedAt: '2026-11-20T09:00:00.000Z',
} as const
const page = (query: string) => ({ ...journalRoutes.list, path: `/api/journal?${query}` }) as const
const updateChannel = { ...channelRoutes.update, path: '/api/channels/channel-1' } as const

let server: FakeServer
// Four hundred of them are a lot for a test's browser.
vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin', 'Asia/Tokyo'])

beforeEach(() => {
  server = fakeServer()
  server.answers(campaignRoutes.settings, sender)
  server.answers(productionRoutes.statistics, production)
  server.answers(channelRoutes.list, [channel])
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(page('limit=10'), { entries: [], head: null })
})
const open = (section: ReactNode) => renderScreen(section, '/settings')
const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the account', () => {
  it('is saved with its time zone', async () => {
    const user = { ...ada, firstName: 'Grace', timeZone: 'Asia/Tokyo' }
    server.answers(accountRoutes.update, { user })
    open(<AccountSection />)
    await userEvent.clear(screen.getByLabelText('First name'))
    await userEvent.type(screen.getByLabelText('First name'), 'Grace')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(screen.getByLabelText('Time zone'))
    await userEvent.type(await screen.findByPlaceholderText('Search time zones'), 'tokyo')
    await userEvent.click(await screen.findByRole('option', { name: /Asia\/Tokyo/ }))
    await press('Save')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(server.sentTo(accountRoutes.update)).toEqual([
      { firstName: 'Grace', lastName: 'Byron', timeZone: 'Asia/Tokyo' },
    ])
  })

  it('is not sent with a name that is too short', async () => {
    open(<AccountSection />)
    await userEvent.clear(screen.getByLabelText('First name'))
    await press('Save')
    expect(await screen.findByText(messages.account.firstName)).toBeVisible()
    expect(server.sentTo(accountRoutes.update)).toEqual([])
  })
})

describe('the address', () => {
  const as = (address: Account['address']) => {
    const account: Account = { ...ada, address }
    open(<AccountSection />).setQueryData(accountQuery.queryKey, account)
  }

  it('is not asked about where it is confirmed, or nobody asks', async () => {
    open(<AccountSection />)
    expect(screen.queryByText(/^Confirm your email address/)).toBeNull()
  })

  it('gets its link again by mail, and then is quiet', async () => {
    as('by-mail')
    expect(await screen.findByText(/^Confirm your email address/)).toBeVisible()
    expect(screen.getByText('The link comes by mail to ada@example.com.')).toBeVisible()
    server.refuses(accountRoutes.sendConfirmation, 503, {
      code: 'unavailable',
      message: messages.account.confirmNotSent,
    })
    await press('Send again')
    expect(await screen.findByText(messages.account.confirmNotSent)).toBeVisible()
    server.answers(accountRoutes.sendConfirmation, { message: messages.account.confirmSent })
    server.answers(accountRoutes.me, ada)
    await press('Send again')
    expect(await screen.findByText(messages.account.confirmSent)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^Confirm your email address/)).toBeNull())
  })

  it('says who can help where no mail can be sent', async () => {
    as('by-operator')
    expect(await screen.findByText(messages.account.confirmWithOperator)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Make a new link' })).toBeVisible()
  })
})

describe('the password', () => {
  const fill = async (present: string) => {
    await userEvent.type(screen.getByLabelText('Current password'), present)
    await userEvent.type(screen.getByLabelText('Password'), 'Another1horse')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Another1horse')
    await press('Change password')
  }

  it('is changed with the present one', async () => {
    server.refuses(accountRoutes.changePassword, 403, { code: 'forbidden', message: messages.account.wrongPassword })
    open(<SecuritySection />)
    await fill('Wrong1horse')
    expect(await screen.findByText(messages.account.wrongPassword)).toBeVisible()
    server.answers(accountRoutes.changePassword, { message: messages.account.passwordChanged })
    await userEvent.clear(screen.getByLabelText('Current password'))
    await userEvent.type(screen.getByLabelText('Current password'), 'Correct1horse')
    await press('Change password')
    expect(await screen.findByText(messages.account.passwordChanged)).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})

it('says of every service whether it is embedded', async () => {
  const stats = someStats()
  const capabilities = [...stats.capabilities, { name: 'Mail', provider: 'SMTP', embedded: false }]
  server.answers(analyticsRoutes.stats, { ...stats, capabilities })
  open(<Settings />)
  expect(await card('Services').findByText('Own service')).toBeVisible()
  expect(card('Services').getByText('SMTP')).toBeVisible()
  expect(card('Services').getAllByText('Embedded')).toHaveLength(4)
})

it('keeps a channel’s link, and takes none that is no address', async () => {
  server.answers(updateChannel, { ...channel, linkUrl: 'https://kiln.example/shop' })
  open(<ChannelsSection />)
  const link = await screen.findByLabelText('Link of its film pages')
  await userEvent.type(link, 'kiln')
  expect(screen.getByText(messages.posting.link)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save channel' })).toBeDisabled()
  await userEvent.clear(link)
  await userEvent.type(link, 'https://kiln.example/shop')
  await press('Save channel')
  expect(await screen.findByText('Channel saved')).toBeVisible()
  expect(server.sentTo(updateChannel)).toEqual([{ name: 'Kiln & Clay', linkUrl: 'https://kiln.example/shop' }])
})

it('puts the auto-pilot on, and back where that fails', async () => {
  server.refuses(productionRoutes.autoPilot, 409, { code: 'conflict', message: messages.operation.halted })
  open(<ChannelsSection />)
  const autoPilot = await screen.findByRole('switch', { name: /Auto-pilot/ })
  await waitFor(() => expect(autoPilot).toBeEnabled())
  await userEvent.click(autoPilot)
  expect(await screen.findByText(messages.operation.halted)).toBeVisible()
  expect(autoPilot).not.toBeChecked()
  server.answers(productionRoutes.autoPilot, { ...production, auto_pilot_active: true })
  await userEvent.click(autoPilot)
  await waitFor(() => expect(autoPilot).toBeChecked())
})

it('is exported as a file, and deleted with the password', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  server.refuses(accountDeletionRoutes.remove, 403, { code: 'forbidden', message: messages.account.wrongPassword })
  open(<DataSection />)
  expect(screen.getByRole('link', { name: 'Export all data' })).toHaveAttribute('href', '/api/account/export')
  await press('Delete account')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Your password'), 'Wrong1horse')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account and data' }))
  expect(await dialog.findByText(messages.account.wrongPassword)).toBeVisible()
  server.answers(accountDeletionRoutes.remove, { message: messages.account.deleted })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account and data' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
})

describe('The journal', () => {
  const entry = (number: number) => ({
    number,
    at: '2026-11-20T09:00:00.000Z',
    kind: 'film-ready' as const,
    about: `Film ${number}`,
    hash: 'ab',
  })
  const head = { number: 12, hash: 'ab' }

  it('shows what happened, a page at a time', async () => {
    server.answers(page('limit=10'), { entries: Array.from({ length: 10 }, (_, n) => entry(12 - n)), head })
    open(<JournalSection />)
    expect(await screen.findAllByText('A film was finished', { exact: false })).toHaveLength(10)
    server.answers(page('limit=10&before=3'), { entries: [entry(2), entry(1)], head })
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }))
    expect(await screen.findByText(': Film 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull()
  })

  it.each([
    [[], 'All 12 entries are as they were written.'],
    [[{ number: 4, flaw: 'missing' as const }], 'Entry 4 is missing.'],
  ])('says whether it is whole: %j', async (flaws, says) => {
    server.answers(page('limit=10'), { entries: [entry(12)], head })
    server.answers(journalRoutes.proof, { entries: 12, erased: 0, head, flaws })
    open(<JournalSection />)
    await userEvent.click(await screen.findByRole('button', { name: 'Check that it is whole' }))
    expect(await screen.findByText(says, { exact: false })).toBeVisible()
  })

  it('begins with the first deed', async () => {
    open(<JournalSection />)
    expect(await screen.findByText('Nothing yet.', { exact: false })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check that it is whole' })).toBeDisabled()
  })
})
