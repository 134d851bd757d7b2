import { momentOf } from '@octavo/contract/time-zone'
import { describe, expect, it } from 'vitest'
import { aPost } from '#testing/samples.ts'
import {
  dateOf,
  daysOf,
  earlierWeeks,
  emptySlots,
  monthOf,
  nextMonth,
  refusal,
  sameTimeOn,
  stepFrom,
  takenTimes,
  weekOf,
} from './calendar.rules.ts'
import { formatTime } from './date-formats.ts'

const timeZone = 'Europe/Berlin'

describe('the days of a calendar', () => {
  it('are a week from Monday on', () => {
    expect(weekOf('2026-11-22').slice(0, 2)).toEqual(['2026-11-16', '2026-11-17'])
  })

  it.each([
    ['2026-11-20', '2026-10-26', 42],
    ['2027-02-10', '2027-02-01', 28],
    ['2026-12-31', '2026-11-30', 35],
  ])('are the whole weeks of the month of %s', (date, first, days) => {
    expect([monthOf(date)[0], monthOf(date).length]).toEqual([first, days])
  })

  it('go on by months over the year’s end', () => {
    expect([nextMonth('2026-12-31', 1), nextMonth('2026-01-15', -1)]).toEqual(['2027-01-01', '2025-12-01'])
  })
})

describe('a view of today', () => {
  it.each([
    ['the middle of a month', '2026-11-23', '2026-11-23', '2026-12-20', 4],
    ['the first days of one', '2026-11-01', '2026-10-26', '2026-12-06', 0],
    ['the last day of a year', '2026-12-31', '2026-12-28', '2027-01-24', 4],
  ])('that is a month begins with its week in %s, and shows four at least', (_what, today, first, last, earlier) => {
    const days = daysOf('month', today, today)
    expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0])
    expect(earlierWeeks('month', today, days)).toBe(earlier)
    expect(daysOf('month', today, today, true)[0]).toBe(monthOf(today)[0])
  })

  it('that is another month is whole', () => {
    expect(daysOf('month', '2026-12-01', '2026-11-23')).toEqual(monthOf('2026-12-01'))
    expect(earlierWeeks('month', '2026-12-01', monthOf('2026-12-01'))).toBe(0)
  })

  it('that is a week is the coming one on a Sunday, and the one before it is a step away', () => {
    expect(daysOf('week', '2026-11-22', '2026-11-22')[0]).toBe('2026-11-23')
    expect(daysOf('week', '2026-11-21', '2026-11-21')[0]).toBe('2026-11-16')
    const days = daysOf('week', '2026-11-22', '2026-11-22')
    const before = stepFrom('week', '2026-11-22', days, -1)
    expect(daysOf('week', before, '2026-11-22')).toEqual(weekOf('2026-11-16'))
    expect(daysOf('week', stepFrom('week', '2026-11-22', days, 1), '2026-11-22')[0]).toBe('2026-11-30')
  })
})

describe('over a change of the clocks', () => {
  // zone, the day before, the day after, nine o'clock of each in UTC
  it.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-29', '08:00', '07:00'],
    ['Europe/Berlin', '2026-10-24', '2026-10-25', '07:00', '08:00'],
    ['Europe/Berlin', '2027-03-27', '2027-03-28', '08:00', '07:00'],
    ['Europe/Berlin', '2027-10-30', '2027-10-31', '07:00', '08:00'],
    ['Europe/Berlin', '2026-11-20', '2026-11-21', '08:00', '08:00'],
    ['America/New_York', '2026-03-07', '2026-03-08', '14:00', '13:00'],
    ['America/New_York', '2026-10-31', '2026-11-01', '13:00', '14:00'],
    ['America/New_York', '2027-03-13', '2027-03-14', '14:00', '13:00'],
    ['America/New_York', '2027-11-06', '2027-11-07', '13:00', '14:00'],
  ])('of %s from %s to %s, nine stays nine', (zone, before, after, first, second) => {
    const [nine, next] = [`${before}T${first}:00.000Z`, `${after}T${second}:00.000Z`]
    expect(sameTimeOn(nine, after, zone).toISOString()).toBe(next)
    expect(sameTimeOn(next, before, zone).toISOString()).toBe(nine)
    expect([formatTime(nine, zone), formatTime(next, zone)].map((time) => time.replace(/\s/, ' '))).toEqual([
      '9:00 AM',
      '9:00 AM',
    ])
    expect([dateOf(aPost({ at: nine }), zone), dateOf(aPost({ at: next }), zone)]).toEqual([before, after])
    const slots = emptySlots([before, after], [], { timeZone: zone, now: new Date(`${before}T04:30:00Z`) })
    expect(slots).toEqual([
      { date: before, at: nine },
      { date: after, at: next },
    ])
    // A post at either end of the day belongs to that day.
    for (const [hour, minute] of [
      [0, 30],
      [23, 30],
    ] as const) {
      const late = momentOf({ ...ymd(after), hour, minute }, zone)
      expect(dateOf(aPost({ at: late.toISOString() }), zone)).toBe(after)
    }
  })
})

const ymd = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

describe('the empty slots', () => {
  const now = new Date('2026-11-23T09:10:00Z')
  const days = weekOf('2026-11-23')
  const slots = (taken: string[]) => emptySlots(days, taken, { timeZone, now })

  it('are on the days on which nothing goes out, today’s later than now', () => {
    const taken = ['2026-11-24T08:00:00Z', '2026-11-26T20:00:00Z']
    expect(slots(taken).map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ])
    expect(slots(taken)[0]?.at).toBe('2026-11-23T14:00:00.000Z')
  })

  it('have room on every channel', () => {
    // Half past midnight in Berlin: another day there, and the same one in UTC.
    expect(slots(['2026-11-24T23:30:00Z']).find(({ date }) => date === '2026-11-24')?.at).toBe(
      '2026-11-24T08:00:00.000Z',
    )
    expect(slots(['2026-11-25T06:00:00Z']).some(({ date }) => date === '2026-11-25')).toBe(false)
    expect(emptySlots(weekOf('2026-12-14'), [], { timeZone, now })).toEqual([])
  })

  it('are not those that posts hold or films are made for', () => {
    const posts = [aPost({ at: 'a' }), aPost({ at: 'b', status: 'held' }), aPost({ at: null, status: 'withdrawn' })]
    expect(takenTimes(posts, [{ scheduledFor: 'c' }, { scheduledFor: null }])).toEqual(['a', 'c'])
  })
})

describe('a post', () => {
  const moved = aPost({ id: 'moved', at: '2026-11-25T08:00:00.000Z' })
  const at = (text: string) => new Date(`2026-11-${text}:00Z`)
  const looking = (...posts: ReturnType<typeof aPost>[]) => ({ posts, timeZone, now: at('20T12:00') })
  const other = (text: string, given = {}) => aPost({ id: text, at: at(text).toISOString(), ...given })

  it.each([
    ['goes where the channel is empty', looking(moved), undefined],
    ['does not stand in its own way', looking({ ...moved, at: at('24T08:00').toISOString() }), undefined],
    ['does not go near another', looking(other('24T10:00')), /two posts need 4 hours/],
    ['does not go to a full day', looking(other('24T00:00'), other('24T22:00')), /2 posts of 2026-11-24/],
    ['does not mind those of other channels', looking(other('24T10:00', { channelId: 'another' })), undefined],
    ['does not mind what is held', looking(other('24T10:00', { status: 'held' })), undefined],
    ['does not go back in time', { ...looking(), now: at('24T09:00') }, /that time is past/],
  ])('%s', (_what, around, reason) => {
    const said = refusal(moved, at('24T08:00'), around)
    if (reason) expect(said).toMatch(reason)
    else expect(said).toBeUndefined()
  })
})
