import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Screens that are understood. */
export const usability: KnowledgeItem[] = [
  {
    id: 'ai-160',
    topic: 'big targets close by',
    fact: [
      'The nearer and larger a target is, the faster a hand can reach it.',
      'Put the button people need most where the hand already is, and make it generous.',
    ],
    why: 'Aiming takes time, and the time grows with distance and shrinks with size.',
    action: [
      'Make the main button on your booking page wider, and place it right below the last field.',
      'Move the tool you grab most to within reach, and the one you grab least to the shelf.',
    ],
    example: 'The light switch is large and beside the door. Imagine it small and behind the curtain.',
    inTrade: 'On a phone, the way to {offer} belongs right beside the thumb.',
    source: 'Paul Fitts, The Information Capacity of the Human Motor System, 1954',
    keywords: ['usability', 'buttons', 'design', 'website'],
  },
  {
    id: 'ai-161',
    topic: 'how long is too long to wait',
    fact: [
      'A tenth of a second feels instant, one second keeps the thought flowing, and 10 seconds lose the attention.',
      'When a page must take longer, show that something is happening and how far along it is.',
    ],
    why: 'People keep their place in a task only as long as the screen answers at their pace.',
    action: [
      'Time the slowest step on your site, and add a progress sign if it takes over a second.',
      'Count the seconds from click to confirmation in your own checkout.',
    ],
    example: 'A button does nothing visible for a while, so it gets pressed again. A small wheel would have said wait.',
    inTrade: 'Until the page about {offer} appears, you can count. People do.',
    source: 'Jakob Nielsen, Usability Engineering, 1993',
    keywords: ['usability', 'speed', 'website', 'waiting'],
  },
  {
    id: 'ai-162',
    topic: 'testing with a few people',
    fact: [
      'Watching 5 people use a page reveals most of its serious problems.',
      'Several small tests teach more than a single large one, because you can mend things in between.',
    ],
    why: 'The same obstacles trip one visitor after another, so new findings dry up quickly.',
    action: [
      'Ask a neighbour to book something on your site while you watch and say nothing.',
      'Write 3 tasks on a card, and hand it to someone who has never seen your page.',
    ],
    example: 'The second visitor already stops where the first one did. By the fourth you know what to mend.',
    inTrade: 'Five people who have never been to {aTrade}, one phone, and one task: get {offer}.',
    source: 'Jakob Nielsen, Why You Only Need to Test with 5 Users, 2000',
    keywords: ['usability', 'testing', 'website', 'customers'],
  },
  {
    id: 'ai-163',
    topic: 'sites people already know',
    fact: [
      'People learn how websites work from all the others they use, and bring those habits to yours.',
      'Put the cart, the search box and the contact page where people look for them.',
    ],
    why: 'Familiar places need no learning, which leaves the attention for what you offer.',
    action: [
      'Visit 3 sites in your trade, and note where they all put the same thing.',
      'Ask someone to point at where they would expect your phone number.',
    ],
    example: 'An original menu spins when touched. The visitor wanted the opening hours.',
    inTrade: 'The page of {aTrade} need not surprise anybody. {Offer} may.',
    source: 'Jakob Nielsen, End of Web Design, 2000',
    keywords: ['usability', 'website', 'design', 'habits'],
  },
  {
    id: 'ai-164',
    topic: 'error messages that help',
    fact: [
      'A good error message says in plain words what happened and what to do next.',
      'An error code is a note to a programmer, left where a customer finds it.',
    ],
    why: 'The moment something fails is the moment people most need a clear next step.',
    action: [
      'Make a mistake on purpose in your own form, and rewrite whatever it says.',
      'Keep what the visitor has typed when a form refuses it.',
    ],
    example: 'The words invalid input are a shrug. A request to enter the year first is a helping hand.',
    inTrade: '"Something went wrong" helps no one who only wanted {offer}.',
    source: 'Jakob Nielsen, 10 Usability Heuristics for User Interface Design, 1994',
    keywords: ['usability', 'errors', 'forms', 'writing'],
  },
  {
    id: 'ai-165',
    topic: 'preset choices',
    fact: [
      'Most people keep whatever was set when they arrived.',
      'A default is a decision made on behalf of everyone who does not change it.',
    ],
    why: 'Changing a setting takes effort and a reason, and busy people lack at least one of them.',
    action: [
      'Check the preset choices in your order form, and set each to what most customers want.',
      'Change one default in your own software this week that annoys you every day.',
    ],
    example: 'The form begins with delivery abroad. All day long, local customers set it back.',
    inTrade: 'When people ask {aTrade} for {offer}, most will take it as it comes.',
    source: 'Johnson and Goldstein, Do Defaults Save Lives?, 2003',
    keywords: ['defaults', 'forms', 'usability', 'choices'],
  },
]
