import { formatCount } from './number.ts'

/** An amount in the installation's currency, with cents only where there are some. */
export const formatMoney = (value: number, currency: string): string =>
  value.toLocaleString('en', { style: 'currency', currency, maximumFractionDigits: value % 1 === 0 ? 0 : 2 })

const MICRO = 1_000_000
const CENTS = 100

/** What a language model costs: tokens, or dollars where it is paid; begun cents count whole. */
export const formatModelCost = (unit: 'microdollars' | 'tokens', amount: number): string =>
  unit === 'tokens' ? `${formatCount(amount)} tokens` : formatMoney(Math.ceil((amount / MICRO) * CENTS) / CENTS, 'USD')
