import { type Piece, readPieces } from './piece.ts'

/** How customers of a trade come by what it offers: it decides what a film can ask them to do. */
export const WAYS = [
  'class', // lessons and courses
  'salon', // an appointment at the business
  'home', // the business comes to the customer
  'shop', // things are bought
  'table', // one eats or drinks there
  'order', // made or delivered to order
  'project', // a commission that is quoted and takes a while
  'hire', // something is rented
  'stay', // one sleeps there
  'visit', // one goes there for a while: a show, a tour, a gym
  'care', // somebody or something is looked after
  'advice', // knowledge for one's own case
  'online', // used or watched on a screen
  'supply', // sold to businesses
  'join', // a club, a church, a cause
] as const
export type Way = (typeof WAYS)[number]

/** What is offered, as customers meet it: the way to a thing is another than the way to somebody who knows. */
export const KINDS = [
  'thing', // made or sold
  'food', // to eat or drink
  'service', // done for one, where one is at home or at work
  'care', // done for one, where they are
  'place', // one goes there
  'experience', // one takes part: a class, a tour, a club night
  'person', // somebody who knows or can do something
  'supply', // sold to businesses
  'hire', // had for a while
  'online', // used, read or watched on a screen
] as const
export type Kind = (typeof KINDS)[number]

/** A line of work that a brand can be in. */
export type Trade = {
  /** Unique: 'pottery-studio'. */
  id: string
  /** The business, singular, without article: 'pottery studio'. */
  name: string
  /** What else owners call it, singular: 'ceramics studio', 'potter', 'clay studio'. A description that uses one is of this trade. */
  also: readonly string[]
  way: Way
  /** Where the way does not tell it. */
  kind?: Kind
  /** Who comes, plural: 'students'. */
  customers: string
  /** What one of them gets, with article, and several of it, without: 'a wheel class', 'wheel classes'. */
  thing: string
  things: string
  /** Everyday words of the trade, singular, that its customers would use too: 'clay', 'mug', 'glaze'. */
  words: readonly string[]
  /** None where the trade is only known by name. */
  pieces: readonly Piece[]
  /** The same as they were noted down: what only asks for their words need not read them. */
  notation?: string
}

/** A trade with its pieces in their notation, read when they are first asked for. */
export function trade({ pieces: text, ...about }: Omit<Trade, 'pieces' | 'notation'> & { pieces: string }): Trade {
  let read: Piece[] | undefined
  return {
    ...about,
    notation: text,
    get pieces() {
      read ??= readPieces(text)
      return read
    },
  }
}
