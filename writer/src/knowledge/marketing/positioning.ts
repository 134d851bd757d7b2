import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Whom one is for, and what one stands for. */
export const positioning: KnowledgeItem[] = [
  {
    id: 'ms-001',
    topic: "owning one idea in the customer's mind",
    fact: [
      'People keep a short ladder of names in their head for each kind of purchase. Positioning is the work of earning a rung.',
      'A business is easier to recall when it stands for one clear thing than when it stands for ten.',
    ],
    why: 'Minds sort by category, so a name tied to a single idea has a place to be filed and found again.',
    action: [
      'Write down the one word you want buyers to link with your name, then check that your home page says it.',
      'Ask 5 customers what you are known for. Compare their answers with what you hoped to hear.',
    ],
    example:
      'Think of a garage that talks only about older cars. When an old car breaks down, its name comes up first.',
    inTrade: 'For {aTrade}, that one thing might be as small as {offer}.',
    source: 'Al Ries and Jack Trout, Positioning, 1981',
    keywords: ['positioning', 'brand', 'memory', 'category', 'focus'],
  },
  {
    id: 'ms-002',
    topic: 'saying who you are for',
    fact: [
      'A message aimed at a named kind of customer is clearer than one aimed at everybody.',
      'When you say who you serve, the right reader recognises themselves and the wrong one moves on.',
    ],
    why: 'Recognition is quick, and a visitor decides within moments whether a page is speaking to them.',
    action: [
      'Finish this sentence on your website: we help these people do this thing.',
      'Put the name of your customer group in your headline this week, in the words they use for themselves.',
    ],
    example:
      "A bookkeeper's page opens with the words for cafes and bakers. A cafe owner knows she is in the right place.",
    inTrade: '{ATrade} that says it is there for {aVisitor} will be found by one.',
    source: 'Geoffrey Moore, Crossing the Chasm, 1991',
    keywords: ['audience', 'positioning', 'targeting', 'niche', 'headline'],
  },
  {
    id: 'ms-003',
    topic: 'the real alternatives to buying from you',
    fact: [
      'Your strongest rival is often no rival at all. It is the customer doing the job by hand or leaving it undone.',
      'Buyers compare you with whatever they would do if you did not exist, including nothing.',
    ],
    why: 'Strengths only make sense beside an alternative, so you must know which alternative the buyer has in mind.',
    action: [
      'Ask recent customers what they would have done if they had not found you.',
      'List the 3 most common substitutes for your service and note one thing you do that each of them cannot.',
    ],
    example:
      'A meal delivery service competes with leftovers and a tired parent. Its message can speak to that evening, instead of to other kitchens.',
    inTrade: 'For {aTrade}, the strongest rival may be the person who decides to do without {offer}.',
    source: 'April Dunford, Obviously Awesome, 2019',
    keywords: ['competition', 'alternatives', 'positioning', 'customers', 'research'],
  },
  {
    id: 'ms-004',
    topic: 'choosing a difference that matters',
    fact: [
      'Being different helps only when the difference changes something for the buyer.',
      'After every claim you make, ask: so what? Whatever survives the question is a reason to choose you.',
    ],
    why: 'Theodore Levitt argued that anything can be set apart, even a plain commodity, through the service and care around it.',
    action: [
      'Take your top 3 claims, and continue each one with the words: which means that you can.',
      'Strike out any claim on your site that every competitor could copy onto theirs unchanged.',
    ],
    example: 'A printer says it owns a new press. The line that counts is that reprints leave the same afternoon.',
    inTrade: 'So what is different about {offer} at one {trade}, and what does {aVisitor} get from it?',
    source: 'Theodore Levitt, Marketing Success Through Differentiation of Anything, 1980',
    keywords: ['differentiation', 'benefits', 'positioning', 'competition', 'claims'],
  },
  {
    id: 'ms-005',
    topic: 'giving up some customers on purpose',
    fact: [
      'Positioning asks for sacrifice. Each thing you stop offering makes the rest easier to remember.',
      'Serving everyone means blending in. A clear limit gives people something to repeat.',
    ],
    why: 'Breadth spreads your time and your message thin, while a limit makes both of them concentrate.',
    action: [
      'Name one service you could stop promoting for a month, and give its space to your strongest one.',
      'Write a short line that says who should look elsewhere, and put it where new visitors will see it.',
    ],
    example: 'A wedding florist stops advertising daily bouquets. The page now shows weddings and nothing else.',
    inTrade: 'Picture {aTrade} with half the list, and {offer} still on it.',
    source: 'Al Ries and Jack Trout, The 22 Immutable Laws of Marketing, 1993',
    keywords: ['focus', 'sacrifice', 'positioning', 'niche', 'brand'],
  },
  {
    id: 'ms-006',
    topic: 'a one-sentence positioning statement',
    fact: [
      'A useful positioning statement names the customer, the need, the category, the benefit and the difference.',
      'One tidy sentence can hold your whole strategy if it says for whom, what, and unlike which option.',
    ],
    why: 'Writing it forces choices that stay blurred while they live only in your head.',
    action: [
      'Draft yours in this order: for whom, who need what, we are which kind of business, that does what, unlike whom.',
      'Share your draft sentence with a colleague and ask them to say it back tomorrow without notes.',
    ],
    example:
      'For commuters who hate waiting, a repair shop that fixes bikes while you work, unlike stores that keep them a week.',
    inTrade: 'Try it with {aTrade}: who needs {offer}, and why from here?',
    source: 'Geoffrey Moore, Crossing the Chasm, 1991',
    keywords: ['positioning', 'strategy', 'message', 'statement', 'category'],
  },
  {
    id: 'ms-007',
    topic: 'the category you put yourself in',
    fact: [
      'The category you claim tells buyers what to compare you with and what price to expect.',
      'Call the same service coaching, training or consulting, and people bring 3 different sets of expectations.',
    ],
    why: 'A category is a shortcut, because listeners borrow everything they know about it before you explain a thing.',
    action: [
      'Write down 2 other labels that could describe what you sell, and note what each would lead a buyer to expect.',
      'Check the first noun on your home page. Make sure it is a category your customer would type or say.',
    ],
    example:
      'A small loaf maker calls itself a bakery or a breakfast shop. The shelves stay the same, and the expectations change.',
    inTrade: 'Call the same place {aTrade} or a workshop, and people expect different prices.',
    source: 'April Dunford, Obviously Awesome, 2019',
    keywords: ['category', 'positioning', 'expectations', 'labels', 'pricing'],
  },
  {
    id: 'ms-008',
    topic: 'the difference between a want and a product',
    fact: [
      'Buyers want the result, and the product is only the road to it.',
      'Theodore Levitt liked to quote a line that people want a quarter-inch hole, and a drill is how they get it.',
    ],
    why: 'Once you know the result people are after, you can describe it, improve it and even deliver it another way.',
    action: [
      'Rewrite one product description so it starts with the finished result and only then names the product.',
      'Pick your top seller and write the sentence a happy customer would say a week after buying it.',
    ],
    example:
      'Nobody dreams of a filing system. They picture finding the right paper while the client is still on the phone.',
    inTrade: 'Nobody dreams of {offer}. They dream of the day after it.',
    source: 'Theodore Levitt, The Marketing Imagination, 1983',
    keywords: ['results', 'benefits', 'customers', 'product', 'needs'],
  },
  {
    id: 'ms-009',
    topic: 'the job a customer hires you to do',
    fact: [
      'People hire a product to make progress in a particular situation.',
      'Age and income say little about why someone bought today. The situation they were in says a lot.',
    ],
    why: "Clayton Christensen's point was that the circumstance, more than the customer profile, explains the purchase.",
    action: [
      'Ask your next 3 buyers what was going on in their life on the day they decided to look.',
      'Write one post that opens with the moment your customer starts to need you.',
    ],
    example:
      'A luggage shop hears about first business trips again and again. Its window could speak to exactly that trip.',
    inTrade: 'What has just happened in the life of somebody who asks for {offer}?',
    source: "Clayton Christensen and Michael Raynor, The Innovator's Solution, 2003",
    keywords: ['jobs', 'needs', 'situation', 'customers', 'research'],
  },
  {
    id: 'ms-010',
    topic: 'defining your business by the need',
    fact: [
      'Businesses that define themselves by their product can miss the moment when the need moves elsewhere.',
      'Theodore Levitt wrote that the railroads suffered because they saw themselves in railroads instead of in transportation.',
    ],
    why: 'Needs last longer than any particular way of meeting them.',
    action: [
      'Finish this line without naming your product: our customers come to us because they need to.',
      'Discuss with your team one other way your customers could meet the same need 5 years from now.',
    ],
    example: 'A photo studio that says it keeps family memories can grow into albums, films and restoration.',
    inTrade: 'Take away {offer}: what would people still need from {aTrade}?',
    source: 'Theodore Levitt, Marketing Myopia, 1960',
    keywords: ['strategy', 'needs', 'product', 'change', 'purpose'],
  },
]
