import type { Trade } from './trade.ts'
import { adviceTrades } from './trades-advice.ts'
import { beautyTrades } from './trades-beauty.ts'
import { foodTrades } from './trades-food.ts'
import { guestTrades } from './trades-guests.ts'
import { healthTrades } from './trades-health.ts'
import { homeTrades } from './trades-home.ts'
import { makingTrades } from './trades-making.ts'
import { mediaTrades } from './trades-media.ts'
import { movementTrades } from './trades-movement.ts'
import { shopTrades } from './trades-shops.ts'
import { teachingTrades } from './trades-teaching.ts'
import { wheelTrades } from './trades-wheels.ts'

/** Every trade the writer knows from the inside. */
export const trades: readonly Trade[] = [
  ...makingTrades,
  ...foodTrades,
  ...beautyTrades,
  ...movementTrades,
  ...homeTrades,
  ...wheelTrades,
  ...healthTrades,
  ...adviceTrades,
  ...teachingTrades,
  ...mediaTrades,
  ...shopTrades,
  ...guestTrades,
]
