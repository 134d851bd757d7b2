import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Attention, and what takes it. */
export const attention: KnowledgeItem[] = [
  {
    id: 'pd-062',
    topic: 'doing one thing at a time',
    fact: [
      'Switching between tasks costs time at every switch, even when you know it is coming.',
      'What feels like doing 2 things at once is usually a quick hopping between them.',
    ],
    why: 'Each hop means dropping one set of rules and picking up another.',
    action: [
      'Close every window that your present task does not need, for one hour.',
      'Finish the message you are writing before you look at the one that arrived.',
    ],
    example: 'Answering the phone while adding up the till means adding it up again.',
    inTrade: 'Watch it at {aTrade} {moment}: each call costs a little more than the call.',
    source: 'Robert Rogers and Stephen Monsell, Costs of a Predictable Switch Between Simple Cognitive Tasks, 1995',
    keywords: ['focus', 'attention', 'multitasking', 'time'],
  },
  {
    id: 'pd-063',
    topic: 'the rest of the last task',
    fact: [
      'When you leave a task unfinished, part of your attention stays behind with it.',
      'A minute spent noting where you stopped helps the mind let go.',
    ],
    why: 'Open ends keep asking for attention until they know where they will be picked up.',
    action: [
      'Before you change tasks, write one line on what comes next.',
      'Leave 5 minutes between 2 meetings to close the first one.',
    ],
    example: 'You sit with a customer and think of the half-written offer. A note on its margin would have parked it.',
    inTrade: 'Half of the head is still with {subject}, and the phone is already at the ear.',
    source: 'Sophie Leroy, Why Is It So Hard to Do My Work?, 2009',
    keywords: ['focus', 'attention', 'meetings', 'tasks'],
  },
  {
    id: 'pd-064',
    topic: 'not seeing what is there',
    fact: [
      'While we look for one thing, we can miss something obvious in plain view.',
      'Many viewers counting passes in a film did not notice a person in a gorilla suit walking through.',
    ],
    why: 'Attention chooses, and what is not chosen may never be seen at all.',
    action: [
      'Let someone who knows nothing about it look over your next poster.',
      'Walk through your shop once looking only at the floor, and once only at the lights.',
    ],
    example: "The text was checked for spelling by 3 people. The date at the top is last year's.",
    inTrade: 'You may have passed {aTrade} a hundred times without seeing {spot}.',
    source: 'Daniel Simons and Christopher Chabris, Gorillas in Our Midst, 1999',
    keywords: ['attention', 'checking', 'errors', 'observation'],
  },
  {
    id: 'pd-065',
    topic: 'a price for attention',
    fact: [
      'Where information is plentiful, attention becomes scarce.',
      'Every piece of information uses up some attention of whoever receives it.',
    ],
    why: 'Reading, sorting and answering all draw on the same small supply of waking hours.',
    action: [
      'Unsubscribe from 5 newsletters you have not opened this month.',
      'Before you send a message to all, count the minutes it will take them together.',
    ],
    example:
      "A notice of one page sent to 60 people takes an hour of the company's day. A line would take a few minutes.",
    inTrade: 'An hour with {subject} and without a screen is a rare thing by now.',
    source: 'Herbert Simon, Designing Organizations for an Information-Rich World, 1971',
    keywords: ['attention', 'information', 'email', 'focus'],
  },
  {
    id: 'pd-066',
    topic: 'unfinished business in the mind',
    fact: [
      'Unfinished tasks come to mind unbidden, and a concrete plan can quiet them.',
      'You need not finish a thing to stop thinking of it. You need to know when you will.',
    ],
    why: 'The mind stops nagging once it trusts the time and the step.',
    action: [
      "Before you go home, write tomorrow's first task and its first step.",
      'Choose 3 worries about work, and give each one a date in the calendar.',
    ],
    example: 'At midnight the unsent invoice appears on the ceiling. Written down as Tuesday at 9, it stays away.',
    inTrade: 'At {aTrade}, a name and a time on a slip of paper let everyone go home.',
    source: 'Masicampo and Baumeister, Consider It Done!, 2011',
    keywords: ['attention', 'planning', 'rest', 'tasks'],
  },
  {
    id: 'pd-067',
    topic: 'being absorbed in work',
    fact: [
      'People get absorbed in a task when its goal is clear, its feedback quick and its difficulty well matched.',
      'Too little challenge bores us and too much unsettles us. In between, time disappears.',
    ],
    why: 'A fitting challenge uses all of our attention, so nothing is left over for distraction.',
    action: [
      'Raise or lower the difficulty of one task today until it holds you.',
      'Give your next hour a clear target that you can check as you go.',
    ],
    example: "An hour at the potter's wheel passes like 10 minutes. The clay answers each movement at once.",
    inTrade: 'With {subject}, an hour can be over before you have looked up.',
    source: 'Mihaly Csikszentmihalyi, Flow, 1990',
    keywords: ['focus', 'work', 'challenge', 'motivation'],
  },
  {
    id: 'pd-068',
    topic: 'watching for too long',
    fact: [
      'Watching for rare events wears attention down, often within the first half hour.',
      'Long checks need pauses or a change of person.',
    ],
    why: 'A steady lack of events gives the mind nothing to hold on to.',
    action: [
      'Split your next proofreading into stretches of 20 minutes.',
      'Let 2 people take turns when boxes have to be counted or checked.',
    ],
    example: 'The first 100 parcels are checked with care. The mistake is in the next 100.',
    inTrade: 'After half an hour beside {spot}, the eyes are open and see nothing.',
    source: 'Norman Mackworth, The Breakdown of Vigilance During Prolonged Visual Search, 1948',
    keywords: ['attention', 'checking', 'breaks', 'errors'],
  },
  {
    id: 'pd-069',
    topic: 'checking mail at set times',
    fact: [
      'Reading mail in a few batches tends to be calmer than reading it as it arrives.',
      "Your inbox is a list of other people's wishes. Choose the hours in which you open it.",
    ],
    why: "Each look at the inbox may replace your plan by somebody else's.",
    action: [
      'Choose 3 times for mail tomorrow, and close the program between them.',
      'Tell regular customers which number to call when something cannot wait.',
    ],
    example: 'Between 9 and 11 no message is opened. By 11 the offer is written, and nobody has complained.',
    inTrade: 'At {aTrade}, mail can have its two visits a day, like the post.',
    source: 'Kostadin Kushlev and Elizabeth Dunn, Checking Email Less Frequently Reduces Stress, 2015',
    keywords: ['email', 'focus', 'time', 'calm'],
  },
  {
    id: 'pd-070',
    topic: 'letting a problem rest',
    fact: [
      'Setting a hard problem aside for a while can help, mainly after you have worked on it.',
      'Work first, pause second, and return with fresh eyes.',
    ],
    why: 'A pause lets wrong approaches fade, so they stop blocking the right one.',
    action: [
      'Work on a stubborn question for 30 minutes today, leave it, and return tomorrow morning.',
      'Keep paper near for the idea that comes on the stairs.',
    ],
    example: 'The name for the new product will not come at the table. It arrives at the sink.',
    inTrade: 'Many a good idea about {subject} has come on the way home.',
    source: 'Ut Na Sio and Thomas Ormerod, Does Incubation Enhance Problem Solving?, 2009',
    keywords: ['creativity', 'problems', 'breaks', 'ideas'],
  },
  {
    id: 'pd-071',
    topic: 'walking for ideas',
    fact: [
      'In experiments, people came up with more ideas while walking than while sitting.',
      'When you need many ideas, stand up and walk. When you need the single right answer, sit down.',
    ],
    why: 'Walking seems to loosen the flow of associations, and sorting them is desk work.',
    action: [
      'Take your next naming or planning question on a 15 minute walk.',
      'Hold one talk with a colleague on foot this week.',
    ],
    example: '2 people walk around the block discussing the window display. They return with 7 ideas and keep one.',
    inTrade: 'A walk past {aTrade} and back would do.',
    source: 'Marily Oppezzo and Daniel Schwartz, Give Your Ideas Some Legs, 2014',
    keywords: ['creativity', 'ideas', 'walking', 'meetings'],
  },
]
