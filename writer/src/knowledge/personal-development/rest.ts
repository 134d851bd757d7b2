import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Breaks, and what makes a day good. */
export const rest: KnowledgeItem[] = [
  {
    id: 'pd-090',
    topic: 'breaks in the day',
    fact: [
      'Short breaks during work help people feel fresher and less tired.',
      'A few minutes away from the task can refresh you, provided you really leave the task.',
    ],
    why: 'Energy for demanding work is used up and restored in the course of a day.',
    action: [
      'Take a 5 minute break in the middle of tomorrow morning, away from any screen.',
      'Put 3 short pauses in the calendar before you fill the rest of it.',
    ],
    example: 'You stand up, water the plants, and sit down again. The sentence you were fighting with gives way.',
    inTrade: 'Even {moment}, five minutes at the open door of {aTrade} count.',
    source: 'Patricia Albulescu and others, Give Me a Break!, 2022',
    keywords: ['breaks', 'rest', 'energy', 'work'],
  },
  {
    id: 'pd-091',
    topic: 'leaving work at work',
    fact: [
      'Switching off in the evening takes more than stopping. The mind has to leave as well.',
      'People recover from work when they detach, relax, master something new or choose freely what to do.',
    ],
    why: 'Going over the day in your head keeps it going.',
    action: [
      "Create a closing ritual, such as a tidy desk and tomorrow's note, and do it for a week.",
      'Plan one evening with an activity that needs all your attention.',
    ],
    example: 'An hour of climbing or choir leaves no room for the inbox. An hour on the sofa leaves plenty.',
    inTrade: 'Somebody locks {aTrade} at night and talks about it until ten.',
    source: 'Sabine Sonnentag and Charlotte Fritz, The Recovery Experience Questionnaire, 2007',
    keywords: ['rest', 'work', 'evenings', 'recovery'],
  },
  {
    id: 'pd-092',
    topic: 'stopping while it goes well',
    fact: [
      'Stop for the day when you know what comes next, and starting again will be easy.',
      'Leave one sentence or one simple step undone on purpose.',
    ],
    why: 'A clear next move removes the hardest part of the morning.',
    action: [
      "End today's work in the middle of something you know how to finish.",
      "Put the tool for tomorrow's first task on top of your desk.",
    ],
    example: 'The last seam is pinned but not sewn. In the morning the hands know where to begin.',
    inTrade: 'With {subject}, that means leaving one easy bit for tomorrow.',
    source: 'Ernest Hemingway, interview in The Paris Review, 1958',
    keywords: ['work', 'habits', 'writing', 'routine'],
  },
  {
    id: 'pd-093',
    topic: 'nature as a rest for attention',
    fact: [
      'Directed attention tires, and places that hold us gently, such as a park, let it recover.',
      'Looking at leaves, water or clouds asks nothing of us.',
    ],
    why: 'Interest that comes by itself gives deliberate attention a pause.',
    action: [
      'Spend one lunch break this week outside, without a phone in your hand.',
      'Find the nearest tree you can sit under, and time the walk to it.',
    ],
    example: 'The office looks out on a wall. A bench by the river is 4 minutes away.',
    inTrade: 'Between home and {aTrade} there may well be a tree.',
    source: 'Rachel Kaplan and Stephen Kaplan, The Experience of Nature, 1989',
    keywords: ['rest', 'nature', 'attention', 'breaks'],
  },
  {
    id: 'pd-094',
    topic: 'how an experience is remembered',
    fact: [
      'We judge a past experience mainly by its most intense moment and by its end.',
      'How long something lasted counts surprisingly little in memory.',
    ],
    why: 'Memory keeps snapshots instead of the whole film.',
    action: [
      'End each working day with 5 minutes on something pleasant or finished.',
      'Improve the last minute of one service you offer, and watch the faces.',
    ],
    example: 'A long course ends with lost coats and no goodbye. That is what people tell at home.',
    inTrade: 'So people go home from {aTrade} with one moment and one goodbye.',
    source: 'Kahneman, Fredrickson, Schreiber and Redelmeier, When More Pain Is Preferred to Less, 1993',
    keywords: ['memory', 'experience', 'rest', 'endings'],
  },
  {
    id: 'pd-095',
    topic: 'getting used to good things',
    fact: [
      'Both good and bad changes lose much of their effect as we get used to them.',
      'We adapt to what we have, so the new machine becomes simply the machine.',
    ],
    why: 'Minds respond to differences, and a steady state has none.',
    action: [
      'Write down 3 things in your work that you once wished for and now have.',
      'Spread a treat over several small occasions instead of one large one.',
    ],
    example: 'The first week in the bigger shop feels grand. By summer one is looking for space again.',
    inTrade: 'The first time at {aTrade} smells of something. The tenth time does not.',
    source: 'Philip Brickman and Donald Campbell, Hedonic Relativism and Planning the Good Society, 1971',
    keywords: ['contentment', 'change', 'gratitude', 'work'],
  },
  {
    id: 'pd-096',
    topic: 'counting what went well',
    fact: [
      'In one experiment, people who listed things they were grateful for each week felt better about their lives.',
      'A short weekly list of what went well trains the eye to notice it.',
    ],
    why: 'Trouble draws attention by itself, while good things mostly need to be looked for.',
    action: [
      'Write down 5 things on Friday that you were glad of this week.',
      'Thank one supplier or neighbour for something particular.',
    ],
    example: 'The delivery came on time, as it has for years. Nobody ever told the driver.',
    inTrade: 'A kind word at {aTrade} on a bad day: that could be one line.',
    source: 'Robert Emmons and Michael McCullough, Counting Blessings Versus Burdens, 2003',
    keywords: ['gratitude', 'reflection', 'mood', 'habits'],
  },
]
