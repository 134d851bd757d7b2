import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Negotiations, suppliers and agreements. */
export const negotiatingAndBuying: KnowledgeItem[] = [
  {
    id: 'be-122',
    topic: 'knowing your alternative before you negotiate',
    fact: [
      'Your strength in a negotiation depends on what you can do if no agreement is reached.',
      'Fisher and Ury named it the alternative to a negotiated agreement, and advise working on it before you sit down.',
    ],
    why: 'Someone with another way can leave, and both sides can feel it.',
    action: [
      'Before your next negotiation, write down what you will do if it fails, and improve that plan a little.',
      'Ask for a second quote before you discuss the first.',
    ],
    example: 'The lease is up for renewal. A viewing of the rooms across the street changes how you sit in the chair.',
    inTrade: 'Before {aTrade} talks about the rent, it helps to know the second-best room.',
    source: 'Roger Fisher and William Ury, Getting to Yes, 1981',
    keywords: ['negotiation', 'alternatives', 'suppliers', 'contracts', 'preparation'],
  },
  {
    id: 'be-123',
    topic: 'interests behind positions',
    fact: [
      'A position is what someone says they want. An interest is why they want it.',
      'Two people can quarrel over an open window until one asks why: the first wants air, the second fears a draught.',
    ],
    why: 'Behind opposite demands there are often wishes that fit together.',
    action: [
      'Ask why or why not once more before you answer the next demand.',
      'List 3 interests of the other side, and check them with a question.',
    ],
    example: 'The buyer demands 30 days to pay. What she needs is the bill after the 15th.',
    inTrade: 'Somebody wants {offer} by Tuesday. Why Tuesday?',
    source: 'Roger Fisher and William Ury, Getting to Yes, 1981',
    keywords: ['negotiation', 'interests', 'agreement', 'questions', 'communication'],
  },
  {
    id: 'be-124',
    topic: 'a yardstick both sides accept',
    fact: [
      'An outside standard, such as a market price or a common rule, makes a negotiation calmer.',
      'Talk about which measure is fair before you talk about the figure.',
    ],
    why: 'Yielding to a principle is easier than yielding to a person.',
    action: [
      'Bring one neutral figure to your next price talk, with its source.',
      'Ask how did you arrive at that number, and listen to the method.',
    ],
    example: 'The used oven is worth what 3 like it were sold for. The list lies on the table between them.',
    inTrade: 'What does {offer} cost elsewhere, and what is included there? That is neutral ground.',
    source: 'Roger Fisher and William Ury, Getting to Yes, 1981',
    keywords: ['negotiation', 'fairness', 'standards', 'pricing', 'agreement'],
  },
  {
    id: 'be-125',
    topic: 'trading what matters less for what matters more',
    fact: [
      'Negotiators gain when each side gives way on what it values less.',
      'Rank your points before you meet, because equal stubbornness on all of them leaves value on the table.',
    ],
    why: 'Tastes differ, and a cheap concession on one side can be dear to the other.',
    action: [
      'Write your next negotiation points in order, and mark 2 you could give away gladly.',
      'Make an offer that links 2 points: if you can do this, we can do that.',
    ],
    example: 'The caterer needs the kitchen early, and the hall needs the deposit soon. Each costs the other nothing.',
    inTrade: 'Perhaps {aTrade} can wait for the money, and the other side can wait for {offer}.',
    source: 'Howard Raiffa, The Art and Science of Negotiation, 1982',
    keywords: ['negotiation', 'trade', 'agreement', 'priorities', 'value'],
  },
  {
    id: 'be-126',
    topic: 'the first offer in a negotiation',
    fact: [
      'Galinsky and Mussweiler found that the first offer tends to pull the final result toward itself.',
      'If you know the value well, it can pay to name a figure first.',
    ],
    why: 'An opening number becomes the point from which both sides count.',
    action: [
      'Prepare a first figure you can justify in one sentence.',
      'When the other side opens with an odd figure, name your own yardstick before you answer it.',
    ],
    example: 'The seller says 900. From then on the talk circles around 900, until somebody brings a price list.',
    inTrade: 'Whoever first names a sum for {offer} has drawn the middle of the page.',
    source: 'Adam Galinsky and Thomas Mussweiler, First Offers as Anchors, 2001',
    keywords: ['negotiation', 'anchoring', 'offers', 'pricing', 'preparation'],
  },
  {
    id: 'be-127',
    topic: 'the whole cost of a purchase',
    fact: [
      'The price of a machine is one part of its cost. Power, care, training and removal are the rest.',
      'Total cost of ownership adds up everything from order to disposal.',
    ],
    why: 'The cheapest label can belong to the dearest decade.',
    action: [
      'For your next purchase, list the yearly costs beside the price, and multiply by its life.',
      'Ask an owner of the same machine what surprised them after the first year.',
    ],
    example: 'The printer was nearly a gift. The ink was not.',
    inTrade: 'The cheapest machine in {aTrade} may be the one that stands still most.',
    source: 'Lisa Ellram, Total Cost of Ownership, 1995',
    keywords: ['purchasing', 'costs', 'suppliers', 'equipment', 'decisions'],
  },
  {
    id: 'be-128',
    topic: 'a second supplier',
    fact: [
      'Relying on one source is simple until the day it fails.',
      'A second supplier, used now and then, keeps a door open.',
    ],
    why: 'In an emergency newcomers stand at the end of the queue, and known customers stand further forward.',
    action: [
      'Place one small order this month with a second source for your most important material.',
      'List your 5 key suppliers, and write beside each what happens if they close tomorrow.',
    ],
    example: 'The mill floods. The second mill already knows the bakery by name.',
    inTrade: 'Where else could {aTrade} get the one thing that {offer} depends on?',
    source: 'Standard purchasing practice: dual sourcing',
    keywords: ['suppliers', 'risk', 'purchasing', 'resilience', 'operations'],
  },
  {
    id: 'be-129',
    topic: 'being a customer suppliers like',
    fact: [
      'Suppliers look first to customers who plan ahead, pay on time and treat them decently.',
      'A forecast, even a rough one, is a gift to the people who deliver to you.',
    ],
    why: 'When goods are short, somebody chooses who is served, and they choose people they know.',
    action: [
      'Tell your main supplier what you expect to need in the next 3 months.',
      'Thank a driver, a clerk or a maker by name this week.',
    ],
    example: 'In the dry summer there is one pallet of good clay left. It goes to the studio that always called early.',
    inTrade: 'When things get scarce, {aTrade} that pays on time gets a call.',
    source: 'Jeffrey Liker and Thomas Choi, Building Deep Supplier Relationships, 2004',
    keywords: ['suppliers', 'relationships', 'purchasing', 'planning', 'trust'],
  },
  {
    id: 'be-130',
    topic: 'putting an agreement in writing',
    fact: [
      'A short summary after a talk prevents long discussions later.',
      'Write down what was agreed, by when, and for how much, and send it the same day.',
    ],
    why: 'Two people leave one conversation with 2 memories of it.',
    action: [
      'After your next agreement by phone, send 5 lines that begin with as discussed.',
      'Keep all agreements in one folder that a colleague could find without you.',
    ],
    example: 'Blue or green, with delivery or without? The email from the 3rd knows.',
    inTrade: 'A talk about {offer}, then three lines by message. That is all it takes.',
    source: 'Common business practice: written confirmation of oral agreements',
    keywords: ['agreements', 'contracts', 'communication', 'documentation', 'suppliers'],
  },
]
