import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** What can go wrong, and room for it. */
export const risk: KnowledgeItem[] = [
  {
    id: 'be-131',
    topic: 'too much weight on one customer',
    fact: [
      'When one customer brings most of the income, their bad year becomes yours.',
      'Work out what share of your sales comes from your largest customer, and you know one of your largest risks.',
    ],
    why: 'A single thread can carry a lot, and it gives no warning before it breaks.',
    action: [
      'List your 5 largest customers with their share of sales, and plan one step to widen the list.',
      'Imagine a letter in which your largest customer says goodbye, and write down your first 3 moves.',
    ],
    example: 'The hotel orders every towel in the laundry. Then the hotel is sold.',
    inTrade: 'If one single customer keeps {aTrade} alive, a cold on their side is a cold on both.',
    source: 'Common business practice: customer concentration analysis',
    keywords: ['risk', 'customers', 'sales', 'resilience', 'strategy'],
  },
  {
    id: 'be-132',
    topic: 'the person nobody can replace',
    fact: [
      "If only one person knows how something works, the firm depends on that person's health and mood.",
      'Ask of every key task who could do it tomorrow if its owner were away.',
    ],
    why: 'Knowledge in one head cannot be bought back quickly.',
    action: [
      'Choose the task with only one master, and let a second person do it once under guidance.',
      'Put passwords, contacts and keys in a safe place that 2 people can open.',
    ],
    example:
      'On Monday the bookkeeper is in hospital. The wages are due on Tuesday, and someone has sat beside her once.',
    inTrade: 'Who at {aTrade} can do {offer}, and who else?',
    source: 'Standard continuity practice: key person risk',
    keywords: ['risk', 'continuity', 'knowledge', 'team', 'documentation'],
  },
  {
    id: 'be-133',
    topic: 'copies of your data',
    fact: [
      'The 3-2-1 rule asks for 3 copies of your data, on 2 kinds of storage, with 1 of them somewhere else.',
      'A backup that was never restored is a hope.',
    ],
    why: 'Fire, theft and mistakes reach everything in one room at once.',
    action: [
      'Restore one file from your backup today, and time how long it takes.',
      'Write down where your customer list, your accounts and your drawings are stored, and count the copies.',
    ],
    example: 'Coffee meets laptop. The drawings are also in the cellar and on a server in another town.',
    inTrade: 'The bookings of {aTrade}, on one laptop, in one room: that is a single copy.',
    source: 'Peter Krogh, The DAM Book, 2005',
    keywords: ['backup', 'data', 'risk', 'continuity', 'technology'],
  },
  {
    id: 'be-134',
    topic: 'near misses',
    fact: [
      'A near miss shows a weakness and leaves everyone unhurt.',
      'Herbert Heinrich argued that behind every serious accident stand many small events with the same causes.',
    ],
    why: 'Luck ended the small event well, and luck is not a plan.',
    action: [
      'Keep a book for close calls, and read it aloud once a month.',
      'Choose the last near miss, and change one thing so that it would end harmlessly again.',
    ],
    example: 'The box fell beside the foot. That evening the heavy boxes move to the lowest shelf.',
    inTrade: '{Offer} nearly went wrong {moment}. Nobody noticed, and somebody should.',
    source: 'Herbert Heinrich, Industrial Accident Prevention, 1931',
    keywords: ['safety', 'risk', 'learning', 'operations', 'prevention'],
  },
  {
    id: 'be-135',
    topic: 'several pictures of the future',
    fact: [
      'Scenarios are a few different, plausible stories about how the next years may go.',
      'Pierre Wack used them at Shell to help managers notice change sooner.',
    ],
    why: 'A single forecast invites belief, while several stories invite preparation.',
    action: [
      'Sketch 3 versions of next year, and mark the steps that would make sense in all of them.',
      'For each story, write down the first sign by which you would recognise it.',
    ],
    example: 'In one story the road becomes a footpath, in another it gets 2 more lanes. A website helps in both.',
    inTrade: 'What if twice as many people wanted {offer} next year? And what if half as many did?',
    source: 'Pierre Wack, Scenarios: Uncharted Waters Ahead, 1985',
    keywords: ['scenarios', 'planning', 'strategy', 'risk', 'future'],
  },
  {
    id: 'be-136',
    topic: 'risks sorted by size and chance',
    fact: [
      'Multiply how likely a trouble is by how much it would hurt, and you see where to begin.',
      "Rare and harmless may wait. Likely and serious belongs on today's list.",
    ],
    why: 'Vivid dangers get attention first, and dull ones often cost more.',
    action: [
      'Write down 10 risks, give each 1 to 5 for chance and for damage, and treat the top 2.',
      'Look at your list once a quarter, and strike what is no longer true.',
    ],
    example: "Burglary is on everybody's mind. The one old water pipe above the paper store scores higher.",
    inTrade: 'What could go wrong {moment}, how likely is it, and how bad would it be?',
    source: 'Standard risk management practice: the risk matrix',
    keywords: ['risk', 'planning', 'priorities', 'management', 'resilience'],
  },
  {
    id: 'be-137',
    topic: 'a margin of safety',
    fact: [
      'Engineers build bridges to bear far more than the expected load.',
      'Benjamin Graham brought the idea to investing: leave room between what you expect and what you need.',
    ],
    why: 'Estimates miss, and a margin lets you be wrong and stay standing.',
    action: [
      'Add a buffer to your next promise, in days or in money, and deliver early if it is not needed.',
      'Find the place in your plan where everything must go right, and widen it.',
    ],
    example: 'The van leaves at 7 for a job at 9. The road takes an hour on most days.',
    inTrade: 'Promise {offer} for four when it can be ready at three.',
    source: 'Benjamin Graham, The Intelligent Investor, 1949',
    keywords: ['risk', 'planning', 'buffer', 'safety', 'decisions'],
  },
  {
    id: 'be-138',
    topic: 'many small tries',
    fact: [
      'Nassim Taleb calls things antifragile when they gain from small shocks.',
      'Many trials with a small possible loss and a large possible gain suit an uncertain world.',
    ],
    why: 'Small failures inform, and large ones end the game.',
    action: [
      'Plan 3 small experiments for this quarter, each of which could fail without harm.',
      'Cap what each trial may cost before you begin it.',
    ],
    example: 'Five new flavours, one tray each. Four trays feed the staff, and the fifth joins the menu.',
    inTrade: 'At {aTrade}, a small try with {offer} may fail, and on Monday the door opens all the same.',
    source: 'Nassim Nicholas Taleb, Antifragile, 2012',
    keywords: ['experiments', 'risk', 'growth', 'learning', 'innovation'],
  },
]
