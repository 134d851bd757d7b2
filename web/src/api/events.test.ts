import { analyticsRoutes } from '@octavo/contract/analytics'
import { type Batch, batchRoutes } from '@octavo/contract/batch'
import { campaignRoutes } from '@octavo/contract/campaign'
import type { AccountEvent } from '@octavo/contract/event'
import { operationRoutes } from '@octavo/contract/operation'
import { productionRoutes } from '@octavo/contract/production'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from './call.ts'
import { onEvent, startEvents, useFallbackPoll } from './events.ts'
import { createQueryClient } from './query-client.ts'

class FakeSource {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 1
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onerror?: () => void
  closed = false
  readonly address: string
  constructor(address: string) {
    this.address = address
    FakeSource.all.push(this)
  }
  close() {
    this.closed = true
  }
  says(event: AccountEvent) {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
}
const newest = () => FakeSource.all.at(-1)!

const video = (id: string, progress: number) => ({ id, batchId: 'batch', progress }) as Video
const batch = (progress: number) => ({ id: 'batch', progress, videos: [video('a', 0), video('b', 0)] }) as Batch

let stop: () => void
let cache: ReturnType<typeof createQueryClient>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  FakeSource.all = []
  cache = createQueryClient()
  stop = startEvents(cache)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('an event', () => {
  it('of a video renews it in every list and in its batch', () => {
    cache.setQueryData(keyOf(videoRoutes.list), [video('a', 0), video('b', 0)])
    cache.setQueryData(keyOf(batchRoutes.list), [batch(0)])
    newest().says({ type: 'video', video: video('b', 0.5) })
    expect(cache.getQueryData(keyOf(videoRoutes.list))).toEqual([video('a', 0), video('b', 0.5)])
    expect(cache.getQueryData(keyOf(videoRoutes.get, { params: { id: 'b' } }))).toEqual(video('b', 0.5))
    expect(cache.getQueryData<Batch[]>(keyOf(batchRoutes.list))?.[0]?.videos[1]).toEqual(video('b', 0.5))
  })

  it('of a batch renews what it says and keeps the videos', () => {
    cache.setQueryData(keyOf(batchRoutes.get, { params: { id: 'batch' } }), batch(0))
    const { videos, ...said } = batch(0.7)
    newest().says({ type: 'batch', batch: said })
    expect(cache.getQueryData(keyOf(batchRoutes.get, { params: { id: 'batch' } }))).toEqual({ ...said, videos })
  })

  it('of something a list does not know has the list read anew', () => {
    cache.setQueryData(keyOf(videoRoutes.list), [video('a', 0)])
    newest().says({ type: 'video', video: video('z', 0) })
    expect(cache.getQueryState(keyOf(videoRoutes.list))?.isInvalidated).toBe(true)
  })

  it('of credits reaches the figures', () => {
    cache.setQueryData(keyOf(analyticsRoutes.stats), { creditsRemaining: 84, creditsUsed: 0, planType: 'STARTER' })
    newest().says({ type: 'credits', creditsRemaining: 74, creditsUsed: 10 })
    expect(cache.getQueryData(keyOf(analyticsRoutes.stats))).toEqual({
      creditsRemaining: 74,
      creditsUsed: 10,
      planType: 'STARTER',
    })
  })

  it('of the operation has everything read anew that tells how it stands', () => {
    for (const row of [systemStatusRoutes.dashboard, operationRoutes.halts, productionRoutes.statistics])
      cache.setQueryData(keyOf(row), {})
    newest().says({ type: 'operation' })
    for (const row of [systemStatusRoutes.dashboard, operationRoutes.halts, productionRoutes.statistics])
      expect(cache.getQueryState(keyOf(row))?.isInvalidated, row.path).toBe(true)
  })

  it('reaches who listens, until they stop', () => {
    const heard: AccountEvent[] = []
    const off = onEvent((event) => heard.push(event))
    newest().says({ type: 'library' })
    off()
    newest().says({ type: 'library' })
    expect(heard).toEqual([{ type: 'library' }])
  })
})

describe('the stream', () => {
  it('is one per tab and closes when told', () => {
    expect(FakeSource.all.map((source) => source.address)).toEqual(['/api/events'])
    stop()
    expect(newest().closed).toBe(true)
  })

  it('is opened again after an error reply, more and more slowly, and catches up on what was missed', () => {
    const kept = [keyOf(batchRoutes.list), keyOf(campaignRoutes.get, { params: { id: 'campaign-1' } })]
    for (const key of kept) cache.setQueryData(key, [])
    for (const wait of [1000, 2000, 4000]) {
      const before = FakeSource.all.length
      Object.assign(newest(), { readyState: FakeSource.CLOSED })
      newest().onerror?.()
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSource.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSource.all).toHaveLength(before + 1)
    }
    newest().onopen?.()
    for (const key of kept) expect(cache.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('leaves a broken line to the browser, which reconnects by itself', () => {
    newest().onerror?.()
    vi.advanceTimersByTime(60_000)
    expect(FakeSource.all).toHaveLength(1)
  })

  it('makes polling unnecessary while it lives', () => {
    const poll = renderHook(() => useFallbackPoll(5000))
    expect(poll.result.current).toBe(5000)
    act(() => newest().onopen?.())
    expect(poll.result.current).toBe(false)
    act(() => newest().onerror?.())
    expect(poll.result.current).toBe(5000)
  })
})
