import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Where and with whom to be seen. */
export const channels: KnowledgeItem[] = [
  {
    id: 'ms-172',
    topic: 'the four Ps',
    fact: [
      'Product, price, place and promotion are the 4 levers of the classic marketing mix.',
      'Promotion is only one lever of 4. Sometimes the answer lies in the product, the price or the place.',
    ],
    why: 'The levers have to agree, because customers meet them all as one experience.',
    action: [
      'Write one line on each of the 4 for your main offer, and look for the line that does not match.',
      'Before you plan another advert, name one change in product, price or place that could help more.',
    ],
    example: 'A fine tea in a paper cup, sold at a petrol station at a high price. Three of the levers disagree.',
    inTrade: 'For {aTrade}: what it is, what it costs, where it is, and who hears of it.',
    source: 'Jerome McCarthy, Basic Marketing, 1960',
    keywords: ['marketing mix', 'planning', 'price', 'promotion', 'product'],
  },
  {
    id: 'ms-173',
    topic: 'choosing one channel first',
    fact: [
      'Few businesses can run 10 channels well, and most can run one well.',
      'Weinberg and Mares advise trying several channels cheaply and then concentrating on the one that carries the most.',
    ],
    why: "Skill in a channel grows with use, and spreading thin keeps every channel at the beginner's level.",
    action: [
      'List the channels that brought your last 20 customers, and give the first of them one extra hour this week.',
      'Stop posting on one channel that has brought nobody for a year.',
    ],
    example:
      "The stonemason's work comes from 3 architects. Coffee with a fourth makes more sense than another profile.",
    inTrade: '{ATrade} that does one thing properly need not be everywhere.',
    source: 'Gabriel Weinberg and Justin Mares, Traction, 2014',
    keywords: ['channels', 'focus', 'planning', 'marketing', 'growth'],
  },
  {
    id: 'ms-174',
    topic: 'repetition before a message lands',
    fact: [
      'Herbert Krugman thought it takes 3 exposures: one to ask what is it, one to ask what of it, and one to recall.',
      'A message seen once has seldom been seen at all.',
    ],
    why: 'Noticing, understanding and remembering are separate steps, and each tends to need its own meeting.',
    action: [
      'Plan to publish your main message at least 3 times in different forms.',
      'Look up an important announcement you made once, and make it again.',
    ],
    example: 'The new hours are on the door, in the email and on the receipt. By the third time they are known.',
    inTrade: 'The third time somebody passes {aTrade}, the sign begins to mean something.',
    source: 'Herbert Krugman, Why Three Exposures May Be Enough, 1972',
    keywords: ['repetition', 'frequency', 'advertising', 'memory', 'message'],
  },
  {
    id: 'ms-175',
    topic: 'customer acquisition cost',
    fact: [
      'Acquisition cost is what you spent on winning customers, divided by the number you won.',
      'Add up adverts, fees and hours for a month and divide by new buyers. Now you know what one of them costs.',
    ],
    why: 'Only beside what a customer brings does that cost become cheap or dear.',
    action: [
      "Work out last quarter's cost per new customer, including your own time at a fair rate.",
      'Compare the cost per customer of 2 channels before you renew either.',
    ],
    example: 'Leaflets cost little and brought no one. The fair cost a weekend and filled the course.',
    inTrade: 'So what may it cost {aTrade} when {aVisitor} walks in for the first time?',
    source: 'Common marketing arithmetic: customer acquisition cost',
    keywords: ['acquisition', 'cost', 'budget', 'measurement', 'advertising'],
  },
  {
    id: 'ms-176',
    topic: 'partners with the same customers',
    fact: [
      'A business that serves your customers at another moment can be a natural partner.',
      'Two firms that do not compete can introduce each other to people who already trust one of them.',
    ],
    why: 'Borrowed trust travels faster than advertising, since it comes from someone the customer has chosen.',
    action: [
      'List 5 trades your customers visit just before or just after you, and write to one of them.',
      'Offer one neighbour business a joint tip sheet with both of your names on it.',
    ],
    example: "The bridal tailor keeps the photographer's card, and the photographer keeps hers.",
    inTrade: 'Who else meets the people of {aTrade}, an hour before or a day after?',
    source: 'Common marketing practice: co-marketing between complementary businesses',
    keywords: ['partnerships', 'referrals', 'local', 'networking', 'co-marketing'],
  },
  {
    id: 'ms-177',
    topic: 'a sample',
    fact: [
      'A sample lets the product make its own case.',
      "Tasting, touching or trying answers the buyer's main question faster than a description.",
    ],
    why: 'First-hand experience removes the risk of being wrong, and risk is what holds many buyers back.',
    action: [
      'Create one small version of your service that can be enjoyed in 10 minutes.',
      'Offer a trial piece at the moment when people hesitate, with a clear way to go on.',
    ],
    example:
      'The language school plays its first 5 minutes in the waiting room. By the end people can order coffee in Italian.',
    inTrade: 'What would a small taste of {offer} look like?',
    source: 'Claude Hopkins, Scientific Advertising, 1923',
    keywords: ['samples', 'trial', 'offers', 'product', 'sales'],
  },
  {
    id: 'ms-178',
    topic: 'a story for the local press',
    fact: [
      'Editors look for what is new, useful or surprising to their readers.',
      'A press note works when the news stands in the first sentence: who, what, when, where and why.',
    ],
    why: 'Journalists cut from the bottom, so a text built with the essentials on top survives.',
    action: [
      'Write one event at your business as 5 lines of news with no adjective in them.',
      'Make a list of 3 local reporters and what each of them wrote about last month.',
    ],
    example:
      'That a bakery wins hearts is for the waste bin. That it teaches a school class to bake with old bread is for page 3.',
    inTrade: '"{ATrade} is open" is no news. What happened there yesterday may be.',
    source: 'Standing principle of journalism: the inverted pyramid',
    keywords: ['press', 'publicity', 'local', 'news', 'writing'],
  },
  {
    id: 'ms-179',
    topic: 'marketing the whole year round',
    fact: [
      "Work that fills today's calendar was often begun months ago.",
      'Owners tend to promote when it is quiet and stop when it is busy, and so the quiet returns.',
    ],
    why: 'The delay between a message and an order hides the link between them.',
    action: [
      'Block one hour a week for marketing, and keep it most of all in busy weeks.',
      'Look back from your last big order to the first contact, and count the weeks between.',
    ],
    example: 'The paving firm posts in the snow. The calls come when the ground thaws.',
    inTrade: 'At {aTrade}, this month is full because of something somebody saw last season.',
    source: 'Common marketing practice: steady activity to smooth demand',
    keywords: ['planning', 'consistency', 'season', 'marketing', 'calendar'],
  },
  {
    id: 'ms-180',
    topic: 'selling more to people who already buy',
    fact: [
      'Igor Ansoff drew 4 paths to growth, and the first is selling more of what you have to people you know.',
      "New products for new customers are the boldest corner of Ansoff's grid, because both halves are unknown.",
    ],
    why: 'Every unknown adds risk, and a customer who knows you removes one.',
    action: [
      'Write one idea in each corner: same or new product, same or new customers. Start with the plainest.',
      'Ask 5 regulars what else they buy in connection with your service.',
    ],
    example: "The framer's clients all own pictures. Some of them would like them hung.",
    inTrade: 'At {aTrade}, the next good idea may be for someone who already comes for {offer}.',
    source: 'Igor Ansoff, Strategies for Diversification, 1957',
    keywords: ['growth', 'customers', 'products', 'strategy', 'cross-selling'],
  },
  {
    id: 'ms-181',
    topic: 'a neighbourhood as a community',
    fact: [
      'People who meet through a business come to feel that they belong to it.',
      "Muniz and O'Guinn described brand communities: shared rituals, shared stories and a sense of helping each other.",
    ],
    why: 'A bond among customers holds even on the days when the product is ordinary.',
    action: [
      'Plan one small gathering where your customers talk with each other more than with you.',
      'Introduce 2 customers this week who could help one another.',
    ],
    example: "On the first Sunday of the month the bike shop makes coffee, and strangers mend each other's punctures.",
    inTrade: 'Two people meet at {aTrade} and come back together. That cannot be bought.',
    source: "Albert Muniz and Thomas O'Guinn, Brand Community, 2001",
    keywords: ['community', 'customers', 'loyalty', 'events', 'local'],
  },
]
