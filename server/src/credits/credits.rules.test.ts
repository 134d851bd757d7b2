import { describe, expect, it } from 'vitest'
import {
  balanceOf,
  monthPot,
  REFERRAL_POT,
  type Refund,
  refundEntries,
  type SpendEntry,
  splitSpend,
} from './credits.rules.ts'

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

describe('giving back', () => {
  /** Numbers that look thrown, the same in every run. */
  const dice = (seed: number) => (sides: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % sides
  }
  const taken = (spend: string, month: number, referral: number): SpendEntry[] => [
    { spend, key: spend, pot: '2026-11', amount: -month },
    { spend, key: `${spend}:referral`, pot: REFERRAL_POT, amount: -referral },
  ]

  it.each(Array.from({ length: 300 }, (_, run) => run + 1))('undoes what was spent, credit by credit (%i)', (run) => {
    const roll = dice(run * 7919)
    const ledger: SpendEntry[] = []
    // Each spend as a stack of credits: what was taken last lies on top.
    const stacks = new Map<string, string[]>()
    const back = { month: 0, referral: 0 }
    const expected = { month: 0, referral: 0 }
    for (let n = 0; n < 4; n++) {
      const [month, referral] = [roll(12), roll(12)]
      ledger.push(...taken(`spend ${n}`, month, referral))
      stacks.set(`spend ${n}`, [...Array(month).fill('month'), ...Array(referral).fill('referral')])
    }
    // Of more spends than there are, and together more than was spent.
    const all: Refund[] = Array.from({ length: 20 }, (_, n) => ({
      key: `refund ${n}`,
      spend: `spend ${roll(5)}`,
      amount: 1 + roll(9),
      note: '',
    }))
    const given = new Set<string>()
    for (let turn = 0; turn < 12; turn++) {
      const refunds = Array.from({ length: 1 + roll(4) }, () => all[roll(all.length)] as Refund)
      const entries = refundEntries(refunds, ledger, '2026-12')
      for (const { pot, amount } of entries) {
        expect(amount).toBeGreaterThan(0)
        back[pot === REFERRAL_POT ? 'referral' : 'month'] += amount
      }
      for (const { key, spend, amount } of refunds) {
        if (given.has(key)) continue
        given.add(key)
        for (const pot of (stacks.get(spend) ?? []).splice(-amount)) expected[pot as 'month' | 'referral'] += 1
      }
      ledger.push(...entries)
      expect(back).toEqual(expected)
    }
  })
})
