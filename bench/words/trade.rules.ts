/** Whether a week speaks of a trade that is not the brand's. */
import type { BenchBrand } from './brands.data.ts'
import type { Script } from './script.ts'
import { baseOf, saidOf, tokensOf, withoutName } from './text.rules.ts'

type Brand = Pick<BenchBrand, 'name' | 'foreignWords' | 'trade' | 'wrongTrades'>

/** The words of other trades in a script. */
export const foreignIn = ({ body }: Pick<Script, 'body'>, { name, foreignWords }: Brand): string[] =>
  saidOf(withoutName(body, name), foreignWords)

/** One word may be a comparison. */
const WORDS = 2

export const isOfAnotherTrade = (script: Pick<Script, 'body'>, brand: Brand): boolean =>
  foreignIn(script, brand).length >= WORDS

/** What the trade that a writer tells is beside the brand's: the same, a neighbour it could be taken for, or anything else. */
export function judgeTrade(told: string, { trade, wrongTrades }: Brand): 'right' | 'wrong' | 'other' {
  if (isSame(told, trade)) return 'right'
  if (wrongTrades.some((wrong) => isSame(told, wrong))) return 'wrong'
  if (isNear(told, trade)) return 'right'
  return wrongTrades.some((wrong) => isNear(told, wrong)) ? 'wrong' : 'other'
}

const basesOf = (trade: string): string[] => tokensOf(trade).map(baseOf)
const isSame = (one: string, other: string): boolean => basesOf(one).join(' ') === basesOf(other).join(' ')

/** So many letters at the beginning make "hair" and "hairdresser" neighbours. */
const LETTERS = 4
// Every second trade is one of these.
const PLACES = new Set(['shop', 'school', 'maker', 'service', 'agency', 'agent', 'hire', 'salon', 'by', 'mail'])

function isNear(one: string, other: string): boolean {
  const telling = (trade: string) => basesOf(trade).filter((word) => !PLACES.has(word))
  return telling(one).some((word) =>
    telling(other).some(
      (beside) => beside === word || (Math.min(word.length, beside.length) >= LETTERS && begins(word, beside)),
    ),
  )
}

const begins = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)
