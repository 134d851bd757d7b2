/** Last lines, which lead to the business: what there is to do by how one comes to it. `{it}` is what one looks for, `{brand}` whose it is. */
import type { Way } from '#trades/trade.ts'

type Turns = readonly string[]

// A line each, with its card; every one names the business and something to do.
const ANYWHERE: Turns = [
  'Looking for {it}? Tell {brand} what you have in mind. | Tell {brand}',
  'Still wondering about {it}? Ask {brand}. | Ask {brand}',
  'Send {brand} the question you have about {it}. | Send your question',
  'Write to {brand} before you choose {it}. | Write first',
  'Nobody has told you what you need to know about {it}? Ask {brand}. | Ask {brand}',
  'Put your question about {it} to {brand}, however small. | However small',
  'Call {brand} and say what {it} should do for you. | Say what you need',
  'If {it} is on your list, start with a message to {brand}. | Start with a message',
]

const BY_WAY: Record<Way, Turns> = {
  class: [
    'Pick a day and come to {brand}. | Pick a day',
    'Your place at {brand} starts with one message. | One message',
    'Come and try it once at {brand}. | Come and try it',
    'Bring a friend to {brand} and learn it together. | Bring a friend',
  ],
  salon: [
    'Book your appointment at {brand}. | Book an appointment',
    'Bring a photo of what you like to {brand}. | Bring a photo',
    'Call {brand} and ask for a time that suits you. | Find a time',
    'Come in to {brand} and talk it through first. | Talk it through first',
  ],
  home: [
    'Call {brand} and describe what you see. | Describe what you see',
    'Send {brand} a photo before anybody drives out. | Send a photo first',
    'Tell {brand} where you are and what it needs. | Where and what',
    'Ask {brand} for a visit. | Ask for a visit',
  ],
  shop: [
    'Come in to {brand} and see it up close. | See it up close',
    'Ask at {brand} for the one that fits you. | Ask for yours',
    'Stop by {brand} and take one in your hand. | Take one in your hand',
    'Look in at {brand} next time you pass. | Look in',
  ],
  table: [
    'Come hungry to {brand}. | Come hungry',
    'Keep a seat at {brand} this week. | Keep a seat',
    'Try it once at {brand}, and see. | Try it once',
    'Meet somebody at {brand}. | Meet somebody here',
  ],
  order: [
    'Tell {brand} the date, and order in time. | Order in time',
    'Order yours from {brand}. | Order yours',
    'Ask {brand} what would suit your day. | Ask first',
    'Write down what you like and send it to {brand}. | Send your wishes',
  ],
  project: [
    'Show {brand} a photo of where it should go. | Show a photo',
    'Ask {brand} what yours would take. | Ask what yours takes',
    'Start with a talk at {brand}. | Start with a talk',
    'Bring your sketch to {brand}, however rough. | Bring your sketch',
  ],
  hire: [
    'Tell {brand} your date before you plan the rest. | Your date first',
    'Ask {brand} whether your day is still free. | Is your day free?',
    'Tell {brand} the place and how many you are. | Place and number',
    'Book it with {brand}, and cross it off the list. | Cross it off the list',
  ],
  stay: [
    'Ask {brand} which nights are free. | Which nights are free?',
    'Tell {brand} when you come, and with whom. | When, and with whom',
    'Book your nights at {brand}. | Book your nights',
    'Plan the days later, and keep the nights at {brand} first. | Nights first',
  ],
  visit: [
    'Pick a day for {brand}. | Pick a day',
    'Come and see it at {brand}. | Come and see it',
    'Bring somebody to {brand} who has never been. | Bring somebody new',
    'Ask {brand} when it is quiet. | Ask when it is quiet',
  ],
  care: [
    'Come and meet {brand} before you decide. | Meet first',
    'Ask {brand} everything twice. That is what the first talk is for. | Ask everything',
    'Tell {brand} about the habits that matter. | Tell the habits',
    'Call {brand} and talk it over. | Talk it over',
  ],
  advice: [
    'Write your question down and take it to {brand}. | Take your question along',
    'Ask {brand} for a first talk. | A first talk',
    "Bring the letter you don't understand to {brand}. | Bring the letter",
    'Call {brand} before the date, and not after. | Before the date',
  ],
  online: [
    'Try it out at {brand}. | Try it out',
    'Have a look at what {brand} does. | Have a look',
    'Ask {brand} to show you with your own case. | See it with your own case',
    'Sign up with {brand} when you are ready. | When you are ready',
  ],
  supply: [
    'Send {brand} your list. | Send your list',
    'Ask {brand} for a sample. | Ask for a sample',
    'Tell {brand} the quantity and the date. | Quantity and date',
    'Talk to {brand} before you order. | Talk first, then order',
  ],
  join: [
    'Come along to {brand} once. | Come along once',
    'Ask {brand} how you can help. | How can you help?',
    'Bring a friend to {brand}. | Bring a friend',
    'Look up the next date of {brand}. | Look up the next date',
  ],
}

// Somebody is seen, and speaks for the business.
export const PRESENTED: Turns = [
  'Questions about {it}? Ask us at {brand}. | Ask us',
  'Tell us at {brand} what you want from {it}. | Tell us',
  'Write to us at {brand} before you choose {it}. | Write to us',
  'Looking for {it}? Come to us at {brand}. | Come to us',
]

export const turnsFor = (way: Way | undefined): string[] => [...(way ? BY_WAY[way] : []), ...ANYWHERE]
