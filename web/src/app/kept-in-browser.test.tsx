/** What browsers kept for earlier versions is still read by this one. */
import { accountRoutes } from '@octavo/contract/account'
import { analyticsRoutes } from '@octavo/contract/analytics'
import { brandRoutes } from '@octavo/contract/brand'
import { operationRoutes } from '@octavo/contract/operation'
import { productionRoutes } from '@octavo/contract/production'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '#api/query-client.ts'
import { keptReferral, takeWanted } from '#api/visit.ts'
import { readDraft } from '#parts/form/useDraft.ts'
import { ada, fakeServer } from '#testing/fake-server.ts'
import { KEPT_IN_BROWSER } from '#testing/kept-in-browser.samples.ts'
import { aComplianceDay, aControl, anOperation, aProduction } from '#testing/operation.samples.ts'
import { aBrand, someStats } from '#testing/samples.ts'
import { App } from './App.tsx'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const open = (address: string) => {
  history.replaceState(null, '', address)
  return render(<App cache={createQueryClient()} />)
}

beforeEach(() => {
  const server = fakeServer()
  server.answers(accountRoutes.me, ada)
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(systemStatusRoutes.dashboard, aControl())
  server.answers(systemStatusRoutes.dailyCompliance, aComplianceDay())
  server.answers(operationRoutes.halts, { halts: [] })
  server.answers(operationRoutes.status, anOperation())
  server.answers(productionRoutes.statistics, aProduction())
  server.answers(productionRoutes.queue, { size: 0, packages: [] })
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(Object.entries(KEPT_IN_BROWSER))('what a browser kept for version %s', (_version, kept) => {
  const { local, session, drafts } = kept

  it.each(drafts)('is in the form at $path again: $key', async ({ path: address, key, value, shows }) => {
    localStorage.setItem(key, JSON.stringify(value))
    open(address)
    expect(await screen.findByDisplayValue(shows)).toBeVisible()
  })

  it('is read by what opens only with something to open', () => {
    for (const [key, value] of Object.entries(local)) {
      if (!key.startsWith('octavo.draft.')) continue
      localStorage.setItem(key, JSON.stringify(value))
      expect(readDraft(key.replace('octavo.draft.', ''))).toEqual(value)
    }
  })

  it('leads on after sign-in, and to who sent the visitor', () => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, textOf(value))
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    expect(takeWanted()).toBe(session['octavo.wanted'])
    expect(keptReferral()).toEqual({ ref: local['octavo.ref'], via: '' })
  })
})

describe('an old path', () => {
  it.each([
    ['/video-library', '/library'],
    ['/production-center', '/production'],
    ['/brand-manager', '/brands'],
  ])('%s leads to %s, with what was asked for', async (old, present) => {
    open(`${old}?brand=7`)
    await waitFor(() => expect(location.pathname + location.search).toBe(`${present}?brand=7`))
  })
})
