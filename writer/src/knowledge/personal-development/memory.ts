import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** How things are remembered and forgotten. */
export const memory: KnowledgeItem[] = [
  {
    id: 'pd-001',
    topic: 'how fast we forget',
    fact: [
      'Most forgetting happens soon after learning, and then the loss slows down.',
      'What you heard this morning fades steeply by tomorrow unless you return to it.',
    ],
    why: 'A short look back in the first day meets the memory while it can still be caught.',
    action: [
      'Take 5 minutes this evening to write down what you learned today, without looking anything up.',
      "Put a reminder for tomorrow in your calendar to go over the notes of today's course.",
    ],
    example:
      'After a trade fair, the names are vivid in the car and gone by Thursday. A page written in the car keeps them.',
    inTrade: 'Whatever {aVisitor} hears about {subject} {moment} is half gone by the evening.',
    source: 'Hermann Ebbinghaus, Memory, 1885',
    keywords: ['memory', 'learning', 'review', 'notes'],
  },
  {
    id: 'pd-002',
    topic: 'spreading study over days',
    fact: [
      'The same hours of study leave more behind when they are spread over several days.',
      'Short sessions with gaps between them outlast a single long one.',
    ],
    why: 'Each return after a pause makes the mind rebuild the memory, and rebuilding strengthens it.',
    action: [
      'Split your next 2 hours of learning into 4 sessions on different days.',
      'Choose one skill and give it 20 minutes on Monday, Wednesday and Friday.',
    ],
    example:
      'A new till is explained for a whole afternoon and half forgotten. Short rounds through the week would have stayed.',
    inTrade: 'Ten minutes of {subject} on six days teach more than one long Sunday.',
    source: 'Cepeda, Pashler, Vul, Wixted and Rohrer, Distributed Practice in Verbal Recall Tasks, 2006',
    keywords: ['learning', 'memory', 'training', 'practice'],
  },
  {
    id: 'pd-003',
    topic: 'testing yourself',
    fact: [
      'Pulling an answer out of your memory strengthens it more than reading the answer again.',
      'Close the book and try to recall. The effort itself is the learning.',
    ],
    why: 'Recall rehearses the very thing you will need later, which is finding the answer without help.',
    action: [
      'After your next chapter or video, write down everything you remember before you look back.',
      'Turn 5 facts about your products into question cards and quiz yourself tomorrow.',
    ],
    example: 'A new colleague reads the price list 4 times. Covering the right-hand column once would teach more.',
    inTrade: 'So how much do you still know about {subject}, with your eyes shut?',
    source: 'Henry Roediger and Jeffrey Karpicke, Test-Enhanced Learning, 2006',
    keywords: ['learning', 'memory', 'testing', 'training'],
  },
  {
    id: 'pd-004',
    topic: 'mixing what you practise',
    fact: [
      'Practising different kinds of problem in mixed order feels harder and teaches you to tell them apart.',
      'Doing 20 of the same exercise trains the hand. Mixing them trains the choice.',
    ],
    why: 'In real work nobody announces which kind of problem comes next.',
    action: [
      'Shuffle your next practice session, so that no 2 tasks in a row are alike.',
      'Mix easy, angry and unusual questions when you rehearse customer calls with a colleague.',
    ],
    example: 'A tennis player who hits only forehands for an hour knows what is coming. A match does not tell.',
    inTrade: 'Nobody at {aTrade} gets the same question twice in a row, either.',
    source: 'Doug Rohrer and Kelli Taylor, The Shuffling of Mathematics Problems Improves Learning, 2007',
    keywords: ['learning', 'practice', 'training', 'skills'],
  },
  {
    id: 'pd-005',
    topic: 'grouping into chunks',
    fact: [
      'Working memory holds only a few items, yet each item can be a bundle.',
      'Grouping turns many loose pieces into a few that fit the mind.',
    ],
    why: 'Experts see familiar patterns where beginners see separate parts.',
    action: [
      'Break one long instruction into 3 named groups of steps.',
      'Write phone numbers, codes and addresses in short blocks with spaces.',
    ],
    example: 'A row of 12 digits slips away while you reach for a pen. The same digits as 4 blocks stay put.',
    inTrade: 'Somebody who knows {subject} well sees one thing where {aVisitor} sees nine.',
    source: 'George Miller, The Magical Number Seven, Plus or Minus Two, 1956',
    keywords: ['memory', 'attention', 'instructions', 'learning'],
  },
  {
    id: 'pd-006',
    topic: 'first and last in a list',
    fact: [
      'People remember the beginning and the end of a list more easily than its middle.',
      'Whatever stands in the middle of a talk is the likeliest part to vanish.',
    ],
    why: 'Early items get more rehearsal, and the latest ones are still fresh.',
    action: [
      'Move the most important point of your next meeting to the start or to the end.',
      'Cut the middle of your next announcement down to what people truly need.',
    ],
    example: 'A waiter hears 9 orders without a pad. The first and the last arrive as ordered.',
    inTrade: 'On a list of ten things at {aTrade}, number five leads a lonely life.',
    source: 'Bennet Murdock, The Serial Position Effect of Free Recall, 1962',
    keywords: ['memory', 'presentations', 'lists', 'meetings'],
  },
  {
    id: 'pd-007',
    topic: 'the one that stands out',
    fact: [
      'An item that differs from its neighbours is the one people remember.',
      'Emphasis works by contrast, so it can be given to very few things.',
    ],
    why: 'Memory keeps exceptions, because sameness carries no news.',
    action: [
      'Mark a single line in your next email in bold, and leave the rest plain.',
      'Choose the one fact of your talk that people must keep, and show it alone on a slide.',
    ],
    example: 'A page marked in 5 colours has no marked line at all. One underlined sentence would be found again.',
    inTrade: 'At {aTrade}, people remember the one thing that was different.',
    source: 'Hedwig von Restorff, On the Effect of Field Formation in the Trace Field, 1933',
    keywords: ['memory', 'attention', 'emphasis', 'presentations'],
  },
  {
    id: 'pd-008',
    topic: 'producing the answer yourself',
    fact: [
      'Words you produce yourself stay longer than words you only read.',
      'A half-finished note that you complete teaches more than a finished one you are given.',
    ],
    why: 'Making an answer ties it to what you already know.',
    action: [
      'Leave gaps in your next training sheet for people to fill in.',
      'Before you look up a term, write your own guess at what it means.',
    ],
    example: 'The handout says where each key hangs. The trainee who draws the key board will not need it.',
    inTrade: 'Say in your own words what {subject} is, and you will keep it.',
    source: 'Norman Slamecka and Peter Graf, The Generation Effect, 1978',
    keywords: ['learning', 'memory', 'training', 'notes'],
  },
  {
    id: 'pd-009',
    topic: 'thinking about meaning',
    fact: [
      'We remember what we thought about, and deep thought about meaning leaves the deepest trace.',
      'Repeating words keeps them for a moment. Asking what they mean keeps them for longer.',
    ],
    why: 'Meaning connects new things to old ones, and each connection is a path back.',
    action: [
      'For one new term this week, write an example from your own work.',
      'After reading a page, answer a single question about it: so what?',
    ],
    example: 'You can read a contract line aloud and keep none of it. Asking when it would matter makes it stick.',
    inTrade: 'A name from the world of {subject} stays once you know what it is for.',
    source: 'Fergus Craik and Robert Lockhart, Levels of Processing, 1972',
    keywords: ['memory', 'learning', 'meaning', 'reading'],
  },
  {
    id: 'pd-010',
    topic: 'words with pictures',
    fact: [
      'An idea held as a word and as an image has 2 ways back into memory.',
      'A rough sketch beside a note makes the note easier to recall.',
    ],
    why: 'Words and pictures are handled by partly separate systems, and each can cue the other.',
    action: [
      'Draw one process of your business as boxes and arrows, from memory.',
      'Add a simple sketch to the next instruction you hang on the wall.',
    ],
    example: 'Turn the valve a quarter, says the note. A drawing of the handle before and after says it twice.',
    inTrade: 'So when you learn something about {subject}, draw it, even badly.',
    source: 'Allan Paivio, Imagery and Verbal Processes, 1971',
    keywords: ['memory', 'learning', 'sketches', 'instructions'],
  },
  {
    id: 'pd-011',
    topic: 'a walk through the points',
    fact: [
      'Speakers of antiquity placed their points along a familiar walk and collected them while they spoke.',
      'Places are easy to remember, so hang the hard things on the places.',
    ],
    why: 'A known route gives the points an order and a spot for each one.',
    action: [
      'Put the 5 points of your next talk at 5 spots on your way to work.',
      'Memorise a shopping list by placing each thing in a room of your home.',
    ],
    example:
      'The opening is at the gate, the problem on the stairs and the offer on the kitchen table. Walking through brings them back.',
    inTrade: 'You could use {aTrade} for it, from the door to {spot}.',
    source: 'Marcus Tullius Cicero, De Oratore, 55 BC',
    keywords: ['memory', 'speaking', 'presentations', 'technique'],
  },
  {
    id: 'pd-012',
    topic: 'learning where you will need it',
    fact: [
      'What is learned in one setting is recalled most easily in a similar setting.',
      'Cues present at the time of learning help bring the memory back.',
    ],
    why: 'Sounds, tools and places become part of what is stored.',
    action: [
      'Rehearse your next talk standing, in shoes, in the room itself if you can.',
      'Train a new task at the real counter instead of the meeting table.',
    ],
    example: 'In the kitchen you forget why you came. Back at the desk, where the thought began, it returns.',
    inTrade: 'It is one reason why {subject} is learned best {moment}, and less well on a sofa.',
    source: 'Endel Tulving and Donald Thomson, Encoding Specificity and Retrieval Processes, 1973',
    keywords: ['memory', 'training', 'practice', 'context'],
  },
  {
    id: 'pd-013',
    topic: 'learning by teaching',
    fact: [
      'Preparing to explain something to others makes you organise it, and the order helps you keep it.',
      'You find the holes in your knowledge at the moment you try to teach it.',
    ],
    why: 'An explanation needs reasons and links, where recognition needs neither.',
    action: [
      'Explain one thing you learned this month to a colleague, in 5 minutes, without notes.',
      'Ask your newest team member to teach the next one a single task.',
    ],
    example:
      'The spreadsheet is clear until someone asks why. The second explanation is always shorter than the first.',
    inTrade: 'Try to explain {subject} to a child, and see how quickly it sorts itself.',
    source: 'John Nestojko and others, Expecting to Teach Enhances Learning, 2014',
    keywords: ['learning', 'teaching', 'teams', 'explanation'],
  },
  {
    id: 'pd-014',
    topic: 'asking why it is so',
    fact: [
      'Asking why a fact is true helps you remember it and shows whether you understand it.',
      'A fact with a reason attached is easier to keep than a bare one.',
    ],
    why: 'Reasons tie the new fact to things that are already firmly in place.',
    action: [
      'Pick 3 rules of your trade and write the reason behind each.',
      'When you train someone, give the reason together with the rule.',
    ],
    example: 'Let the glue rest for an hour, says the sheet. Knowing what sets in that hour, nobody skips it.',
    inTrade: 'With {subject}, the question why never seems to run dry.',
    source: 'Pressley and others, Elaborative Interrogation Facilitates Acquisition of Confusing Facts, 1987',
    keywords: ['learning', 'memory', 'questions', 'training'],
  },
  {
    id: 'pd-015',
    topic: 'memory rebuilds',
    fact: [
      'Remembering is a reconstruction, so details can change while confidence stays high.',
      'A memory is retold from fragments, and the gaps are filled with what seems likely.',
    ],
    why: 'Even the wording of a question can shift what an honest witness recalls.',
    action: [
      'Write down what was agreed within an hour of your next important call.',
      'When 2 people remember an agreement differently, look for the note before you look for blame.',
    ],
    example:
      'Both partners are sure the other offered to phone the bank. A line in a shared notebook would have known.',
    inTrade: 'Two people remember the same day at {aTrade}, and both are sure.',
    source: 'Elizabeth Loftus and John Palmer, Reconstruction of Automobile Destruction, 1974',
    keywords: ['memory', 'notes', 'agreements', 'conflict'],
  },
  {
    id: 'pd-016',
    topic: 'letting paper remember',
    fact: [
      'Writing a thing down frees the mind from holding it, at the cost of remembering it less well.',
      'Decide what belongs in your head and what belongs on paper.',
    ],
    why: 'The mind lets go of what it trusts to be stored elsewhere.',
    action: [
      'Keep one list for everything you must do, and stop carrying tasks in your head for a week.',
      'Choose the 10 facts you want to know by heart, and leave the rest to your notes.',
    ],
    example:
      'Nobody needs to remember every part number. The colleague who knows where they are written is quick enough.',
    inTrade: 'At {aTrade}, a note beside the phone remembers so that nobody else has to.',
    source: 'Evan Risko and Sam Gilbert, Cognitive Offloading, 2016',
    keywords: ['memory', 'notes', 'lists', 'focus'],
  },
]
