import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Mail that people want. */
export const email: KnowledgeItem[] = [
  {
    id: 'ms-107',
    topic: 'permission to write to people',
    fact: [
      'Seth Godin describes permission as the privilege of sending anticipated, personal and relevant messages.',
      'A short list of people who want to hear from you is worth more than a long list who do not.',
    ],
    why: 'Attention given freely comes back, and attention taken by interruption tends to close the door.',
    action: [
      'Say at the sign-up box exactly what you will send and how often.',
      'Remove anyone from your list who never asked to be there.',
    ],
    example: 'The box promises one recipe each Sunday. Both sides know what a tick means.',
    inTrade: 'For {aTrade}, a short list of people who asked is worth more than a long one who did not.',
    source: 'Seth Godin, Permission Marketing, 1999',
    keywords: ['email', 'permission', 'trust', 'subscribers', 'newsletter'],
  },
  {
    id: 'ms-108',
    topic: 'the subject line',
    fact: [
      'A subject line has one task: to say honestly why this message is worth opening.',
      'Plain subjects that match the content keep trust with the reader over many sendings.',
    ],
    why: 'Readers sort their inbox in moments, by sender and subject alone.',
    action: [
      'Write the subject of your next newsletter after the text, and name the most useful thing inside.',
      'Put the important words first, since small screens cut the end off.',
    ],
    example:
      'A newsletter with only an issue number says nothing. A line on storing dahlias this weekend gives a gardener a reason.',
    inTrade: '"News from {aTrade}" says nothing. What is in it says everything.',
    source: 'Common email practice: honest, front-loaded subject lines',
    keywords: ['email', 'subject lines', 'newsletter', 'clarity', 'attention'],
  },
  {
    id: 'ms-109',
    topic: 'the welcome message',
    fact: [
      'The first email after a sign-up arrives when interest is at its freshest.',
      'A welcome that keeps the promise at once sets the tone for every later message.',
    ],
    why: 'People remember why they signed up for a short while only, so the reply should meet them there.',
    action: [
      'Read your automatic welcome today, and make sure it delivers what the form promised.',
      'Add one question to your welcome email and answer those who reply.',
    ],
    example:
      'The sourdough list promises a starter guide. The guide sits in the first line, above the greeting from the owner.',
    inTrade: 'Somebody who has just signed up at {aTrade} is still standing in the door.',
    source: 'Common email practice: the welcome message',
    keywords: ['email', 'welcome', 'newsletter', 'onboarding', 'automation'],
  },
  {
    id: 'ms-110',
    topic: 'one purpose per email',
    fact: [
      'An email that asks for one thing is easier to act on than an email that asks for 4.',
      'Decide what the reader should do next, and let every paragraph lead there.',
    ],
    why: 'Each extra link competes with the one that matters.',
    action: [
      'Count the links in your last newsletter, and keep only those that serve its purpose.',
      'Put your single request in your email twice: once early and once at the end.',
    ],
    example: "The museum's note is about one evening. The shop, the cafe and the membership have their own weeks.",
    inTrade: 'So one mail from {aTrade}, one thing: {offer}, and nothing beside it.',
    source: 'Common direct response practice: one offer per letter',
    keywords: ['email', 'focus', 'action', 'newsletter', 'conversion'],
  },
  {
    id: 'ms-111',
    topic: 'sending different messages to different readers',
    fact: [
      'A message that fits one group of readers well will bore another.',
      'Even a simple split, such as new and returning customers, lets you write more relevantly.',
    ],
    why: 'Relevance is judged by each reader alone, and a general letter is about nobody in particular.',
    action: [
      'Divide your list into people who bought this year and people who did not, and write 2 openings.',
      'Ask one question at sign-up that lets you sort readers by interest.',
    ],
    example: "Cat owners get the letter about cats. The vet's dog letter waits for the dog owners.",
    inTrade: 'Regulars of {aTrade} and {aVisitor} should not get the same letter.',
    source: 'Lester Wunderman, Being Direct, 1996',
    keywords: ['email', 'segmentation', 'relevance', 'audience', 'newsletter'],
  },
  {
    id: 'ms-112',
    topic: 'making it easy to leave',
    fact: [
      'A simple way to unsubscribe protects your good name with the people who stay.',
      'Readers who cannot find the exit press the spam button in its place.',
    ],
    why: 'Complaints teach mail systems to distrust a sender, and quiet departures do not.',
    action: [
      'Test your own unsubscribe link and see that it works in 2 clicks.',
      'Write a friendly goodbye page with no hoops and no guilt.',
    ],
    example:
      'The last line says you can leave here any time. It reads like a host who shows guests where the coats are.',
    inTrade: 'A goodbye from {aTrade} that takes one click is remembered kindly.',
    source: 'Common email practice: one-click unsubscribe',
    keywords: ['email', 'unsubscribe', 'trust', 'deliverability', 'respect'],
  },
  {
    id: 'ms-113',
    topic: 'the postscript',
    fact: [
      'In a letter, many eyes go to the name, the opening and the postscript before the body.',
      'A postscript is a second chance for your main point.',
    ],
    why: "Siegfried Vogele filmed readers' eyes and found that the postscript is often read before the first paragraph.",
    action: [
      'Add a one-line postscript with your main request to the next letter you send.',
      'Move the deadline of your offer into the postscript and keep it to 15 words.',
    ],
    example:
      'Below the signature stand a day, an hour and a door. A reader who skips the letter still knows about the tasting.',
    inTrade: 'In a letter from {aTrade}, the line about {offer} may belong at the very bottom.',
    source: 'Siegfried Vogele, Handbook of Direct Mail, 1992',
    keywords: ['letters', 'email', 'copywriting', 'direct mail', 'attention'],
  },
]
