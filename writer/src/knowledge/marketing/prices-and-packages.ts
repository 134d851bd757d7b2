import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** How a price is seen. */
export const pricesAndPackages: KnowledgeItem[] = [
  {
    id: 'ms-077',
    topic: 'charm prices',
    fact: [
      'Prices that end in 9 are often read as clearly lower than the next round number.',
      'We read from left to right, so the first digit of a price carries much of its weight.',
    ],
    why: 'Thomas and Morwitz found the effect chiefly when the first digit changes, as from 3 down to 2.',
    action: [
      'Check each price just above a round number, and decide on purpose which side it should stand.',
      'Use round prices where you want to speak of quality, and keep odd endings for everyday items.',
    ],
    example: 'A jar at 2.99 sits with the twos. At 3.00 it moves in with the threes.',
    inTrade: 'On the price card of {aTrade}, one cent can move the first digit.',
    source: 'Manoj Thomas and Vicki Morwitz, Penny Wise and Pound Foolish, 2005',
    keywords: ['pricing', 'psychology', 'price endings', 'perception', 'retail'],
  },
  {
    id: 'ms-078',
    topic: 'price as a sign of quality',
    fact: [
      'When quality is hard to judge, buyers use the price to guess it.',
      'A very low price can raise a question that a fair price never raises.',
    ],
    why: 'Expensive things are often costlier to make, so people learn the link and apply it everywhere.',
    action: [
      'Put one visible proof of quality beside your price, so the price is not the only clue.',
      'Compare your price with 3 others in your field, and write down what yours suggests about you.',
    ],
    example: 'Two bottles stand on a shelf with no other information. Most guests bring the dearer one to dinner.',
    inTrade: 'If {offer} is very cheap somewhere, people start to look for the reason.',
    source: 'Akshay Rao and Kent Monroe, The Effect of Price, Brand Name and Store Name, 1989',
    keywords: ['pricing', 'quality', 'perception', 'psychology', 'value'],
  },
  {
    id: 'ms-079',
    topic: 'three packages',
    fact: [
      'Three versions of one offer let customers choose how much they need.',
      'The trade calls it tiered pricing: a basic, a standard and a full version side by side.',
    ],
    why: 'A single price makes people ask yes or no, and several make them ask which one.',
    action: [
      'Sketch 3 versions of your main service that differ in one clear thing each.',
      "Name your packages after the customer's situation, so the choice explains itself.",
    ],
    example: 'The gardener offers tidy, tended and full season. Neighbours pick by how much they like weeding.',
    inTrade: '{Offer} in small, medium and large: now the question is only which.',
    source: 'Rafi Mohammed, The Good-Better-Best Approach to Pricing, 2018',
    keywords: ['pricing', 'packages', 'choice', 'offers', 'sales'],
  },
  {
    id: 'ms-080',
    topic: 'bundles',
    fact: [
      'A bundle saves the customer a string of small decisions.',
      'Putting things that are used together into one offer makes the total easier to accept and simpler to buy.',
    ],
    why: 'Each separate payment is a small discomfort, and one payment replaces many.',
    action: [
      "Look through last month's orders for 2 things that are often bought together.",
      'Offer one ready-made set this week, with a plain name and a single price.',
    ],
    example: 'Brush, primer and roller hang in one bag. A first-time painter needs nothing else.',
    inTrade: 'For {aTrade}, {offer} and whatever naturally goes with it can be one decision.',
    source: 'Richard Thaler, Mental Accounting and Consumer Choice, 1985',
    keywords: ['bundles', 'pricing', 'offers', 'sales', 'convenience'],
  },
  {
    id: 'ms-081',
    topic: 'the pain of paying',
    fact: [
      'Paying feels worse when it happens often and in plain sight of each small sum.',
      'Prelec and Loewenstein found that paying ahead lets people enjoy the thing itself in peace.',
    ],
    why: 'While the meter runs, attention goes to the meter.',
    action: [
      'Offer one flat price for a service you now charge in pieces.',
      'List the extra charges customers meet at the end, and fold the small ones into the main price.',
    ],
    example:
      'A taxi fare ticks upward at each red light. A fare agreed at the door leaves you free to look out of the window.',
    inTrade: 'Ten small sums on the way to {offer} hurt more than one clear total.',
    source: 'Drazen Prelec and George Loewenstein, The Red and the Black, 1998',
    keywords: ['pricing', 'payment', 'psychology', 'experience', 'flat fee'],
  },
]
