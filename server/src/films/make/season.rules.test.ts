import { expect, it } from 'vitest'
import { monthOf } from './season.rules.ts'

it('is the month where the year turns as in the north, and unknown elsewhere', () => {
  const day = new Date('2026-11-22T12:00:00Z')
  expect(['US', 'GB', 'AU', 'SG', ''].map((country) => monthOf(day, country))).toEqual([
    11,
    11,
    undefined,
    undefined,
    11,
  ])
})
