import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Stories and what makes them stick. */
export const storytelling: KnowledgeItem[] = [
  {
    id: 'ms-067',
    topic: 'one person being easier to feel for than many',
    fact: [
      'A single named person moves us more than a large number does.',
      'Statistics inform, and one face makes us care.',
    ],
    why: 'Feeling attaches to individuals, because we can imagine being them.',
    action: [
      "Tell the story of one customer's day, with permission, in place of your totals.",
      'Choose one item, one place and one moment for your next post, and leave the summary out.',
    ],
    example: 'Instead of all the meals a kitchen cooks, the film follows one bowl of soup up the stairs.',
    inTrade: 'One person and one story about {offer} reach further than all the numbers of {aTrade}.',
    source: 'Deborah Small, George Loewenstein and Paul Slovic, Sympathy and Callousness, 2007',
    keywords: ['storytelling', 'emotion', 'empathy', 'message', 'customers'],
  },
  {
    id: 'ms-068',
    topic: 'the customer as the hero',
    fact: [
      'In a good brand story the customer is the hero, and the business is the guide.',
      'Guides have a map and some experience. Heroes have a goal and something in the way.',
    ],
    why: 'People look for their own part in any story, and lose interest when the lead is taken.',
    action: [
      'Retell your company story with your customer as the main character.',
      'Change one page from what we did to what you wanted, what stood in the way and how it was solved.',
    ],
    example:
      'The page starts with a family trying to fit a pram under the stairs. The carpenter enters in the second paragraph.',
    inTrade: 'In that story {aVisitor} has the lead, and {aTrade} holds the lamp.',
    source: 'Donald Miller, Building a StoryBrand, 2017',
    keywords: ['storytelling', 'brand', 'customers', 'message', 'guide'],
  },
  {
    id: 'ms-069',
    topic: 'before, after and the bridge',
    fact: [
      'Show life before, life after, and the bridge between them. That is a complete small story.',
      'Change is what makes a story. The clearest way to show it is 2 pictures side by side.',
    ],
    why: 'Contrast lets the viewer do the measuring, which convinces more than being told.',
    action: [
      'Take a before photo at the start of your next job, even if you think you will not need it.',
      'Write 3 sentences about a recent job: how it was, how it is, what happened in between.',
    ],
    example: 'A tangled cupboard, an empty table of sorted piles, a calm shelf. No voice-over is needed.',
    inTrade: 'For {aTrade}: the day before {offer}, the day after, and what happened in between.',
    source: 'Common copywriting practice: before, after, bridge',
    keywords: ['storytelling', 'transformation', 'before and after', 'content', 'proof'],
  },
  {
    id: 'ms-070',
    topic: 'but and therefore',
    fact: [
      'Stories move when scenes are joined by but or therefore. Joined by and then, they only pile up.',
      'Cause and obstacle keep a listener wondering. A plain list of events does not.',
    ],
    why: 'Each but raises a question and each therefore answers one, so attention has something to follow.',
    action: [
      'Replace every and then in your next story with but or therefore, and cut what will not fit.',
      'Outline your next video in 3 lines, with one but and one therefore.',
    ],
    example: 'We wanted a bigger oven, but the door was too narrow, therefore we took out the window.',
    inTrade: 'The plan was {offer}, but something went differently. Now people listen.',
    source: 'Trey Parker and Matt Stone, lecture at New York University, 2011',
    keywords: ['storytelling', 'structure', 'video', 'script', 'attention'],
  },
  {
    id: 'ms-071',
    topic: 'being carried away by a story',
    fact: [
      'Listeners who are absorbed in a story argue with it less and change their views more.',
      'Green and Brock called this transportation: for a while the audience lives inside the tale.',
    ],
    why: 'Picturing the scene uses the attention that would otherwise go into objections.',
    action: [
      'Begin your next presentation with a scene, and give the figures after it.',
      'Add a place, a time and a sound to one story on your site.',
    ],
    example: 'At 6 in the morning the bakery is dark except for one oven door. Now you are in the room.',
    inTrade: 'Tell how {offer} came about, and even the doubters will want to know the end.',
    source: 'Melanie Green and Timothy Brock, The Role of Transportation, 2000',
    keywords: ['storytelling', 'persuasion', 'attention', 'presentation', 'imagery'],
  },
  {
    id: 'ms-072',
    topic: 'showing in place of telling',
    fact: [
      'A scene lets people reach your conclusion themselves, and they trust it more.',
      'Describe what could be seen or heard, and leave the adjective to the audience.',
    ],
    why: 'We defend the thoughts we arrive at, and doubt the ones we are handed.',
    action: [
      'Cross out one adjective on your page and put a detail there that would make readers think it.',
      'In your next story, take out the claim that you care, and put in one thing you did that shows it.',
    ],
    example: 'Friendly staff is a claim. The receptionist who comes round the desk to hold the door is a picture.',
    inTrade: 'Show {offer} {moment}, and leave the adjectives at home.',
    source: 'Percy Lubbock, The Craft of Fiction, 1921',
    keywords: ['storytelling', 'writing', 'proof', 'detail', 'copywriting'],
  },
  {
    id: 'ms-073',
    topic: 'a story about where you began',
    fact: [
      'An origin story explains why you do this work, and gives people a reason to remember you.',
      'Listeners want to know what annoyed, puzzled or delighted you enough to start.',
    ],
    why: 'A motive makes a business human, and a human is easier to recall than a company.',
    action: [
      'Tell in 4 sentences what you saw that you wanted to change, and publish it on your about page.',
      'Find one object from your first weeks and photograph it with a short caption.',
    ],
    example: 'The first loom still stands in the corner, with the repair made from a chair leg.',
    inTrade: 'Every {trade} has a first day. Few ever talk about it.',
    source: 'Annette Simmons, The Story Factor, 2001',
    keywords: ['storytelling', 'founder', 'brand', 'trust', 'about page'],
  },
  {
    id: 'ms-074',
    topic: 'starting in the middle',
    fact: [
      'Begin at the point where something is already happening. The background can follow once people care.',
      'Horace praised poets who take their listeners straight into the middle of things.',
    ],
    why: 'Attention is at its most fragile at the start, and preparation rarely holds it.',
    action: [
      'Cut the introduction of your next video and open with the action.',
      'Find the most tense moment of your story and move it to the first line.',
    ],
    example: 'The film opens with water running under the door. Who lives there comes later.',
    inTrade: 'A film from {aTrade} may simply begin {moment}, in the middle of the work.',
    source: 'Horace, The Art of Poetry, around 19 BC',
    keywords: ['storytelling', 'hooks', 'video', 'opening', 'structure'],
  },
  {
    id: 'ms-075',
    topic: 'what makes an idea stick',
    fact: [
      'Ideas last when they are simple, unexpected, concrete, credible, emotional, and told as a story.',
      'Chip and Dan Heath found the same 6 traits in proverbs, rumours and campaigns that survive.',
    ],
    why: 'Each trait helps at a different point: being noticed, understood, believed, cared about and retold.',
    action: [
      'Score your main message from 0 to 6, one point for each trait, and add the easiest missing one.',
      'Pick one message and make it concrete enough to draw.',
    ],
    example: 'A safe car is abstract. A car built around the smallest passenger can be pictured and repeated.',
    inTrade: 'Hold it against the story of {offer}: how many of the six are in there?',
    source: 'Chip Heath and Dan Heath, Made to Stick, 2007',
    keywords: ['message', 'memory', 'storytelling', 'simplicity', 'ideas'],
  },
  {
    id: 'ms-076',
    topic: 'the curse of knowledge',
    fact: [
      'Once you know something, it is hard to imagine not knowing it.',
      'People who tapped a song expected half of listeners to name it. Only 1 in 40 could.',
    ],
    why: 'The tapper hears the melody inside, and the listener hears only knocks on a table.',
    action: [
      'Ask someone outside your trade to explain your offer back to you, and note every guess.',
      'List 5 terms you use daily and write a plain replacement for each.',
    ],
    example: 'To the plumber a stopcock is obvious. To the tenant it is one more unknown word on the bill.',
    inTrade: 'In {subject}, words that feel ordinary to the one who says them can be riddles to {aVisitor}.',
    source: 'Elizabeth Newton, tapping study, Stanford University, 1990',
    keywords: ['clarity', 'expertise', 'message', 'language', 'empathy'],
  },
]
