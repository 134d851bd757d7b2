import type { Trade } from '#knowledge/trade.ts'
import { accountant } from './accountant.ts'
import { artSchool } from './art-school.ts'
import { bakery } from './bakery.ts'
import { barber } from './barber.ts'
import { bicycle } from './bicycle.ts'
import { bookshop } from './bookshop.ts'
import { brewery } from './brewery.ts'
import { builder } from './builder.ts'
import { candles } from './candles.ts'
import { carWash } from './car-wash.ts'
import { carpenter } from './carpenter.ts'
import { cleaner } from './cleaner.ts'
import { clothes } from './clothes.ts'
import { coach } from './coach.ts'
import { coffee } from './coffee.ts'
import { consultant } from './consultant.ts'
import { dance } from './dance.ts'
import { dentist } from './dentist.ts'
import { designer } from './designer.ts'
import { drivingSchool } from './driving-school.ts'
import { electrician } from './electrician.ts'
import { events } from './events.ts'
import { farmShop } from './farm-shop.ts'
import { florist } from './florist.ts'
import { furniture } from './furniture.ts'
import { gardener } from './gardener.ts'
import { groomer } from './groomer.ts'
import { gym } from './gym.ts'
import { hair } from './hair.ts'
import { hardware } from './hardware.ts'
import { hotel } from './hotel.ts'
import { iceCream } from './ice-cream.ts'
import { insurance } from './insurance.ts'
import { itRepair } from './it-repair.ts'
import { jewellery } from './jewellery.ts'
import { languages } from './languages.ts'
import { lawyer } from './lawyer.ts'
import { martialArts } from './martial-arts.ts'
import { mechanic } from './mechanic.ts'
import { mover } from './mover.ts'
import { music } from './music.ts'
import { nails } from './nails.ts'
import { optician } from './optician.ts'
import { painter } from './painter.ts'
import { pharmacy } from './pharmacy.ts'
import { photographer } from './photographer.ts'
import { plumber } from './plumber.ts'
import { pottery } from './pottery.ts'
import { printing } from './printing.ts'
import { realEstate } from './real-estate.ts'
import { restaurant } from './restaurant.ts'
import { software } from './software.ts'
import { spa } from './spa.ts'
import { tailor } from './tailor.ts'
import { toys } from './toys.ts'
import { travel } from './travel.ts'
import { tutor } from './tutor.ts'
import { vet } from './vet.ts'
import { videographer } from './videographer.ts'
import { web } from './web.ts'
import { wedding } from './wedding.ts'
import { wine } from './wine.ts'
import { yoga } from './yoga.ts'

/** Every trade the writer knows from the inside. */
export const trades: readonly Trade[] = [
  pottery,
  carpenter,
  furniture,
  jewellery,
  tailor,
  candles,
  florist,
  printing,
  coffee,
  bakery,
  restaurant,
  brewery,
  wine,
  farmShop,
  iceCream,
  hair,
  barber,
  nails,
  spa,
  gym,
  yoga,
  dance,
  martialArts,
  plumber,
  electrician,
  cleaner,
  gardener,
  builder,
  painter,
  mover,
  mechanic,
  carWash,
  drivingSchool,
  bicycle,
  dentist,
  vet,
  groomer,
  optician,
  pharmacy,
  accountant,
  lawyer,
  realEstate,
  insurance,
  consultant,
  coach,
  tutor,
  languages,
  music,
  artSchool,
  photographer,
  videographer,
  designer,
  web,
  software,
  itRepair,
  bookshop,
  clothes,
  toys,
  hardware,
  hotel,
  travel,
  events,
  wedding,
]
