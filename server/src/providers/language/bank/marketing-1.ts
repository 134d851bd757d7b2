import type { KnowledgeItem } from './item.ts'

export const marketingItems1: KnowledgeItem[] = [
  {
    id: 'ms-001',
    topic: "owning one idea in the customer's mind",
    fact: [
      'People keep a short ladder of names in their head for each kind of purchase. Positioning is the work of earning a rung.',
      'A business is easier to recall when it stands for one clear thing than when it stands for ten.',
    ],
    why: 'Minds sort by category, so a name tied to a single idea has a place to be filed and found again.',
    action: [
      'Write down the one word you want buyers to link with your name, then check that your home page says it.',
      'Ask 5 customers what you are known for. Compare their answers with what you hoped to hear.',
    ],
    example:
      'Think of a garage that talks only about older cars. When an old car breaks down, its name comes up first.',
    source: 'Al Ries and Jack Trout, Positioning, 1981',
    keywords: ['positioning', 'brand', 'memory', 'category', 'focus'],
  },
  {
    id: 'ms-002',
    topic: 'saying who you are for',
    fact: [
      'A message aimed at a named kind of customer is clearer than one aimed at everybody.',
      'When you say who you serve, the right reader recognises themselves and the wrong one moves on.',
    ],
    why: 'Recognition is quick, and a visitor decides within moments whether a page is speaking to them.',
    action: [
      'Finish this sentence on your website: we help these people do this thing.',
      'Put the name of your customer group in your headline this week, in the words they use for themselves.',
    ],
    example:
      "A bookkeeper's page opens with the words for cafes and bakers. A cafe owner knows she is in the right place.",
    source: 'Geoffrey Moore, Crossing the Chasm, 1991',
    keywords: ['audience', 'positioning', 'targeting', 'niche', 'headline'],
  },
  {
    id: 'ms-003',
    topic: 'the real alternatives to buying from you',
    fact: [
      'Your strongest rival is often no rival at all. It is the customer doing the job by hand or leaving it undone.',
      'Buyers compare you with whatever they would do if you did not exist, including nothing.',
    ],
    why: 'Strengths only make sense beside an alternative, so you must know which alternative the buyer has in mind.',
    action: [
      'Ask recent customers what they would have done if they had not found you.',
      'List the 3 most common substitutes for your service and note one thing you do that each of them cannot.',
    ],
    example:
      'A meal delivery service competes with leftovers and a tired parent. Its message can speak to that evening, instead of to other kitchens.',
    source: 'April Dunford, Obviously Awesome, 2019',
    keywords: ['competition', 'alternatives', 'positioning', 'customers', 'research'],
  },
  {
    id: 'ms-004',
    topic: 'choosing a difference that matters',
    fact: [
      'Being different helps only when the difference changes something for the buyer.',
      'After every claim you make, ask: so what? Whatever survives the question is a reason to choose you.',
    ],
    why: 'Theodore Levitt argued that anything can be set apart, even a plain commodity, through the service and care around it.',
    action: [
      'Take your top 3 claims, and continue each one with the words: which means that you can.',
      'Strike out any claim on your site that every competitor could copy onto theirs unchanged.',
    ],
    example: 'A printer says it owns a new press. The line that counts is that reprints leave the same afternoon.',
    source: 'Theodore Levitt, Marketing Success Through Differentiation of Anything, 1980',
    keywords: ['differentiation', 'benefits', 'positioning', 'competition', 'claims'],
  },
  {
    id: 'ms-005',
    topic: 'giving up some customers on purpose',
    fact: [
      'Positioning asks for sacrifice. Each thing you stop offering makes the rest easier to remember.',
      'Serving everyone means blending in. A clear limit gives people something to repeat.',
    ],
    why: 'Breadth spreads your time and your message thin, while a limit makes both of them concentrate.',
    action: [
      'Name one service you could stop promoting for a month, and give its space to your strongest one.',
      'Write a short line that says who should look elsewhere, and put it where new visitors will see it.',
    ],
    example: 'A wedding florist stops advertising daily bouquets. The page now shows weddings and nothing else.',
    source: 'Al Ries and Jack Trout, The 22 Immutable Laws of Marketing, 1993',
    keywords: ['focus', 'sacrifice', 'positioning', 'niche', 'brand'],
  },
  {
    id: 'ms-006',
    topic: 'a one-sentence positioning statement',
    fact: [
      'A useful positioning statement names the customer, the need, the category, the benefit and the difference.',
      'One tidy sentence can hold your whole strategy if it says for whom, what, and unlike which option.',
    ],
    why: 'Writing it forces choices that stay blurred while they live only in your head.',
    action: [
      'Draft yours in this order: for whom, who need what, we are which kind of business, that does what, unlike whom.',
      'Share your draft sentence with a colleague and ask them to say it back tomorrow without notes.',
    ],
    example:
      'For commuters who hate waiting, a repair shop that fixes bikes while you work, unlike stores that keep them a week.',
    source: 'Geoffrey Moore, Crossing the Chasm, 1991',
    keywords: ['positioning', 'strategy', 'message', 'statement', 'category'],
  },
  {
    id: 'ms-007',
    topic: 'the category you put yourself in',
    fact: [
      'The category you claim tells buyers what to compare you with and what price to expect.',
      'Call the same service coaching, training or consulting, and people bring 3 different sets of expectations.',
    ],
    why: 'A category is a shortcut, because listeners borrow everything they know about it before you explain a thing.',
    action: [
      'Write down 2 other labels that could describe what you sell, and note what each would lead a buyer to expect.',
      'Check the first noun on your home page. Make sure it is a category your customer would type or say.',
    ],
    example:
      'A small loaf maker calls itself a bakery or a breakfast shop. The shelves stay the same, and the expectations change.',
    source: 'April Dunford, Obviously Awesome, 2019',
    keywords: ['category', 'positioning', 'expectations', 'labels', 'pricing'],
  },
  {
    id: 'ms-008',
    topic: 'the difference between a want and a product',
    fact: [
      'Buyers want the result, and the product is only the road to it.',
      'Theodore Levitt liked to quote a line that people want a quarter-inch hole, and a drill is how they get it.',
    ],
    why: 'Once you know the result people are after, you can describe it, improve it and even deliver it another way.',
    action: [
      'Rewrite one product description so it starts with the finished result and only then names the product.',
      'Pick your top seller and write the sentence a happy customer would say a week after buying it.',
    ],
    example:
      'Nobody dreams of a filing system. They picture finding the right paper while the client is still on the phone.',
    source: 'Theodore Levitt, The Marketing Imagination, 1983',
    keywords: ['results', 'benefits', 'customers', 'product', 'needs'],
  },
  {
    id: 'ms-009',
    topic: 'the job a customer hires you to do',
    fact: [
      'People hire a product to make progress in a particular situation.',
      'Age and income say little about why someone bought today. The situation they were in says a lot.',
    ],
    why: "Clayton Christensen's point was that the circumstance, more than the customer profile, explains the purchase.",
    action: [
      'Ask your next 3 buyers what was going on in their life on the day they decided to look.',
      'Write one post that opens with the moment your customer starts to need you.',
    ],
    example:
      'A luggage shop hears about first business trips again and again. Its window could speak to exactly that trip.',
    source: "Clayton Christensen and Michael Raynor, The Innovator's Solution, 2003",
    keywords: ['jobs', 'needs', 'situation', 'customers', 'research'],
  },
  {
    id: 'ms-010',
    topic: 'defining your business by the need',
    fact: [
      'Businesses that define themselves by their product can miss the moment when the need moves elsewhere.',
      'Theodore Levitt wrote that the railroads suffered because they saw themselves in railroads instead of in transportation.',
    ],
    why: 'Needs last longer than any particular way of meeting them.',
    action: [
      'Finish this line without naming your product: our customers come to us because they need to.',
      'Discuss with your team one other way your customers could meet the same need 5 years from now.',
    ],
    example: 'A photo studio that says it keeps family memories can grow into albums, films and restoration.',
    source: 'Theodore Levitt, Marketing Myopia, 1960',
    keywords: ['strategy', 'needs', 'product', 'change', 'purpose'],
  },
  {
    id: 'ms-011',
    topic: 'asking about the past instead of the future',
    fact: [
      'People are poor guides to what they will buy someday and good guides to what they did last week.',
      'Asking if someone would buy invites a polite yes. Asking when they last paid for something like it invites the truth.',
    ],
    why: 'Past behaviour has already been paid for with time or money, while an opinion costs nothing.',
    action: [
      'Take one survey question about what people would do, and ask about the last time they did it.',
      'Talk to one customer this week and ask only about things that have already happened.',
    ],
    example:
      'Instead of asking parents whether they would like evening classes, a tutor asks what they did about homework last night.',
    source: 'Rob Fitzpatrick, The Mom Test, 2013',
    keywords: ['interviews', 'research', 'customers', 'questions', 'validation'],
  },
  {
    id: 'ms-012',
    topic: 'compliments as weak evidence',
    fact: [
      'Praise for an idea is pleasant and tells you almost nothing about demand.',
      'Look for commitments: a date, a deposit, an introduction. Kind words are cheaper than all 3.',
    ],
    why: 'People are kind to your face, so only something that costs them a little shows real interest.',
    action: [
      'End your next pitch with a small request, such as a booking or an introduction, and note the answer.',
      'Go back to 3 people who said they loved your idea and offer them a first slot to try it.',
    ],
    example:
      'A friend says the workshop sounds wonderful. Asking which Saturday suits her tells the organiser far more.',
    source: 'Rob Fitzpatrick, The Mom Test, 2013',
    keywords: ['feedback', 'validation', 'demand', 'commitment', 'interviews'],
  },
  {
    id: 'ms-013',
    topic: "the customer's own words",
    fact: [
      'The clearest copy is often already written, in reviews, emails and questions from customers.',
      'Buyers describe their problem in words that other buyers recognise at once.',
    ],
    why: 'Borrowed phrasing feels familiar because it matches the way the reader already thinks about the trouble.',
    action: [
      'Copy 10 sentences from recent customer messages into one page and underline the words that repeat.',
      'Swap one piece of trade language on your site for the phrase your customers use on the phone.',
    ],
    example: 'The clinic says occlusal splint and the patients say night guard. The page can say night guard first.',
    source: 'Standard copywriting practice: voice of customer research',
    keywords: ['copywriting', 'reviews', 'language', 'research', 'customers'],
  },
  {
    id: 'ms-014',
    topic: 'splitting a market into groups',
    fact: [
      'A market is rarely one crowd. It is several groups who want different things from the same kind of product.',
      'Segmentation treats a mixed market as several smaller ones, each with its own wishes.',
    ],
    why: "Wendell Smith showed that matching an offer to a group's demand is a strategy of its own, separate from selling one thing to all.",
    action: [
      'Sort your last 20 customers by why they came, and see whether 2 or 3 groups appear.',
      'Choose one customer group and write a page, post or flyer only for them.',
    ],
    example:
      'A swimming school teaches toddlers, nervous adults and triathletes. One poster cannot speak well to all 3.',
    source: 'Wendell Smith, Product Differentiation and Market Segmentation, 1956',
    keywords: ['segmentation', 'audience', 'market', 'targeting', 'customers'],
  },
  {
    id: 'ms-015',
    topic: 'personas built from real people',
    fact: [
      'A persona is a short portrait of a typical user that helps a team decide for someone specific.',
      'Designing for a single believable person gives sharper choices than designing for an average.',
    ],
    why: 'Averages hide contradictions, and nobody who buys from you is an average.',
    action: [
      'Build one persona from 3 real customers, with a goal, a worry and a normal working day.',
      'Before your next post, name the one customer it is for and read it as they would.',
    ],
    example:
      'The portrait on the wall is a landlord with 4 flats and no spare evenings. The new booking form respects his evenings.',
    source: 'Alan Cooper, The Inmates Are Running the Asylum, 1999',
    keywords: ['personas', 'audience', 'design', 'customers', 'empathy'],
  },
  {
    id: 'ms-016',
    topic: 'the purpose of a business',
    fact: [
      'Peter Drucker held that the purpose of a business is to create a customer.',
      'Without someone who chooses to pay, there is a hobby or a plan, and no business yet.',
    ],
    why: 'Costs sit inside the company, and the result that matters happens outside it, with the buyer.',
    action: [
      'Begin your next planning meeting with one story about a customer before any number.',
      'Put one line at the top of your weekly plan: who will be better off because of this.',
    ],
    example:
      'A team opens Monday by reading one thank-you note and one complaint. The list of tasks looks different afterwards.',
    source: 'Peter Drucker, The Practice of Management, 1954',
    keywords: ['customers', 'purpose', 'planning', 'strategy', 'management'],
  },
  {
    id: 'ms-017',
    topic: 'complaints as market research',
    fact: [
      'A complaint is research you did not have to pay for.',
      'Most unhappy customers leave quietly, so each one who speaks up stands for others who did not.',
    ],
    why: 'The person complaining has done the work of noticing, and still cares enough to tell you.',
    action: [
      'Keep a simple log of complaints and sort it by cause once a month.',
      'Thank the next customer who complains, then write down what they expected to happen.',
    ],
    example:
      'Three people grumble about parking in one week. A small map in the confirmation email answers the fourth.',
    source: 'Janelle Barlow and Claus Moller, A Complaint Is a Gift, 1996',
    keywords: ['complaints', 'feedback', 'service', 'research', 'customers'],
  },
  {
    id: 'ms-018',
    topic: 'watching customers instead of only asking',
    fact: [
      'What people say and what people do often part ways, and watching shows the second.',
      'An hour spent quietly observing buyers reveals steps they would never think to mention.',
    ],
    why: 'Habits run without attention, so people cannot report the small detours they take every day.',
    action: [
      'Ask one person to book or buy from you while you watch in silence. Note every pause.',
      'Stand near your entrance for 20 minutes and write down where people look first.',
    ],
    example: 'Customers in a hardware store kept turning a box around. The size they needed was printed on the back.',
    source: 'Paco Underhill, Why We Buy, 1999',
    keywords: ['observation', 'research', 'shopping', 'behaviour', 'customers'],
  },
  {
    id: 'ms-019',
    topic: 'the buyer and the user being different people',
    fact: [
      'The person who pays and the person who uses are often 2 different people with 2 different worries.',
      'One household or office can hold a buyer, a user and someone who must agree. Each needs a different answer.',
    ],
    why: 'Webster and Wind described these roles as a buying centre, and a message that ignores one of them can stall.',
    action: [
      'List everyone who has a say in buying from you, and write the main worry of each.',
      'Add one short section to your offer for the person who signs, separate from the person who uses.',
    ],
    example: 'Children choose the music school with their ears. The parent wants to know about the bus and the bill.',
    source: 'Frederick Webster and Yoram Wind, Organizational Buying Behavior, 1972',
    keywords: ['buyers', 'users', 'roles', 'decision', 'sales'],
  },
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
    source: 'Allan Paivio, Imagery and Verbal Processes, 1971',
    keywords: ['memory', 'language', 'copywriting', 'imagery', 'clarity'],
  },
]
