/** Last lines, which lead to the business: what there is to do by how one comes to it. `{a}` is what one looks for, `{brand}` whose it is. */
import type { Business } from '#business/business.ts'
import type { Kind, Way } from '#trades/trade.ts'

type Turns = readonly string[]

// A line each, with its card; every one names the business, what it offers and something to do.
const BY_WAY: Record<Way, Turns> = {
  class: [
    'Book {a} at {brand}. | Book yours',
    'Ask {brand} which day suits your first {noun}. | Which day?',
    'Come and try {a} at {brand}. | Come and try it',
    'Bring a friend to {a} at {brand}. | Bring a friend',
    'Call {brand} and ask about {some}. | Call and ask',
    'Tell {brand} if it would be your first {noun}. | Your first?',
  ],
  salon: [
    'Book {a} at {brand}. | Book yours',
    'Bring a photo of what you like, and ask for {a} at {brand}. | Bring a photo',
    'Tell {brand} when you have time for {a}. | When do you have time?',
    'Come in and talk about {a} first, at {brand}. | Talk it through first',
    'Call and ask for {a} at {brand}. | Call and ask',
    'Ask {brand} what suits you before you book {a}. | What suits you?',
  ],
  home: [
    'Call {brand} about {a}. | Call about it',
    'Send {brand} a photo, and ask about {a}. | Send a photo',
    'Tell {brand} where you are and why you need {a}. | Where, and why',
    'Ask about {a} before it gets urgent, and call {brand}. | Before it gets urgent',
    'Write to {brand} about {some}. | Write to them',
    'Describe what you see, and ask for {a} at {brand}. | Describe what you see',
  ],
  shop: [
    'Come in for {a} at {brand}. | Come in',
    'Ask for {a} at {brand}. | Ask for yours',
    'Stop by and see {some} at {brand}. | Stop by',
    'Bring your question about {some} to {brand}. | Bring your question',
    'Call and ask about {some} at {brand}. | Call and ask',
    'Ask which {noun} is right for you at {brand}. | Which is right for me?',
  ],
  table: [
    'Try {brand} the next time you want {a}. | Next time, here',
    'Bring somebody who loves a good {noun} to {brand}. | Bring somebody',
    'Come to the {head} hungry, and sit down at {brand}. | Come hungry',
    "Ask what's new in the {head} next time you come to {brand}. | What's new?",
    'Call ahead, and come to the {head} at {brand}. | Call ahead',
  ],
  order: [
    'Order {a} from {brand}. | Order yours',
    'Ask about {a} at {brand}. | Ask about yours',
    'Tell {brand} the date, and order {a} in time. | Order in time',
    'Send your wish for {a} to {brand}. | Send your wish',
    'Write about {some} to {brand}. | Write to them',
    'Ask which {noun} would suit you at {brand}. | Which suits me?',
  ],
  project: [
    'Ask what {a} would take at {brand}. | What would it take?',
    'Send {brand} a picture, and ask about {a}. | Send a picture',
    'Call and talk about {some} with {brand}. | Talk about it',
    'Tell {brand} what you have in mind for {a}. | What do you have in mind?',
    'Bring your idea of {a} to {brand}. | Bring your idea',
    'Ask for a first talk about {a} at {brand}. | A first talk',
  ],
  hire: [
    'Tell {brand} your date, and ask for {a}. | Your date first',
    'Book {a} at {brand}. | Book yours',
    'Ask on which days {a} {is/are} free at {brand}. | Which days are free?',
    'Call about {a} at {brand}. | Call about it',
    'Ask what {a} would cost for your day at {brand}. | For your day',
  ],
  stay: [
    'Ask {brand} which nights are free at the {head}. | Which nights are free?',
    'Tell {brand} when you would come to the {head}, and with whom. | When, and with whom',
    'Call {brand} before you look for another {noun}. | Call first',
    'Ask what the {head} {is/are} like in your month, at {brand}. | In your month',
  ],
  visit: [
    'Book {a} at {brand}. | Book yours',
    'Ask {brand} which day suits {a} best. | Which day?',
    'Come and try {a} at {brand}. | Come and try it',
    'Bring somebody new along for {a} at {brand}. | Bring somebody new',
    'Call and ask about {some} at {brand}. | Call and ask',
  ],
  care: [
    'Call and talk about {a} with {brand}. | Talk it over',
    'Ask everything about {a} at {brand}. | Ask everything',
    'Tell {brand} what matters to you about {a}. | What matters to you',
    'Write about {a} to {brand}. | Write to them',
    'Ask how {a} would begin at {brand}. | How does it begin?',
  ],
  advice: [
    'Call when you need {a}, and ask for {brand}. | Call when you need one',
    'Bring your question for {a} to {brand}. | Bring your question',
    'Tell {brand} why you are looking for {a}. | Tell them why',
    'Talk to {brand} if you have never needed {a} before. | Never needed one?',
    'Write down what you would ask {a}, and send it over to {brand}. | Write it down',
    'Ask for a first talk at {brand} before you need {a}. | A first talk',
  ],
  online: [
    'Try {a} from {brand}. | Try it out',
    'Ask about {a} at {brand}. | Ask about it',
    'Tell {brand} what you would want from {a}. | What would you want?',
    'Write about {a} to {brand}. | Write to them',
    'Visit {brand} for {some}. | Have a look',
  ],
  supply: [
    'Send your list of {some} to {brand}. | Send your list',
    'Ask about {some} at {brand}. | Ask about yours',
    'Tell {brand} what you need {some} for. | What is it for?',
    'Call before you order {some}, and talk to {brand}. | Talk first, then order',
    'Send {brand} the date by which you need {some}. | By which date?',
  ],
  join: [
    'Ask about {a} at {brand}. | Ask about it',
    'Bring a friend, and ask about {some} at {brand}. | Bring a friend',
    'Come along once, and ask about {a} at {brand}. | Come along once',
    'Write about {some} to {brand}. | Write to them',
  ],
}

// A place is visited, whatever it lives on.
const PLACE: Turns = [
  'Come and see the {head} for yourself at {brand}. | Come and see',
  'Ask when the {head} {is/are} quiet at {brand}. | When is it quiet?',
  'Bring somebody who has never seen the {head} to {brand}. | Bring somebody',
  "Call and ask what's on in the {head} at {brand}. | What's on?",
  'Visit {brand} the next time you want {a}. | Next time, here',
]

// How one mostly comes to it, where the trade is not known.
const WAY_OF_KIND: Record<Exclude<Kind, 'place'>, Way> = {
  thing: 'order',
  food: 'order',
  service: 'project',
  care: 'care',
  experience: 'class',
  person: 'advice',
  supply: 'supply',
  hire: 'hire',
  online: 'online',
}

/** With what the owner says of it: `{name}` is that. */
export const ABOUT: Turns = [
  'Ask {brand} about {name}. | Ask about it',
  'Write to {brand} about {name}. | Write to them',
  'Call {brand} about {name}. | Call about it',
  'Talk to {brand} about {name}. | Talk about it',
  'Looking for {name}? Ask {brand}. | Looking for that?',
  'Send {brand} your question about {name}. | Send your question',
  'Bring your question about {name} to {brand}. | Bring your question',
  'Tell {brand} what you want to know about {name}. | What do you want to know?',
]
export const WANTED: Turns = [
  'Looking for {name}? Ask {brand}. | Looking for that?',
  'Need {name}? Call {brand}. | Call them',
  'If you want {name}, talk to {brand}. | Talk to them',
  'Call {brand} when you need {name}. | Call them',
]

// Somebody is seen, and speaks for the business.
export const PRESENTED: Turns = [
  'Ask us about {a} at {brand}. | Ask us',
  'Tell us at {brand} what you want from {a}. | Tell us',
  'Write to us about {a} at {brand}. | Write to us',
  'Come to us with your question about {some}, at {brand}. | Come to us',
]

export const turnsFor = ({ trade, offer: { kind } }: Pick<Business, 'trade' | 'offer'>): Turns => {
  if (trade?.way === 'table' || trade?.way === 'stay') return BY_WAY[trade.way]
  return kind === 'place' ? PLACE : BY_WAY[trade?.way ?? WAY_OF_KIND[kind]]
}
