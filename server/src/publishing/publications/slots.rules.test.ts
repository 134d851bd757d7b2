import { POSTING, slotObstacle, utcDay } from '@octavo/contract/publication'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#time.ts'
import { nearestFree, nextFree, turnOf } from './slots.rules.ts'

const at = (iso: string) => new Date(`${iso}Z`)
const all = (...isos: string[]) => isos.map(at)
const iso = (moment: Date) => moment.toISOString().slice(0, 16)

describe('a moment', () => {
  it.each([
    ['is free on an empty channel', '2026-11-20T09:00', [], undefined],
    ['is free exactly four hours after a post', '2026-11-20T13:00', ['2026-11-20T09:00'], undefined],
    ['is taken a minute before four hours have passed', '2026-11-20T12:59', ['2026-11-20T09:00'], 'near'],
    ['is taken less than four hours before a post', '2026-11-20T05:30', ['2026-11-20T09:00'], 'near'],
    ['is taken when the UTC day has two posts', '2026-11-20T20:00', ['2026-11-20T00:00', '2026-11-20T09:00'], 'day'],
    [
      'is free when the next UTC day has begun',
      '2026-11-21T00:00',
      ['2026-11-20T00:00', '2026-11-20T09:00'],
      undefined,
    ],
    ['is taken over midnight too', '2026-11-21T00:30', ['2026-11-20T21:00'], 'near'],
  ])('%s', (_name, moment, taken, expected) => {
    expect(slotObstacle(at(moment), all(...taken))?.what).toBe(expected)
  })
})

describe('the next free slot', () => {
  it.each([
    ['is the wanted one where nothing stands in the way', 'Europe/Berlin', '2026-11-20T09:17', [], '2026-11-20T09:17'],
    [
      'is the full hour four hours after the post before',
      'Europe/Berlin',
      '2026-11-20T08:00',
      ['2026-11-20T08:00'],
      '2026-11-20T12:00',
    ],
    ['rounds up to a full hour', 'Europe/Berlin', '2026-11-20T08:00', ['2026-11-20T07:50'], '2026-11-20T12:00'],
    [
      'waits for the morning of the owner, not for midnight',
      'Europe/Berlin',
      '2026-11-20T14:00',
      ['2026-11-20T08:00', '2026-11-20T14:00'],
      '2026-11-21T08:00',
    ],
    [
      'knows the morning of Los Angeles',
      'America/Los_Angeles',
      '2026-11-20T18:00',
      ['2026-11-20T01:00', '2026-11-20T18:00'],
      '2026-11-21T00:00',
    ],
    ['knows half-hour zones', 'Asia/Kolkata', '2026-11-20T03:30', ['2026-11-20T03:30'], '2026-11-20T07:30'],
    [
      'is at nine on the day the clocks go forward',
      'Europe/Berlin',
      '2026-03-28T20:00',
      ['2026-03-28T13:00', '2026-03-28T20:00'],
      '2026-03-29T07:00',
    ],
    [
      'is at nine on the day the clocks go back',
      'Europe/Berlin',
      '2026-10-24T19:00',
      ['2026-10-24T12:00', '2026-10-24T19:00'],
      '2026-10-25T08:00',
    ],
    [
      'is at nine in New York after its own change',
      'America/New_York',
      '2026-10-31T23:00',
      ['2026-10-31T14:00', '2026-10-31T23:00'],
      '2026-11-01T14:00',
    ],
  ])('%s', (_name, zone, wanted, taken, expected) => {
    expect(iso(nextFree(at(wanted), all(...taken), zone))).toBe(expected)
  })

  it.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'])(
    'keeps both limits for a hundred posts that all want the same moment in %s',
    (zone) => {
      const taken: Date[] = []
      for (let post = 0; post < 100; post++) taken.push(nextFree(at('2026-03-06T09:00'), taken, zone))
      const days = new Set(taken.map(utcDay))
      for (const day of days)
        expect(taken.filter((post) => utcDay(post) === day).length).toBeLessThanOrEqual(POSTING.perDay)
      const gaps = taken.slice(1).map((post, index) => (post.getTime() - (taken[index]?.getTime() ?? 0)) / HOUR_MS)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(POSTING.hoursApart)
      // Two a day, without a day left out.
      expect(days.size).toBeLessThanOrEqual(51)
    },
  )
})

describe('the nearest free slot', () => {
  const earliest = at('2026-11-20T06:00')
  it.each([
    ['may be before the wanted one', '2026-11-20T14:00', ['2026-11-20T15:00'], '2026-11-20T11:00'],
    ['may be after it', '2026-11-20T14:00', ['2026-11-20T13:00'], '2026-11-20T17:00'],
    ['is never before now', '2026-11-20T08:00', ['2026-11-20T08:00'], '2026-11-20T12:00'],
    [
      'is on another day where this one is full',
      '2026-11-22T16:00',
      ['2026-11-22T08:00', '2026-11-22T14:00'],
      '2026-11-23T08:00',
    ],
  ])('%s', (_name, wanted, taken, expected) => {
    expect(iso(nearestFree(at(wanted), all(...taken), earliest, 'Europe/Berlin'))).toBe(expected)
  })
})

describe('when its turn has come, a post', () => {
  const slot = at('2026-11-20T13:00')
  const due = { now: slot, at: slot, taken: [], timeZone: 'Europe/Berlin' }
  const after = (minutes: number) => new Date(slot.getTime() + minutes * 60_000)

  it('goes out in its slot, a few seconds of a queue aside, so that the next one stays four hours later', () => {
    const next = all('2026-11-20T17:00')
    expect(turnOf({ ...due, now: after(0.1), taken: next })).toEqual({ at: slot, moved: false })
  })

  it('that is late goes out now where there is room', () => {
    expect(turnOf({ ...due, now: after(90) })).toEqual({ at: after(90), moved: false })
  })

  it('that is late gives way to those that have their slot', () => {
    const late = { ...due, now: after(90), taken: all('2026-11-20T17:00') }
    expect(turnOf(late)).toEqual({ at: at('2026-11-21T08:00'), moved: true })
  })

  it('is moved where its slot is taken or the day is full by now', () => {
    expect(turnOf({ ...due, taken: all('2026-11-20T12:00') })).toEqual({ at: at('2026-11-20T16:00'), moved: true })
    const full = all('2026-11-20T01:00', '2026-11-20T08:00')
    expect(turnOf({ ...due, taken: full })).toEqual({ at: at('2026-11-21T08:00'), moved: true })
  })
})
