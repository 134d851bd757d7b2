import type { Trade } from './trade.ts'
import { foodTrades } from './trades-food.ts'
import { makingTrades } from './trades-making.ts'

/** Every trade the writer knows from the inside. */
export const trades: readonly Trade[] = [...foodTrades, ...makingTrades]
