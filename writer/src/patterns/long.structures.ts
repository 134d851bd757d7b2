import type { TopicSource } from '#topics/material.ts'

/** A shape for a film of several minutes: how it opens, what its chapters are about, how each is told, how it ends. */
export type LongStructure = {
  id: string
  /** What the chapters are about, in turn; a source with nothing left is passed over. */
  topicSources: readonly TopicSource[]
  /** How chapters are told, in turn: beats in spoken order. */
  chapters: readonly string[]
  /** Opens the film. {thing} is the first chapter's subject, {thing2} the second's, {lastThing} the last one's. */
  hooks: readonly string[]
  promises: readonly string[]
  /** Opens a chapter; {n} counts up, {down} counts down, {day} is its day. */
  openers: readonly string[]
  recaps: readonly string[]
}

const HOOKS: readonly string[] = [
  'What can {aTrade} learn from {thing}, {thing2} and {thing3}?',
  'What {does} {thing} have to do with {aTrade}?',
  'How do {thing}, {thing2} and {thing3} go together?',
  'Here are {count} things worth a few minutes, from {thing} to {lastThing}.',
  'How far is it from {thing} to {lastThing}?',
  'You may know a lot about {topic} and little about {lastThing}, or the other way round.',
]
const PROMISES: readonly string[] = [
  'On the way you will meet {thing2}, {thing3} and {thing4}.',
  'You will also hear about {thing3} and {thing4}.',
  'It begins with {thing}, and it ends with {lastThing}.',
  'Stay for {lastThing}, it is the last one.',
  'The list also has {thing2} and {thing4} on it.',
]
const OPENERS: readonly string[] = [
  'Let us begin with {thing}.',
  'Next, {thing}.',
  'Now to {thing}.',
  'Then there {is} {thing}.',
  'On to {thing}.',
  'What about {topic}?',
  'A few words on {topic}.',
  'That brings us to {thing}.',
  'From here it is a small step to {thing}.',
  'Keep that in mind, and think of {thing}.',
]
const RECAPS: readonly string[] = [
  'If you take one thing with you, let it be {thing2}.',
  'Looking back, there were {thing}, {thing3} and {lastThing}, among others.',
  'It all began with {thing} and came round to {lastThing}.',
  'That was quite a walk from {thing} to {lastThing}.',
  'Pick one of them for this week, perhaps {thing3}.',
]

export const longStructures: readonly LongStructure[] = [
  {
    id: 'lo-tour',
    topicSources: ['niche', 'trade', 'niche', 'niche', 'brand', 'trade', 'niche', 'niche', 'niche'],
    chapters: ['fact why detail example action', 'fact why detail inTrade action', 'example fact why detail action'],
    hooks: HOOKS,
    promises: PROMISES,
    openers: OPENERS,
    recaps: RECAPS,
  },
  {
    id: 'lo-questions',
    topicSources: ['niche', 'trade', 'niche', 'brand', 'niche', 'niche', 'brand', 'niche', 'niche', 'niche'],
    chapters: ['fact why detail inTrade action', 'fact why detail example action'],
    hooks: [
      '{Count} questions, one film, and the first is about {topic}.',
      'Which questions come up about {topic}, {thing2} and {thing3}?',
      'Do you have a question about {topic}, or one about {lastThing}?',
      ...HOOKS.slice(0, 2),
    ],
    promises: PROMISES,
    openers: [
      'Question {n} is about {topic}.',
      'What {is} {thing} about?',
      'Why {does} {thing} matter?',
      'And what about {topic}?',
      'What is there to say about {topic}?',
      'How do you get to grips with {thing}?',
      'Where do you begin with {thing}?',
      'What would you like to know about {topic}?',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-week',
    topicSources: ['niche', 'niche', 'trade', 'niche', 'niche', 'niche', 'niche'],
    chapters: ['fact why detail action', 'fact why detail inTrade action', 'fact why detail example action'],
    hooks: [
      'Here is a week of small jobs, from {thing} on Monday to {lastThing} at the weekend.',
      'What if each day of the week had one small job, beginning with {thing}?',
      'One small job a day, and Monday is for {thing}.',
    ],
    promises: PROMISES.slice(0, 3),
    openers: [
      '{Day} is for {thing}.',
      'On {day}, think about {topic}.',
      '{Day} is all about {topic}.',
      'On {day}, learn something about {topic}.',
      '{Day} brings {thing}.',
      '{Day}, and it is time for {thing}.',
      'Give {day} to {thing}.',
      'By {day}, you are ready for {thing}.',
      'Keep {day} free for {thing}.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-countdown',
    topicSources: ['niche', 'trade', 'niche', 'niche', 'brand', 'niche', 'trade', 'niche', 'niche'],
    chapters: ['example fact why detail action', 'fact why detail inTrade action', 'fact why detail example action'],
    hooks: [
      'Here is a countdown from {count}, and it ends with {lastThing}.',
      'Number {count} is {thing}. Can you guess number one?',
      'What comes first, {thing} or {lastThing}? Here is a list, counted down.',
      'It takes {count} steps down to number one: {lastThing}.',
    ],
    promises: [PROMISES[0] ?? '', PROMISES[1] ?? '', PROMISES[4] ?? ''],
    openers: [
      'Number {down}: {thing}.',
      'Number {down} tells you about {topic}.',
      'Number {down} is about {topic}.',
      'At number {down}, {thing}.',
      'Then number {down}: {thing}.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-principles',
    topicSources: ['niche', 'niche', 'trade', 'niche', 'niche', 'niche', 'trade', 'niche', 'niche'],
    chapters: [
      'source fact why detail example action',
      'fact why detail inTrade action',
      'source fact why detail action',
    ],
    hooks: [
      'People were thinking about {topic} long before any of us, and about {lastThing}, too.',
      'Which old ideas still help? Here are {count}, from {thing} to {lastThing}.',
      'Some ideas stay useful: {thing}, {thing2}, {thing3}.',
    ],
    promises: PROMISES,
    openers: [
      'Idea number {n} is about {topic}.',
      'The next idea: {thing}.',
      'Then one about {topic}.',
      'Here is another, on {topic}.',
      'An idea that lasts: {thing}.',
      'Idea {n} concerns {thing}.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-scenes',
    topicSources: ['niche', 'niche', 'trade', 'niche', 'brand', 'niche', 'niche', 'trade', 'niche'],
    chapters: ['example fact why detail action', 'example fact why detail inTrade', 'example fact why detail again'],
    hooks: [
      'Small scenes teach more than big words, and the first one is about {topic}.',
      'Here are {count} small scenes, from {thing} to {lastThing}.',
      'What can a small scene tell you about {topic}?',
    ],
    promises: PROMISES,
    openers: [
      'Scene {n}, about {topic}.',
      'A scene about {topic}.',
      'Then a scene on {topic}.',
      'Another moment, and this time it is about {topic}.',
      'Look at {thing} for a moment.',
      'Here is {thing} on an ordinary day.',
    ],
    recaps: RECAPS,
  },
  {
    id: 'lo-letter',
    topicSources: ['niche', 'trade', 'niche', 'niche', 'niche', 'brand', 'trade', 'niche', 'niche'],
    chapters: ['fact why detail inTrade action', 'fact why detail example action', 'fact why detail again action'],
    hooks: [
      'If you are at the very beginning, start with {thing}.',
      'To everyone who has only just heard of {thing}: these few minutes are for you.',
      'What would you tell a beginner about {topic} and {thing2}?',
    ],
    promises: PROMISES,
    openers: [
      'You will soon come across {thing}.',
      'Sooner or later you meet {thing}.',
      'Make friends with {thing}.',
      'Have a look at {thing}, too.',
      'Nobody tells beginners about {topic}, so it comes here.',
      'Keep an eye on {topic}.',
      'Take a little time for {thing}.',
      'And do not pass over {thing}.',
    ],
    recaps: RECAPS,
  },
]

/** Opens a chapter with the question that the trade's own knowledge answers. */
export const questionOpeners: readonly string[] = [
  'Between two thoughts, {askLower}',
  'A short break with {subject}: {askLower}',
  'Now a question from the world of {subject}: {askLower}',
  'Back to {subject}: {askLower}',
  'A short stop at {aTrade}: {askLower}',
]
