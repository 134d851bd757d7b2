import { complianceRoutes } from '@octavo/contract/compliance'
import { scriptWritingRoutes } from '@octavo/contract/script-writing'
import { studyRoutes } from '@octavo/contract/study'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import Verification from './Verification.tsx'

const fault = { code: 'fault', message: 'Something went wrong.' } as const
const nothing = { viral_patterns: [], compliance_insights: [], production_guidelines: [], videos_analyzed: 0 }
const health = { status: 'ok', version: '1', uptimeSeconds: 1, checks: [] } as const
const scores = { viralScore: 84, complianceScore: 100, humanityScore: 90, seconds: 30 }
const video = { title: 'Mornings', hook: '', script: '', callToAction: '', platform: 'tiktok', ...scores } as const

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(scriptWritingRoutes.single, { success: true, video: { ...video, hashtags: [] } })
  server.answers(complianceRoutes.statistics, { status: 'operational' })
  server.answers(studyRoutes.results, { analysis_complete: true, ...nothing })
  server.answers(studyRoutes.createBatch, { success: true, accepted: [], refused: [], patterns: 3 })
  server.answers(systemStatusRoutes.healthCheck, { ...health, checks: [] })
})
const row = async (service: string) => within((await screen.findByText(service)).closest('li') as HTMLElement)
const open = () => renderScreen(<Verification />, '/verification')

it('runs by itself and says that everything is ready', async () => {
  open()
  expect(screen.getByText('VERIFICATION IN PROGRESS')).toBeVisible()
  expect(await screen.findByText('PLATFORM READY FOR LAUNCH')).toBeVisible()
  expect(screen.getByText('6 of 6 systems verified')).toBeVisible()
  expect((await row('Content Generation')).getByText(/predicted score 84/)).toBeVisible()
  expect((await row('CRM System')).getByText('SUCCESS')).toBeVisible()
})

it.each<[string, string, string, () => void]>([
  [
    'an error reply',
    'Content Generation',
    'Failed to generate content',
    () => server.refuses(scriptWritingRoutes.single, 503, fault),
  ],
  ['no answer', 'Content Generation', 'Service unavailable', () => server.drops(scriptWritingRoutes.single)],
  [
    'a halted officer',
    'Compliance Officer',
    'Compliance system issues',
    () => server.answers(complianceRoutes.statistics, { status: 'halted' }),
  ],
  ['no answer', 'Compliance Officer', 'Security check failed', () => server.drops(complianceRoutes.statistics)],
  [
    'an unfinished analysis',
    'Viral Analytics',
    'Analytics unavailable',
    () => server.answers(studyRoutes.results, { analysis_complete: false, ...nothing }),
  ],
  ['no answer', 'Viral Analytics', 'Analytics service down', () => server.drops(studyRoutes.results)],
  [
    'an error reply',
    'Batch Processing',
    'Batch system issues',
    () => server.refuses(studyRoutes.createBatch, 503, fault),
  ],
  ['no answer', 'Batch Processing', 'Batch processing unavailable', () => server.drops(studyRoutes.createBatch)],
  [
    'an error reply',
    'Database',
    'Database connectivity issues',
    () => server.refuses(systemStatusRoutes.healthCheck, 500, fault),
  ],
  ['no answer', 'Database', 'Database connection failed', () => server.drops(systemStatusRoutes.healthCheck)],
])('tells %s of %s as "%s"', async (_, service, message, prepare) => {
  prepare()
  open()
  expect(await screen.findByText('SYSTEM VERIFICATION ISSUES')).toBeVisible()
  expect(screen.getByText('5 of 6 systems verified')).toBeVisible()
  const failed = await row(service)
  expect(failed.getByText('ERROR')).toBeVisible()
  expect(failed.getByText(message)).toBeVisible()
})

it('is well again when the checks are run again', async () => {
  server.drops(systemStatusRoutes.healthCheck)
  open()
  await screen.findByText('SYSTEM VERIFICATION ISSUES')
  server.answers(systemStatusRoutes.healthCheck, { ...health, checks: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Re-run checks' }))
  expect(await screen.findByText('PLATFORM READY FOR LAUNCH')).toBeVisible()
})
