import type { KnowledgeItem } from './item.ts'

export const marketingItems5: KnowledgeItem[] = [
  {
    id: 'ms-154',
    topic: 'answering an enquiry quickly',
    fact: [
      'In a study of sales leads, firms that replied within an hour were far likelier to reach a decision maker than slower ones.',
      'An enquiry cools with every hour. The first clear answer often frames the whole conversation.',
    ],
    why: 'People ask when the problem is in front of them, and an hour later something else is.',
    action: [
      'Set a time target for answering enquiries, and write it where the team can see it.',
      'Prepare a short first reply that confirms receipt, asks one question and names the next step.',
    ],
    example:
      'The message arrives at 10 with a photo of the broken step. At 10:20 there is an answer with 2 free dates.',
    source: 'James Oldroyd, Kristina McElheran and David Elkington, The Short Life of Online Sales Leads, 2011',
    keywords: ['leads', 'response', 'sales', 'speed', 'follow-up'],
  },
  {
    id: 'ms-155',
    topic: 'following up politely',
    fact: [
      'Many sales are lost to silence, with nobody having said no.',
      'A second and a third friendly message, each with something useful in it, is service and good manners.',
    ],
    why: 'Busy people put things off, and a reminder saves them the work of remembering.',
    action: [
      'Write 3 short follow-up messages now, so you need not invent them on a busy day.',
      'Send one open prospect a helpful answer to a question they raised, with no pressure attached.',
    ],
    example: 'The quote went out on Monday. A note on the following Monday says the oak you liked is back in stock.',
    source: 'Common sales practice: scheduled follow-up',
    keywords: ['follow-up', 'sales', 'leads', 'persistence', 'messages'],
  },
  {
    id: 'ms-156',
    topic: 'the arithmetic of a sales funnel',
    fact: [
      'Each stage of a funnel passes on a share of the one before it, and the shares multiply.',
      'If half of your visitors ask and half of those buy, a quarter of visitors buy.',
    ],
    why: 'Because the shares multiply, a small gain at the weakest stage lifts everything after it.',
    action: [
      'Count visitors, enquiries, offers and sales for last month, and work out the share at each step.',
      'Find the step where you lose the largest share, and change one thing there.',
    ],
    example: 'Plenty of calls, few visits, and nearly every visit ends in an order. The phone is where to look.',
    source: 'Common sales arithmetic: stage conversion rates',
    keywords: ['funnel', 'conversion', 'sales', 'arithmetic', 'measurement'],
  },
  {
    id: 'ms-157',
    topic: 'a pipeline with clear stages',
    fact: [
      'A sales pipeline is a list of open chances, sorted by how far each one has come.',
      'Stages should be defined by what the buyer has done, instead of how the seller feels.',
    ],
    why: 'A feeling of almost sold cannot be counted, and a signed sketch can.',
    action: [
      'Write 4 stages for your sales, each ending with a visible act by the customer.',
      'Go through your open offers and move each one to the stage its last real event supports.',
    ],
    example: 'Interest is a mood. A floor plan in your inbox is a stage.',
    source: 'Michael Bosworth, Solution Selling, 1994',
    keywords: ['pipeline', 'sales', 'stages', 'forecast', 'process'],
  },
  {
    id: 'ms-158',
    topic: 'notes about customers',
    fact: [
      'A few lines written after each conversation are worth more than a good memory.',
      'Names, dates, worries and promises belong in one place that the whole team can open.',
    ],
    why: 'People notice when you remember, and they notice even more when you ask twice.',
    action: [
      'Create a simple customer list with 3 columns: last contact, what was said, next step.',
      'Write 2 sentences after each customer talk today, before you turn to anything else.',
    ],
    example: 'How did the garden party go, asks the caterer in June. The note from March made that possible.',
    source: 'Harvey Mackay, Swim with the Sharks Without Being Eaten Alive, 1988',
    keywords: ['customers', 'notes', 'relationships', 'sales', 'memory'],
  },
  {
    id: 'ms-159',
    topic: 'learning from lost sales',
    fact: [
      'A lost sale has already been paid for. The lesson in it can still be collected.',
      'Asked kindly and after the decision, many buyers will tell you why they chose someone else.',
    ],
    why: 'Wins flatter the habits you have, and losses show where they end.',
    action: [
      'Call one customer who chose another offer, and ask what made the difference.',
      'Keep a list of reasons for lost offers, and read it once a quarter.',
    ],
    example: 'The answer was neither price nor quality. The other firm had simply explained the steps.',
    source: 'Common sales practice: win and loss interviews',
    keywords: ['lost sales', 'research', 'feedback', 'sales', 'improvement'],
  },
  {
    id: 'ms-160',
    topic: 'an offer that is easy to say yes to',
    fact: [
      'A good written offer fits on a page or two: situation, solution, price, dates and how to accept.',
      'The simpler the acceptance, the fewer offers end up in a drawer.',
    ],
    why: 'Unclear next steps turn a willing buyer into a postponed one.',
    action: [
      'Add a line to your quotes that says how to accept, in 10 words or fewer.',
      'Cut one page from your standard offer without losing a fact the buyer needs.',
    ],
    example: 'The last line asks for a reply of one word to hold the week. The client answers from the tram.',
    source: 'Tom Sant, Persuasive Business Proposals, 1992',
    keywords: ['proposals', 'quotes', 'sales', 'clarity', 'offers'],
  },
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
    source: 'Leon Festinger, A Theory of Cognitive Dissonance, 1957',
    keywords: ['onboarding', 'customers', 'reassurance', 'retention', 'service'],
  },
  {
    id: 'ms-167',
    topic: 'half of the advertising budget',
    fact: [
      'An old saying has a shopkeeper admit that half of his advertising is wasted, and that he cannot tell which half.',
      'Asking each new customer how they found you is the cheapest cure for guessing.',
    ],
    why: 'Money follows habit unless someone keeps a count.',
    action: [
      'Ask on your form how people heard of you, and read the answers each month.',
      'Put a different code or phone line on one advert, so that its replies can be counted.',
    ],
    example: 'A tally sheet lies by the till with 4 columns: sign, friend, search, paper.',
    source: 'Saying attributed to John Wanamaker',
    keywords: ['advertising', 'measurement', 'tracking', 'budget', 'channels'],
  },
  {
    id: 'ms-168',
    topic: 'testing one change at a time',
    fact: [
      'A fair test changes one thing and leaves everything else alone.',
      'If headline and picture change together, nobody knows which of them did the work.',
    ],
    why: "Ronald Fisher's design of experiments rests on separating one cause from all the others.",
    action: [
      'Send the same letter with 2 different openings to 2 random halves of your list.',
      'Write down what you expect before you look at the result of a test.',
    ],
    example: 'Two boards, one corner, alternating days. Only the first line differs.',
    source: 'Ronald Fisher, The Design of Experiments, 1935',
    keywords: ['testing', 'measurement', 'experiments', 'advertising', 'conversion'],
  },
  {
    id: 'ms-169',
    topic: 'small numbers and hasty conclusions',
    fact: [
      'With few observations, chance alone produces large swings.',
      'Tversky and Kahneman found that even trained researchers trust small samples too much.',
    ],
    why: 'Ten visitors can contain 5 buyers by luck, and a thousand seldom stray so far.',
    action: [
      'Before you judge a new advert, decide how many replies you will wait for.',
      'Look at 3 months in place of 3 days before you change your plan.',
    ],
    example: 'One wet Tuesday without customers says little. Eight of them begin to say something.',
    source: 'Amos Tversky and Daniel Kahneman, Belief in the Law of Small Numbers, 1971',
    keywords: ['measurement', 'samples', 'testing', 'statistics', 'patience'],
  },
  {
    id: 'ms-170',
    topic: 'numbers that only flatter',
    fact: [
      'Eric Ries calls figures that rise without changing any decision vanity metrics.',
      'Ask of each number what you would do differently if it fell by half.',
    ],
    why: 'Totals almost always grow, while rates and repeat purchases show whether things are getting better.',
    action: [
      'Choose 3 numbers that would change what you do, and stop reporting the others.',
      'Replace one total in your report, such as followers, with a rate, such as enquiries per hundred visits.',
    ],
    example: 'The page has many fans. The question is how many of them asked for a table.',
    source: 'Eric Ries, The Lean Startup, 2011',
    keywords: ['metrics', 'measurement', 'decisions', 'marketing', 'data'],
  },
  {
    id: 'ms-171',
    topic: 'a measure that becomes a target',
    fact: [
      'When a measure becomes a target, it ceases to be a good measure.',
      'People steer toward whatever is counted, and sometimes away from what was meant.',
    ],
    why: 'A number stands for a goal only as long as nobody works on the number itself.',
    action: [
      'Pair each target you set with a second number that would show if it is being gamed.',
      'Ask your team which current target could be met without helping a single customer.',
    ],
    example: 'Calls per hour go up when the calls get shorter. So do the second calls.',
    source: 'Charles Goodhart, 1975, in the wording of Marilyn Strathern, 1997',
    keywords: ['targets', 'measurement', 'management', 'incentives', 'metrics'],
  },
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
    source: "Albert Muniz and Thomas O'Guinn, Brand Community, 2001",
    keywords: ['community', 'customers', 'loyalty', 'events', 'local'],
  },
]
