import { operationRoutes } from '@octavo/contract/operation'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { anOperation } from '#testing/operation.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { PlaceList } from './Sidebar.tsx'
import { systemNeeds } from './system-needs.ts'

let server: FakeServer
const health = (ok: boolean) =>
  server.answers(systemStatusRoutes.healthCheck, {
    status: ok ? 'ok' : 'degraded',
    version: '1',
    uptimeSeconds: 1,
    checks: [{ name: 'disk', ok }],
  })

beforeEach(() => {
  server = fakeServer()
  server.answers(operationRoutes.status, anOperation())
  health(true)
})

const stopped = anOperation({ now: { runs: 'stopped', says: 'Everything is stopped.' } })

it.each([
  [{ operation: undefined, failing: [] }, []],
  [{ operation: anOperation(), failing: [] }, []],
  [{ operation: stopped, failing: [] }, ['All work is stopped.']],
  [{ operation: anOperation({ campaignsHeld: 1 }), failing: [] }, ['1 campaign waits for you.']],
  [
    { operation: anOperation({ campaignsHeld: 2 }), failing: ['disk', 'database'] },
    ['Failing: disk, database.', '2 campaigns wait for you.'],
  ],
])('tells what under System needs a person', (seen, says) => {
  expect(systemNeeds(seen)).toEqual(says)
})

it('marks System alone, and says to a reader what is needed there', async () => {
  server.answers(operationRoutes.status, stopped)
  health(false)
  renderScreen(<PlaceList />)
  const link = await screen.findByRole('link', { name: /^System.*All work is stopped\. Failing: disk\.$/ })
  expect(link.querySelectorAll('i')).toHaveLength(1)
  expect(document.querySelectorAll('nav i')).toHaveLength(1)
})

it('marks nothing while all is well', async () => {
  renderScreen(<PlaceList />)
  expect(await screen.findByRole('link', { name: 'System' })).toBeVisible()
  expect(document.querySelector('nav i')).toBeNull()
})
