import type { FilmEdit } from '@octavo/contract/edit'
import { VIDEO_STATUSES, type Video } from '@octavo/contract/video'
import { describe, expect, it } from 'vitest'
import { firstOf, inRideOrder, lineAt, nextToApprove, rideState } from './review.rules.ts'

const film = (id: string, status: Video['status'], scheduledFor: string | null = null) =>
  ({ id, status, scheduledFor }) as Video
const WEEK = [film('a', 'scheduled'), film('b', 'approval'), film('c', 'rendering'), film('d', 'approval')]

describe('a ride', () => {
  it('has something to say of a film in each state', () => {
    expect(VIDEO_STATUSES.map((status) => `${status}: ${rideState({ status })}`)).toMatchInlineSnapshot(`
      [
        "queued: making",
        "writing: making",
        "checking: making",
        "review: unmade",
        "voicing: making",
        "rendering: making",
        "ready: idle",
        "approval: asks",
        "scheduled: waits",
        "publishing: out",
        "published: out",
        "failed: unmade",
        "halted: unmade",
        "discarded: unmade",
      ]
    `)
  })
  it('begins with the film that was asked for, or with the first that needs an eye', () => {
    expect([firstOf(WEEK, 'c')?.id, firstOf(WEEK, null)?.id, firstOf(WEEK, 'gone')?.id]).toEqual(['c', 'b', 'b'])
    expect(firstOf([film('c', 'rendering'), film('r', 'ready')], null)?.id).toBe('r')
    expect(firstOf([], null)).toBeUndefined()
  })
  it('goes round to what still needs an eye, and ends', () => {
    expect([nextToApprove(WEEK, 'b')?.id, nextToApprove(WEEK, 'd')?.id]).toEqual(['d', 'b'])
    expect(nextToApprove([film('b', 'approval')], 'b')).toBeUndefined()
  })
  it('follows the times at which films go out', () => {
    const week = [
      film('late', 'ready', '2026-11-25T09:00:00Z'),
      film('never', 'ready'),
      film('soon', 'ready', '2026-11-24T09:00:00Z'),
    ]
    expect(inRideOrder(week).map(({ id }) => id)).toEqual(['soon', 'late', 'never'])
  })
  it('knows which line was heard last', () => {
    const lines = [0, 2000, 5000].map((startMs, index) => ({ index, startMs })) as FilmEdit['lines']
    expect([0, 1.9, 2, 4.99, 60].map((at) => lineAt(lines, at)?.index)).toEqual([0, 0, 1, 1, 2])
    expect(lineAt([], 3)).toBeUndefined()
  })
})
