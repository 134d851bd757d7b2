import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Where an owner's time goes. */
export const ownersTime: KnowledgeItem[] = [
  {
    id: 'be-114',
    topic: 'working on the business',
    fact: [
      'Michael Gerber separates working in the business from working on it.',
      'A skilled baker who opens a bakery has a second trade to learn: running one.',
    ],
    why: 'Daily work fills every hour it is given, so the building of the firm needs an hour of its own.',
    action: [
      'Reserve 2 hours this week for improving how the work is done, and leave the work itself outside.',
      'Write down 3 tasks that only you can do at present, and teach one of them.',
    ],
    example: 'On Thursday morning the shop sign says closed until 10. Behind it someone draws the new order form.',
    inTrade: 'Doing {offer} is work in it. Making {offer} easier to do is work on it.',
    source: 'Michael Gerber, The E-Myth Revisited, 1995',
    keywords: ['owner', 'management', 'time', 'systems', 'delegation'],
  },
  {
    id: 'be-115',
    topic: "where an owner's time goes",
    fact: [
      'Peter Drucker advised managers to record their time before they try to plan it.',
      'What we believe about our week and what a log shows are often 2 different stories.',
    ],
    why: 'Memory keeps the important hours and loses the small ones.',
    action: [
      'Note every half hour for 3 days what you are doing, and add up the groups on the fourth.',
      'Strike one recurring activity from your week that would be missed by nobody.',
    ],
    example: 'The log says 6 hours of looking for things. Nobody had guessed more than one.',
    inTrade: 'Where did yesterday go at {aTrade}? A list with times has surprises.',
    source: 'Peter Drucker, The Effective Executive, 1967',
    keywords: ['time', 'productivity', 'owner', 'management', 'planning'],
  },
  {
    id: 'be-116',
    topic: 'work that fills the time it has',
    fact: [
      "Parkinson's law says that work expands to fill the time available for it.",
      'A report with a week to spare takes a week.',
    ],
    why: 'Without an end, a task collects polish, doubts and company.',
    action: [
      'Give one task tomorrow half of the usual time, and see what is truly missing at the end.',
      'Set an end for every meeting and every draft before you begin.',
    ],
    example: "The window display had until Friday and took until Friday. The one for the mayor's visit took an hour.",
    inTrade: 'Give {offer} a whole afternoon, and it will take a whole afternoon.',
    source: "C. Northcote Parkinson, Parkinson's Law, 1955",
    keywords: ['time', 'productivity', 'deadlines', 'focus', 'planning'],
  },
  {
    id: 'be-117',
    topic: 'makers and managers',
    fact: [
      "Paul Graham contrasts the manager's day, cut into hours, with the maker's, which needs half days.",
      'One meeting in the middle of an afternoon can cost the whole afternoon.',
    ],
    why: 'Deep work has to be loaded into the head, and each interruption empties it.',
    action: [
      'Put all appointments of next week on 2 days, or at least on one side of lunch.',
      'Agree on quiet hours in which nobody expects an answer.',
    ],
    example: 'Calls in the morning, kiln in the afternoon. The glaze no longer dries during a conversation.',
    inTrade: '{Offer} needs a quiet stretch, and the telephone does not know that.',
    source: "Paul Graham, Maker's Schedule, Manager's Schedule, 2009",
    keywords: ['time', 'focus', 'productivity', 'calendar', 'meetings'],
  },
  {
    id: 'be-118',
    topic: 'a few causes and most effects',
    fact: [
      'Vilfredo Pareto noticed that a small part of the people owned most of the land.',
      'In many firms a small share of customers, products or hours brings a large share of the result.',
    ],
    why: 'Effects are seldom spread evenly, so effort should not be spread evenly either.',
    action: [
      "Sort last year's customers by income, and see what share the first fifth brought.",
      'Find the 3 products that earn least for the space they take.',
    ],
    example: 'The card with 80 dishes lives from 9 of them. The kitchen has known it all along.',
    inTrade: 'At {aTrade}, a handful of regulars may account for most of the year.',
    source: "Vilfredo Pareto, Cours d'economie politique, 1896",
    keywords: ['pareto', 'priorities', 'focus', 'customers', 'profit'],
  },
  {
    id: 'be-119',
    topic: 'letting go of yesterday',
    fact: [
      'Drucker advised asking of every activity: if we did not do this already, would we start it now?',
      'Planned abandonment makes room for what comes next.',
    ],
    why: 'Old offers keep taking time and space out of habit, long after their reason has gone.',
    action: [
      'Ask the question of one product, one report and one meeting this week.',
      'Choose one offer to end, and tell its last customers kindly and in good time.',
    ],
    example: 'The workshop still stocks parts for a machine that the last client sold. The drawer could hold drills.',
    inTrade: 'If {aTrade} did not do it yet, would it begin with {offer} today?',
    source: 'Peter Drucker, Managing for Results, 1964',
    keywords: ['focus', 'strategy', 'product', 'change', 'abandonment'],
  },
  {
    id: 'be-120',
    topic: 'a weekly review',
    fact: [
      'An hour a week for looking back and ahead keeps small things from piling up.',
      'David Allen calls the weekly review the habit that makes the rest of a system trustworthy.',
    ],
    why: 'Open ends use up attention until they are written where you will find them again.',
    action: [
      'Fix a weekly hour with 3 questions: what is finished, what is open, what comes next.',
      'Empty your pockets, inbox and notes into one list this Friday.',
    ],
    example: 'At 4 on Friday the tea is made and the list comes out. Saturday is quiet.',
    inTrade: 'One hour {moment}, with a pencil: for {aTrade} that may be the best one of the week.',
    source: 'David Allen, Getting Things Done, 2001',
    keywords: ['planning', 'review', 'habits', 'productivity', 'time'],
  },
  {
    id: 'be-121',
    topic: 'the cost of switching tasks',
    fact: [
      'Each switch between tasks takes time, even when both of them are simple.',
      'Sophie Leroy found that part of our attention stays with the last task when we begin the next one.',
    ],
    why: 'The mind has to put one set of rules away and take out another.',
    action: [
      'Answer messages at 3 fixed times tomorrow, and close them in between.',
      'Finish one small thing fully before you open the next, and write down where you stopped if you must leave.',
    ],
    example: 'The joiner answers the phone with the glue in his hand. The glue does not wait.',
    inTrade: 'From {offer} to the telephone and back: each time the hands have to find their place again.',
    source: 'Sophie Leroy, Why Is It So Hard to Do My Work?, 2009',
    keywords: ['focus', 'attention', 'productivity', 'time', 'interruptions'],
  },
]
