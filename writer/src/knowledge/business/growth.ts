import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Growing, and what grows with it. */
export const growth: KnowledgeItem[] = [
  {
    id: 'be-139',
    topic: 'the growing pains of a firm',
    fact: [
      'Larry Greiner described growth as calm stretches, each ended by a crisis that its own success brought on.',
      'What solved the last stage often causes the trouble of the next.',
    ],
    why: "A founder's direct grip works for 5 people and becomes the bottleneck for 25.",
    action: [
      'Ask which of your habits come from a time when the firm was half as large.',
      'Choose one decision that always waits for you, and give it a rule or an owner.',
    ],
    example:
      'Every quote passed across her desk, and that was the quality of the firm. Now it is the pile on her desk.',
    inTrade: 'What worked for {aTrade} with two people starts to creak with six.',
    source: 'Larry Greiner, Evolution and Revolution as Organizations Grow, 1972',
    keywords: ['growth', 'management', 'organisation', 'delegation', 'change'],
  },
  {
    id: 'be-140',
    topic: 'limits to how fast a firm can grow',
    fact: [
      'Edith Penrose argued that a firm can grow only as fast as its experienced managers can train and absorb new people.',
      'Money can be raised in a month, and shared experience takes years.',
    ],
    why: 'Each newcomer needs the time of someone who already knows the ropes.',
    action: [
      'Before you hire 2 people at once, name who will teach each of them, and what will wait meanwhile.',
      'Plan growth in steps, with a quiet stretch after each.',
    ],
    example: 'Three new cooks begin in one week. The chef cooks less than ever.',
    inTrade: 'Whoever teaches the new one at {aTrade} has half a day less for {offer}.',
    source: 'Edith Penrose, The Theory of the Growth of the Firm, 1959',
    keywords: ['growth', 'people', 'management', 'training', 'planning'],
  },
  {
    id: 'be-141',
    topic: 'growing faster than the cash',
    fact: [
      'Overtrading means taking on more orders than your money can carry until customers pay.',
      'A large order needs material, wages and space first, and brings money last.',
    ],
    why: 'Every step of growth has to be paid in advance.',
    action: [
      'For your next large order, draw a line of weeks with money out above it and money in below it.',
      'Ask for a deposit or delivery in stages before you accept an order larger than usual.',
    ],
    example: 'The chain orders 2000 jars. Glass, honey and lids are due in March, and the chain pays in June.',
    inTrade: 'If everybody wants {offer} at once, somebody has to pay for what goes into it first.',
    source: 'Standard finance practice: working capital and overtrading',
    keywords: ['growth', 'cash flow', 'orders', 'working capital', 'risk'],
  },
  {
    id: 'be-142',
    topic: 'scale and its limits',
    fact: [
      'Spreading fixed costs over more units makes each unit cheaper, up to a point.',
      'Beyond a certain size, coordination eats what scale had saved.',
    ],
    why: 'The oven costs the same for 10 loaves as for 100, while 10 bakers need somebody to plan them.',
    action: [
      'Work out the cost of one unit at your present volume, at double, and at half of it.',
      'Find a fixed cost that stands idle for part of the week, and think who else could use it.',
    ],
    example: 'The community kitchen bakes bread by night and teaches classes by day. One rent, 2 uses.',
    inTrade: 'Ten times {offer} is cheaper a piece than once. A hundred times needs somebody to plan it.',
    source: 'Alfred Marshall, Principles of Economics, 1890',
    keywords: ['growth', 'costs', 'scale', 'economics', 'operations'],
  },
  {
    id: 'be-143',
    topic: 'the flywheel',
    fact: [
      'Jim Collins compares lasting growth to a heavy wheel that turns faster with each patient push.',
      'No single push makes the difference. Their order and their repetition do.',
    ],
    why: 'Each turn makes the next one easier if the steps feed each other.',
    action: [
      'Draw your own circle in 4 or 5 steps, where each leads to the next, and find the weakest link.',
      'Give the weakest step of your circle one hour this week.',
    ],
    example:
      'Careful work brings photos, photos bring enquiries, enquiries allow choice, and choice allows careful work.',
    inTrade: 'Good {subject}, then a word to a friend, then somebody new: for {aTrade} that is the wheel.',
    source: 'Jim Collins, Good to Great, 2001',
    keywords: ['growth', 'momentum', 'strategy', 'consistency', 'focus'],
  },
  {
    id: 'be-144',
    topic: 'what you love, do well and can live from',
    fact: [
      'The hedgehog idea asks for the overlap of 3 circles: passion, skill and what pays.',
      'Two circles make a hobby or a chore. All 3 together can carry a firm.',
    ],
    why: 'Passion lends stamina, skill brings quality, and payment allows you to go on.',
    action: [
      'Place each of your services in the 3 circles, and look at those that fall outside one.',
      'Ask colleagues which work you seem to do with ease.',
    ],
    example:
      'He likes restoring clocks, he is good at it, and the museum pays. Selling straps touches only one circle.',
    inTrade: 'For {aTrade}: what would you do anyway, what turns out well, and what do people pay for?',
    source: 'Jim Collins, Good to Great, 2001',
    keywords: ['strategy', 'focus', 'passion', 'skills', 'profit'],
  },
  {
    id: 'be-145',
    topic: 'leaving the early customers behind',
    fact: [
      'Geoffrey Moore saw a gap between enthusiasts who try everything and practical people who wait for references.',
      'What charms the first group, its newness, worries the second.',
    ],
    why: 'Pragmatic buyers look to one another, so one full success in a narrow group counts most.',
    action: [
      'Choose one narrow group, and list everything it needs before it can say yes without worry.',
      'Collect 3 references from the same kind of customer.',
    ],
    example: 'The clever lock delights tinkerers. The landlord asks who comes when it jams at night.',
    inTrade: 'The first fans of {aTrade} like what is new. The next ones ask who else has been there.',
    source: 'Geoffrey Moore, Crossing the Chasm, 1991',
    keywords: ['growth', 'customers', 'adoption', 'strategy', 'market'],
  },
  {
    id: 'be-146',
    topic: 'products that grow with their users',
    fact: [
      'Some products become more useful with each person who uses them.',
      'Network effects begin slowly, because the first users find nobody there.',
    ],
    why: 'A directory with 3 entries helps no one, and one with all the local trades saves every call.',
    action: [
      'Start with one street, one club or one trade, and fill it before you widen the circle.',
      'Ask what your product could offer to someone who uses it all alone.',
    ],
    example: 'The tool library begins with one block of flats. On the third floor there is already a drill.',
    inTrade: 'What at {aTrade} gets better for each one because others are there, too?',
    source: 'Jeffrey Rohlfs, A Theory of Interdependent Demand for a Communications Service, 1974',
    keywords: ['network effects', 'growth', 'platform', 'community', 'product'],
  },
]
