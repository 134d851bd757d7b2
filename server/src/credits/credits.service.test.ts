import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type SignedIn } from '#context.ts'
import { signedIn } from '#test/batch-studio.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import {
  creditState,
  earnReferral,
  referralBalance,
  refundAll,
  refundCredits,
  spendCredits,
} from './credits.service.ts'

let product: TestProduct
let ada: SignedIn
let clock: Date

beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' }, now: () => clock })
})
afterAll(() => product.end())
beforeEach(async () => {
  clock = new Date('2026-11-20T12:00:00Z')
  ada = await signedIn(product, await product.person())
})

const spend = (amount: number, key: string) =>
  inTransaction(ada, (within) => spendCredits(within, { key, amount, note: 'A film' }))
const refund = (amount: number, key: string, spend: string) =>
  refundCredits(ada, { key, spend, amount, note: 'Not made' })
const earn = (amount: number) => earnReferral(ada, { key: `earned ${amount}`, amount, note: 'Friends' })
const pots = async () => {
  const [referral, { remaining }] = await Promise.all([referralBalance(ada), creditState(ada)])
  return { month: remaining - referral, referral }
}

describe('the credits of an account', () => {
  it('are granted once a month, however many look at once', async () => {
    const states = await Promise.all([1, 2, 3, 4].map(() => creditState(ada)))
    for (const state of states) expect(state).toEqual({ monthly: 84, used: 0, remaining: 84 })
  })

  it('are spent once for one key, and never more than there are by many at once', async () => {
    await spend(10, 'one')
    await spend(10, 'one')
    expect(await creditState(ada)).toMatchObject({ used: 10, remaining: 74 })
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => spend(10, `film ${n}`)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(await creditState(ada)).toMatchObject({ used: 80, remaining: 4 })
  })

  it('stay whole when what they were spent for did not happen', async () => {
    const failing = inTransaction(ada, async (within) => {
      await spendCredits(within, { key: 'undone', amount: 10, note: 'A film' })
      throw new Error('The film could not be ordered')
    })
    await expect(failing).rejects.toThrow('The film could not be ordered')
    expect(await creditState(ada)).toMatchObject({ used: 0, remaining: 84 })
  })

  it('come back once for one key', async () => {
    await spend(10, 'one')
    await Promise.all([1, 2, 3].map(() => refund(3, 'back', 'one')))
    expect(await creditState(ada)).toMatchObject({ used: 7, remaining: 77 })
  })

  it('lapse with the month and are granted anew, in the account’s own time zone', async () => {
    await spend(80, 'november')
    clock = new Date('2026-11-30T22:59:00Z')
    expect(await creditState(ada)).toMatchObject({ used: 80, remaining: 4 })
    clock = new Date('2026-11-30T23:01:00Z')
    expect(await creditState(ada)).toEqual({ monthly: 84, used: 0, remaining: 84 })
  })

  it('that come back in a later month count for that month and are never shown as less than nothing used', async () => {
    await spend(10, 'november')
    clock = new Date('2026-12-02T12:00:00Z')
    await refund(10, 'back in december', 'november')
    expect(await creditState(ada)).toEqual({ monthly: 84, used: 0, remaining: 94 })
  })

  it('say what is needed, what is left and what to do when there are too few', async () => {
    await spend(83, 'most')
    await expect(spend(2, 'more')).rejects.toThrow(
      'This needs 2 credits and you have 1 left this month. Credits come back on the 1st; a larger plan has more.',
    )
    await expect(spend(1, 'last')).resolves.toBeUndefined()
  })

  it('go back into the pots that paid', async () => {
    await earn(500)
    await spend(160, 'week')
    expect(await pots()).toEqual({ month: 0, referral: 424 })
    await refund(160, 'back', 'week')
    expect(await pots()).toEqual({ month: 84, referral: 500 })
  })

  it('go back in reverse, film by film: referral credits were taken last and come first', async () => {
    await earn(20)
    await spend(90, 'week')
    await refund(4, 'one film', 'week')
    expect(await pots()).toEqual({ month: 0, referral: 18 })
    await refund(4, 'another', 'week')
    expect(await pots()).toEqual({ month: 2, referral: 20 })
  })

  it('stay referral credits in a later month, while what a month paid counts for the new one', async () => {
    await earn(20)
    await spend(90, 'november')
    clock = new Date('2026-12-02T12:00:00Z')
    await refund(90, 'in december', 'november')
    expect(await pots()).toEqual({ month: 84 + 84, referral: 20 })
  })

  it('are spent once for one key, whichever pots paid', async () => {
    await earn(20)
    await spend(84, 'one')
    await spend(84, 'one')
    expect(await pots()).toEqual({ month: 0, referral: 20 })
  })

  it('never go back twice nor into the wrong pot by many who give back of one spend at once', async () => {
    await earn(100)
    await spend(130, 'week')
    const films = Array.from({ length: 13 }, (_, n) => ({
      key: `film ${n}`,
      spend: 'week',
      amount: 10,
      note: 'Not made',
    }))
    await Promise.all([
      refundAll(ada, films),
      ...films.map((film) => refundCredits(ada, film)),
      refundAll(ada, films.toReversed()),
    ])
    expect(await pots()).toEqual({ month: 84, referral: 100 })
  })
})
