import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** What happens after the sale. */
export const keepingCustomers: KnowledgeItem[] = [
  {
    id: 'ms-161',
    topic: 'keeping a customer',
    fact: [
      'Reichheld and Sasser showed that profit can rise sharply when a firm loses fewer of its customers.',
      'Every year a customer stays, the cost of winning them is spread over more business.',
    ],
    why: 'Familiar customers need less explaining, buy more widely and bring others.',
    action: [
      "Work out how many of last year's customers came back this year.",
      'Plan one useful contact for each existing customer in the next 3 months.',
    ],
    example: 'The bike shop knows the chain is due. A postcard says so before it squeaks.',
    inTrade: 'At {aTrade}, the person who comes for {offer} a second time needs no map.',
    source: 'Frederick Reichheld and Earl Sasser, Zero Defections, 1990',
    keywords: ['retention', 'loyalty', 'customers', 'profit', 'service'],
  },
  {
    id: 'ms-162',
    topic: 'recency, frequency and value',
    fact: [
      'Direct marketers sort customers by 3 facts: how recently they bought, how often, and for how much.',
      'Of the 3, a recent purchase is commonly the strongest sign that another will follow.',
    ],
    why: 'Past behaviour is on record, so it takes no survey to learn who is close to you.',
    action: [
      'Sort your customer list by date of last purchase, and look at the top and the bottom.',
      'Write to the people who used to come often and have been quiet for 6 months.',
    ],
    example: 'The list shows a guest who came weekly until April. One friendly line asks how she is.',
    inTrade: 'Who was at {aTrade} last week, who comes often, and who has quietly stopped?',
    source: 'Arthur Hughes, Strategic Database Marketing, 1994',
    keywords: ['customers', 'data', 'loyalty', 'segmentation', 'retention'],
  },
  {
    id: 'ms-163',
    topic: 'making good after a mistake',
    fact: [
      'A problem solved quickly and fairly can leave a customer trusting you more than before.',
      'Researchers call it the service recovery paradox. It depends on how well the repair is done.',
    ],
    why: 'Nobody can see how you behave under strain until something goes wrong.',
    action: [
      'Decide in advance what any member of your team may do to put a mistake right.',
      'Contact the last customer who had a problem, and ask whether it is truly settled.',
    ],
    example:
      'The cake came with the wrong name. The driver turned round, and the right one arrived before the candles.',
    inTrade: 'Something about {offer} went wrong, {aTrade} put it right: now people tell both halves.',
    source: 'Michael McCollough and Sundar Bharadwaj, The Recovery Paradox, 1992',
    keywords: ['service', 'complaints', 'recovery', 'trust', 'loyalty'],
  },
  {
    id: 'ms-164',
    topic: 'expectations and satisfaction',
    fact: [
      'Satisfaction depends on the gap between what people expected and what they received.',
      'The same service delights or disappoints according to the promise made before it.',
    ],
    why: 'Richard Oliver showed that customers measure an outcome against their expectation, and feel the difference.',
    action: [
      'Look for one promise on your site that you keep only on good days, and lower it a little.',
      'Tell the next customer what the hardest part of the job will be before it begins.',
    ],
    example:
      'Promised for Friday and ready on Thursday is a pleasure. Promised for Wednesday, the same Thursday is a delay.',
    inTrade: 'Promise {offer} for Friday and hand it over on Thursday, and see the face.',
    source: 'Richard Oliver, A Cognitive Model of Satisfaction Decisions, 1980',
    keywords: ['expectations', 'satisfaction', 'service', 'promises', 'customers'],
  },
  {
    id: 'ms-165',
    topic: 'moments of truth',
    fact: [
      'Jan Carlzon called every contact between a customer and a company a moment of truth.',
      'Each brief meeting, even of 15 seconds, shapes what people think of the whole firm.',
    ],
    why: 'Customers cannot see the organisation, only the person in front of them.',
    action: [
      'List every contact from first call to final bill, and choose one to improve.',
      'Let the people who answer your phone decide one more thing without asking.',
    ],
    example: 'The driver, the receptionist and the invoice all speak for the same dentist.',
    inTrade: 'At {aTrade}, one of those moments happens {moment}.',
    source: 'Jan Carlzon, Moments of Truth, 1987',
    keywords: ['service', 'customers', 'experience', 'contact', 'reputation'],
  },
  {
    id: 'ms-166',
    topic: 'the first days after a purchase',
    fact: [
      'After a large purchase people often wonder whether they chose well.',
      "Leon Festinger's theory of dissonance explains why buyers look for reassurance after deciding.",
    ],
    why: 'A choice closes other doors, and the mind wants to know that closing them was right.',
    action: [
      'Send a message 2 days after each sale with one tip for getting more from the purchase.',
      'Write a short first week guide for new customers.',
    ],
    example: 'A day after the piano is delivered, a card explains how to place it, and says the tuner is booked.',
    inTrade: 'A short note two days after {offer} answers a doubt that nobody mentioned.',
    source: 'Leon Festinger, A Theory of Cognitive Dissonance, 1957',
    keywords: ['onboarding', 'customers', 'reassurance', 'retention', 'service'],
  },
]
