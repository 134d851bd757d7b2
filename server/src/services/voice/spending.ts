/** What speaking costs where a vendor does it: by the character, and no more a day than the operator allows. */

/** Dollars for a million characters, 0 for a server of one's own; and what an account may spend a day: dollars, or characters where they cost nothing. */
export type SpeechPrice = { price: number; dailyBudget: number }
export type SpeechCost = { characters: number; microdollars: number }
export type SpeechBudget = { unit: keyof SpeechCost; most: number }

export interface SpeechSpending {
  /** Sets a cost aside, unless it is more than is left of the account's day. The answer gives it back. */
  take(accountId: string, cost: SpeechCost, budget: SpeechBudget): Promise<(() => Promise<void>) | undefined>
}

/** Dollars a million characters are millionths of a dollar each. */
export const speechCost = (text: string, price: number): SpeechCost => ({
  characters: text.length,
  microdollars: Math.ceil(text.length * price),
})

export const speechBudget = ({ price, dailyBudget }: SpeechPrice): SpeechBudget =>
  price > 0
    ? { unit: 'microdollars', most: Math.round(dailyBudget * 1_000_000) }
    : { unit: 'characters', most: Math.round(dailyBudget) }

// A minute of English has about 160 words of six characters, with the spaces.
const CHARACTERS_A_MINUTE = 960
export const dollarsAMinute = (price: number): number => (CHARACTERS_A_MINUTE * price) / 1_000_000
