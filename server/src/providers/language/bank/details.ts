import { adviceDetails } from './details-advice.ts'
import { careDetails } from './details-care.ts'
import { foodDetails } from './details-food.ts'
import { guestsDetails } from './details-guests.ts'
import { houseDetails } from './details-house.ts'
import { knowDetails } from './details-know.ts'
import { makingDetails } from './details-making.ts'

/** A further detail of a piece of lore, by the id of the piece: spoken after its reason, where there is time. */
export type Details = Record<string, string>

export const details: Details = {
  ...adviceDetails,
  ...careDetails,
  ...foodDetails,
  ...guestsDetails,
  ...houseDetails,
  ...knowDetails,
  ...makingDetails,
}
