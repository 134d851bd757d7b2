import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** What to publish, and how often. */
export const content: KnowledgeItem[] = [
  {
    id: 'ms-099',
    topic: 'content pillars',
    fact: [
      'A handful of standing themes makes regular publishing far easier.',
      'Choose 3 to 5 subjects you can speak about for years, and rotate them.',
    ],
    why: 'A blank page asks what to say about anything, while a theme asks only what is next.',
    action: [
      'Name 4 themes for your business and list 5 questions under each.',
      'Label your last 10 posts by theme and notice which subject you have neglected.',
    ],
    example: 'A garden centre turns between soil, pests, tools and seasons. Wednesday is always pests.',
    inTrade: '{ATrade} could live on three: how it is made, who comes, what people ask.',
    source: 'Common editorial practice: content pillars',
    keywords: ['content', 'planning', 'themes', 'calendar', 'publishing'],
  },
  {
    id: 'ms-100',
    topic: 'answering what customers ask',
    fact: [
      "Marcus Sheridan's rule for content is simple: if customers ask it, answer it in public.",
      'Every question you hear twice is a subject for a post.',
    ],
    why: 'People who ask are close to deciding, and others are searching for the same answer.',
    action: [
      'Write down each question you get this week, and answer the most common one on your site.',
      'Look through your sent mail for an answer you have typed before, and publish it.',
    ],
    example: "How long does a crown take, does it hurt, can I drive home? A dentist's inbox is a table of contents.",
    inTrade: 'So every question about {offer} is a film that {aTrade} has not made yet.',
    source: 'Marcus Sheridan, They Ask, You Answer, 2017',
    keywords: ['content', 'questions', 'customers', 'trust', 'search'],
  },
  {
    id: 'ms-101',
    topic: 'talking openly about price',
    fact: [
      'Customers want to know what things cost, and many leave a page that will not say.',
      'If an exact price is impossible, you can still explain what makes it go up or down.',
    ],
    why: 'A missing price makes people assume it is high, or that a sales call is coming.',
    action: [
      'Write a page that lists the 4 things which change your price.',
      'Add a typical range to your most visited service page, with what it includes.',
    ],
    example: 'A kitchen fitter explains that worktops move the bill most. Visitors learn what to decide first.',
    inTrade: 'What does {offer} cost? If the page will not say, people guess.',
    source: 'Marcus Sheridan, They Ask, You Answer, 2017',
    keywords: ['pricing', 'transparency', 'content', 'trust', 'website'],
  },
  {
    id: 'ms-102',
    topic: 'making much from one piece',
    fact: [
      'One solid piece of work can become a video, a post, an email and an answer on your site.',
      'Reusing a good idea in several forms reaches people who would have met it in only one place.',
    ],
    why: 'Research and thinking are the costly part, and the form is cheap to change.',
    action: [
      'Take your most useful article and turn each heading into a short video.',
      'Choose one customer question and answer it in 3 formats this week.',
    ],
    example: 'A talk about wills in the village hall becomes 6 clips, one checklist and a letter to past clients.',
    inTrade: 'One good talk about {offer} at {aTrade} can become a clip, a post and a sign.',
    source: 'Common editorial practice: repurposing content',
    keywords: ['content', 'repurposing', 'efficiency', 'video', 'publishing'],
  },
  {
    id: 'ms-103',
    topic: 'publishing on a steady rhythm',
    fact: [
      'A modest schedule you can keep beats an ambitious one you drop.',
      'Readers form habits around things that arrive when expected.',
    ],
    why: 'Regular appearance builds familiarity, and a fixed day removes the daily question of whether to post.',
    action: [
      'Pick a publishing day and a number of posts you could manage even in your busiest week.',
      'Prepare 2 pieces ahead, so a bad week does not break the rhythm.',
    ],
    example: 'The fishmonger posts the catch every Friday at 8. Regulars look before they write their list.',
    inTrade: 'For {aTrade}, a clip every Tuesday is better than ten in one week and silence after.',
    source: 'Common editorial practice: the publishing calendar',
    keywords: ['consistency', 'schedule', 'content', 'habit', 'publishing'],
  },
  {
    id: 'ms-104',
    topic: 'a series',
    fact: [
      'A series gives people a reason to come back that a single post cannot give.',
      'Same format, same length, new subject each time: a series is easy to make and easy to recognise.',
    ],
    why: 'A known format lowers the effort for the viewer, who already understands how it works.',
    action: [
      'Plan 5 episodes of the same simple format before you film the first.',
      'Give your regular tip a fixed name and a fixed opening shot.',
    ],
    example: 'Tool of the month shows one tool, one use and one mistake. In time viewers ask for theirs.',
    inTrade: '{ATrade} might answer the same kind of question every week, in the same place.',
    source: 'Common broadcasting practice: the recurring format',
    keywords: ['series', 'content', 'format', 'video', 'habit'],
  },
  {
    id: 'ms-105',
    topic: 'teaching what you know',
    fact: [
      'Teaching shows skill more clearly than claiming it.',
      'The more you explain, the easier it is for people to judge whether they want you to do the work.',
    ],
    why: 'Understanding a task often shows people why it takes practice, and what they would rather hand over.',
    action: [
      'Film one thing a customer could do without you, and explain it fully.',
      'Write a short checklist that helps people prepare before they call you.',
    ],
    example: 'The electrician shows how to reset a breaker, and says when to stop and call. Both parts earn trust.',
    inTrade: 'If {aTrade} shows how {offer} is done, people see why they come.',
    source: 'Joe Pulizzi, Epic Content Marketing, 2013',
    keywords: ['teaching', 'content', 'expertise', 'trust', 'video'],
  },
  {
    id: 'ms-106',
    topic: 'work shown in progress',
    fact: [
      'Showing how something is made gives people a reason to follow along before anything is for sale.',
      'Austin Kleon advises sharing something small from your process every day.',
    ],
    why: 'The finished thing looks easy, and the steps reveal the care in it.',
    action: [
      'Photograph one unfinished piece today and say what comes next.',
      'Keep a camera at the bench, and record 20 seconds of the step visitors ask about.',
    ],
    example: 'Half a guitar hangs in the window with a note that says neck on Thursday.',
    inTrade: 'At {aTrade}, the half-finished stage of {offer} may be the most interesting one.',
    source: 'Austin Kleon, Show Your Work!, 2014',
    keywords: ['process', 'content', 'craft', 'transparency', 'video'],
  },
]
