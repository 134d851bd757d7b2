import type { BrandFact } from '@octavo/contract'

/** How a brand's own words are introduced. They follow the colon exactly as the owner wrote them. */
export const openingFrames: Record<BrandFact['kind'], string[]> = {
  product: [
    'On the list at {brand}: {quote}',
    'One thing {brand} offers: {quote}',
    'Something you can ask for at {brand}: {quote}',
    'Here is what it is about today: {quote}',
    'From {brand}: {quote}',
    'A closer look at one thing: {quote}',
    'Made to be used: {quote}',
    'Today on the table: {quote}',
  ],
  price: [
    'The price, said right at the start: {quote}',
    'From the price list of {brand}: {quote}',
    'What does it cost? {quote}',
    'Price first, so nobody has to ask: {quote}',
    'One line from the price list: {quote}',
    'Here is a price, in plain figures: {quote}',
    'A price, and what stands behind it. {quote}',
  ],
  proof: [
    'Something you can check about {brand}: {quote}',
    'For the record: {quote}',
    'A fact about {brand}: {quote}',
    'Who is behind {brand}? {quote}',
    'What {brand} can show: {quote}',
    'One line about {brand}: {quote}',
  ],
  offer: [
    'An offer from {brand}, in plain words: {quote}',
    'On offer at {brand}: {quote}',
    'One offer, said plainly: {quote}',
    'In case it helps: {quote}',
    'Here is an offer without small talk: {quote}',
    'This may suit you: {quote}',
  ],
  question: [],
}

/** The same, in passing, near the end of a script about something else. */
export const passingFrames: Record<BrandFact['kind'], string[]> = {
  product: ['At {brand} you will find this: {quote}', 'By the way, from {brand}: {quote}', 'And on the list: {quote}'],
  price: [
    'If you were about to ask the price: {quote}',
    'So you know the price: {quote}',
    'And what it costs: {quote}',
  ],
  proof: ['A word about who is speaking: {quote}', 'And a fact about {brand}: {quote}', 'About {brand}: {quote}'],
  offer: ['If that sounds good: {quote}', 'There is an offer, too: {quote}', 'And while we are at it: {quote}'],
  question: [],
}
