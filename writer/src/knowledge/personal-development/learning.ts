import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Practice, understanding and study. */
export const learning: KnowledgeItem[] = [
  {
    id: 'pd-017',
    topic: 'thinking you understand',
    fact: [
      'We believe we understand everyday things until we are asked to explain them step by step.',
      'Familiarity feels like knowledge. An explanation shows the difference.',
    ],
    why: 'Seeing something often and using it easily leave no trace of how it works inside.',
    action: [
      "Explain in writing, step by step, how a customer's order becomes a delivery.",
      'Before you argue for a plan, describe how each part of it leads to the next.',
    ],
    example: 'Everyone knows a zip. Try drawing one so that it would close.',
    inTrade: 'Most people have a feeling for {subject}. Explaining it is another matter.',
    source: 'Leonid Rozenblit and Frank Keil, The Illusion of Explanatory Depth, 2002',
    keywords: ['learning', 'understanding', 'explanation', 'humility'],
  },
  {
    id: 'pd-018',
    topic: 'helpful difficulty',
    fact: [
      'Practice that feels smooth can teach little, and practice that feels bumpy can teach a lot.',
      'Some difficulties are worth having, because overcoming them is what learning consists of.',
    ],
    why: 'Ease during practice measures how you perform now, and says little about next month.',
    action: [
      'Make your next practice a little harder by removing the notes.',
      'Wait a day before you review something, so that recalling it costs effort.',
    ],
    example: 'With the recipe in view, every step goes well. Without it there are pauses, and each pause teaches.',
    inTrade: 'The clumsy first try at anything in {subject} may be the better lesson.',
    source: 'Robert Bjork, Memory and Metamemory Considerations in the Training of Human Beings, 1994',
    keywords: ['learning', 'practice', 'training', 'effort'],
  },
  {
    id: 'pd-019',
    topic: 'worked examples for beginners',
    fact: [
      'Beginners learn faster from studying solved examples than from struggling with problems at once.',
      'Show a finished case with every step before you ask someone to do their own.',
    ],
    why: 'Searching for a way uses up the attention a newcomer needs for seeing the pattern.',
    action: [
      'Write out one model case of a common task, with a reason beside each step.',
      'Give your trainee 2 solved cases and one half solved, in that order.',
    ],
    example: 'A new colleague stares at an empty quotation form. Beside a finished one, the form explains itself.',
    inTrade: 'That is why, in {subject}, watching comes before doing.',
    source: 'John Sweller and Graham Cooper, The Use of Worked Examples as a Substitute for Problem Solving, 1985',
    keywords: ['learning', 'training', 'examples', 'teaching'],
  },
  {
    id: 'pd-020',
    topic: 'too much at once',
    fact: [
      'Working memory is narrow, and learning stops when too much arrives together.',
      'Take away whatever a learner does not need at this moment.',
    ],
    why: 'Room spent on finding, switching and decoding is room lost for understanding.',
    action: [
      'Cut your training sheet to one task on one page.',
      'Explain the screen first and the exceptions next week.',
    ],
    example:
      'On day one the newcomer hears the alarm code, the coffee rules and the tax settings. By noon only the coffee is left.',
    inTrade: 'Three new things are plenty for {aVisitor} on the first day.',
    source: 'John Sweller, Cognitive Load During Problem Solving, 1988',
    keywords: ['learning', 'training', 'attention', 'teaching'],
  },
  {
    id: 'pd-021',
    topic: 'practice with a purpose',
    fact: [
      'Improvement comes from practice aimed at one weak point, with feedback and repetition.',
      'Doing a job for years is experience. Working on its hardest part is practice.',
    ],
    why: 'Routine repeats what you can do already, and so it keeps you where you are.',
    action: [
      'Name the weakest step in something you do often, and practise only that for 15 minutes.',
      'Record yourself greeting a caller, listen once, and try again with one change.',
    ],
    example:
      'A pianist repeats the 2 difficult bars. Playing the whole piece again would mostly rehearse the easy part.',
    inTrade: 'In {subject}, the same little part, ten times over, does more than the whole once.',
    source: 'Anders Ericsson, Ralf Krampe and Clemens Tesch-Romer, The Role of Deliberate Practice, 1993',
    keywords: ['practice', 'skills', 'feedback', 'improvement'],
  },
  {
    id: 'pd-022',
    topic: 'progress that slows',
    fact: [
      'Practice brings quick gains at first and smaller gains later, along a predictable curve.',
      'The early leaps of a beginner are no promise, and the later crawl is no failure.',
    ],
    why: 'Each improvement uses up the easiest savings, so the next ones are harder to find.',
    action: [
      'Track one skill with a simple number for 2 weeks, and look at the curve.',
      'When progress slows, change the method of practice instead of only adding hours.',
    ],
    example: 'Typing improves every day in the first month. In the second year a small gain takes weeks.',
    inTrade: 'Anyone who has taken up {subject} knows the second month.',
    source: 'Allen Newell and Paul Rosenbloom, Mechanisms of Skill Acquisition and the Law of Practice, 1981',
    keywords: ['practice', 'skills', 'patience', 'progress'],
  },
  {
    id: 'pd-023',
    topic: 'practising in the mind',
    fact: [
      'Going through a task in your mind improves the later doing, though less than real practice.',
      'Athletes rehearse with their eyes closed, and so can anyone before a difficult talk.',
    ],
    why: 'Imagining the steps calls up the order, the words and the points where things go wrong.',
    action: [
      'Before your next hard call, run through the first 2 minutes in your head.',
      "Picture your route through tomorrow's busiest hour, including one thing that goes wrong.",
    ],
    example: 'In the parked car, the opening sentence gets spoken silently 3 times. At the door it comes by itself.',
    inTrade: 'You can go through a bit of {subject} in your head tonight, step by step.',
    source: 'Driskell, Copper and Moran, Does Mental Practice Enhance Performance?, 1994',
    keywords: ['practice', 'preparation', 'speaking', 'skills'],
  },
  {
    id: 'pd-024',
    topic: 'borrowing a solution',
    fact: [
      'A solution from another field can fit your problem once you compare how the 2 are built.',
      'Look past the surface. Problems that seem unrelated may share a structure.',
    ],
    why: 'People rarely notice such a match by themselves, so it pays to search on purpose.',
    action: [
      'Describe one problem without using any word from your trade, then ask who else has it.',
      'Visit a business of another kind and note how it handles a queue.',
    ],
    example: 'A racing team changes tyres in seconds with fixed places and roles. A cafe can learn from that at noon.',
    inTrade: 'What would somebody from {aTrade} do with your problem?',
    source: 'Mary Gick and Keith Holyoak, Schema Induction and Analogical Transfer, 1983',
    keywords: ['learning', 'ideas', 'problems', 'analogies'],
  },
  {
    id: 'pd-025',
    topic: 'reading it again',
    fact: [
      'Reading a text a second time feels productive and adds little to what you keep.',
      'Marking lines is pleasant work. Questioning them is useful work.',
    ],
    why: 'Familiar words slide by easily, and we mistake the ease for knowledge.',
    action: [
      'Replace your next rereading with 3 questions that you answer from memory.',
      'For each page you mark, write one sentence of your own in the margin.',
    ],
    example: 'The manual is yellow from cover to cover. With the book closed, its owner cannot find the reset switch.',
    inTrade: 'A page about {subject}, read twice, feels known. Close it, and see.',
    source: "John Dunlosky and others, Improving Students' Learning With Effective Learning Techniques, 2013",
    keywords: ['learning', 'reading', 'notes', 'study'],
  },
  {
    id: 'pd-026',
    topic: 'the idea of learning styles',
    fact: [
      'Teaching people in a preferred style, such as seeing or hearing, has not been shown to help them learn more.',
      'Match the form to the subject rather than to a supposed type of learner.',
    ],
    why: 'A preference tells what people enjoy, and learning depends on what the material needs.',
    action: [
      'For your next training, ask what the content calls for: a picture, a sound or a try.',
      'Explain one procedure in words and with a drawing, and give both to everybody.',
    ],
    example: "Nobody learns a bird's song from a diagram, or a floor plan from a song.",
    inTrade: 'In {subject} some things must be seen, and others have to be tried.',
    source: 'Pashler, McDaniel, Rohrer and Bjork, Learning Styles: Concepts and Evidence, 2008',
    keywords: ['learning', 'training', 'teaching', 'evidence'],
  },
  {
    id: 'pd-027',
    topic: 'knowing what you do not know',
    fact: [
      'The skill needed to do a thing well is often the same skill needed to judge it.',
      'Beginners cannot see their own gaps, so a check from outside helps most at the start.',
    ],
    why: 'Without knowing what good looks like, one cannot measure the distance to it.',
    action: [
      'Ask someone skilled to name one gap in your work, and thank them for it.',
      'Before you rate yourself at a skill, look at 3 strong examples of it.',
    ],
    example:
      'The first home video seems fine until it plays next to a good one. Then the sound, the light and the pace speak up.',
    inTrade: 'In {subject}, too, beginners are often the surest ones.',
    source: 'Justin Kruger and David Dunning, Unskilled and Unaware of It, 1999',
    keywords: ['learning', 'skills', 'feedback', 'humility'],
  },
  {
    id: 'pd-028',
    topic: 'abilities that can grow',
    fact: [
      'People who see ability as something that grows tend to treat setbacks as information.',
      'The word yet changes a sentence, since what you cannot do yet is still open to you.',
    ],
    why: 'If talent were fixed, effort would be embarrassing and mistakes would be verdicts.',
    action: [
      'Take one thing you say you are bad at, and write the next small step toward it.',
      'When something fails this week, ask first what it teaches about the method.',
    ],
    example:
      'A spoiled piece can be hidden under the bench. It can also be laid on the table with the question of where it went wrong.',
    inTrade: 'Nobody was born with {subject}, even if it looks that way {moment}.',
    source: 'Carol Dweck, Mindset, 2006',
    keywords: ['learning', 'mindset', 'setbacks', 'growth'],
  },
  {
    id: 'pd-029',
    topic: 'just beyond reach',
    fact: [
      'Learning is liveliest on tasks you cannot yet do alone but can do with a little help.',
      'Too easy bores and too hard discourages. Between them lies the stretch worth aiming for.',
    ],
    why: 'Help lets someone feel the whole task before they can carry all of it.',
    action: [
      'Choose a task for your trainee that needs one hint from you, and give just that hint.',
      'Ask a more experienced colleague to sit beside you for one difficult hour.',
    ],
    example: "The learner steers while the teacher's hand hovers near the wheel. Each week the hand moves farther off.",
    inTrade: 'With {subject}, one helping hand at the right point can be enough.',
    source: 'Lev Vygotsky, Mind in Society, 1978',
    keywords: ['learning', 'training', 'coaching', 'skills'],
  },
  {
    id: 'pd-030',
    topic: 'guessing before learning',
    fact: [
      'Trying to answer before you are taught helps you learn the answer, even when the guess is wrong.',
      'Ask the questions first and give the lesson second.',
    ],
    why: 'A wrong guess opens a gap, and the mind is readier to fill a gap it has noticed.',
    action: [
      'Before your next course, write down what you expect it to say.',
      'Open a training session with 3 questions that nobody is expected to get right.',
    ],
    example: 'How many steps does our return process have? Everyone guesses, and then everyone listens.',
    inTrade: 'Guess first: what is the most common question at {aTrade}?',
    source: 'Lindsey Richland, Nate Kornell and Liche Kao, The Pretesting Effect, 2009',
    keywords: ['learning', 'questions', 'training', 'memory'],
  },
  {
    id: 'pd-031',
    topic: 'judging your learning later',
    fact: [
      'Right after reading we overrate what we know. A day later our judgement is much nearer the truth.',
      'To see what stayed, wait before you test yourself.',
    ],
    why: 'Just after a lesson the words are still in mind, and that looks like memory.',
    action: [
      "Check tomorrow, without notes, what today's meeting decided.",
      'Ask your team a day after training which 3 points they kept.',
    ],
    example: 'In the course everything was obvious. On Thursday, alone with the machine, it is not.',
    inTrade: 'So ask yourself about {subject} tomorrow, and not tonight.',
    source: 'Thomas Nelson and John Dunlosky, The Delayed-JOL Effect, 1991',
    keywords: ['learning', 'memory', 'judgement', 'training'],
  },
  {
    id: 'pd-032',
    topic: 'survey and question before reading',
    fact: [
      'Look over the headings and turn them into questions before you read a chapter.',
      'Survey, question, read, recite and review: an old order for study that still serves.',
    ],
    why: 'A question gives reading a purpose, and a purpose decides what gets noticed.',
    action: [
      'Skim the headings of the next long document, and write a question beside each one.',
      'After each section, look away and say its point aloud in a single sentence.',
    ],
    example: 'A 40 page contract is a wall of text. With 6 questions in hand it becomes a search.',
    inTrade: 'It works with a book on {subject} as well as with the small print.',
    source: 'Francis Robinson, Effective Study, 1946',
    keywords: ['reading', 'learning', 'questions', 'study'],
  },
  {
    id: 'pd-033',
    topic: 'notes that ask questions',
    fact: [
      'Divide a page in 2, with notes on one side and questions about them on the other.',
      'Notes serve twice when they let you test yourself later.',
    ],
    why: 'A question in the margin turns old notes into practice.',
    action: [
      'Take notes on your next call in one column, and fill the other within a day.',
      'Cover the right side of an old page and answer from the left.',
    ],
    example: 'The left column asks when the warranty ends. Covering the answer for a moment is the whole exercise.',
    inTrade: 'A notebook about {subject} becomes a teacher that way.',
    source: 'Walter Pauk, How to Study in College, 1962',
    keywords: ['notes', 'learning', 'memory', 'meetings'],
  },
  {
    id: 'pd-034',
    topic: 'reading at different depths',
    fact: [
      'Not every book deserves the same reading. Some are to be tasted, some swallowed, and a few digested.',
      'Inspect a book for 15 minutes before you decide to read all of it.',
    ],
    why: 'Time given to the wrong page is taken from the right one.',
    action: [
      'Read the contents, the first and the last chapter of one book, then decide on the rest.',
      'Choose a single book this month to read slowly, with a pencil.',
    ],
    example: 'A stack of 10 business books waits in reproach. After an hour of sampling, 2 are left.',
    inTrade: 'A page of tips on {subject} can be tasted. A good book on it wants an evening.',
    source: 'Francis Bacon, Of Studies, 1597',
    keywords: ['reading', 'books', 'learning', 'time'],
  },
  {
    id: 'pd-035',
    topic: 'learning by watching',
    fact: [
      'People learn much of what they do by watching others do it and seeing what follows.',
      'A demonstration carries details that the demonstrator would never think to mention.',
    ],
    why: "Watching lets you borrow someone's trials without paying for their errors.",
    action: [
      'Ask to watch a skilled colleague for 30 minutes, and write down 5 small things they do.',
      'Show new people the task at normal speed first, then slowly.',
    ],
    example:
      'The manual never mentions how the old hand taps the tin before opening. The apprentice saw it on day one.',
    inTrade: 'Stand beside somebody who knows {subject} for an hour, and say nothing.',
    source: 'Albert Bandura, Social Learning Theory, 1977',
    keywords: ['learning', 'training', 'observation', 'skills'],
  },
  {
    id: 'pd-036',
    topic: 'looking back on action',
    fact: [
      'Experience teaches when somebody stops to ask what happened and why.',
      'Reflect twice: once while doing, to adjust, and once afterwards, to learn.',
    ],
    why: "Without a pause, the next day's work covers the lesson of today.",
    action: [
      'End this week with 3 lines: what worked, what did not, what to try next.',
      'After your next difficult customer, spend 5 minutes writing what you would repeat.',
    ],
    example:
      'A stall is packed up in the rain, and everyone goes home. A talk over tea would save the next rainy market.',
    inTrade: 'After a long day at {aTrade}, five minutes and a pencil are enough.',
    source: 'Donald Schon, The Reflective Practitioner, 1983',
    keywords: ['reflection', 'learning', 'experience', 'journal'],
  },
  {
    id: 'pd-037',
    topic: 'review after an event',
    fact: [
      'After an event, ask what was expected, what happened, why they differ, and what to do next time.',
      "A short review without blame turns one event into many people's experience.",
    ],
    why: 'The questions separate facts from opinions and leave a plan behind.',
    action: [
      'Hold a 15 minute review after your next busy day, with those 4 questions on the table.',
      'Write one change after each review, and read it aloud before the next event.',
    ],
    example: "The open day went well apart from the parking. Next year's file begins with the word parking.",
    inTrade: 'A busy Saturday at {aTrade} could end with just those four.',
    source: "US Army, A Leader's Guide to After-Action Reviews, 1993",
    keywords: ['teams', 'review', 'learning', 'events'],
  },
  {
    id: 'pd-038',
    topic: 'learning in a cycle',
    fact: [
      'Learning goes round: you do something, look at it, form an idea, and try the idea out.',
      'Doing without thinking repeats itself, and thinking without doing proves nothing.',
    ],
    why: 'Each stage supplies what the following one needs.',
    action: [
      'Take one thing that went badly, write a guess at the cause, and test the guess once.',
      'Ask which of the 4 stages you skip, and add it to one task this week.',
    ],
    example: 'The sauce splits, you suspect the heat, you try it cooler. That is a full turn.',
    inTrade: 'In {subject}, you go round that circle many times in one afternoon.',
    source: 'David Kolb, Experiential Learning, 1984',
    keywords: ['learning', 'experience', 'reflection', 'experiments'],
  },
  {
    id: 'pd-039',
    topic: 'explaining in simple words',
    fact: [
      'Explain a thing in words a child could follow, and you find out where you do not understand it.',
      'Jargon hides gaps, and simple words uncover them.',
    ],
    why: 'A long word can be repeated without being understood, and a plain sentence hardly can.',
    action: [
      'Write half a page on one part of your work without a single technical term.',
      'Underline each word your neighbour would not know, and replace it.',
    ],
    example:
      'The word depreciation sounds settled. That the van loses a little value every year is something you can discuss.',
    inTrade: 'So what would you tell a seven-year-old about {subject}?',
    source: 'Richard Feynman, as quoted in Six Easy Pieces, 1994',
    keywords: ['learning', 'explanation', 'language', 'clarity'],
  },
  {
    id: 'pd-040',
    topic: 'rest after learning',
    fact: [
      'People forget less of what they learned when sleep comes soon after than when a busy day does.',
      'A quiet pause after learning gives the new memory less to compete with.',
    ],
    why: 'Fresh impressions interfere with those that have not yet settled.',
    action: [
      'Study one hard thing in the last calm hour of your day, then close the books.',
      'Leave 10 quiet minutes after your next training, instead of going straight into calls.',
    ],
    example:
      'Names learned just before a hectic market are gone by evening. Learned at night, they are there at breakfast.',
    inTrade: 'Learn something about {subject} in the evening, and go straight to bed.',
    source: 'John Jenkins and Karl Dallenbach, Obliviscence During Sleep and Waking, 1924',
    keywords: ['memory', 'rest', 'learning', 'sleep'],
  },
  {
    id: 'pd-041',
    topic: 'linking things to yourself',
    fact: [
      'Information linked to yourself is remembered more easily than information that concerns nobody in particular.',
      'Ask how a new idea touches your own work, and you have begun to keep it.',
    ],
    why: 'What we know about ourselves is a large net with many places to hang things.',
    action: [
      'After your next article, write a sentence that begins: in my business this means.',
      'Let each person in a training say where the rule would have helped them last week.',
    ],
    example: 'A fire drill is dull until someone asks which way you would run from your own desk.',
    inTrade: 'That is why you will keep what {subject} has to do with your own kitchen, desk or bike.',
    source: 'Rogers, Kuiper and Kirker, Self-Reference and the Encoding of Personal Information, 1977',
    keywords: ['memory', 'learning', 'training', 'relevance'],
  },
  {
    id: 'pd-042',
    topic: 'questions that curiosity asks',
    fact: [
      'Curiosity is a gap between what we know and what we would like to know.',
      'A little knowledge makes us hungry for more, while total ignorance leaves us cold.',
    ],
    why: 'The gap can only itch once we can see its edges.',
    action: [
      'Write down 3 questions about your trade that you could not answer today, and chase one.',
      'Begin your next talk with a question that the audience will want answered.',
    ],
    example: 'A jar stands on the counter with a card asking how many beans it holds. Passers-by stop and count.',
    inTrade: 'One half of a story about {subject}, and you already want the other.',
    source: 'George Loewenstein, The Psychology of Curiosity, 1994',
    keywords: ['curiosity', 'learning', 'questions', 'attention'],
  },
]
