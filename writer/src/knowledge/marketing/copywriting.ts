import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Words that are read to the end. */
export const copywriting: KnowledgeItem[] = [
  {
    id: 'ms-020',
    topic: "a headline as the ad's first job",
    fact: [
      'David Ogilvy wrote that on average 5 times as many people read the headline as read the body copy.',
      'The headline does most of the work, because many readers never reach the second line.',
    ],
    why: 'If the promise stays hidden in the text, most of the people it was meant for will miss it.',
    action: [
      'Write 10 headlines for your next post before you choose one.',
      'Move your main benefit from the third paragraph into the title.',
    ],
    example:
      'An article called News from our studio becomes How to keep a glaze from cracking. The reader knows why to stay.',
    inTrade: 'On {spot}, most people will only ever read the top line.',
    source: 'David Ogilvy, Confessions of an Advertising Man, 1963',
    keywords: ['headlines', 'copywriting', 'advertising', 'attention', 'titles'],
  },
  {
    id: 'ms-021',
    topic: 'four kinds of headline that earn a reading',
    fact: [
      'John Caples sorted strong headlines into 4 kinds: self-interest, news, curiosity, and a quick, easy way.',
      'Curiosity alone is a weak headline. Joined with a benefit, it gives people a reason to read on.',
    ],
    why: "Caples tested mail-order ads for decades and saw headlines built on the reader's interest draw more replies.",
    action: [
      'Take one plain title and rewrite it once as a benefit, once as news and once as a question.',
      'Check your last 5 post titles and mark which of them promise the reader anything.',
    ],
    example:
      'A title about autumn opening hours is plain. A title about staying open until 8 for people who work late carries news and a benefit.',
    inTrade: 'What would each kind sound like for {offer}?',
    source: 'John Caples, Tested Advertising Methods, 1932',
    keywords: ['headlines', 'copywriting', 'curiosity', 'benefits', 'testing'],
  },
  {
    id: 'ms-022',
    topic: 'being specific',
    fact: [
      'Claude Hopkins observed that platitudes leave no mark, while definite claims are given full weight.',
      'Exact details are believed more readily than grand words.',
    ],
    why: 'A specific claim can be checked, so it sounds like someone who is willing to be checked.',
    action: [
      'Find one vague word on your site, such as fast or quality, and replace it with a fact you can show.',
      'Swap the phrase years of experience for the real number of years, jobs or repairs.',
    ],
    example:
      'The words quick delivery are easy to ignore. A buyer can plan around an order by noon that leaves the same day.',
    inTrade: '"Quality since forever" says little about {aTrade}. How long {offer} takes says a lot.',
    source: 'Claude Hopkins, Scientific Advertising, 1923',
    keywords: ['copywriting', 'specificity', 'claims', 'trust', 'proof'],
  },
  {
    id: 'ms-023',
    topic: 'advertising as salesmanship',
    fact: [
      'Claude Hopkins called advertising salesmanship, to be judged by what it sells.',
      'Judge an ad the way you would judge a salesperson, by whether it moves someone closer to buying.',
    ],
    why: "An ad that only amuses has spent the reader's attention on itself.",
    action: [
      'Read your latest ad aloud to one person as if they stood at your counter, and cut what sounds odd.',
      'Name the one action your ad should lead to, then remove any line that does not help it.',
    ],
    example:
      'No one behind a counter says excellence redefined. She says which size fits, what it costs and when it can be ready.',
    inTrade: 'For {aTrade}, a pretty advert that never mentions {offer} is only decoration.',
    source: 'Claude Hopkins, Scientific Advertising, 1923',
    keywords: ['advertising', 'copywriting', 'sales', 'message', 'action'],
  },
  {
    id: 'ms-024',
    topic: 'attention, interest, desire and action',
    fact: [
      'AIDA is the old order of a selling message: attention, interest, desire, action.',
      'First stop the reader, then interest them, then make them want it, then tell them what to do.',
    ],
    why: 'Each step prepares the next, so an action asked for too early meets a reader who is not ready.',
    action: [
      'Label each sentence of your sales page with one of the 4 steps, and fill whatever is missing.',
      "Open your next flyer with the reader's situation and end it with one clear step.",
    ],
    example:
      'The poster names muddy paws, shows a clean hallway, mentions the washable mat and ends with where to feel one.',
    inTrade: 'With {offer} it runs the same way: see it, wonder, want it, ask.',
    source: 'E. St. Elmo Lewis, the AIDA formula, 1898',
    keywords: ['copywriting', 'sales', 'structure', 'attention', 'action'],
  },
  {
    id: 'ms-025',
    topic: 'starting from the problem',
    fact: [
      'Problem, agitation, solution is a copy pattern that starts where the reader already stands.',
      'Name the trouble, show what it costs in daily life, then offer the way out.',
    ],
    why: 'People read on when the first line describes their own week.',
    action: [
      'Write 3 short lines for your main service: the problem, what it leads to, and how you solve it.',
      "Open one page with your customer's difficulty in place of a sentence about your company.",
    ],
    example:
      'The receipts are in a shoebox, the deadline is near, and Sunday is gone. Then the bookkeeper offers a monthly pickup.',
    inTrade: 'For {aTrade}, that line starts with what is bothering {aVisitor}.',
    source: 'Dan Kennedy, The Ultimate Sales Letter, 1990',
    keywords: ['copywriting', 'problem', 'solution', 'structure', 'message'],
  },
  {
    id: 'ms-026',
    topic: 'how aware your reader already is',
    fact: [
      'Eugene Schwartz described 5 stages of awareness, from not knowing the problem to knowing your product well.',
      'A stranger to the problem and a returning fan need different first sentences.',
    ],
    why: 'Talk of price and features lands only when the reader already knows the problem and the kind of solution.',
    action: [
      'Decide which stage your next ad is for, and write its first line only for that reader.',
      'Prepare 2 openings for the same offer, one for strangers and one for people who know you.',
    ],
    example:
      'For a newcomer the piano tuner explains why notes drift with the seasons. For a regular, booking is open is enough.',
    inTrade: 'A regular at {aTrade} needs one line about {offer}. {AVisitor} needs the reason first.',
    source: 'Eugene Schwartz, Breakthrough Advertising, 1966',
    keywords: ['awareness', 'copywriting', 'audience', 'message', 'funnel'],
  },
  {
    id: 'ms-027',
    topic: 'benefits behind features',
    fact: [
      'A feature is what the thing has. A benefit is what the customer can do because of it.',
      'Features answer the question of what it is. Benefits answer the question of what is in it for me.',
    ],
    why: 'Buyers translate features into their own life only if they know the field, and most of them do not.',
    action: [
      'After each feature on your page, add the words: so you can. Then finish the line.',
      'Choose your 3 proudest features and ask a customer what each of them changes in practice.',
    ],
    example: 'The kettle has a double wall. So you can pick it up without a cloth.',
    inTrade: 'So ask of {offer}: what can somebody do afterwards that they could not do before?',
    source: 'Common copywriting practice: features and benefits',
    keywords: ['benefits', 'features', 'copywriting', 'product', 'message'],
  },
  {
    id: 'ms-028',
    topic: 'plain words',
    fact: [
      'Short, familiar words are understood faster than long, formal ones.',
      'Ernest Gowers advised public servants to be short, be simple and be human. Customers deserve the same.',
    ],
    why: 'Effort spent on decoding a sentence is effort taken from the thing you are selling.',
    action: [
      'Take one paragraph from your site and replace every word you would not say over the counter.',
      'Read your next email aloud before you send it, and shorten any line that leaves you out of breath.',
    ],
    example:
      'A brochure offers to facilitate your requirements. After an hour with a pencil it says: we help you get it done.',
    inTrade: 'If a ten-year-old can say what {offer} is, the words are right.',
    source: 'Ernest Gowers, The Complete Plain Words, 1954',
    keywords: ['writing', 'clarity', 'copywriting', 'language', 'style'],
  },
  {
    id: 'ms-029',
    topic: 'cutting needless words',
    fact: [
      "William Strunk's rule fits in 3 words: omit needless words.",
      'Every word that does no work makes the others harder to find.',
    ],
    why: 'A shorter sentence leaves the reader with the point still in hand.',
    action: [
      'Take your about page and cut it by a third without losing a fact.',
      'Delete the first sentence of your next draft and see whether anyone would miss it.',
    ],
    example: 'The sign used to kindly inform its valued guests. Now it says: ring the bell, please.',
    inTrade: 'Take the text about {offer}, strike every third word, and see what is missed.',
    source: 'William Strunk, The Elements of Style, 1918',
    keywords: ['writing', 'editing', 'clarity', 'copywriting', 'style'],
  },
  {
    id: 'ms-030',
    topic: 'saying you more often than we',
    fact: [
      'Copy that talks about you reads as a conversation. Copy that talks about we reads as a brochure.',
      'Count the words we and you on your page, and you see whom it is really about.',
    ],
    why: 'Readers look for themselves in a text before they look for the writer.',
    action: [
      'Rewrite 3 sentences that begin with we so that they begin with you.',
      'Mark every we and every you on your home page, and tip the balance toward the reader.',
    ],
    example: 'A line about flexible appointments turns into one about you: come before work, at lunch or on Saturday.',
    inTrade: 'Count it on the page of any {trade}: how often does it say we, and how often you?',
    source: 'Dale Carnegie, How to Win Friends and Influence People, 1936',
    keywords: ['copywriting', 'language', 'customers', 'writing', 'message'],
  },
  {
    id: 'ms-031',
    topic: 'one message at a time',
    fact: [
      'A message with one point has a fair chance of being remembered. A message with 5 points competes with itself.',
      'When you say 3 things, you say nothing, goes a campaign rule the Heath brothers retell.',
    ],
    why: 'Attention is limited, and every extra point takes some away from the one that mattered.',
    action: [
      'Before you publish, finish this line: the one thing to remember is.',
      'Split your next crowded post into separate posts with one idea each.',
    ],
    example: 'The flyer lists 12 services in small type. Its neighbour says only shoes soled while you wait.',
    inTrade: 'One sign, one message: for {aTrade} that might simply be {offer}.',
    source: 'Chip Heath and Dan Heath, Made to Stick, 2007',
    keywords: ['message', 'focus', 'clarity', 'copywriting', 'simplicity'],
  },
  {
    id: 'ms-032',
    topic: 'a clear call to action',
    fact: [
      'People are more likely to act when the next step is named, small and easy to find.',
      'A good call to action is a verb, an object and a place: book a visit on this page.',
    ],
    why: 'Interest fades while a person searches for what to do next.',
    action: [
      'Choose one action for each page and give it a button that says exactly what happens.',
      'End your next video with a single request in fewer than 10 words.',
    ],
    example: 'An invitation to get in touch is a shrug. A request to send a photo of the leak is a step.',
    inTrade: 'Can {aVisitor} tell at a glance how to get {offer}?',
    source: 'Common direct response practice: one clear call to action',
    keywords: ['action', 'conversion', 'copywriting', 'website', 'buttons'],
  },
  {
    id: 'ms-033',
    topic: 'reading copy aloud',
    fact: [
      'The ear catches what the eye forgives. Reading aloud finds the stiff sentence.',
      'If a line is hard to speak, it is hard to read.',
    ],
    why: 'Most silent readers still hear the words in their head, so rhythm matters on a page too.',
    action: [
      'Read one page of your website aloud to a colleague, and mend each place where you stumble.',
      'Record yourself explaining your service to a friend, then use that wording in your next text.',
    ],
    example:
      'The owner trips over multidimensional support offering twice. On the third try she just says: we help you move house.',
    inTrade: 'Read the lines about {offer} aloud once, and you will hear where they limp.',
    source: 'William Zinsser, On Writing Well, 1976',
    keywords: ['writing', 'editing', 'copywriting', 'voice', 'clarity'],
  },
  {
    id: 'ms-034',
    topic: 'telling the truth with interest',
    fact: [
      'Bill Bernbach held that the truth becomes the truth only when people believe you.',
      'Honesty alone is easily overlooked, so a true claim still needs a fresh way of being told.',
    ],
    why: 'People cannot believe what they did not notice, and they will not notice what bored them.',
    action: [
      'Choose one true but dull claim and show it in a picture, a test or a story.',
      'Film the plainest proof you have of something you say about your work.',
    ],
    example:
      'Careful with old books is a phrase on a website. It could also be a film of gloved hands turning one page.',
    inTrade: 'There is something true about {offer} that most people have never been told.',
    source: "Bill Bernbach, quoted in Bill Bernbach's Book by Bob Levenson, 1987",
    keywords: ['honesty', 'advertising', 'creativity', 'trust', 'proof'],
  },
  {
    id: 'ms-035',
    topic: 'admitting a flaw',
    fact: [
      'A small, honest drawback can make the rest of what you say easier to believe.',
      'In a 1966 experiment, capable people who made a small blunder were liked more than capable people who made none.',
    ],
    why: 'Flawlessness sounds like selling, and a modest admission sounds like someone telling the truth.',
    action: [
      'Name one limit of your service on your page, next to the benefit it comes with.',
      'When a buyer asks what the downside is, answer with a real one and say who it matters to.',
    ],
    example: 'Our wool jumpers need hand washing, because nothing has been added to the wool.',
    inTrade: '{ATrade} might say openly for whom {offer} is not the right thing.',
    source: 'Elliot Aronson and others, The Effect of a Pratfall on Increasing Interpersonal Attractiveness, 1966',
    keywords: ['honesty', 'trust', 'copywriting', 'persuasion', 'brand'],
  },
  {
    id: 'ms-036',
    topic: 'showing the reason behind a claim',
    fact: [
      'A claim with a reason attached is easier to accept than a claim on its own.',
      'Rosser Reeves urged advertisers to make one proposition that gives people a definite reason to buy.',
    ],
    why: 'Readers test claims by asking why, and a ready answer keeps them with you.',
    action: [
      'Add the word because to your main promise and finish the sentence honestly.',
      'Pick one promise from your website and show the process that makes it possible.',
    ],
    example:
      'Our bread keeps for 4 days, because the dough rests overnight. The second half of that line makes the first half credible.',
    inTrade: 'Why does {offer} take as long as it does? Saying so helps.',
    source: 'Rosser Reeves, Reality in Advertising, 1961',
    keywords: ['proof', 'claims', 'copywriting', 'proposition', 'trust'],
  },
  {
    id: 'ms-037',
    topic: 'a demonstration',
    fact: [
      'Showing a thing work answers doubts that no adjective can answer.',
      'A demonstration turns a claim into something the viewer has seen with their own eyes.',
    ],
    why: 'People trust their own observation more than any description from a seller.',
    action: [
      'Film one minute of your product or service doing the thing you claim.',
      'Find the claim customers doubt most, and design a simple test they can watch.',
    ],
    example: 'A cleaner wipes half of a grey window and lets the camera look at both halves.',
    inTrade: 'One minute of {offer} in the making says more than a page about {aTrade}.',
    source: 'Claude Hopkins, Scientific Advertising, 1923',
    keywords: ['demonstration', 'proof', 'video', 'product', 'trust'],
  },
  {
    id: 'ms-038',
    topic: 'the power of a first sentence',
    fact: [
      'Joseph Sugarman said the only purpose of the first sentence is to get the second one read.',
      'Every line of copy has one duty before all others, which is to lead to the next line.',
    ],
    why: 'Readers give a text a moment at a time, and can leave after any sentence.',
    action: [
      'Cut the first sentence of your next post to fewer than 10 words.',
      'Look at your last 3 emails and ask whether the opening line would make you read on.',
    ],
    example: 'The letter opens with these words: it rained on the wrong roof. Nobody stops there.',
    inTrade: 'At {aTrade}, that first sentence may well be the one on {spot}.',
    source: 'Joseph Sugarman, Advertising Secrets of the Written Word, 1998',
    keywords: ['copywriting', 'opening', 'hooks', 'attention', 'writing'],
  },
  {
    id: 'ms-039',
    topic: 'using pictures in words',
    fact: [
      'Concrete words are remembered better than abstract ones, because the mind can picture them.',
      "Allan Paivio's dual coding theory says that words with an image are stored in 2 ways, as sound and as picture.",
    ],
    why: 'Two routes into memory give a listener 2 chances to find the idea again.',
    action: [
      'Replace one abstract noun on your page with something a reader could photograph.',
      'Describe your result through an object, a place or a time of day.',
    ],
    example: 'Peace of mind is hard to see. A quiet phone on a Sunday morning is easy.',
    inTrade: '"Good service" is fog. {Offer} {moment}: that can be seen.',
    source: 'Allan Paivio, Imagery and Verbal Processes, 1971',
    keywords: ['memory', 'language', 'copywriting', 'imagery', 'clarity'],
  },
]
