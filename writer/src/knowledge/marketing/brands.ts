import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Being known, found and told apart. */
export const brands: KnowledgeItem[] = [
  {
    id: 'ms-082',
    topic: 'coming to mind at the moment of need',
    fact: [
      'Buyers can only choose from the names they think of. Byron Sharp calls this mental availability.',
      'Being remembered in buying situations matters as much as being liked.',
    ],
    why: 'Most purchases start from a small set of names that come up without effort.',
    action: [
      'List 3 situations in which people need you, and write one post for each of them.',
      'Pair your name with one buying moment in everything you publish this month.',
    ],
    example: 'Guests are coming and there is no dessert. A cake shop wants its name to appear right there.',
    inTrade: 'When somebody suddenly needs {offer}, which name comes up first?',
    source: 'Byron Sharp, How Brands Grow, 2010',
    keywords: ['brand', 'memory', 'mental availability', 'buying', 'awareness'],
  },
  {
    id: 'ms-083',
    topic: 'being easy to buy',
    fact: [
      'Liking a shop is of little use if it is hard to find, reach or pay.',
      'Byron Sharp pairs mental availability with physical availability: being where and when people want to buy.',
    ],
    why: 'Each obstacle between wanting and having loses some of the people who wanted.',
    action: [
      'Try to buy from your own business on a phone, and count the steps.',
      'Remove one obstacle this week: an unclear door, a missing price, a form that asks too much.',
    ],
    example: 'The bookshop puts a bell and a phone number on the door for the hour when the owner is out.',
    inTrade: 'Try to get {offer} from {aTrade} as a stranger would, and count the steps.',
    source: 'Byron Sharp, How Brands Grow, 2010',
    keywords: ['availability', 'buying', 'convenience', 'friction', 'sales'],
  },
  {
    id: 'ms-084',
    topic: 'the light buyer',
    fact: [
      'Most brands have a few heavy buyers and a great many people who buy once in a while.',
      "Occasional customers are easily overlooked, and together they often make up much of a brand's sales.",
    ],
    why: 'Ehrenberg found this lopsided pattern in category after category of repeat buying.',
    action: [
      'Write one message this month for people who buy from you about once a year.',
      "Look up how many of last year's customers came only once, and plan a friendly reminder.",
    ],
    example:
      'The shoe repairer sees some faces monthly. The long row of single pairs on the shelf belongs to everyone else.',
    inTrade: 'Most of the faces at {aTrade} will come once or twice a year, and that is normal.',
    source: 'Andrew Ehrenberg, Repeat-Buying, 1972',
    keywords: ['loyalty', 'customers', 'brand', 'frequency', 'reach'],
  },
  {
    id: 'ms-085',
    topic: 'small brands and loyalty',
    fact: [
      'Small brands have fewer buyers, and those buyers are slightly less loyal too. It is called double jeopardy.',
      'A bigger brand tends to have more customers and a little more repeat buying from each.',
    ],
    why: 'Popular names are met in more places, so even fans of a small brand often buy the large one in between.',
    action: [
      'Set one goal for reaching new people beside your goals for regulars.',
      'Ask where customers go when they do not come to you, and see whether the larger name appears.',
    ],
    example: 'The village cafe is loved, and its fans still stop at the chain by the station.',
    inTrade: 'For {aTrade} that is good news: the way up is being met more often.',
    source: 'Andrew Ehrenberg, Gerald Goodhardt and Patrick Barwise, Double Jeopardy Revisited, 1990',
    keywords: ['brand', 'loyalty', 'growth', 'reach', 'customers'],
  },
  {
    id: 'ms-086',
    topic: 'distinctive brand assets',
    fact: [
      'Colours, shapes, sounds and characters can bring a brand to mind before its name is read.',
      'An asset works when people link it to you and to nobody else.',
    ],
    why: 'Recognition is faster than reading, and it needs repetition to grow.',
    action: [
      'Choose one colour and one shape, and use them in every post for the next 3 months.',
      'Cover your name on your last 5 posts and ask a friend whose they are.',
    ],
    example: 'A yellow corner on every photo is a small thing. After a year it is a signature.',
    inTrade: 'Which colour, sound or shape makes people think of one certain {trade}?',
    source: 'Jenni Romaniuk, Building Distinctive Brand Assets, 2018',
    keywords: ['brand', 'colours', 'logo', 'recognition', 'design'],
  },
  {
    id: 'ms-087',
    topic: 'consistency over time',
    fact: [
      'Owners tire of their own message long before customers have noticed it.',
      'A brand gains strength by looking and sounding the same again and again.',
    ],
    why: 'Memory is built by repetition, and each change of style sends it back toward the start.',
    action: [
      'Keep your current line and colours for the rest of the year, and write that decision down.',
      'Put your last 10 posts side by side, and remove whatever looks as if another company made it.',
    ],
    example: 'The tea seller has signed off with the same 4 words for years. Customers now say them first.',
    inTrade: 'The people behind {aTrade} see {spot} every day. {AVisitor} sees it once.',
    source: 'David Aaker, Building Strong Brands, 1996',
    keywords: ['consistency', 'brand', 'memory', 'repetition', 'message'],
  },
  {
    id: 'ms-088',
    topic: 'a brand as a set of associations',
    fact: [
      'A brand lives in the heads of customers, as a web of things they link with a name.',
      'Every contact adds a strand to what people think of when they hear of you.',
    ],
    why: "Kevin Lane Keller described brand strength as the difference that knowing the name makes to a customer's response.",
    action: [
      'Ask 5 people for the first 3 words your name brings up.',
      "Choose 2 associations you want to own, and check this week's posts for both.",
    ],
    example: "Sawdust, patience, straight lines. That is what the neighbours say when the joiner's name comes up.",
    inTrade: 'Say {trade} and your street. What comes up next is the brand.',
    source: 'Kevin Lane Keller, Conceptualizing, Measuring, and Managing Customer-Based Brand Equity, 1993',
    keywords: ['brand', 'associations', 'equity', 'memory', 'reputation'],
  },
  {
    id: 'ms-089',
    topic: 'a brand voice',
    fact: [
      'A brand voice is a steady way of speaking that people would recognise without the logo.',
      'Tone may change with the occasion, while the voice stays the same person.',
    ],
    why: 'A consistent manner of speaking tells customers what to expect from the people behind it.',
    action: [
      'Write 3 words for how you sound and 3 for how you never sound, and pin them by your desk.',
      'Take one stiff automatic message and rewrite it as you would say it at the counter.',
    ],
    example: 'Even the out of office note of the toy shop sounds like the toy shop.',
    inTrade: 'Read three messages from {aTrade} without the name. Do they sound like one person?',
    source: 'Nicole Fenton and Kate Kiefer Lee, Nicely Said, 2014',
    keywords: ['voice', 'tone', 'brand', 'writing', 'consistency'],
  },
  {
    id: 'ms-090',
    topic: 'choosing a name',
    fact: [
      'A useful name is easy to say, easy to spell and easy to tell apart.',
      'If people must ask twice how it is written, word of mouth pays a toll.',
    ],
    why: 'Names travel by ear first, and a name that cannot be typed after hearing it cannot be found.',
    action: [
      'Say your business name over the phone to 3 people and ask them to write it down.',
      'Add a plain line under your name that says what you do.',
    ],
    example: 'The studio called Kwyll spells itself out in every call. The studio called Oak Room does not.',
    inTrade: 'Say the name of your favourite {trade} on the phone once. Was it understood?',
    source: 'Marty Neumeier, The Brand Gap, 2003',
    keywords: ['naming', 'brand', 'word of mouth', 'memory', 'clarity'],
  },
]
