/** What a model's texts cost: an estimate before, what was used after, and what a brand may spend a day. */
import type { WritingCost } from '@octavo/writer/script'

/** Dollars for a million tokens; 0 for a model on a machine of one's own. */
export type Price = { input: number; output: number }
/** What a brand may spend in a day (UTC): millionths of a dollar, or tokens where they cost nothing. */
export type Budget = { unit: 'microdollars' | 'tokens'; most: number }
export type Spender = { accountId: string; brandId: string }

export interface Spending {
  /** Sets so much of the day aside, unless it is more than is left of it; the answer is to be told what was really used. */
  take(
    spender: Spender,
    about: WritingCost,
    budget: Budget,
  ): Promise<((used: WritingCost) => Promise<void>) | undefined>
}

export const NOTHING: WritingCost = { tokens: 0, microdollars: 0 }

/** Dollars a million tokens are millionths of a dollar each. */
export const costOf = ({ input, output }: Price, tokens: { input: number; output: number }): WritingCost => ({
  tokens: tokens.input + tokens.output,
  microdollars: Math.ceil(tokens.input * input + tokens.output * output),
})

export const sumOf = (one: WritingCost, other: WritingCost): WritingCost => ({
  tokens: one.tokens + other.tokens,
  microdollars: one.microdollars + other.microdollars,
})

export const budgetOf = ({ input, output }: Price, most: number): Budget =>
  input + output > 0
    ? { unit: 'microdollars', most: Math.round(most * 1_000_000) }
    : { unit: 'tokens', most: Math.round(most) }
