import { describe, expect, it } from 'vitest'
import { addDays, clockTime, dateIn, momentOf, momentOnDate, startOfDate } from './time-zone.ts'

const iso = (moment: Date) => moment.toISOString().slice(0, 16)

describe('the moment of a clock time', () => {
  it.each([
    ['in winter', 'Europe/Berlin', '2026-01-15', 9, '2026-01-15T08:00'],
    ['in summer', 'Europe/Berlin', '2026-07-15', 9, '2026-07-15T07:00'],
    ['on the morning after the clocks went forward', 'Europe/Berlin', '2026-03-29', 9, '2026-03-29T07:00'],
    ['on the morning after they went back', 'Europe/Berlin', '2026-10-25', 9, '2026-10-25T08:00'],
    ['that is skipped: the same time later', 'Europe/Berlin', '2026-03-29', 2, '2026-03-29T01:00'],
    ['that is shown twice: the first', 'Europe/Berlin', '2026-10-25', 2, '2026-10-25T00:00'],
    ['south of the equator', 'Pacific/Auckland', '2026-01-15', 9, '2026-01-14T20:00'],
    ['where the change is half an hour', 'Australia/Lord_Howe', '2026-04-05', 9, '2026-04-04T22:30'],
    ['where zones differ by 45 minutes', 'Asia/Kathmandu', '2026-06-05', 9, '2026-06-05T03:15'],
    ['where the change is at midnight', 'Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00'],
  ])('%s', (_name, zone, date, hour, expected) => {
    expect(iso(momentOnDate(date, hour, zone))).toBe(expected)
  })

  it('runs over into the next month', () => {
    expect(iso(momentOf({ year: 2026, month: 1, day: 32, hour: 9 }, 'UTC'))).toBe('2026-02-01T09:00')
  })
})

describe('dates', () => {
  it('are those of the place', () => {
    const late = new Date('2026-11-20T23:30:00Z')
    expect(dateIn(late, 'UTC')).toBe('2026-11-20')
    expect(dateIn(late, 'Europe/Berlin')).toBe('2026-11-21')
    expect(clockTime(late, 'Europe/Berlin')).toEqual({ year: 2026, month: 11, day: 21, hour: 0, minute: 30 })
  })

  it('begin at the midnight of the place, which is not always 24 hours before the next', () => {
    const hours =
      (startOfDate('2026-03-30', 'Europe/Berlin').getTime() - startOfDate('2026-03-29', 'Europe/Berlin').getTime()) /
      3_600_000
    expect(hours).toBe(23)
  })

  it('are counted over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})
