/** The three machine rooms tell one story: the same word in every state, and nothing that a stop makes untrue. */
import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { brandRoutes } from '@octavo/contract/brand'
import { learningRoutes } from '@octavo/contract/learning'
import { type OperationStatus, operationRoutes } from '@octavo/contract/operation'
import { productionRoutes } from '@octavo/contract/production'
import { publicationRoutes } from '@octavo/contract/publication'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { videoRoutes } from '@octavo/contract/video'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import MasterControl from '#screens/master-control/MasterControl.tsx'
import MissionControl from '#screens/mission-control/MissionControl.tsx'
import System from '#screens/system/System.tsx'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import {
  aComplianceDay,
  aControl,
  aHalt,
  aLearningStatus,
  anOperation,
  aPeace,
  aProduction,
  aRunningOperation,
  aStoppedOperation,
  somePostingLimits,
} from '#testing/operation.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, someStats } from '#testing/samples.ts'

let server: FakeServer
const ROOMS = [
  ['Mission Control', MissionControl, '/mission-control', 'INACTIVE'],
  ['Master Control', MasterControl, '/master-control', 'System Info'],
  ['Sleep Peacefully', System, '/system', 'Patterns Learned'],
] as const

/** As the server tells it in this state: what the calls say besides belongs to it. */
function stands(operation: OperationStatus) {
  const isStopped = operation.now.runs === 'stopped'
  const { systemStatus } = aControl()
  const controls = { ...aPeace().emergencyControls, armed: !isStopped }
  server.answers(operationRoutes.status, operation)
  server.answers(systemStatusRoutes.dashboard, aControl({ ...operation, systemStatus }))
  server.answers(
    systemStatusRoutes.peaceOfMind,
    aPeace({ ...operation, systemsOperational: !isStopped, emergencyControls: controls }),
  )
  server.answers(productionRoutes.statistics, aProduction(isStopped ? { mode: 'halted' } : {}))
}

beforeEach(() => {
  server = fakeServer()
  server.answers(productionRoutes.queue, { size: 0, packages: [] })
  server.answers(operationRoutes.halts, { halts: [aHalt()] })
  server.answers(systemStatusRoutes.dailyCompliance, aComplianceDay())
  server.answers(learningRoutes.status, aLearningStatus())
  server.answers(publicationRoutes.limits, somePostingLimits())
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(batchRoutes.list, [])
  server.answers(videoRoutes.list, [])
})

describe.each(ROOMS)('%s', (_, Room, path, last) => {
  it.each([
    ['Running by itself', aRunningOperation()],
    ['On order', anOperation()],
    ['Stopped', aStoppedOperation()],
  ])('says %s in that word and in its sentence', async (word, operation) => {
    stands(operation)
    renderScreen(<Room />, path)
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0)
    expect(screen.getByText(operation.now.says, { exact: false })).toBeVisible()
  })

  it('calls nothing operational, armed or active while all is stopped', async () => {
    stands(aStoppedOperation())
    renderScreen(<Room />, path)
    await screen.findByRole('button', { name: 'Start again' })
    await screen.findByText(last)
    expect(screen.queryAllByText(/^Operational$|\b[Aa]rmed$|\bACTIVE$/).map((said) => said.textContent)).toEqual([])
  })

  it('starts again what ran before, and says beforehand what that is', async () => {
    stands(aStoppedOperation())
    server.answers(operationRoutes.startAgain, {
      success: true,
      message: 'Started again, as before the stop',
      operation: aRunningOperation(),
      resumed: { posts: 0, campaigns: 0, videos: 0 },
    })
    renderScreen(<Room />, path)
    expect(await screen.findByText(/brings back what ran before: Autonomous operation is on/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(await screen.findByText('Started again, as before the stop')).toBeVisible()
    expect(server.sentTo(operationRoutes.startAgain)).toEqual([{ remakeHalted: false }])
    expect(server.sentTo(operationRoutes.start)).toHaveLength(0)
  })
})
