import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Finding out what customers do, want and say. */
export const knowingCustomers: KnowledgeItem[] = [
  {
    id: 'ms-011',
    topic: 'asking about the past instead of the future',
    fact: [
      'People are poor guides to what they will buy someday and good guides to what they did last week.',
      'Asking if someone would buy invites a polite yes. Asking when they last paid for something like it invites the truth.',
    ],
    why: 'Past behaviour has already been paid for with time or money, while an opinion costs nothing.',
    action: [
      'Take one survey question about what people would do, and ask about the last time they did it.',
      'Talk to one customer this week and ask only about things that have already happened.',
    ],
    example:
      'Instead of asking parents whether they would like evening classes, a tutor asks what they did about homework last night.',
    inTrade: 'So {aTrade} would ask when somebody last wanted {offer}, and what they did then.',
    source: 'Rob Fitzpatrick, The Mom Test, 2013',
    keywords: ['interviews', 'research', 'customers', 'questions', 'validation'],
  },
  {
    id: 'ms-012',
    topic: 'compliments as weak evidence',
    fact: [
      'Praise for an idea is pleasant and tells you almost nothing about demand.',
      'Look for commitments: a date, a deposit, an introduction. Kind words are cheaper than all 3.',
    ],
    why: 'People are kind to your face, so only something that costs them a little shows real interest.',
    action: [
      'End your next pitch with a small request, such as a booking or an introduction, and note the answer.',
      'Go back to 3 people who said they loved your idea and offer them a first slot to try it.',
    ],
    example:
      'A friend says the workshop sounds wonderful. Asking which Saturday suits her tells the organiser far more.',
    inTrade: '"I would love {offer}" is kind. A date in the calendar is an answer.',
    source: 'Rob Fitzpatrick, The Mom Test, 2013',
    keywords: ['feedback', 'validation', 'demand', 'commitment', 'interviews'],
  },
  {
    id: 'ms-013',
    topic: "the customer's own words",
    fact: [
      'The clearest copy is often already written, in reviews, emails and questions from customers.',
      'Buyers describe their problem in words that other buyers recognise at once.',
    ],
    why: 'Borrowed phrasing feels familiar because it matches the way the reader already thinks about the trouble.',
    action: [
      'Copy 10 sentences from recent customer messages into one page and underline the words that repeat.',
      'Swap one piece of trade language on your site for the phrase your customers use on the phone.',
    ],
    example: 'The clinic says occlusal splint and the patients say night guard. The page can say night guard first.',
    inTrade: 'At {aTrade}, the line about {offer} has probably been said across the counter already.',
    source: 'Standard copywriting practice: voice of customer research',
    keywords: ['copywriting', 'reviews', 'language', 'research', 'customers'],
  },
  {
    id: 'ms-014',
    topic: 'splitting a market into groups',
    fact: [
      'A market is rarely one crowd. It is several groups who want different things from the same kind of product.',
      'Segmentation treats a mixed market as several smaller ones, each with its own wishes.',
    ],
    why: "Wendell Smith showed that matching an offer to a group's demand is a strategy of its own, separate from selling one thing to all.",
    action: [
      'Sort your last 20 customers by why they came, and see whether 2 or 3 groups appear.',
      'Choose one customer group and write a page, post or flyer only for them.',
    ],
    example:
      'A swimming school teaches toddlers, nervous adults and triathletes. One poster cannot speak well to all 3.',
    inTrade: 'Even at {aTrade}, {aVisitor} and a regular come for different reasons.',
    source: 'Wendell Smith, Product Differentiation and Market Segmentation, 1956',
    keywords: ['segmentation', 'audience', 'market', 'targeting', 'customers'],
  },
  {
    id: 'ms-015',
    topic: 'personas built from real people',
    fact: [
      'A persona is a short portrait of a typical user that helps a team decide for someone specific.',
      'Designing for a single believable person gives sharper choices than designing for an average.',
    ],
    why: 'Averages hide contradictions, and nobody who buys from you is an average.',
    action: [
      'Build one persona from 3 real customers, with a goal, a worry and a normal working day.',
      'Before your next post, name the one customer it is for and read it as they would.',
    ],
    example:
      'The portrait on the wall is a landlord with 4 flats and no spare evenings. The new booking form respects his evenings.',
    inTrade: 'For {aTrade}, it could be {aVisitor} with one clear wish: {offer}.',
    source: 'Alan Cooper, The Inmates Are Running the Asylum, 1999',
    keywords: ['personas', 'audience', 'design', 'customers', 'empathy'],
  },
  {
    id: 'ms-016',
    topic: 'the purpose of a business',
    fact: [
      'Peter Drucker held that the purpose of a business is to create a customer.',
      'Without someone who chooses to pay, there is a hobby or a plan, and no business yet.',
    ],
    why: 'Costs sit inside the company, and the result that matters happens outside it, with the buyer.',
    action: [
      'Begin your next planning meeting with one story about a customer before any number.',
      'Put one line at the top of your weekly plan: who will be better off because of this.',
    ],
    example:
      'A team opens Monday by reading one thank-you note and one complaint. The list of tasks looks different afterwards.',
    inTrade: 'At {aTrade}, the result that matters walks out of the door.',
    source: 'Peter Drucker, The Practice of Management, 1954',
    keywords: ['customers', 'purpose', 'planning', 'strategy', 'management'],
  },
  {
    id: 'ms-017',
    topic: 'complaints as market research',
    fact: [
      'A complaint is research you did not have to pay for.',
      'Most unhappy customers leave quietly, so each one who speaks up stands for others who did not.',
    ],
    why: 'The person complaining has done the work of noticing, and still cares enough to tell you.',
    action: [
      'Keep a simple log of complaints and sort it by cause once a month.',
      'Thank the next customer who complains, then write down what they expected to happen.',
    ],
    example:
      'Three people grumble about parking in one week. A small map in the confirmation email answers the fourth.',
    inTrade: 'When somebody grumbles about {offer}, {aTrade} has just been handed a free report.',
    source: 'Janelle Barlow and Claus Moller, A Complaint Is a Gift, 1996',
    keywords: ['complaints', 'feedback', 'service', 'research', 'customers'],
  },
  {
    id: 'ms-018',
    topic: 'watching customers instead of only asking',
    fact: [
      'What people say and what people do often part ways, and watching shows the second.',
      'An hour spent quietly observing buyers reveals steps they would never think to mention.',
    ],
    why: 'Habits run without attention, so people cannot report the small detours they take every day.',
    action: [
      'Ask one person to book or buy from you while you watch in silence. Note every pause.',
      'Stand near your entrance for 20 minutes and write down where people look first.',
    ],
    example: 'Customers in a hardware store kept turning a box around. The size they needed was printed on the back.',
    inTrade: 'Watch where {aVisitor} looks first. It may well not be {spot}.',
    source: 'Paco Underhill, Why We Buy, 1999',
    keywords: ['observation', 'research', 'shopping', 'behaviour', 'customers'],
  },
  {
    id: 'ms-019',
    topic: 'the buyer and the user being different people',
    fact: [
      'The person who pays and the person who uses are often 2 different people with 2 different worries.',
      'One household or office can hold a buyer, a user and someone who must agree. Each needs a different answer.',
    ],
    why: 'Webster and Wind described these roles as a buying centre, and a message that ignores one of them can stall.',
    action: [
      'List everyone who has a say in buying from you, and write the main worry of each.',
      'Add one short section to your offer for the person who signs, separate from the person who uses.',
    ],
    example: 'Children choose the music school with their ears. The parent wants to know about the bus and the bill.',
    inTrade: 'One person pays for {offer}, and another one may be the one who gets it.',
    source: 'Frederick Webster and Yoram Wind, Organizational Buying Behavior, 1972',
    keywords: ['buyers', 'users', 'roles', 'decision', 'sales'],
  },
]
