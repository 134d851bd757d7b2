import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { type OperationStatus, operationRoutes, START_DEFAULTS } from '@octavo/contract/operation'
import { type MasterControl as Control, systemStatusRoutes } from '@octavo/contract/system-status'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import {
  aComplianceDay,
  aControl,
  aHalt,
  anOperation,
  aRunningControl,
  aRunningOperation,
  aStoppedControl,
  aStoppedOperation,
} from '#testing/operation.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { someStats } from '#testing/samples.ts'
import MasterControl from './MasterControl.tsx'

const SHUTDOWN = 'Emergency Shutdown'

let server: FakeServer
const open = () => renderScreen(<MasterControl />, '/master-control')
const button = (name: string) => screen.findByRole('button', { name })
const stands = (control: Control, operation: OperationStatus = anOperation()) => {
  server.answers(systemStatusRoutes.dashboard, control)
  server.answers(operationRoutes.status, operation)
}
const runs = () => stands(aRunningControl(), aRunningOperation())
const stopped = (given: Partial<OperationStatus> = {}) => stands(aStoppedControl(given), aStoppedOperation(given))
const started = {
  success: true,
  message: 'Autonomous operation started',
  config: { ...START_DEFAULTS },
  estimatedOutput: { dailyVideos: 2, says: 'Up to 2 films a day.', lacks: null },
  resumed: { posts: 0, campaigns: 0, videos: 0 },
}

beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(videoRoutes.list, [])
  server.answers(batchRoutes.list, [])
  server.answers(operationRoutes.halts, { halts: [] })
  server.answers(systemStatusRoutes.dailyCompliance, aComplianceDay())
  stands(aControl())
})

describe('the dashboard', () => {
  it('says that it loads', async () => {
    const answer = server.holds(systemStatusRoutes.dashboard)
    open()
    expect(screen.getByText('Loading...')).toBeInTheDocument()
    answer(aControl())
    expect(await screen.findByText('System Info')).toBeVisible()
  })

  it('that cannot be loaded says so, can still stop everything, and comes back', async () => {
    server.refuses(systemStatusRoutes.dashboard, 500, { code: 'fault', message: 'no' })
    open()
    const words = 'Dashboard Error: Failed to load dashboard data. Please check system status.'
    expect(await screen.findByText(words)).toBeVisible()
    expect(await button(SHUTDOWN)).toBeEnabled()
    runs()
    await userEvent.click(await button('Try again'))
    expect(await screen.findByText('Operational')).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('has no business figure without a source, and the guarantees with the time of their check', async () => {
    open()
    expect(await screen.findByText('4 of 4 hold')).toBeVisible()
    expect(screen.getByText('Checked at 10:00:00 AM')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Business' }))
    expect(screen.getByRole('tabpanel', { name: 'Business' })).toHaveTextContent(/(No data yet.*){4}/)
  })

  it('shows the figures by what they tell of', async () => {
    const metrics = { ...aControl().realtimeMetrics, averageViralScore: 84, averageHumanityScore: 91 }
    stands(aControl({ realtimeMetrics: metrics }))
    open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Performance' }))
    expect(screen.getByRole('img', { name: 'Average predicted score: 84%' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Compliance' }))
    expect(await screen.findByText('Improved, then approved')).toBeVisible()
  })
})

describe('starting', () => {
  it('sends the configuration, by default the specified one', async () => {
    server.answers(operationRoutes.start, started)
    open()
    await userEvent.click(await button('Start System'))
    expect(await screen.findByText('Up to 2 films a day.')).toBeVisible()
    expect(server.sentTo(operationRoutes.start)).toEqual([{ ...START_DEFAULTS, remakeHalted: false }])
  })

  it('takes what was changed, and nothing that is wrong', async () => {
    server.answers(operationRoutes.start, started)
    open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Supervised' }))
    const channels = screen.getByLabelText('Most channels per brand')
    await userEvent.clear(channels)
    await userEvent.type(channels, '500')
    expect(screen.getByText('Please give a whole number from 1 to 100')).toBeVisible()
    await userEvent.click(await button('Start System'))
    expect(server.sentTo(operationRoutes.start)).toHaveLength(0)
    await userEvent.clear(channels)
    await userEvent.type(channels, '3')
    await userEvent.click(await button('Start System'))
    await waitFor(() => expect(server.sentTo(operationRoutes.start)).toHaveLength(1))
    expect(server.sentTo(operationRoutes.start)[0]).toMatchObject({
      operationalMode: 'supervised',
      maxChannelsPerBrand: 3,
    })
  })

  it('that comes to nothing says so in the specified words', async () => {
    server.answers(operationRoutes.start, { ...started, success: false })
    open()
    await userEvent.click(await button('Start System'))
    expect(await screen.findByText('System Start Failed')).toBeVisible()
    expect(screen.getByText('Failed to start autonomous operation')).toBeVisible()

    server.refuses(operationRoutes.start, 409, { code: 'conflict', message: 'The operator has stopped this.' })
    await userEvent.click(await button('Start System'))
    expect(await screen.findByText('Failed to start system')).toBeVisible()
    expect(screen.getByText('The operator has stopped this.')).toBeVisible()
  })
})

it('without credits leads to more of them before a start that could film nothing', async () => {
  server.answers(analyticsRoutes.stats, someStats({ creditsRemaining: 0 }))
  open()
  expect(await screen.findByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/pricing')
  await userEvent.click(screen.getByRole('radio', { name: 'Supervised' }))
  expect(screen.queryByRole('link', { name: 'Get more credits' })).toBeNull()
})

describe('emergency shutdown', () => {
  it('is there while something runs or is made, not before', async () => {
    open()
    await button('Start System')
    expect(screen.queryByRole('button', { name: SHUTDOWN })).toBeNull()
  })

  it('asks first, then stops with its reason', async () => {
    runs()
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    open()
    expect(await screen.findByText('Up 3 h 12 min')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start System' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Reason for the stop'), 'The wrong logo')
    await userEvent.click(await button(SHUTDOWN))
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('Stop all autonomous operations?'))
    expect(server.sentTo(operationRoutes.shutdown)).toHaveLength(0)

    const said = 'All systems have been shut down safely'
    server.answers(operationRoutes.shutdown, { success: true, message: said, halt: aHalt() })
    server.answers(operationRoutes.halts, { halts: [aHalt()] })
    stopped()
    await userEvent.click(await button(SHUTDOWN))
    expect(await screen.findByText('Emergency Shutdown Activated')).toBeVisible()
    expect(screen.getByText(said)).toBeVisible()
    expect(server.sentTo(operationRoutes.shutdown)).toEqual([{ reason: 'The wrong logo' }])
    expect(screen.queryByRole('button', { name: SHUTDOWN })).toBeNull()
  })

  it('is told to whoever comes back, with one button that starts again', async () => {
    stopped()
    server.answers(operationRoutes.halts, { halts: [aHalt()] })
    server.answers(operationRoutes.startAgain, {
      success: true,
      message: 'Started again, as before the stop',
      operation: aRunningOperation(),
      resumed: { posts: 1, campaigns: 0, videos: 6 },
    })
    open()
    expect(await screen.findByText(/^Stopped Fri, Nov 20, 10:00 AM by emergency shutdown/)).toBeVisible()
    expect(screen.getByText('6 videos halted, 6 credits given back, 1 post held.')).toBeVisible()
    await userEvent.click(screen.getByLabelText(/Make the 6 halted videos again/))
    runs()
    await userEvent.click(await button('Start again'))
    expect(await screen.findByText('Running by itself')).toBeVisible()
    expect(server.sentTo(operationRoutes.startAgain)).toEqual([{ remakeHalted: true }])
    expect(server.sentTo(operationRoutes.start)).toHaveLength(0)
  })

  it('by the operator can only be waited for', async () => {
    const says = 'The operator has stopped this installation.'
    stopped({ stoppedByOperator: true, reason: 'Maintenance', before: null, now: { runs: 'stopped', says } })
    open()
    expect(await screen.findByText(/The operator has stopped this installation/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
    expect(await button('Start with these')).toBeDisabled()
  })
})
