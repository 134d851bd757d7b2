import { analyticsRoutes } from '@octavo/contract/analytics'
import { complianceRoutes } from '@octavo/contract/compliance'
import type { ErrorBody } from '@octavo/contract/refusal'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aCheck, aScript, someStats } from '#testing/samples.ts'
import Scripts from './Scripts.tsx'

const update = { ...scriptRoutes.update, path: '/api/library/scripts/script-1' } as const
const guaranteed = {
  ruleId: 'ftc-guarantee',
  title: 'Promises an income',
  severity: 'high',
  field: 'text',
  quote: 'You will get rich',
  start: 0,
  end: 17,
  explanation: 'Nobody can promise that.',
  suggestion: 'Say what the customer gets.',
  source: 'FTC Act, section 5',
} as const

const fault: ErrorBody = { code: 'fault', message: 'Something went wrong on our side.' }

let server: FakeServer
const open = () => renderScreen(<Scripts />, '/scripts')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = (field: string, text: string) => userEvent.type(screen.getByLabelText(field), text)
const create = () => screen.getByRole('button', { name: 'Create Script' })

beforeEach(() => {
  server = fakeServer()
  server.answers(scriptRoutes.list, { scripts: [] })
  server.answers(scriptRoutes.library, [])
  server.answers(videoRoutes.list, [])
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(complianceRoutes.check, aCheck())
})

describe('a new script', () => {
  it('needs a title of more than spaces', async () => {
    open()
    expect(create()).toBeDisabled()
    await type('Title', '   ')
    expect(create()).toBeDisabled()
    await type('Title', 'Clay')
    expect(create()).toBeEnabled()
  })

  it('is kept without the spaces around it, and the form is empty again', async () => {
    server.answers(scriptRoutes.create, { script: aScript({ title: 'Clay' }) })
    open()
    await type('Title', ' Clay ')
    await type('Content', '  Wet clay shrinks.  ')
    expect(screen.getByText('21/20,000')).toBeVisible()
    await userEvent.click(create())
    expect(await screen.findByText('Your Scripts (1)')).toBeVisible()
    expect(server.sentTo(scriptRoutes.create)).toEqual([{ title: 'Clay', body: 'Wet clay shrinks.' }])
    expect(screen.getByLabelText('Title')).toHaveValue('')
  })

  it.each<[string, string | RegExp, () => void]>([
    ['that is refused', 'Failed to create script', () => server.refuses(scriptRoutes.create, 500, fault)],
    [
      'that meets no server',
      /^Error creating script: The server could not be reached/,
      () => server.drops(scriptRoutes.create),
    ],
  ])('%s is told in the specified words and stays in the form', async (_, words, prepare) => {
    prepare()
    open()
    await type('Title', 'Clay')
    await userEvent.click(create())
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveValue('Clay')
  })

  it('outlives a closed tab as a draft, until it is discarded', async () => {
    localStorage.setItem('octavo.draft.script', JSON.stringify({ title: 'Half done', body: 'Once' }))
    open()
    expect(screen.getByLabelText('Title')).toHaveValue('Half done')
    expect(screen.getByText('Draft restored')).toBeVisible()
    await press('Discard')
    expect(screen.getByLabelText('Title')).toHaveValue('')
    expect(localStorage.getItem('octavo.draft.script')).toBeNull()
  })

  it('is kept as a draft while it is typed', async () => {
    open()
    await type('Title', 'Clay')
    const kept = () => localStorage.getItem('octavo.draft.script')
    await waitFor(() => expect(kept()).toBe(JSON.stringify({ title: 'Clay', body: '' })))
  })

  it('is judged while it is written, and the words are pointed at', async () => {
    server.answers(complianceRoutes.check, aCheck({ approved: false, score: 60, issues: [guaranteed] }))
    open()
    await type('Content', 'You will get rich by Friday.')
    expect(await screen.findByText('Requires changes')).toBeVisible()
    expect(screen.getByText('You will get rich', { selector: 'mark' })).toBeVisible()
    expect(screen.getByText('Say what the customer gets.')).toBeVisible()
    expect(server.sentTo(complianceRoutes.check)).toEqual([{ text: 'You will get rich by Friday.' }])
  })

  it('takes the words that the officer would use instead', async () => {
    const mended = { ...guaranteed, replacement: 'You may earn more' }
    server.answers(complianceRoutes.check, aCheck({ approved: false, score: 60, issues: [mended] }))
    open()
    await type('Content', 'You will get rich by Friday.')
    await userEvent.click(await screen.findByRole('button', { name: /^Replace/ }))
    expect(screen.getByLabelText('Content')).toHaveValue('You may earn more by Friday.')
  })
})

describe('a script that is there', () => {
  beforeEach(() => server.answers(scriptRoutes.list, { scripts: [aScript({ status: 'approved' })] }))

  it('shows its status capitalised, and its scores', async () => {
    open()
    expect(await screen.findByText('Approved')).toBeVisible()
    for (const score of ['84', '96', '90']) expect(screen.getByText(score)).toBeVisible()
  })

  it('is edited in the same form', async () => {
    server.answers(update, { script: aScript({ title: 'Why clay shrinks twice' }) })
    open()
    await press(/^Edit/)
    await type('Title', ' twice')
    await press('Save script')
    expect(await screen.findByText('Script saved')).toBeVisible()
    expect(server.sentTo(update)).toMatchObject([{ title: 'Why clay shrinks twice' }])
    expect(create()).toBeVisible()
  })

  it('is filmed by the chosen avatar', async () => {
    server.answers(videoRoutes.submit, { taskId: 'task-1' })
    open()
    await userEvent.click(screen.getByRole('combobox', { name: /Avatar/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Energetic' }))
    await press(/^Generate with TopView/)
    expect(await screen.findByText('Video generation started! Check Library for progress.')).toBeVisible()
    const { id, title, body } = aScript()
    expect(server.sentTo(videoRoutes.submit)).toEqual([{ scriptId: id, aiAvatarId: 'energetic', ttsText: body, title }])
  })

  it.each<[string, string | RegExp, () => void]>([
    [
      'the server refuses',
      'Generation failed: You have 0 credits left.',
      () => server.refuses(videoRoutes.submit, 403, { code: 'plan-limit', message: 'You have 0 credits left.' }),
    ],
    ['the line breaks', /^Error generating video: The server/, () => server.drops(videoRoutes.submit)],
    ['no task comes back', /^Generation failed: /, () => server.answers(videoRoutes.submit, { taskId: '' })],
  ])('says why it is not filmed when %s', async (_, words, prepare) => {
    prepare()
    open()
    await press(/^Generate with TopView/)
    expect(await screen.findByText(words)).toBeVisible()
  })
})

it('asks to log in when the session has ended', async () => {
  server.refuses(scriptRoutes.list, 401, { code: 'signed-out', message: 'Please sign in.' })
  open()
  expect(await screen.findByText('Please Log In')).toBeVisible()
  expect(screen.getByText('You need to be logged in to access your scripts.')).toBeVisible()
})
