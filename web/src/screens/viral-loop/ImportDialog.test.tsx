import {
  CONTACTS_FILE_PATH,
  contactRoutes,
  type ImportResult,
  MAIL_ATTESTATION,
  SMS_ATTESTATION,
} from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ImportDialog } from './ImportDialog.tsx'

let server: FakeServer
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string | RegExp, words: string) => userEvent.type(await screen.findByLabelText(label), words)

const imported = (given: Partial<ImportResult> = {}): ImportResult => ({
  success: 1,
  failed: 0,
  created: 1,
  updated: 0,
  errors: [],
  reasons: [],
  warnings: [],
  message: '1 contact imported (1 new, 0 updated).',
  ...given,
})
beforeEach(() => {
  server = fakeServer()
})

describe('the import', () => {
  const start = async (tab: string) => {
    renderScreen(<ImportDialog open onOpenChange={() => undefined} />)
    await userEvent.click(await screen.findByRole('tab', { name: tab }))
  }

  it('by hand starts with one row that cannot be removed, and sends only rows with an address', async () => {
    server.answers(contactRoutes.import, imported())
    await start('Manual Entry')
    expect(screen.getByRole('button', { name: 'Remove row 1' })).toBeDisabled()
    await press(/^Import contacts/)
    expect(await screen.findByText('No Valid Contacts')).toBeVisible()
    expect(screen.getByText('Please add at least one contact with a valid email address.')).toBeVisible()
    await press('Add another')
    await type('Email 1', 'nobody')
    await type('Email 2', 'grace@example.com')
    expect(screen.getByText(MAIL_ATTESTATION)).toBeVisible()
    await press(/^Import contacts/)
    expect(await screen.findByText('Contacts Imported')).toBeVisible()
    // The row that could not be taken is still there, with its reason.
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText('Email 1')).toHaveValue('nobody')
    expect(screen.queryByLabelText('Email 2')).toBeNull()
    const row = { email: 'grace@example.com', firstName: '', lastName: '', phone: '' }
    expect(server.sentTo(contactRoutes.import)).toEqual([
      { contacts: [row], source: 'manual', consent: { sms: false } },
    ])
  })

  it('of a CSV asks for its words, and for consent to texts apart', async () => {
    const errors = [{ row: 3, email: 'nowhere', reason: 'This is not an email address.' }]
    server.answers(contactRoutes.importCsv, imported({ failed: 1, errors, reasons: [{ reason: 'x', count: 1 }] }))
    await start('CSV Import')
    await press('Import CSV')
    expect(await screen.findByText('Please paste your CSV data.')).toBeVisible()
    const consent = screen.getByRole('checkbox', { name: new RegExp(SMS_ATTESTATION.slice(0, 30)) })
    expect(consent).not.toBeChecked()
    await userEvent.click(consent)
    await userEvent.click(screen.getByLabelText('CSV data'))
    await userEvent.paste('email\ngrace@example.com\nnowhere')
    await press('Import CSV')
    expect(await screen.findByText('This is not an email address.')).toBeVisible()
    expect(screen.getByText('Row 3')).toBeVisible()
    expect(server.sentTo(contactRoutes.importCsv)).toEqual([
      { csvData: 'email\ngrace@example.com\nnowhere', consent: { sms: true } },
    ])
  })

  it('that the server refuses says so and keeps what was typed', async () => {
    server.refuses(contactRoutes.importCsv, 400, { code: 'invalid', message: messages.contact.headerMissing })
    await start('CSV Import')
    await userEvent.click(screen.getByLabelText('CSV data'))
    await userEvent.paste('grace@example.com')
    await press('Import CSV')
    expect(await screen.findByText('CSV Import Failed')).toBeVisible()
    expect(screen.getByLabelText('CSV data')).toHaveValue('grace@example.com')
  })

  it('that is too long to wait for says that it goes on, and claims neither success nor failure', async () => {
    const message = '0 of 5,000 rows are read so far. The rest follows by itself.'
    server.answers(contactRoutes.importCsv, imported({ success: 0, created: 0, status: 'running', message }))
    await start('CSV Import')
    await userEvent.click(screen.getByLabelText('CSV data'))
    await userEvent.paste('email\ngrace@example.com')
    await press('Import CSV')
    expect(await screen.findByText('Import Under Way')).toBeVisible()
    expect(screen.queryByText('CSV Import Failed')).toBeNull()
  })

  it('of a file streams it, with how far it is', async () => {
    const line = fakeLine()
    await start('CSV Import')
    await userEvent.upload(screen.getByLabelText('CSV file'), new File(['email\na@example.com\n'], 'people.csv'))
    await press('Import CSV')
    await waitFor(() => expect(line.opened).toEqual(['POST', `${CONTACTS_FILE_PATH}?smsConsent=false`]))
    line.sent(10)
    expect(await screen.findByRole('progressbar', { name: 'Sending people.csv' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    line.answers(200, imported())
    expect(await screen.findByText('Contacts Imported')).toBeVisible()
  })
})

/** The line that a file goes over: a fetch cannot tell how much has left. */
function fakeLine() {
  const upload: { onprogress?: (event: { loaded: number }) => void } = {}
  const line = {
    opened: [] as string[],
    upload,
    status: 0,
    responseText: '',
    open: (...how: string[]) => void line.opened.push(...how),
    setRequestHeader: () => undefined,
    send: () => undefined,
    onload: () => undefined,
    sent: (loaded: number) => upload.onprogress?.({ loaded }),
    answers: (status: number, body: unknown) => {
      Object.assign(line, { status, responseText: JSON.stringify(body) })
      line.onload()
    },
  }
  vi.stubGlobal('XMLHttpRequest', function XMLHttpRequest() {
    return line
  })
  return line
}
