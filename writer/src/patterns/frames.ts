import type { BrandFact } from '@octavo/contract/brand'

type Kind = BrandFact['kind']

// These speak for themselves.
const plain: Record<'mistake' | 'how' | 'season' | 'story' | 'opinion', readonly string[]> = {
  mistake: ['{quote}'],
  how: ['{quote}'],
  season: ['{quote}'],
  story: ['{quote}'],
  opinion: ['{quote}'],
}

/** How a brand's own words are introduced at the start of a script. They follow the colon exactly as the owner wrote them. */
export const openingFrames: Record<Kind, readonly string[]> = {
  ...plain,
  product: [
    'What can you get at {brand}? {quote}',
    'One thing {brand} offers: {quote}',
    'Something you can ask {brand} for: {quote}',
    'From {brand}: {quote}',
    'On the list at {brand}: {quote}',
    'Here is one thing from {brand}, in a line: {quote}',
    'Did you know {brand} does this? {quote}',
    'One thing to know about {brand}: {quote}',
  ],
  price: [
    'What does it cost? {quote}',
    'Price first, so that you need not ask: {quote}',
    'One line from the price list of {brand}: {quote}',
    'Here is a price from {brand}, without small talk: {quote}',
    'You do not have to ask for this price: {quote}',
    'A price, said before anything else: {quote}',
    'What would you pay at {brand}? {quote}',
  ],
  proof: [
    'Who is {brand}? {quote}',
    'Something you can check about {brand}: {quote}',
    'One fact about {brand}: {quote}',
    'What do you know about {brand}? {quote}',
    'In a line, this is {brand}: {quote}',
    'Before you choose, one fact: {quote}',
  ],
  offer: [
    'Here is an offer from {brand}, in plain words: {quote}',
    'On offer at {brand}: {quote}',
    'Would this suit you? {quote}',
    'Are you thinking about it? {quote}',
    'One offer, without small talk: {quote}',
    'If you were thinking about it, {brand} has this: {quote}',
    'You may like this offer: {quote}',
  ],
  question: [
    '{quote}',
    'People ask {brand}: {quote}',
    'Asked and answered: {quote}',
    'A question for {brand}: {quote}',
  ],
}

/** The same in passing, near the end of a script about something else, or one after the other. */
export const passingFrames: Record<Kind, readonly string[]> = {
  ...plain,
  product: [
    'At {brand} you will find this: {quote}',
    'And from {brand}: {quote}',
    'By the way, at {brand}: {quote}',
    'What {brand} has for you: {quote}',
    'If you want more than words: {quote}',
  ],
  price: [
    'If you were about to ask the price: {quote}',
    'So you know the price: {quote}',
    'And the price at {brand}: {quote}',
    'In figures: {quote}',
  ],
  proof: [
    'A word about who is speaking: {quote}',
    'And a fact about {brand}: {quote}',
    'About {brand}: {quote}',
    'In case you do not know {brand} yet: {quote}',
  ],
  offer: [
    'If that sounds good: {quote}',
    'There is an offer, too: {quote}',
    'And while you are here: {quote}',
    'One more thing from {brand}: {quote}',
  ],
  question: [],
}
