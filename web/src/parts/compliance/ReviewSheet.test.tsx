import { analyticsRoutes } from '@octavo/contract/analytics'
import { brandRoutes } from '@octavo/contract/brand'
import { complianceRoutes } from '@octavo/contract/compliance'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aCheck, aScript, aVideo, someStats } from '#testing/samples.ts'
import { ReviewSheet } from './ReviewSheet.tsx'

const video = aVideo({ status: 'review', problem: 'It promises an income.' })
const script = aScript({ body: 'You will get rich by Friday.', words: 'name-of-words' })
const review = { ...videoRoutes.review, path: '/api/videos/video-1/review' } as const
const issue = {
  ruleId: 'ftc-income',
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

let server: FakeServer
const onClose = vi.fn()
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  onClose.mockReset()
  server = fakeServer()
  server.answers(scriptRoutes.list, { scripts: [script] })
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(complianceRoutes.check, aCheck({ approved: false, score: 60, issues: [issue] }))
  server.answers(review, aVideo({ status: 'queued' }))
  renderScreen(<ReviewSheet video={video} onClose={onClose} />)
  await screen.findByText('Promises an income')
})

it('shows why the script waits, and points at the words', () => {
  expect(screen.getByText('It promises an income.')).toBeVisible()
  expect(screen.getByText('You will get rich', { selector: 'mark' })).toBeVisible()
  expect(screen.getByText(/FTC Act, section 5/)).toBeVisible()
  const { title, body: text } = script
  expect(server.sentTo(complianceRoutes.check)).toEqual([
    { text, title, niche: 'AI & Technology', brandId: video.brandId },
  ])
})

it('approves only with a reason', async () => {
  expect(screen.getByRole('button', { name: 'Approve with this reason' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Or approve it as it is'), 'It is a joke, and marked as one')
  await press('Approve with this reason')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sentTo(review)).toEqual([
    // Of the words that are shown, and no others.
    { decision: 'approve', reason: 'It is a joke, and marked as one', words: 'name-of-words' },
  ])
})

it('takes changed words', async () => {
  expect(screen.getByRole('button', { name: 'Use this text' })).toBeDisabled()
  await userEvent.clear(screen.getByLabelText('Change the words'))
  await userEvent.type(screen.getByLabelText('Change the words'), 'You may learn to save.')
  await press('Use this text')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sentTo(review)).toEqual([{ decision: 'edit', body: 'You may learn to save.' }])
})

it('stays open when the changed words still break a rule', async () => {
  server.answers(review, video)
  await userEvent.type(screen.getByLabelText('Change the words'), ' Really.')
  await press('Use this text')
  await waitFor(() => expect(server.sentTo(review)).toHaveLength(1))
  expect(onClose).not.toHaveBeenCalled()
})

it('discards only after asking', async () => {
  await press('Discard')
  expect(server.sentTo(review)).toHaveLength(0)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(server.sentTo(review)).toEqual([{ decision: 'discard' }]))
})
