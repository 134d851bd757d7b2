import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Tests and numbers, and what they hide. */
export const measuring: KnowledgeItem[] = [
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
    inTrade: 'Even {aTrade} can ask one thing: how did you hear of this place?',
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
    inTrade: 'Change {spot} this month, leave the rest, and count who asks for {offer}.',
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
    inTrade: 'Three people in a row wanted {offer}. At {aTrade}, that is a good day and no trend.',
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
    inTrade: 'A thousand likes, and nobody asked about {offer}: that number only flatters.',
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
    inTrade: 'Count only how fast {offer} is done, and soon it is done fast and little else.',
    source: 'Charles Goodhart, 1975, in the wording of Marilyn Strathern, 1997',
    keywords: ['targets', 'measurement', 'management', 'incentives', 'metrics'],
  },
]
