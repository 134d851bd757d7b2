import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Recommendations, reviews and how news spreads. */
export const wordOfMouth: KnowledgeItem[] = [
  {
    id: 'ms-130',
    topic: 'word of mouth as the oldest channel',
    fact: [
      'Katz and Lazarsfeld found that personal conversation often shaped choices more than the mass media did.',
      'Ideas tend to flow through people whom others ask for advice.',
    ],
    why: 'A friend knows our situation and has nothing to sell, so we lean on what they say.',
    action: [
      'List 5 people whom others in your area ask for advice, and let them see your work.',
      'Ask new customers who mentioned you, and thank that person by name.',
    ],
    example: 'Before choosing a kindergarten, parents skip the brochure and ask at the playground.',
    inTrade: 'The best advert for {aTrade} is still two friends at a kitchen table.',
    source: 'Elihu Katz and Paul Lazarsfeld, Personal Influence, 1955',
    keywords: ['word of mouth', 'referrals', 'influence', 'community', 'trust'],
  },
  {
    id: 'ms-131',
    topic: 'why people pass things on',
    fact: [
      'Jonah Berger lists 6 drivers of sharing: social currency, triggers, emotion, visibility, practical value and stories.',
      'People share what makes them look helpful, what they are reminded of and what moves them.',
    ],
    why: 'Passing something on is a small act of self-presentation, and useful news reflects well on the teller.',
    action: [
      'Make one tip so practical that a customer could send it to a neighbour with a single line.',
      'Tie your product to an everyday trigger, such as a weekday, the weather or a meal.',
    ],
    example: 'First frost is the trigger. Everyone with a garden tap forwards the note on wrapping it.',
    inTrade: 'What would somebody tell a friend about {offer}, and why just that?',
    source: 'Jonah Berger, Contagious, 2013',
    keywords: ['word of mouth', 'sharing', 'content', 'triggers', 'emotion'],
  },
  {
    id: 'ms-132',
    topic: 'acquaintances as carriers of news',
    fact: [
      'New information often reaches us through acquaintances, because close friends know what we know.',
      'Mark Granovetter called it the strength of weak ties.',
    ],
    why: 'Friends move in one circle, and an acquaintance is a bridge to another.',
    action: [
      'Write to 3 people you have not spoken to for a year, and ask how their work is going.',
      'Join one group this month where you know almost nobody.',
    ],
    example: "The order for 40 chairs came up at a former neighbour's choir. No close friend sings there.",
    inTrade: 'So it is often a neighbour of a neighbour who first hears of {aTrade}.',
    source: 'Mark Granovetter, The Strength of Weak Ties, 1973',
    keywords: ['network', 'referrals', 'word of mouth', 'relationships', 'community'],
  },
  {
    id: 'ms-133',
    topic: 'how new things spread',
    fact: [
      'New ideas are taken up by innovators first, then early adopters, then the majority, and at last by the late group.',
      'Everett Rogers showed that adoption follows a curve, with different people joining at different times.',
    ],
    why: 'Each group looks to the one before it for reassurance before it moves.',
    action: [
      'Decide which group your next offer is for, and speak to its worry alone.',
      'Invite a few curious customers to try something early, and collect their words for the cautious ones.',
    ],
    example: 'Some guests order the new dish on sight. Others wait until the next table has emptied the plate.',
    inTrade: 'With anything new at {aTrade}, the first to try it are seldom the regulars.',
    source: 'Everett Rogers, Diffusion of Innovations, 1962',
    keywords: ['adoption', 'innovation', 'audience', 'word of mouth', 'launch'],
  },
  {
    id: 'ms-134',
    topic: 'what helps a new thing catch on',
    fact: [
      'Rogers named 5 qualities of a new idea: advantage, fit, simplicity, a chance to try it, and visible results.',
      'An innovation spreads more easily when people can test it and see it at work.',
    ],
    why: 'Trying lowers the risk, and seeing lowers the doubt.',
    action: [
      'Check your newest offer against the 5 qualities and improve the weakest.',
      'Create a small, low-cost way to try what you sell.',
    ],
    example: 'The electric cargo bike stands outside with a sign: take it round the block.',
    inTrade: 'Can {aVisitor} try a little of {offer} first, and can others see the result?',
    source: 'Everett Rogers, Diffusion of Innovations, 1962',
    keywords: ['adoption', 'innovation', 'trial', 'product', 'launch'],
  },
  {
    id: 'ms-135',
    topic: 'the moment to ask for a review',
    fact: [
      'Ask for a review when the customer has just noticed the benefit.',
      'Feedback is easiest to give while the experience is fresh and the thanks are still on the tongue.',
    ],
    why: 'Details fade within days, and a detailed review helps the next reader more than a row of stars.',
    action: [
      'Choose the exact step in your service where customers smile, and put your request right there.',
      'Send one message with a direct link and a question: what would you tell a friend about it?',
    ],
    example: 'The frame goes up on the wall, the client steps back and smiles. Now is the time to ask.',
    inTrade: 'At {aTrade}, that moment may come right after {offer}, with the smile still there.',
    source: 'Common reputation practice: ask at the moment of satisfaction',
    keywords: ['reviews', 'timing', 'feedback', 'reputation', 'customers'],
  },
  {
    id: 'ms-136',
    topic: 'answering a bad review',
    fact: [
      'A calm public answer to a bad review is read by far more people than the reviewer.',
      'Thank, acknowledge, explain what you will do, and move the details to a private channel.',
    ],
    why: 'Future customers use your answer to judge how you would treat them.',
    action: [
      'Write a reply to your harshest review as if your next customer were reading over your shoulder.',
      'Wait an hour before you answer criticism, then remove every sentence that defends.',
    ],
    example:
      'The soup was cold, writes a guest. We are sorry, please ask for me next time, writes the owner, and leaves it there.',
    inTrade: 'Somebody about to try {aTrade} reads the answer more closely than the complaint.',
    source: 'Jay Baer, Hug Your Haters, 2016',
    keywords: ['reviews', 'reputation', 'service', 'complaints', 'response'],
  },
  {
    id: 'ms-137',
    topic: 'asking for a referral',
    fact: [
      'Many happy customers would recommend you, and never think of it until asked.',
      'A request works better when it names the kind of person you can help.',
    ],
    why: 'Memory cannot search for anyone at all, while a described person may come to mind at once.',
    action: [
      'Describe your ideal next customer in one sentence, and say it to 3 satisfied ones.',
      'At the end of your next job, ask who else is facing the same problem this season.',
    ],
    example: 'Asking for just anyone draws a blank. Asking for someone who has moved into an old house draws a name.',
    inTrade: 'Do not ask for anyone. Ask who else is wondering about {offer}.',
    source: 'Common sales practice: the specific referral request',
    keywords: ['referrals', 'word of mouth', 'sales', 'customers', 'growth'],
  },
  {
    id: 'ms-138',
    topic: 'the question behind a recommendation score',
    fact: [
      'The net promoter score rests on one question: how likely are you to recommend us, from 0 to 10.',
      'Scores of 9 and 10 count as promoters, 0 to 6 as detractors. The score is the first share minus the second.',
    ],
    why: 'The number shows a direction, and the reason people give beside it shows what to change.',
    action: [
      'Ask 10 customers the question, and follow every answer with one word: why.',
      'Sort the reasons you receive into 3 piles, and act on the largest.',
    ],
    example: 'The score is a 7. The comment beside it says that the work is lovely and the arrival a lottery.',
    inTrade: 'And the second question at {aTrade} would be: what is the main reason?',
    source: 'Frederick Reichheld, The One Number You Need to Grow, 2003',
    keywords: ['feedback', 'loyalty', 'survey', 'referrals', 'measurement'],
  },
  {
    id: 'ms-139',
    topic: 'testimonials that say something',
    fact: [
      'A helpful testimonial tells what the doubt was, what happened, and what changed.',
      'A quick thank you for great service is pleasant, and gives the next buyer nothing to hold.',
    ],
    why: 'Readers look for their own hesitation in the text and for how it was settled.',
    action: [
      'Ask a happy customer what almost stopped them from buying.',
      'Choose one testimonial and place it next to the objection that it answers.',
    ],
    example: 'I was afraid of the dust, writes the client. They hung sheets in every doorway and swept each evening.',
    inTrade: '"Great" helps nobody. "I was unsure about {offer}, and then" does.',
    source: "Sean D'Souza, The Brain Audit, 2009",
    keywords: ['testimonials', 'reviews', 'objections', 'proof', 'trust'],
  },
  {
    id: 'ms-140',
    topic: 'case studies',
    fact: [
      "A case study is a short account of one customer's problem, the work done and the outcome.",
      'One job told in detail lets a buyer imagine their own job in your hands.',
    ],
    why: 'Concrete cases show judgement, and judgement is what people hire.',
    action: [
      'Write half a page on your last job with 4 headings: situation, choice, work, result.',
      'Ask one client for permission to photograph and describe their project.',
    ],
    example: 'The roof had leaked for years at the same corner. Page one shows the corner, page 2 shows why.',
    inTrade: 'For {aTrade}, one page about a single visitor and {offer} is enough.',
    source: 'Common business-to-business practice: the case study',
    keywords: ['case study', 'proof', 'sales', 'content', 'trust'],
  },
]
