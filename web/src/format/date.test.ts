import { expect, it } from 'vitest'
import { formatAgo, formatDay, formatMoment, formatPlayTime, formatSpan, formatTimeLeft } from './date.ts'

it.each([
  [null, 'no estimate yet'],
  [0, 'under a minute left'],
  [59, 'under a minute left'],
  [60, 'about 1 min left'],
  [61, 'about 2 min left'],
  [340, 'about 6 min left'],
])('an estimate of %s seconds is said as "%s"', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words)
})

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [61, '1:01'],
  [230, '3:50'],
  [Number.NaN, '0:00'],
])('%d seconds of film are %s', (seconds, words) => {
  expect(formatPlayTime(seconds)).toBe(words)
})

it('tells a moment on the clock of the account', () => {
  const moment = '2026-11-23T08:00:00Z'
  // Which space stands before AM depends on the runtime.
  expect(formatMoment(moment, 'Europe/Berlin').replace(/\s/g, ' ')).toBe('Mon, Nov 23, 9:00 AM')
  expect(formatMoment(moment, 'America/New_York')).toContain('3:00')
})

it('names a day wherever the reader is', () => {
  expect(formatDay('2026-11-01')).toBe('Nov 1')
})

it.each([
  [10, 'just now'],
  [65, '1 minute ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
  [86_400 * 3, '3 days ago'],
])('%d seconds ago is "%s"', (seconds, words) => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(formatAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(words)
})

it.each([
  ['2026-11-20T09:00:48.200Z', '48 s'],
  ['2026-11-20T09:02:05Z', '2 min 5 s'],
  ['2026-11-20T09:03:00Z', '3 min'],
  ['2026-11-20T08:59:00Z', undefined],
  ['2026-11-21T09:00:00Z', undefined],
])('what is done at %s took %s', (done, words) => {
  expect(formatSpan('2026-11-20T09:00:00Z', done)).toBe(words)
})
