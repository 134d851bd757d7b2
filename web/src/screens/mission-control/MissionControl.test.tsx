import { analyticsRoutes } from '@octavo/contract/analytics'
import { brandRoutes } from '@octavo/contract/brand'
import { operationRoutes } from '@octavo/contract/operation'
import { type ProductionState, productionRoutes } from '@octavo/contract/production'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aHalt, anOperation, aPackage, aProduction, aStoppedOperation } from '#testing/operation.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, someStats } from '#testing/samples.ts'
import MissionControl from './MissionControl.tsx'
import { errorsOf, formOf, topicsOf } from './settings.rules.ts'

const START = 'Start Mass Production'

let server: FakeServer
const open = () => renderScreen(<MissionControl />, '/mission-control')
const button = (name: string) => screen.findByRole('button', { name })
const produces = (given: Partial<ProductionState> = {}) =>
  server.answers(productionRoutes.statistics, aProduction(given))
const ACTIVE = { mode: 'active', auto_pilot_active: true, queue_size: 75, says: 'Writing 4 scripts.' } as const

beforeEach(() => {
  server = fakeServer()
  server.answers(operationRoutes.status, anOperation())
  server.answers(productionRoutes.queue, { size: 0, packages: [] })
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(analyticsRoutes.stats, someStats())
  produces()
})

describe('before the first script', () => {
  it('shows the specified rates as samples, and that nothing runs', async () => {
    open()
    expect(await screen.findByText('100%')).toBeVisible()
    expect(screen.getByText('95%')).toBeVisible()
    expect(screen.getAllByText('Sample')).toHaveLength(2)
    expect(screen.getByText('INACTIVE')).toBeVisible()
    expect(screen.getByText(/0 of 50/)).toBeVisible()
    expect(screen.getByText(/^Tomorrow/)).toBeVisible()
    expect(screen.getByText('Nothing produced yet')).toBeVisible()
    expect(screen.getByText(/up to 50 films a day; 84 credits left/)).toBeVisible()
  })

  it('asks for a brand where there is none', async () => {
    server.answers(brandRoutes.list, [])
    open()
    expect(await screen.findByRole('link', { name: 'Add a brand' })).toBeVisible()
    expect(await button(START)).toBeDisabled()
  })
})

describe('starting', () => {
  it('sends what was typed, says how many wait, and is active then', async () => {
    open()
    const volume = await screen.findByLabelText('Films a day')
    await userEvent.clear(volume)
    await userEvent.type(volume, '12')
    await userEvent.type(screen.getByLabelText('Topics'), 'Glazes, , Kilns ,Glazes')
    await userEvent.click(screen.getByLabelText('Marketing & Sales'))
    server.answers(productionRoutes.start, {
      success: true,
      content_queue_size: 18,
      state: aProduction({ ...ACTIVE, queue_size: 18 }),
    })
    produces({ ...ACTIVE, queue_size: 18 })
    await userEvent.click(await button(START))
    expect(await screen.findByText('18 scripts in the queue.')).toBeVisible()
    expect(server.sentTo(productionRoutes.start)).toEqual([
      { daily_volume: 12, topics: ['Glazes', 'Kilns'], niches: ['Marketing & Sales'], quality_threshold: 90 },
    ])
    expect(screen.getByText('ACTIVE')).toBeVisible()
    expect(screen.queryByRole('button', { name: START })).toBeNull()
  })

  it('names a wrong number in place and waits until it is right', async () => {
    open()
    const volume = await screen.findByLabelText('Films a day')
    await userEvent.clear(volume)
    expect(await screen.findByText('Please give a whole number from 1 to 100')).toBeVisible()
    expect(await button(START)).toBeDisabled()
    await userEvent.type(volume, '5')
    expect(await button(START)).toBeEnabled()
  })

  it('says why the server refused', async () => {
    server.refuses(productionRoutes.start, 409, { code: 'conflict', message: 'None of your brands has this niche.' })
    open()
    await waitFor(async () => expect(await button(START)).toBeEnabled())
    await userEvent.click(await button(START))
    expect(await screen.findByRole('alert')).toHaveTextContent('None of your brands has this niche.')
  })
})

describe('without credits', () => {
  const SPENT = 'Your credits are used up. They come back on the 1st; a larger plan has more.'
  beforeEach(() => server.answers(analyticsRoutes.stats, someStats({ creditsRemaining: 0 })))

  it('leads to more of them before a start that could film nothing', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/pricing')
    expect(screen.getByText(SPENT)).toBeVisible()
  })

  it('a start says that it waits, not that it started', async () => {
    const waiting = aProduction({ mode: 'waiting', auto_pilot_active: true, queue_size: 75, says: SPENT })
    server.answers(productionRoutes.start, { success: true, content_queue_size: 75, state: waiting })
    open()
    await waitFor(async () => expect(await button(START)).toBeEnabled())
    await userEvent.click(await button(START))
    expect(await screen.findByText('Mass production waits')).toBeVisible()
    expect(screen.queryByText('Mass Production Started')).toBeNull()
  })
})

describe('while it runs', () => {
  const recent = [
    aPackage({ id: '1', title: 'Why glaze runs', status: 'filmed', viral_prediction: 93, video: null }),
    aPackage({ id: '2', title: 'A kiln at night', status: 'review', viral_prediction: 81 }),
  ]
  beforeEach(() =>
    produces({ ...ACTIVE, current_daily_output: 20, total_content_generated: 2, compliance_rate: 50, recent }),
  )

  it('lists what was written, what waits, and how much is left', async () => {
    server.answers(productionRoutes.queue, { size: 75, packages: [aPackage({ id: '3', topic: 'Handles' })] })
    open()
    expect(await screen.findByText('Why glaze runs')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A kiln at night' })).toHaveAttribute('href', '/compliance')
    expect(await screen.findByText('Handles')).toBeVisible()
    expect(screen.getByText('and 74 more')).toBeVisible()
    expect(screen.getByText(/20 of 50/)).toBeVisible()
    expect(screen.queryByText('Sample')).toBeNull()
  })

  it('is paused by its switch', async () => {
    server.answers(productionRoutes.autoPilot, aProduction({ mode: 'paused', says: 'Paused with 75 in the queue.' }))
    open()
    const pilot = await screen.findByRole('switch', { name: 'Auto-Pilot' })
    produces({ mode: 'paused', says: 'Paused with 75 in the queue.' })
    await userEvent.click(pilot)
    expect(await screen.findByText('INACTIVE')).toBeVisible()
    expect(server.sentTo(productionRoutes.autoPilot)).toEqual([{ active: false }])
  })

  it('has its queue cleared only after asking', async () => {
    server.answers(productionRoutes.clearQueue, aProduction())
    open()
    await waitFor(async () => expect(await button('Clear Queue')).toBeEnabled())
    await userEvent.click(await button('Clear Queue'))
    expect(server.sentTo(productionRoutes.clearQueue)).toHaveLength(0)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear queue' }))
    expect(await screen.findByText('Queue cleared')).toBeVisible()
  })
})

it('cannot be started while everything is stopped, and says when and why that was', async () => {
  server.answers(operationRoutes.status, aStoppedOperation())
  server.answers(operationRoutes.halts, { halts: [aHalt()] })
  produces({ mode: 'halted', says: 'Your work is stopped.' })
  open()
  expect(await screen.findByText(/^Stopped Fri, Nov 20, 10:00 AM/)).toHaveTextContent('by emergency shutdown')
  expect(screen.getByText('The wrong logo', { exact: false })).toBeVisible()
  expect(await button('Start again')).toBeEnabled()
  expect(screen.getByText('INACTIVE')).toBeVisible()
  expect(await button(START)).toBeDisabled()
})

it.each([
  ['one, two', ['one', 'two']],
  [' one ,, two\nthree,one', ['one', 'two', 'three']],
  ['', []],
])('reads the topics "%s"', (text, topics) => expect(topicsOf(text)).toEqual(topics))

it.each([
  [{}, []],
  [{ volume: '0' }, ['volume']],
  [{ volume: '101' }, ['volume']],
  [{ volume: '1.5' }, ['volume']],
  [{ threshold: '101' }, ['threshold']],
  [{ topics: 'x'.repeat(201) }, ['topics']],
  [{ topics: Array.from({ length: 31 }, (_, index) => `topic ${index}`).join() }, ['topics']],
])('finds what is wrong with %o', (typed, fields) => {
  expect(Object.keys(errorsOf({ ...formOf(aProduction().settings), ...typed }))).toEqual(fields)
})
