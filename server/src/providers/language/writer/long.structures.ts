/** A shape for a film of several minutes: how it opens, how each chapter is introduced, how it ends. */
export type LongStructure = {
  id: string
  /** Which chapters it is made of, in turn; a lane with nothing left is passed over. */
  lanes: ('trade' | 'niche' | 'brand')[]
  /** In the order in which a chapter says them. */
  beats: string
  hooks: string[]
  promises: string[]
  /** Introduces a chapter; `{n}` is its number as a word. */
  openers: string[]
  recaps: string[]
}

const RECAPS = [
  'So much for {topics}.',
  'To sum up: today was about {topics}.',
  'That was {topics}, in one go.',
  'If you remember two things, let them be {lastTopics}.',
]

export const longStructures: readonly LongStructure[] = [
  {
    id: 'lo-tour',
    lanes: ['niche', 'trade', 'niche', 'brand', 'niche', 'trade', 'niche', 'niche'],
    beats: 'fact why example lens action',
    hooks: [
      'What do {firstTopics} have in common? All of them matter at {aTrade}.',
      'Here is a short tour through {theme} and {subject}, from {aTrade}.',
      '{Theme} and {subject}: today both get a few minutes.',
    ],
    promises: [
      'In the next few minutes: {firstTopics}, and more.',
      'We begin with {topic}, and we end with {lastTopic}.',
      'Along the way you will hear about {firstTopics}.',
    ],
    openers: [
      'Let us begin with {topic}.',
      'The next stop is {topic}.',
      'From there it is a small step to {topic}.',
      'Now to {topic}.',
      'Which brings up {topic}.',
      'Another thing is {topic}.',
      'And then there is {topic}.',
      'That leaves {topic}.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-questions',
    lanes: ['brand', 'trade', 'trade', 'brand', 'trade', 'niche', 'trade', 'niche', 'niche', 'niche'],
    beats: 'fact why lens example action',
    hooks: [
      'Today there are only questions, and an answer to each.',
      'A few minutes of questions and answers about {subject}, starting with {topic}.',
      'Questions about {subject} rarely come alone.',
    ],
    promises: ['Among them: {firstTopics}.', 'It starts with {topic}, and it ends with {lastTopic}.'],
    openers: [
      'Question {n} is about {topic}.',
      'What about {topic}?',
      'The next question goes to {topic}.',
      'Somebody may ask about {topic}.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-week',
    lanes: ['niche', 'niche', 'trade', 'niche', 'niche', 'niche', 'niche'],
    beats: 'fact why example action',
    hooks: [
      'Here is a week for {theme}, one day at a time.',
      'One small job a day, Monday to Saturday, all around {theme}.',
    ],
    promises: [
      'It begins with {topic}, and by the weekend you will have met {lastTopic}.',
      'The list includes {firstTopics}.',
    ],
    openers: [
      '{Day} is for {topic}.',
      'On {day}, give ten minutes to {topic}.',
      '{Day} belongs to {topic}.',
      "{Day}'s subject is {topic}.",
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-countdown',
    lanes: ['niche', 'trade', 'niche', 'niche', 'brand', 'trade', 'niche', 'niche'],
    beats: 'example fact why lens action',
    hooks: [
      '{Count} things about {theme} and {subject}, counted down to one.',
      'A countdown from {count}: thoughts on {theme} for {aTrade}.',
    ],
    promises: ['Number one is {lastTopic}, so stay for that.', 'On the list are {firstTopics}, among others.'],
    openers: ['Number {down}: {topic}.', 'Number {down} is about {topic}.', 'At number {down}, {topic}.'],
    recaps: RECAPS,
  },
  {
    id: 'lo-principles',
    lanes: ['niche', 'niche', 'trade', 'niche', 'niche', 'niche', 'niche', 'trade'],
    beats: 'source fact why example action',
    hooks: [
      'People have thought about {theme} for a long time, and some of it is worth keeping.',
      'A handful of principles about {theme}, each with an example.',
    ],
    promises: [
      'They are about {firstTopics}, and a little more.',
      'The first one is {topic}. The last one is {lastTopic}.',
    ],
    openers: [
      'Principle number {n}: {topic}.',
      'The next principle is {topic}.',
      'Another old thought concerns {topic}.',
      'Here comes {topic}.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-letter',
    lanes: ['niche', 'trade', 'niche', 'niche', 'trade', 'niche', 'brand', 'niche'],
    beats: 'fact why lens example action',
    hooks: [
      'This is a letter to somebody who has just begun with {theme}.',
      'If you are new to {theme}, the next few minutes are for you.',
    ],
    promises: [
      'It tells you about {firstTopics}.',
      'It begins with {topic}, because that comes up early, and closes with {lastTopic}.',
    ],
    openers: [
      'You will soon meet {topic}.',
      'Do not be surprised by {topic}.',
      'Make friends with {topic}.',
      'Sooner or later there is {topic}.',
      'And keep an eye on {topic}.',
    ],
    recaps: RECAPS,
  },
]
