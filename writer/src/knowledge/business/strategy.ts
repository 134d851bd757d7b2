import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Choosing what to do, what to leave, and what it costs to choose. */
export const strategy: KnowledgeItem[] = [
  {
    id: 'be-014',
    topic: 'the essence of strategy',
    fact: [
      'Michael Porter wrote that the essence of strategy is choosing what not to do.',
      'A strategy that says yes to everything leaves no trace in the diary.',
    ],
    why: 'Trade-offs make a position hard to copy, since a rival would have to give something up as well.',
    action: [
      'Write a list of 3 things your business will not do this year.',
      'Read your calendar for last week and mark what a clear strategy would have removed.',
    ],
    example: 'The repair shop turns down sales of new phones. Its bench is free for broken ones.',
    inTrade: 'So what does {aTrade} do without, on purpose?',
    source: 'Michael Porter, What Is Strategy?, 1996',
    keywords: ['strategy', 'trade-offs', 'focus', 'planning', 'decisions'],
  },
  {
    id: 'be-015',
    topic: 'the forces around a business',
    fact: [
      'Profit in a trade is shaped by 5 forces: rivals, newcomers, substitutes, suppliers and buyers.',
      "Porter's view is that you compete with your suppliers and customers for margin as well as with your rivals.",
    ],
    why: 'Each force can take a share of the value you create.',
    action: [
      'Rate each of the 5 forces from weak to strong for your trade, and think about the strongest.',
      'Find one step that would loosen the strongest force, such as a second supplier.',
    ],
    example: 'The cafe watches the cafe opposite. Its landlord and its only roaster deserve a look as well.',
    inTrade: 'Around {aTrade} stand the rent, the suppliers, the place next door and doing it oneself.',
    source: 'Michael Porter, How Competitive Forces Shape Strategy, 1979',
    keywords: ['competition', 'strategy', 'industry', 'suppliers', 'profit'],
  },
  {
    id: 'be-016',
    topic: 'low cost or difference',
    fact: [
      'Porter named 2 broad roads to advantage: be cheaper to run, or be different in a way buyers value.',
      'Trying to be the cheapest and the finest at once often leaves a firm stuck in the middle.',
    ],
    why: 'Each road asks for its own habits, and those habits pull in opposite directions.',
    action: [
      'Decide which of the 2 roads you are on, and find one habit that belongs to the other.',
      'Ask 3 customers whether they come for the price or for something else.',
    ],
    example: 'One hotel takes out the bath, the other adds a pillow menu. Both can be right.',
    inTrade: 'Should {offer} be the cheaper one or the other one? Both at once is hard.',
    source: 'Michael Porter, Competitive Strategy, 1980',
    keywords: ['strategy', 'cost', 'differentiation', 'competition', 'positioning'],
  },
  {
    id: 'be-017',
    topic: 'the kernel of a strategy',
    fact: [
      'Richard Rumelt says a sound strategy holds 3 things: a diagnosis, a guiding policy and coherent actions.',
      'A goal on its own is a wish. The diagnosis of what stands in the way makes it a strategy.',
    ],
    why: 'Actions support one another only when they answer the same obstacle.',
    action: [
      'Write one sentence for each: what is the problem, what is our approach, what do we do first.',
      'Take your yearly goal and ask what is the main thing that prevents it today.',
    ],
    example: 'To grow by a tenth is a wish. That callers give up after 4 rings is a diagnosis.',
    inTrade: 'For {aTrade}: what stands in the way, what is the rule for it, and what happens on Monday?',
    source: 'Richard Rumelt, Good Strategy Bad Strategy, 2011',
    keywords: ['strategy', 'diagnosis', 'planning', 'goals', 'action'],
  },
  {
    id: 'be-018',
    topic: 'core competence',
    fact: [
      'A core competence is a skill that helps in many markets, matters to customers and is hard to copy.',
      'Prahalad and Hamel compared a company to a tree: products are the fruit, and competence is the root.',
    ],
    why: 'Products age, while a deep skill can bear new ones.',
    action: [
      'Name the skill your customers would miss most, and plan one way to deepen it this month.',
      'List your products, and draw a line from each to the skill behind it.',
    ],
    example: 'Surfboards, canoes, bathtubs. Under all of them lies the same skill with resin.',
    inTrade: 'Under {offer} lies a skill, and that skill could carry something else.',
    source: 'C. K. Prahalad and Gary Hamel, The Core Competence of the Corporation, 1990',
    keywords: ['competence', 'strategy', 'skills', 'advantage', 'focus'],
  },
  {
    id: 'be-019',
    topic: 'resources that are hard to copy',
    fact: [
      'Jay Barney asked 4 things of a resource: is it valuable, rare, hard to copy, and are you set up to use it?',
      'What money can buy tomorrow is a weak advantage, because a rival can buy it too.',
    ],
    why: 'Trust, know-how and relations take years to grow, and time cannot be ordered.',
    action: [
      'List 5 resources of your firm, and mark those a new rival could not have within a year.',
      'Choose one hard-to-copy strength and show it more clearly to customers.',
    ],
    example: 'Anyone can lease the same oven. Nobody can lease 20 years of Saturday mornings.',
    inTrade: 'Anybody can buy the tools of {aTrade}. The feel for {subject} takes years.',
    source: 'Jay Barney, Firm Resources and Sustained Competitive Advantage, 1991',
    keywords: ['advantage', 'strategy', 'resources', 'competition', 'strengths'],
  },
  {
    id: 'be-020',
    topic: 'strategy that emerges',
    fact: [
      'Henry Mintzberg observed that realised strategy is partly planned and partly grown from daily decisions.',
      'Some of the strongest moves begin as small responses that nobody called strategic.',
    ],
    why: 'People close to the work see patterns before a plan can.',
    action: [
      'Ask your team which small change of the last year worked better than expected.',
      'Review your plan each quarter, and write in what you have learned since.',
    ],
    example: 'One mechanic began to send photos of worn parts. A year later it is how the garage works.',
    inTrade: 'Perhaps {offer} was never planned, and people kept asking for it.',
    source: 'Henry Mintzberg, Crafting Strategy, 1987',
    keywords: ['strategy', 'learning', 'planning', 'change', 'team'],
  },
  {
    id: 'be-021',
    topic: 'strengths, weaknesses, opportunities and threats',
    fact: [
      'SWOT sorts what you know into strengths and weaknesses inside, opportunities and threats outside.',
      'A list in 4 boxes is only a start. The value lies in matching strengths to opportunities.',
    ],
    why: 'Separating what you control from what you do not shows where effort can help.',
    action: [
      'Write 3 points in each of the 4 boxes, then draw one arrow from a strength to an opportunity.',
      'Ask a customer and a colleague to fill in the same 4 boxes, and compare.',
    ],
    example: 'Patient staff stand in one box, and an ageing district in another. The arrow says home visits.',
    inTrade: 'For {aTrade}, the room belongs in one box and the new street outside in another.',
    source: 'Standard management practice: SWOT analysis',
    keywords: ['strategy', 'planning', 'analysis', 'strengths', 'risk'],
  },
  {
    id: 'be-022',
    topic: 'comparative advantage',
    fact: [
      'David Ricardo showed that trade pays even between parties of whom one is better at everything.',
      'What counts is where your lead is largest, since an hour can be spent only once.',
    ],
    why: 'Doing a task you are merely good at costs the task you are strongest at.',
    action: [
      'List your weekly tasks and mark the 2 in which your hour is worth most.',
      'Hand over one task you do well but someone else could do nearly as well.',
    ],
    example: 'The architect types faster than her assistant. She still gains by drawing while he types.',
    inTrade: 'Whoever is strongest at {subject} may be too costly a person for the paperwork.',
    source: 'David Ricardo, On the Principles of Political Economy and Taxation, 1817',
    keywords: ['delegation', 'time', 'strategy', 'economics', 'specialisation'],
  },
  {
    id: 'be-023',
    topic: 'the division of labour',
    fact: [
      'Adam Smith described how 10 people who split the steps of pin making produced far more than 10 working alone.',
      'Dividing work saves switching, builds dexterity and invites better tools.',
    ],
    why: 'Each change of task costs a moment of settling, and those moments add up.',
    action: [
      'Group the same kind of task from several orders, and do them one after another.',
      'Look at one process and give each step to the person who does it most smoothly.',
    ],
    example:
      "One person cuts, one sews, one packs. At the end of the day they change places so nobody's hand goes stiff.",
    inTrade: 'At {aTrade}, {offer} can be five steps, and one of them may want its own morning.',
    source: 'Adam Smith, The Wealth of Nations, 1776',
    keywords: ['productivity', 'operations', 'specialisation', 'process', 'team'],
  },
  {
    id: 'be-024',
    topic: 'opportunity cost',
    fact: [
      'The real cost of a choice is the next most valuable thing you give up for it.',
      'A free afternoon meeting is paid for with whatever the afternoon could have held.',
    ],
    why: 'Money spent shows up in the books, and chances passed over never do.',
    action: [
      'Before you accept the next project, write down what it will push aside.',
      'Put your own hour on the cost side of your next in-house job.',
    ],
    example: 'The market stall costs little to rent. It also costs a Saturday in the workshop.',
    inTrade: 'An hour spent on {offer} is an hour not spent on something else.',
    source: 'Friedrich von Wieser, Social Economics, 1914',
    keywords: ['decisions', 'cost', 'economics', 'time', 'choice'],
  },
  {
    id: 'be-025',
    topic: 'sunk costs',
    fact: [
      'Money already spent cannot be recovered, so it should carry no weight in the next decision.',
      'Arkes and Blumer showed that people stay with a plan longer simply because they have paid for it.',
    ],
    why: 'Stopping feels like admitting waste, although going on may waste more.',
    action: [
      'Look at one unfinished project and ask whether you would start it today from where it stands.',
      'Before each renewal, decide as if nothing had been paid so far.',
    ],
    example: 'The machine was dear, and it stands idle. Its price is history, and the space it takes is not.',
    inTrade: 'An old plan for {aTrade} may have cost a lot. The next week does not know that.',
    source: 'Hal Arkes and Catherine Blumer, The Psychology of Sunk Cost, 1985',
    keywords: ['decisions', 'cost', 'projects', 'psychology', 'investment'],
  },
]
