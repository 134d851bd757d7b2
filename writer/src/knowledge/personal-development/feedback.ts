import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Giving feedback and taking it. */
export const feedback: KnowledgeItem[] = [
  {
    id: 'pd-122',
    topic: 'feedback in 3 parts',
    fact: [
      'Describe the situation, the behaviour and its effect, and leave the character out of it.',
      'Useful feedback says when, what and with what result.',
    ],
    why: 'People can change what they did far more readily than what they are.',
    action: [
      'Give one piece of feedback this week in 3 sentences, one for each part.',
      'Replace a word like careless in your notes with what you saw and heard.',
    ],
    example:
      'Calling someone unreliable is a label. Saying that the door was still locked at 9:10 on Monday is a fact.',
    inTrade: '"Yesterday at four you were on the phone, and {aVisitor} stood waiting." That can be used.',
    source: 'Center for Creative Leadership, Feedback That Works, 2000',
    keywords: ['feedback', 'teams', 'communication', 'improvement'],
  },
  {
    id: 'pd-123',
    topic: 'feedback that does harm',
    fact: [
      'In a large review, more than a third of feedback interventions made performance worse.',
      'Feedback helps when it points at the task, and tends to hurt when it points at the self.',
    ],
    why: 'Attention drawn to the ego is taken away from the work.',
    action: [
      'Before you comment, ask whether your sentence is about the work or about the person.',
      'Turn one remark about talent into a remark about a step.',
    ],
    example:
      'Being called a natural makes the next attempt scary. Hearing that the second cut was clean tells the hand what to repeat.',
    inTrade: '"You have no feeling for {subject}" helps nobody. "Hold it lower" does.',
    source: 'Avraham Kluger and Angelo DeNisi, The Effects of Feedback Interventions on Performance, 1996',
    keywords: ['feedback', 'performance', 'teams', 'teaching'],
  },
  {
    id: 'pd-124',
    topic: '3 questions for feedback',
    fact: [
      'Good feedback answers 3 questions: where am I going, how am I doing, and what comes next?',
      'Without a next step, feedback is only a grade.',
    ],
    why: 'A learner needs the goal and the gap before any advice makes sense.',
    action: [
      "End your next comment on someone's work with one concrete next step.",
      'Before you review a draft, ask its author what they were aiming for.',
    ],
    example:
      'A word of praise warms for a minute. Hearing that the colours fit and the title could be larger helps with the next draft.',
    inTrade: 'Anyone who starts with {subject} needs just those three.',
    source: 'John Hattie and Helen Timperley, The Power of Feedback, 2007',
    keywords: ['feedback', 'learning', 'teaching', 'goals'],
  },
  {
    id: 'pd-125',
    topic: 'asking for advice',
    fact: [
      'Ask for advice rather than feedback, and people tend to say more about what to do next.',
      'The word feedback makes people look back and judge. The word advice makes them look ahead.',
    ],
    why: 'An adviser feels like a partner, and a critic like an examiner.',
    action: [
      'Show something unfinished to 2 people this week and ask what they would try next.',
      'On your customer card, ask people what they would do in your place.',
    ],
    example: 'Asked how it was, people say lovely. Asked what to change in the first 5 minutes, they bring a list.',
    inTrade: 'At {aTrade}: "What would you do differently about {offer}?"',
    source: 'Yoon, Blunden, Kristal and Whillans, Framing Feedback Giving as Advice Giving, 2019',
    keywords: ['feedback', 'advice', 'improvement', 'customers'],
  },
  {
    id: 'pd-126',
    topic: 'praising the way',
    fact: [
      'Children praised for effort took on harder tasks than children praised for being clever.',
      'Praise what a person did, since that is what they can do again.',
    ],
    why: 'A compliment about talent turns the next failure into a verdict.',
    action: [
      'Praise one colleague this week for a decision, a method or a persistence you saw.',
      'Name the exact step that made a result good.',
    ],
    example: 'You checked the measure twice and it fitted, says the owner. Next time it will be checked twice again.',
    inTrade: 'A child tries {subject} and it goes wrong: say what they did well on the way.',
    source: "Claudia Mueller and Carol Dweck, Praise for Intelligence Can Undermine Children's Motivation, 1998",
    keywords: ['praise', 'feedback', 'motivation', 'teams'],
  },
  {
    id: 'pd-127',
    topic: 'criticism with trust',
    fact: [
      'Criticism works better when it says plainly that the standard is high and that you believe it can be met.',
      'High demands plus honest confidence make hard comments easier to use.',
    ],
    why: 'Without that message, people may hear the comment as a verdict on them.',
    action: [
      'Start your next hard comment by saying what you expect and why you think they can do it.',
      'Go back to someone you criticised, and add the missing sentence of trust.',
    ],
    example:
      'The page begins by saying that this can become very good and that its author can get it there. Then come the corrections.',
    inTrade: 'In {subject}: it is not there yet, it will be, and here is the bit to change.',
    source: "Cohen, Steele and Ross, The Mentor's Dilemma, 1999",
    keywords: ['feedback', 'trust', 'teams', 'coaching'],
  },
  {
    id: 'pd-128',
    topic: 'receiving feedback',
    fact: [
      'When feedback comes, first understand what is meant. Whether to accept it can wait until tomorrow.',
      'Even a badly delivered comment may hold something true.',
    ],
    why: 'We spot what is wrong with a comment so fast that we miss what is right in it.',
    action: [
      'Ask for an example the next time somebody criticises you, and write it down.',
      'Choose one remark from this year that stung, and look for the tenth of it that is right.',
    ],
    example: 'Your shop feels cold, says a guest. Perhaps it is the lamps, perhaps the greeting, so ask.',
    inTrade: 'Somebody finds fault with {offer}. Thank you, and until tomorrow.',
    source: 'Douglas Stone and Sheila Heen, Thanks for the Feedback, 2014',
    keywords: ['feedback', 'listening', 'learning', 'customers'],
  },
  {
    id: 'pd-129',
    topic: 'what others see in you',
    fact: [
      'Some things about you are known to others and unknown to you. Only they can tell.',
      'Telling others a little about yourself, and asking what they see, widens the common ground.',
    ],
    why: 'Cooperation is easier in the part that both sides can see.',
    action: [
      'Ask 2 people for one thing you do that helps them and one that gets in their way.',
      'Tell your team one working habit of yours that may look strange from outside.',
    ],
    example: 'The owner hums when busy, and the team knows not to ask. The owner does not know that.',
    inTrade: 'Ask somebody how you come across {moment}, and then only listen.',
    source: 'Joseph Luft and Harrington Ingham, The Johari Window, 1955',
    keywords: ['feedback', 'teams', 'trust', 'awareness'],
  },
  {
    id: 'pd-130',
    topic: 'expectations that come true',
    fact: [
      'What leaders expect of people can shape how they treat them, and so how those people do.',
      "In a school experiment, teachers' raised expectations went along with larger gains in some of the pupils.",
    ],
    why: 'Expectation shows in time, patience and the difficulty of the tasks we hand out.',
    action: [
      'Give someone a task this week that is a little above what you thought they could do.',
      'Notice to whom you explain things twice and to whom only once.',
    ],
    example: 'The one thought to be slow gets the broom. It is hard to shine with a broom.',
    inTrade: 'Trust a beginner in {subject} with a real task, and see.',
    source: 'Robert Rosenthal and Lenore Jacobson, Pygmalion in the Classroom, 1968',
    keywords: ['expectations', 'teams', 'leadership', 'learning'],
  },
]
