import { batchRoutes } from '@octavo/contract/batch'
import { learningRoutes } from '@octavo/contract/learning'
import { operationRoutes } from '@octavo/contract/operation'
import { publicationRoutes } from '@octavo/contract/publication'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import {
  aComplianceDay,
  aHalt,
  aLearningStatus,
  anOperation,
  aPeace,
  somePostingLimits,
} from '#testing/operation.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import System from './System.tsx'

const reloadPage = vi.hoisted(() => vi.fn())
vi.mock('#api/visit.ts', async (original) => ({ ...(await original<object>()), reloadPage }))

let server: FakeServer
const open = () => renderScreen(<System />, '/system')
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  server = fakeServer()
  reloadPage.mockClear()
  server.answers(operationRoutes.status, anOperation())
  server.answers(systemStatusRoutes.peaceOfMind, aPeace())
  server.answers(systemStatusRoutes.dailyCompliance, aComplianceDay())
  server.answers(learningRoutes.status, aLearningStatus())
  server.answers(publicationRoutes.limits, somePostingLimits())
  server.answers(batchRoutes.list, [])
})

describe('a quiet day', () => {
  it('needs nobody, and invents no figure', async () => {
    open()
    expect(await screen.findByText('Nothing needs you now.')).toBeVisible()
    expect(await screen.findByText('Operational')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent(/(No data yet.*){3}/)
    for (const card of [
      'Emergency Controls',
      'Ethical Compliance',
      'Self-Improving Intelligence',
      'Posting Limits',
      'Autonomous Operations',
    ])
      expect(screen.getByRole('heading', { name: card })).toBeVisible()
    expect(screen.queryByText('Sample')).toBeNull()
  })

  it('says of each channel how much room it has', async () => {
    const channel = { id: '1', network: 'local', name: 'Kiln & Clay', brandId: 'b', lastPostAt: null } as const
    const free = { nextPostAt: null, nextFreeAt: new Date().toISOString() }
    const channels = [{ ...channel, ...free, postsToday: 1, remainingToday: 1 }]
    server.answers(publicationRoutes.limits, somePostingLimits({ totalPostsToday: 1, channelsActive: 1, channels }))
    open()
    expect(await screen.findByText('1 of 2 posts')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Posts of Kiln & Clay today' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
  })
})

it('leads to each thing that needs a person', async () => {
  const needs = [
    { kind: 'review', says: '2 scripts wait for your review.' },
    { kind: 'posts', says: '1 post could not be published.' },
  ] as const
  server.answers(
    systemStatusRoutes.peaceOfMind,
    aPeace({ sleepPeacefully: false, needs: [...needs], says: needs.map(({ says }) => says) }),
  )
  open()
  expect(await screen.findByText('2 scripts wait for your review.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/production')
  expect(screen.getByRole('link', { name: 'See which' })).toBeVisible()
})

it('says what could not be read, and reads it again', async () => {
  server.refuses(learningRoutes.status, 500, { code: 'fault', message: 'Something went wrong on our side.' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  server.answers(learningRoutes.status, aLearningStatus())
  await userEvent.click(await button('Try again'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

describe('the kill switch', () => {
  it('warns first; then everything is halted, told, and the page is loaded anew', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    const alert = vi.spyOn(window, 'alert').mockReturnValue()
    server.answers(operationRoutes.killSwitch, { success: true, message: '', halt: aHalt({ kind: 'kill-switch' }) })
    open()
    await userEvent.click(await button('Kill Switch'))
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('stops all content generation'))
    expect(server.sentTo(operationRoutes.killSwitch)).toHaveLength(0)
    await userEvent.click(await button('Kill Switch'))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    expect(alert).toHaveBeenCalledExactlyOnceWith('EMERGENCY PROTOCOL ACTIVATED - All systems halted.')
    expect(server.sentTo(operationRoutes.killSwitch)).toEqual([{ reason: 'No reason given' }])
  })

  it('that does not work says so and reloads nothing', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const alert = vi.spyOn(window, 'alert').mockReturnValue()
    server.drops(operationRoutes.killSwitch)
    open()
    await userEvent.click(await button('Kill Switch'))
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Emergency protocol failed to activate'))
    expect(reloadPage).not.toHaveBeenCalled()
  })
})

describe('learning', () => {
  it('is triggered by hand and tells what it found', async () => {
    const says = '2 patterns from 9 films that were seen.'
    server.answers(learningRoutes.trigger, { success: true, patternsFound: 2, improvementsApplied: 1, films: 9, says })
    open()
    await userEvent.click(await button('Trigger Learning'))
    expect(await screen.findByText('2 patterns found, 1 improvement applied')).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
  })

  it('that fails is told in the specified words', async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue()
    server.drops(learningRoutes.trigger)
    open()
    await userEvent.click(await button('Trigger Learning'))
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to trigger learning cycle'))
  })
})
