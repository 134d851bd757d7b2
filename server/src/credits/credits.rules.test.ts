import { describe, expect, it } from 'vitest'
import { balanceOf, monthPot, splitSpend } from './credits.rules.ts'

describe('the month of a credit', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'Europe/Berlin', '2026-11'],
    ['2026-11-30T23:30:00Z', 'Europe/Berlin', '2026-12'],
    ['2026-12-01T04:59:00Z', 'America/New_York', '2026-11'],
    ['2026-12-31T13:00:00Z', 'Pacific/Auckland', '2027-01'],
    ['2027-01-01T07:00:00Z', 'America/Los_Angeles', '2026-12'],
  ])('of %s in %s is %s', (now, timeZone, pot) => {
    expect(monthPot(new Date(now), timeZone)).toBe(pot)
  })
})

describe('spending', () => {
  it.each([
    [10, { month: 84, referral: 20 }, { month: 10, referral: 0 }],
    [10, { month: 10, referral: 0 }, { month: 10, referral: 0 }],
    [10, { month: 4, referral: 20 }, { month: 4, referral: 6 }],
    [10, { month: 0, referral: 10 }, { month: 0, referral: 10 }],
    [10, { month: -3, referral: 10 }, { month: 0, referral: 10 }],
    [0, { month: 0, referral: 0 }, { month: 0, referral: 0 }],
  ])('takes %i from %j as %j: what lapses first', (amount, balances, parts) => {
    expect(splitSpend(amount, balances)).toEqual(parts)
  })

  it.each([
    [10, { month: 9, referral: 0 }],
    [10, { month: 4, referral: 5 }],
    [1, { month: 0, referral: 0 }],
    [11, { month: 10, referral: -5 }],
  ])('takes nothing of %i when there is only %j', (amount, balances) => {
    expect(splitSpend(amount, balances)).toBeUndefined()
  })

  it('never counts a debt of one pot against the other', () => {
    expect(balanceOf({ month: -5, referral: 20 })).toBe(20)
    expect(balanceOf({ month: 3, referral: -1 })).toBe(3)
  })
})
