import { expect, it } from 'vitest'
import { daysBefore, daysUntil, formatChange } from './range.rules.ts'

it('looks at the latest days, and at as many before', () => {
  const days = daysUntil('2026-11-20', '7')
  expect(days).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(daysBefore(days, '7')).toEqual({ from: '2026-11-07', to: '2026-11-13' })
})

it.each([
  [120, 100, '+20% on the 30 days before'],
  [80, 100, '−20% on the 30 days before'],
  [100, 100, '±0% on the 30 days before'],
  [100, 0, undefined],
  [100, null, undefined],
  [null, 100, undefined],
])('tells %s after %s as %s', (now, before, words) => {
  expect(formatChange(now, before, '30')).toBe(words)
})
