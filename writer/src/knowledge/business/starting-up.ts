import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Finding an idea for a business and testing it. */
export const startingUp: KnowledgeItem[] = [
  {
    id: 'be-001',
    topic: 'the smallest version of an idea',
    fact: [
      'A minimum viable product is the smallest thing that lets you learn from real customers.',
      'Eric Ries advises building just enough to test the riskiest guess, and no more.',
    ],
    why: 'Each month of building before contact with customers is a month spent on untested guesses.',
    action: [
      'Write down the one guess your new idea depends on, and plan a test of it that fits in a week.',
      'Offer your idea to 5 people in its simplest form before you build the full one.',
    ],
    example: 'Before renting a shop, the soup maker sells from a borrowed market stall on one Saturday.',
    inTrade: 'For {aTrade}, the smallest version might be {offer} on a single evening.',
    source: 'Eric Ries, The Lean Startup, 2011',
    keywords: ['startup', 'testing', 'product', 'learning', 'ideas'],
  },
  {
    id: 'be-002',
    topic: 'getting out of the building',
    fact: [
      'Steve Blank says there are no facts inside your building, so you should get outside.',
      'A business plan is a set of guesses until customers have answered it.',
    ],
    why: 'Customers alone know what they need, and they are rarely in your office.',
    action: [
      'Turn 3 statements from your plan into questions, and put them to 3 possible customers.',
      'Spend one hour this week where your customers spend their time, and take notes.',
    ],
    example: 'The plan says offices want fruit on Mondays. Two receptionists know that it rots by Thursday.',
    inTrade: 'What does {aVisitor} really want? Nobody at a desk in {aTrade} can know.',
    source: 'Steve Blank, The Four Steps to the Epiphany, 2005',
    keywords: ['startup', 'customers', 'research', 'validation', 'planning'],
  },
  {
    id: 'be-003',
    topic: 'starting with what you have',
    fact: [
      'Saras Sarasvathy found that expert founders begin with who they are, what they know and whom they know.',
      'Instead of fixing a goal and hunting for means, they look at the means and ask what could be made of them.',
    ],
    why: 'Means at hand are certain and cheap, while distant goals rest on forecasts.',
    action: [
      'List your skills, your tools and 10 people you could call, and note 3 things you could offer from that.',
      'Choose the version of your plan that uses only what is already in the room.',
    ],
    example: 'A van, a ladder and an uncle with apple trees can become a harvest service.',
    inTrade: 'Many a {trade} began with a skill, a spare room and three people who asked for {offer}.',
    source: 'Saras Sarasvathy, Causation and Effectuation, 2001',
    keywords: ['founder', 'resources', 'startup', 'ideas', 'effectuation'],
  },
  {
    id: 'be-004',
    topic: 'affordable loss',
    fact: [
      'Decide what you can afford to lose on a trial before you dream of what it could earn.',
      'Expert founders cap the downside first. Sarasvathy calls this the affordable loss principle.',
    ],
    why: 'Your own limit is known today, while future income is a guess.',
    action: [
      'Write a ceiling in money and in hours for your next experiment, and stop when you reach it.',
      'Choose the cheapest version of your trial that would still teach you something.',
    ],
    example: 'Four Sundays and the price of one sewing machine are the limit for the bag idea.',
    inTrade: 'For {aTrade}, a trial of something new might be allowed to cost a month and a small sum.',
    source: 'Saras Sarasvathy, Effectuation, 2008',
    keywords: ['risk', 'experiments', 'startup', 'decisions', 'budget'],
  },
  {
    id: 'be-005',
    topic: 'testing demand before building',
    fact: [
      'An announcement, a price and a way to sign up can show interest before the product exists.',
      "Alberto Savoia's advice is to make sure you are building the right thing before you build it right.",
    ],
    why: 'Most of the cost comes in the building, so a cheap test should come before it.',
    action: [
      'Put up one page or notice for your idea, say clearly that it is planned, and count who signs up.',
      'Ask for something small in exchange for a place on the waiting list.',
    ],
    example: 'A sheet at the yoga studio offers an early class if 8 people sign. The pen hangs beside it.',
    inTrade: 'A card beside {spot} with a date and a price: now see who asks.',
    source: 'Alberto Savoia, The Right It, 2019',
    keywords: ['validation', 'demand', 'startup', 'testing', 'launch'],
  },
  {
    id: 'be-006',
    topic: 'doing things that do not scale',
    fact: [
      'In the early days it pays to win and serve customers one at a time, by hand.',
      "Paul Graham advises founders to do things that don't scale, such as setting up each customer personally.",
    ],
    why: 'Close contact teaches what a form or a system would hide.',
    action: [
      'Deliver your next order yourself, and watch how it is received.',
      'Call each new customer of the month and ask what was harder than expected.',
    ],
    example: "The software maker installs it on the client's own desk, and sees the sticky note with the password.",
    inTrade: 'The first ten who ask {aTrade} for {offer} can be looked after by hand.',
    source: "Paul Graham, Do Things that Don't Scale, 2013",
    keywords: ['startup', 'customers', 'service', 'growth', 'learning'],
  },
  {
    id: 'be-007',
    topic: 'the business model on one page',
    fact: [
      'The business model canvas fits a whole business into 9 boxes on one sheet.',
      'Customers, offer, channels, relations, income, resources, activities, partners and costs make up the 9.',
    ],
    why: 'Seen side by side, the parts show where they fail to support one another.',
    action: [
      'Fill in the 9 boxes with sticky notes in 30 minutes, and mark the one you know least about.',
      'Change one box on paper, such as the customer, and see which other boxes must change with it.',
    ],
    example: 'Selling plants is one sheet. Renting plants to offices is another, with other costs and other mornings.',
    inTrade: 'Even {aTrade} fits onto one page: who comes, what for, and what it costs to do.',
    source: 'Alexander Osterwalder and Yves Pigneur, Business Model Generation, 2010',
    keywords: ['business model', 'planning', 'canvas', 'strategy', 'startup'],
  },
  {
    id: 'be-008',
    topic: 'imagining failure in advance',
    fact: [
      'A premortem asks the team to imagine that the project has failed and to write down why.',
      'Looking back from an imagined failure makes it easier to name what could go wrong.',
    ],
    why: 'Doubts that feel rude in a planning meeting become useful when failure is assumed.',
    action: [
      'Give everyone 5 minutes to list reasons why your next project failed, then read them in turn.',
      'Choose the likeliest reason on the list, and change the plan to meet it.',
    ],
    example:
      'It is next June, and the summer camp was cancelled. Someone writes on a card that nobody had asked about the lake.',
    inTrade: 'Say that nobody wanted {offer} after all. Why not?',
    source: 'Gary Klein, Performing a Project Premortem, 2007',
    keywords: ['planning', 'risk', 'projects', 'decisions', 'team'],
  },
  {
    id: 'be-009',
    topic: 'changing course without giving up',
    fact: [
      'A pivot changes one part of the plan and keeps what has been learned.',
      'You can change the customer, the problem, the price or the channel while standing on the same knowledge.',
    ],
    why: 'Early plans are mostly guesses, so the skill lies in noticing which of them was wrong.',
    action: [
      'Set a date for deciding whether to carry on, change or stop, and write down the sign you will look for.',
      'Name the part of your plan that evidence supports most, and keep it while you alter another.',
    ],
    example: 'The meal kits stay on the shelf, and the sauce inside them sells. The sauce moves into its own jar.',
    inTrade: '{ATrade} can keep the people it knows and change what it does for them.',
    source: 'Eric Ries, The Lean Startup, 2011',
    keywords: ['pivot', 'startup', 'learning', 'change', 'strategy'],
  },
  {
    id: 'be-010',
    topic: 'where ideas for a business come from',
    fact: [
      'Peter Drucker pointed to the unexpected success as the richest and most overlooked source of new business.',
      'A surprise in your own sales is a message from the market.',
    ],
    why: 'Something outside your plan is already working, which makes it cheaper to follow than to invent.',
    action: [
      "Look through last quarter's sales for one thing that did better than you expected, and ask why.",
      'Call 2 customers who used your product in a way you never intended.',
    ],
    example: "People kept buying the picture shop's packing crates. The crates now have a shelf of their own.",
    inTrade: 'Which part of {subject} do people ask {aTrade} for, although it is on no list?',
    source: 'Peter Drucker, Innovation and Entrepreneurship, 1985',
    keywords: ['ideas', 'opportunity', 'innovation', 'entrepreneurship', 'sales'],
  },
  {
    id: 'be-011',
    topic: 'users who invent',
    fact: [
      'Eric von Hippel found that many products were first made by users who needed them.',
      'Lead users meet a need before the rest of the market and often build their own answer.',
    ],
    why: 'They gain directly from a solution, so they do not wait for a maker to offer it.',
    action: [
      'Find one customer who has altered your product or process, and ask to see how.',
      'Invite your most demanding customer to describe what they wish existed.',
    ],
    example: 'A gardener ties a cushion to her kneeling stool with string. The string is a product idea.',
    inTrade: 'Some of the people who come to {aTrade} have long built their own way round a problem.',
    source: 'Eric von Hippel, Lead Users, 1986',
    keywords: ['innovation', 'customers', 'product', 'ideas', 'design'],
  },
  {
    id: 'be-012',
    topic: 'creative destruction',
    fact: [
      'Joseph Schumpeter saw new methods replacing old ones as the normal course of a market economy.',
      'The same force that can overtake a firm is the one that let it begin.',
    ],
    why: 'Competition comes from a new way of doing things as much as from the shop next door.',
    action: [
      'Write down what you would build if you were to start against your own business tomorrow.',
      'Choose one thing you do only because you always did, and test a week without it.',
    ],
    example: 'The film lab taught itself to scan. Its darkroom now prints from phones.',
    inTrade: 'The next rival of {aTrade} may look nothing like {aTrade}.',
    source: 'Joseph Schumpeter, Capitalism, Socialism and Democracy, 1942',
    keywords: ['innovation', 'change', 'competition', 'strategy', 'market'],
  },
  {
    id: 'be-013',
    topic: 'simple products that grow up',
    fact: [
      'Clayton Christensen showed how simple, cheaper products often start at the bottom of a market and improve upward.',
      'Established firms tend to look away, because the first customers are small and demanding ones are elsewhere.',
    ],
    why: 'Serving the most demanding customers can leave an opening for those who want less.',
    action: [
      'Ask which of your customers pay for more than they use, and sketch a plain version for them.',
      'Watch one simple rival you tend to dismiss, and note what it can do this year that it could not before.',
    ],
    example: 'The tiny photo booth looked like a toy beside the studio. It does well enough for a passport.',
    inTrade: 'Somewhere, something simpler than {offer} is good enough for most people.',
    source: "Clayton Christensen, The Innovator's Dilemma, 1997",
    keywords: ['innovation', 'competition', 'disruption', 'strategy', 'product'],
  },
]
