import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Worry, comparison and calm. */
export const composure: KnowledgeItem[] = [
  {
    id: 'pd-186',
    topic: 'what is in your hands',
    fact: [
      'Some things are up to us and others are not, and it helps to know which is which.',
      'Spend effort on your own judgement and action, and accept the weather.',
    ],
    why: 'Worry about what cannot be moved takes strength from what can.',
    action: [
      'Draw a line down a page, and sort a present worry into mine and not mine.',
      'Do one thing today about the part that is yours.',
    ],
    example: 'A big chain opens nearby. Its prices are not yours to set, and your greeting is.',
    inTrade: 'The weather {moment} is not up to you. What you bring along is.',
    source: 'Epictetus, Enchiridion, about 125',
    keywords: ['worry', 'focus', 'calm', 'decisions'],
  },
  {
    id: 'pd-187',
    topic: 'seeing yourself from outside',
    fact: [
      'Speaking to yourself by name or as you gives a little distance from strong feelings.',
      'Ask what you would tell a friend in your place.',
    ],
    why: 'From a step away, a problem has edges.',
    action: [
      'Before a tense call, write 2 sentences of advice to yourself, using your own name.',
      'Look at one trouble as you will see it in 10 years, and write down what is left of it.',
    ],
    example:
      'Asking why you are so nervous goes in circles. Asking what the other person needs in the first minute has an answer.',
    inTrade: '"So, what would you tell a friend who is new to {subject}?"',
    source: 'Ethan Kross and others, Self-Talk as a Regulatory Mechanism, 2014',
    keywords: ['feelings', 'calm', 'decisions', 'confidence'],
  },
  {
    id: 'pd-188',
    topic: 'comparing yourself with others',
    fact: [
      'When there is no clear measure, people judge themselves by comparing with others.',
      'Choose your comparison on purpose, since it decides how you feel about the same result.',
    ],
    why: 'Others show their shop windows, and we compare them with our own storeroom.',
    action: [
      'Compare this month with your own month a year ago, and note one thing that has grown.',
      'Unfollow one account that only makes you feel behind.',
    ],
    example: 'The other bakery has a longer queue. It also has one oven and closes at noon.',
    inTrade: 'What you see of other people in {subject} is mostly their best day.',
    source: 'Leon Festinger, A Theory of Social Comparison Processes, 1954',
    keywords: ['comparison', 'confidence', 'progress', 'focus'],
  },
  {
    id: 'pd-189',
    topic: 'limits that help',
    fact: [
      'Limits on material, time or form can push people toward new solutions.',
      'When the usual way is closed, another one is found.',
    ],
    why: 'Free choice invites the familiar choice.',
    action: [
      'Design your next poster with a single colour and 10 words.',
      'Solve one problem this week with only what is already in the house.',
    ],
    example: 'No money for a sign, only chalk and a dark wall. Passers-by now stop to read it.',
    inTrade: 'What could you do with {subject} in ten minutes, and with one hand?',
    source: 'Patricia Stokes, Creativity from Constraints, 2005',
    keywords: ['creativity', 'ideas', 'limits', 'design'],
  },
  {
    id: 'pd-190',
    topic: 'a log of small virtues',
    fact: [
      'A small book with one line for every day can keep a good intention in sight.',
      'Work on one quality each week instead of on all of them at once.',
    ],
    why: 'What is marked in the evening is remembered in the morning.',
    action: [
      'Choose one quality for this week, and mark each evening whether you kept to it.',
      'Write down 4 habits worth having, and give each its own week of the month.',
    ],
    example:
      'Young Franklin ruled a book with 13 virtues and marked his faults with dots. He was surprised by their number.',
    inTrade: 'One line each night: was there a little {subject} in the day?',
    source: 'Benjamin Franklin, Autobiography, 1791',
    keywords: ['habits', 'reflection', 'journal', 'growth'],
  },
  {
    id: 'pd-191',
    topic: 'who steers',
    fact: [
      'Some people see results as coming mainly from their own actions, others as coming from luck or powerful others.',
      'Look for the part you can steer, and you will find more to do.',
    ],
    why: 'Whoever expects their actions to matter tries more things, and so learns more.',
    action: [
      'Describe one setback twice, once as bad luck and once as something you could have influenced.',
      'Name one complaint you repeat, and add what you will do about it by Friday.',
    ],
    example:
      'Customers never book online, the owner used to say. The sentence changes once the booking button can be found.',
    inTrade: 'A bit of {subject} is up to you, and that bit can be tried.',
    source: 'Julian Rotter, Generalized Expectancies for Internal Versus External Control, 1966',
    keywords: ['motivation', 'responsibility', 'setbacks', 'growth'],
  },
  {
    id: 'pd-192',
    topic: 'enough pressure and too much',
    fact: [
      'A little pressure helps us perform, and a lot of it gets in the way, most of all on difficult tasks.',
      'Simple work can stand some noise and hurry, and hard work needs calm.',
    ],
    why: 'As tension rises, attention narrows, and hard tasks need a wide view.',
    action: [
      'Place your hardest task in the calmest hour of your day.',
      'Remove the clock, the audience or the hurry when you teach something new.',
    ],
    example: 'Packing parcels goes well with music and a race. Writing the offer does not.',
    inTrade: 'A little flutter before {offer} helps. A lot of it makes thumbs of the hands.',
    source: 'Robert Yerkes and John Dodson, The Relation of Strength of Stimulus to Rapidity of Habit-Formation, 1908',
    keywords: ['stress', 'performance', 'focus', 'work'],
  },
]
