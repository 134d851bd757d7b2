import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** What work is worth, and what a price does. */
export const pricing: KnowledgeItem[] = [
  {
    id: 'be-046',
    topic: 'cost, price and value',
    fact: [
      'Cost is what you spend, price is what you ask, and value is what it is worth to the buyer.',
      "A price has a floor in your cost and a ceiling in the customer's value.",
    ],
    why: "Counting only your hours leaves out half of the picture, and that half is the buyer's.",
    action: [
      'Ask a customer what the problem cost them before you solved it.',
      'Write floor and ceiling for one service, and see where your price stands between them.',
    ],
    example: 'An hour at the broken till is short for the technician. For the shop on Saturday it is the whole day.',
    inTrade: 'What is {offer} worth to the person who takes it home?',
    source: 'Thomas Nagle, The Strategy and Tactics of Pricing, 1987',
    keywords: ['pricing', 'value', 'costs', 'customers', 'strategy'],
  },
  {
    id: 'be-047',
    topic: 'cost plus as a starting point',
    fact: [
      'Adding a fixed percentage to cost is simple, and it says nothing about what customers value.',
      'Cost-plus pricing protects you from selling below cost. It cannot tell you whether people would gladly pay more.',
    ],
    why: 'Costs are known to you alone, and buyers compare alternatives instead.',
    action: [
      'Check one cost-plus price against what the 3 closest alternatives charge.',
      'Use cost to set your lowest price, then argue upward from what the buyer gains.',
    ],
    example: 'The same hour of sewing mends a curtain or saves a wedding dress.',
    inTrade: 'Nobody who chooses {offer} has ever seen the bills behind it.',
    source: 'Thomas Nagle, The Strategy and Tactics of Pricing, 1987',
    keywords: ['pricing', 'costs', 'margin', 'value', 'strategy'],
  },
  {
    id: 'be-048',
    topic: 'the weight of one percent in price',
    fact: [
      'Marn and Rosiello found that across many firms 1 percent more in price meant about 11 percent more operating profit.',
      'Price moves profit more than an equal change in volume or cost does, as long as sales hold.',
    ],
    why: 'A higher price adds no work and no material, so all of it stays.',
    action: [
      "Work out what 1 percent on your average price would add to last year's profit.",
      'List the small discounts you gave last month, and add them up.',
    ],
    example: 'Rounding down at the counter feels like nothing. At the end of the year it has a name and a size.',
    inTrade: 'Work it out for {offer}, with your own figures, on the back of an envelope.',
    source: 'Michael Marn and Robert Rosiello, Managing Price, Gaining Profit, 1992',
    keywords: ['pricing', 'profit', 'margin', 'discounts', 'finance'],
  },
  {
    id: 'be-049',
    topic: 'the arithmetic of discounts',
    fact: [
      'With a margin of 30 percent, a discount of 10 percent takes a third of the margin away.',
      'To earn the same money after that discount, you have to sell half as much again.',
    ],
    why: 'A discount comes off the part that is yours, and the costs stay as they were.',
    action: [
      'Before the next sale, work out how many more pieces you must sell to stand where you stood.',
      'Offer something extra that costs you little in place of a lower price.',
    ],
    example: 'Price 100, cost 70, margin 30. At 90 only 20 is left, and 20 needs 3 sales to make 60.',
    inTrade: 'A tenth off {offer} sounds small. Look at what it is a tenth of.',
    source: 'Common accounting arithmetic: discount and contribution margin',
    keywords: ['discounts', 'margin', 'pricing', 'arithmetic', 'sales'],
  },
  {
    id: 'be-050',
    topic: 'price elasticity',
    fact: [
      'Elasticity describes how strongly the amount sold reacts to a change in price.',
      'Where substitutes are plenty, people react sharply. Where you are hard to replace, they react little.',
    ],
    why: 'Knowing which kind of demand you face tells whether a price change mainly moves volume or income.',
    action: [
      'Recall your last price change, and compare units sold in the 2 months before and after.',
      'Name the closest substitute for each product, and mark where there is none.',
    ],
    example: 'The price of salt can move without much notice. The price of one brand of ice cream cannot.',
    inTrade: 'If {offer} cost a little more, who would stay away, and who would hardly notice?',
    source: 'Alfred Marshall, Principles of Economics, 1890',
    keywords: ['pricing', 'demand', 'economics', 'elasticity', 'substitutes'],
  },
  {
    id: 'be-051',
    topic: 'raising a price',
    fact: [
      'A price increase is received more calmly when it is announced early, explained plainly and kept simple.',
      'Small, regular steps are easier for both sides than a large jump after years of silence.',
    ],
    why: 'Customers plan too, and a surprise feels like a breach even when the sum is fair.',
    action: [
      'Write a notice of 4 sentences: what changes, from when, why, and what stays the same.',
      'Put a yearly price review in your calendar, on the same date each year.',
    ],
    example:
      'From March the class costs 2 more per evening. The room and the teacher stay the same, and so does the tea.',
    inTrade: 'A sign at {aTrade} a month ahead, with one honest reason, is enough.',
    source: 'Daniel Kahneman, Jack Knetsch and Richard Thaler, Fairness as a Constraint on Profit Seeking, 1986',
    keywords: ['pricing', 'communication', 'fairness', 'customers', 'planning'],
  },
  {
    id: 'be-052',
    topic: 'asking how a price feels',
    fact: [
      'Four questions map a price range: when is it too cheap, a bargain, getting expensive, too expensive?',
      "Peter van Westendorp's method asks for limits in place of a single figure.",
    ],
    why: 'People find it hard to name the right price, and easy to say where doubt begins.',
    action: [
      'Put the 4 questions to 10 people who know your offer, and note where the answers cluster.',
      'Ask one long-time customer at which price they would have begun to think twice.',
    ],
    example: 'Below 10 guests suspect thin soup, and above 20 they want a tablecloth.',
    inTrade: 'Ask it about {offer}, and the answers will draw a line.',
    source: 'Peter van Westendorp, Price Sensitivity Meter, 1976',
    keywords: ['pricing', 'research', 'survey', 'customers', 'value'],
  },
  {
    id: 'be-053',
    topic: 'the true hourly rate',
    fact: [
      'Your real hourly rate is what you earned divided by all the hours, including quotes, travel and bookkeeping.',
      'Only part of the week can be billed, and the billed part must carry the rest.',
    ],
    why: 'Invisible hours are easy to leave out of a price, because no customer asked for them.',
    action: [
      'Note for one week how many hours were billed and how many were not.',
      "Divide last month's income by every hour you worked in it.",
    ],
    example: 'Three hours on the wall, one on the road, one for the offer. The bill shows 3.',
    inTrade: 'With the driving, the writing and the tidying up, how long does {offer} really take?',
    source: 'Common freelance practice: effective hourly rate',
    keywords: ['pricing', 'time', 'freelance', 'hours', 'costs'],
  },
  {
    id: 'be-054',
    topic: 'agreeing on what is included',
    fact: [
      'Scope creep is work that slips into a job without slipping into the price.',
      'A list of what is included needs a neighbour: a list of what is not.',
    ],
    why: 'Both sides fill gaps in an agreement with what suits them.',
    action: [
      'Add 3 lines to your next offer that say what is not included.',
      'Agree in advance how extra wishes are priced, and thank people when they have one.',
    ],
    example: 'While you are here, could you look at the tap? The form for extras is in the same folder, with a smile.',
    inTrade: 'Does {offer} include the second try, the way there, the clearing up?',
    source: 'Common project practice: scope statement',
    keywords: ['scope', 'contracts', 'projects', 'pricing', 'agreements'],
  },
]
