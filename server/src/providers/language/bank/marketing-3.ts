import type { KnowledgeItem } from './item.ts'

export const marketingItems3: KnowledgeItem[] = [
  {
    id: 'ms-082',
    topic: 'coming to mind at the moment of need',
    fact: [
      'Buyers can only choose from the names they think of. Byron Sharp calls this mental availability.',
      'Being remembered in buying situations matters as much as being liked.',
    ],
    why: 'Most purchases start from a small set of names that come up without effort.',
    action: [
      'List 3 situations in which people need you, and write one post for each of them.',
      'Pair your name with one buying moment in everything you publish this month.',
    ],
    example: 'Guests are coming and there is no dessert. A cake shop wants its name to appear right there.',
    source: 'Byron Sharp, How Brands Grow, 2010',
    keywords: ['brand', 'memory', 'mental availability', 'buying', 'awareness'],
  },
  {
    id: 'ms-083',
    topic: 'being easy to buy',
    fact: [
      'Liking a shop is of little use if it is hard to find, reach or pay.',
      'Byron Sharp pairs mental availability with physical availability: being where and when people want to buy.',
    ],
    why: 'Each obstacle between wanting and having loses some of the people who wanted.',
    action: [
      'Try to buy from your own business on a phone, and count the steps.',
      'Remove one obstacle this week: an unclear door, a missing price, a form that asks too much.',
    ],
    example: 'The bookshop puts a bell and a phone number on the door for the hour when the owner is out.',
    source: 'Byron Sharp, How Brands Grow, 2010',
    keywords: ['availability', 'buying', 'convenience', 'friction', 'sales'],
  },
  {
    id: 'ms-084',
    topic: 'the light buyer',
    fact: [
      'Most brands have a few heavy buyers and a great many people who buy once in a while.',
      "Occasional customers are easily overlooked, and together they often make up much of a brand's sales.",
    ],
    why: 'Ehrenberg found this lopsided pattern in category after category of repeat buying.',
    action: [
      'Write one message this month for people who buy from you about once a year.',
      "Look up how many of last year's customers came only once, and plan a friendly reminder.",
    ],
    example:
      'The shoe repairer sees some faces monthly. The long row of single pairs on the shelf belongs to everyone else.',
    source: 'Andrew Ehrenberg, Repeat-Buying, 1972',
    keywords: ['loyalty', 'customers', 'brand', 'frequency', 'reach'],
  },
  {
    id: 'ms-085',
    topic: 'small brands and loyalty',
    fact: [
      'Small brands have fewer buyers, and those buyers are slightly less loyal too. It is called double jeopardy.',
      'A bigger brand tends to have more customers and a little more repeat buying from each.',
    ],
    why: 'Popular names are met in more places, so even fans of a small brand often buy the large one in between.',
    action: [
      'Set one goal for reaching new people beside your goals for regulars.',
      'Ask where customers go when they do not come to you, and see whether the larger name appears.',
    ],
    example: 'The village cafe is loved, and its fans still stop at the chain by the station.',
    source: 'Andrew Ehrenberg, Gerald Goodhardt and Patrick Barwise, Double Jeopardy Revisited, 1990',
    keywords: ['brand', 'loyalty', 'growth', 'reach', 'customers'],
  },
  {
    id: 'ms-086',
    topic: 'distinctive brand assets',
    fact: [
      'Colours, shapes, sounds and characters can bring a brand to mind before its name is read.',
      'An asset works when people link it to you and to nobody else.',
    ],
    why: 'Recognition is faster than reading, and it needs repetition to grow.',
    action: [
      'Choose one colour and one shape, and use them in every post for the next 3 months.',
      'Cover your name on your last 5 posts and ask a friend whose they are.',
    ],
    example: 'A yellow corner on every photo is a small thing. After a year it is a signature.',
    source: 'Jenni Romaniuk, Building Distinctive Brand Assets, 2018',
    keywords: ['brand', 'colours', 'logo', 'recognition', 'design'],
  },
  {
    id: 'ms-087',
    topic: 'consistency over time',
    fact: [
      'Owners tire of their own message long before customers have noticed it.',
      'A brand gains strength by looking and sounding the same again and again.',
    ],
    why: 'Memory is built by repetition, and each change of style sends it back toward the start.',
    action: [
      'Keep your current line and colours for the rest of the year, and write that decision down.',
      'Put your last 10 posts side by side, and remove whatever looks as if another company made it.',
    ],
    example: 'The tea seller has signed off with the same 4 words for years. Customers now say them first.',
    source: 'David Aaker, Building Strong Brands, 1996',
    keywords: ['consistency', 'brand', 'memory', 'repetition', 'message'],
  },
  {
    id: 'ms-088',
    topic: 'a brand as a set of associations',
    fact: [
      'A brand lives in the heads of customers, as a web of things they link with a name.',
      'Every contact adds a strand to what people think of when they hear of you.',
    ],
    why: "Kevin Lane Keller described brand strength as the difference that knowing the name makes to a customer's response.",
    action: [
      'Ask 5 people for the first 3 words your name brings up.',
      "Choose 2 associations you want to own, and check this week's posts for both.",
    ],
    example: "Sawdust, patience, straight lines. That is what the neighbours say when the joiner's name comes up.",
    source: 'Kevin Lane Keller, Conceptualizing, Measuring, and Managing Customer-Based Brand Equity, 1993',
    keywords: ['brand', 'associations', 'equity', 'memory', 'reputation'],
  },
  {
    id: 'ms-089',
    topic: 'a brand voice',
    fact: [
      'A brand voice is a steady way of speaking that people would recognise without the logo.',
      'Tone may change with the occasion, while the voice stays the same person.',
    ],
    why: 'A consistent manner of speaking tells customers what to expect from the people behind it.',
    action: [
      'Write 3 words for how you sound and 3 for how you never sound, and pin them by your desk.',
      'Take one stiff automatic message and rewrite it as you would say it at the counter.',
    ],
    example: 'Even the out of office note of the toy shop sounds like the toy shop.',
    source: 'Nicole Fenton and Kate Kiefer Lee, Nicely Said, 2014',
    keywords: ['voice', 'tone', 'brand', 'writing', 'consistency'],
  },
  {
    id: 'ms-090',
    topic: 'choosing a name',
    fact: [
      'A useful name is easy to say, easy to spell and easy to tell apart.',
      'If people must ask twice how it is written, word of mouth pays a toll.',
    ],
    why: 'Names travel by ear first, and a name that cannot be typed after hearing it cannot be found.',
    action: [
      'Say your business name over the phone to 3 people and ask them to write it down.',
      'Add a plain line under your name that says what you do.',
    ],
    example: 'The studio called Kwyll spells itself out in every call. The studio called Oak Room does not.',
    source: 'Marty Neumeier, The Brand Gap, 2003',
    keywords: ['naming', 'brand', 'word of mouth', 'memory', 'clarity'],
  },
  {
    id: 'ms-091',
    topic: 'the first seconds of a video',
    fact: [
      'Viewers decide early whether to stay, so the first line has to earn the second.',
      'Open with the question, the result or the mistake. The greeting can wait.',
    ],
    why: 'At the start a viewer has invested nothing, and leaving costs them nothing.',
    action: [
      'Record your next video twice: once with your usual start and once beginning with its strongest sentence.',
      'Cut everything before the first interesting thing in your last video.',
    ],
    example: 'A hello could come from anyone. A hinge held up the wrong way round makes people look.',
    source: 'Common editing practice: open on the strongest moment',
    keywords: ['video', 'hooks', 'attention', 'opening', 'editing'],
  },
  {
    id: 'ms-092',
    topic: 'sound and picture sharing the work',
    fact: [
      'People learn better from words and pictures together than from words alone.',
      "Richard Mayer's experiments show that narration with fitting images beats narration on its own.",
    ],
    why: 'Eye and ear take in information through separate channels, so both can carry part of the load.',
    action: [
      'For each sentence of your next script, note what the viewer should see while hearing it.',
      'Replace one talking shot in your next video with a close view of the thing you mention.',
    ],
    example: 'While the voice explains the knot, the hands tie it.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'learning', 'pictures', 'narration', 'content'],
  },
  {
    id: 'ms-093',
    topic: 'leaving out what is merely interesting',
    fact: [
      'Extra music, facts and pictures can distract from the point, however nice they are.',
      "Mayer's coherence principle says that people learn more when material that does not serve the point is left out.",
    ],
    why: 'Working memory is small, and decoration takes a seat meant for the message.',
    action: [
      'Remove one effect from your next video and see whether anything is missing.',
      'Cut any anecdote that does not help the viewer do the thing you are teaching.',
    ],
    example: 'The clip about sharpening a knife does not need the history of steel.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'simplicity', 'editing', 'focus', 'learning'],
  },
  {
    id: 'ms-094',
    topic: 'pointing at what matters',
    fact: [
      'A viewer learns more when the important part is marked by an arrow, a colour or a word of emphasis.',
      'Signals guide the eye. Without them each viewer guesses where to look.',
    ],
    why: 'Finding the right spot on a busy picture uses the same attention that understanding needs.',
    action: [
      'Add one circle or arrow to your next how-to picture.',
      'Say where to look before you show the detail you mean.',
    ],
    example: 'Among 40 wires, one is drawn in red. The explanation can begin.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'design', 'attention', 'signals', 'teaching'],
  },
  {
    id: 'ms-095',
    topic: 'breaking a lesson into pieces',
    fact: [
      'Learners do better when a lesson comes in short segments they can take at their own speed.',
      'Small steps with pauses are easier to follow than one long stream.',
    ],
    why: 'Each piece can settle before the next one arrives.',
    action: [
      'Split your longest video into parts, each answering one question.',
      'Put a visible number on each step of your next tutorial.',
    ],
    example:
      'Part one is measuring, part two is cutting, part three is fitting. A viewer can stop after cutting and come back.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'tutorials', 'learning', 'structure', 'series'],
  },
  {
    id: 'ms-096',
    topic: 'a conversational style',
    fact: [
      'People learn more from a speaker who says you and I than from one who lectures.',
      "Mayer's personalisation principle favours friendly, everyday language over formal language.",
    ],
    why: 'Conversation makes a listener feel addressed, and they work harder to understand.',
    action: [
      'Record your next script as if one regular customer were sitting across the table.',
      'In your next script, turn every instruction for viewers in general into one addressed to you.',
    ],
    example: 'A manual asks for adequate drainage. A neighbour tells you to make sure your pot has a hole.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'tone', 'script', 'teaching', 'voice'],
  },
  {
    id: 'ms-097',
    topic: 'captions',
    fact: [
      'Captions let people follow a video with the sound off, in a noisy place, or without hearing.',
      'Written words on screen open a film to viewers who would otherwise be shut out.',
    ],
    why: 'The accessibility guidelines for the web ask for captions on recorded video with speech.',
    action: [
      'Add captions to your last video and read them through once for names and numbers.',
      'Watch your latest clip with the sound off, and check that its point still arrives.',
    ],
    example: 'On a full train, with headphones at home, a passenger still learns how to prune a rose.',
    source: 'W3C, Web Content Accessibility Guidelines, success criterion 1.2.2',
    keywords: ['captions', 'accessibility', 'video', 'subtitles', 'reach'],
  },
  {
    id: 'ms-098',
    topic: 'one video, one question',
    fact: [
      'A short video is strongest when it answers a single question completely.',
      'Two questions in one clip give the viewer 2 chances to leave.',
    ],
    why: 'A single question makes the title, the opening and the ending almost write themselves.',
    action: [
      'Write the question your next video answers at the top of the script, and delete every line that does not help.',
      'Turn one long list of tips into a set of short videos with one tip each.',
    ],
    example: 'Why a door sticks is enough for one film. Everything about doors would fill a shelf.',
    source: 'Common teaching practice: one learning objective per lesson',
    keywords: ['video', 'focus', 'questions', 'content', 'script'],
  },
  {
    id: 'ms-099',
    topic: 'content pillars',
    fact: [
      'A handful of standing themes makes regular publishing far easier.',
      'Choose 3 to 5 subjects you can speak about for years, and rotate them.',
    ],
    why: 'A blank page asks what to say about anything, while a theme asks only what is next.',
    action: [
      'Name 4 themes for your business and list 5 questions under each.',
      'Label your last 10 posts by theme and notice which subject you have neglected.',
    ],
    example: 'A garden centre turns between soil, pests, tools and seasons. Wednesday is always pests.',
    source: 'Common editorial practice: content pillars',
    keywords: ['content', 'planning', 'themes', 'calendar', 'publishing'],
  },
  {
    id: 'ms-100',
    topic: 'answering what customers ask',
    fact: [
      "Marcus Sheridan's rule for content is simple: if customers ask it, answer it in public.",
      'Every question you hear twice is a subject for a post.',
    ],
    why: 'People who ask are close to deciding, and others are searching for the same answer.',
    action: [
      'Write down each question you get this week, and answer the most common one on your site.',
      'Look through your sent mail for an answer you have typed before, and publish it.',
    ],
    example: "How long does a crown take, does it hurt, can I drive home? A dentist's inbox is a table of contents.",
    source: 'Marcus Sheridan, They Ask, You Answer, 2017',
    keywords: ['content', 'questions', 'customers', 'trust', 'search'],
  },
  {
    id: 'ms-101',
    topic: 'talking openly about price',
    fact: [
      'Customers want to know what things cost, and many leave a page that will not say.',
      'If an exact price is impossible, you can still explain what makes it go up or down.',
    ],
    why: 'A missing price makes people assume it is high, or that a sales call is coming.',
    action: [
      'Write a page that lists the 4 things which change your price.',
      'Add a typical range to your most visited service page, with what it includes.',
    ],
    example: 'A kitchen fitter explains that worktops move the bill most. Visitors learn what to decide first.',
    source: 'Marcus Sheridan, They Ask, You Answer, 2017',
    keywords: ['pricing', 'transparency', 'content', 'trust', 'website'],
  },
  {
    id: 'ms-102',
    topic: 'making much from one piece',
    fact: [
      'One solid piece of work can become a video, a post, an email and an answer on your site.',
      'Reusing a good idea in several forms reaches people who would have met it in only one place.',
    ],
    why: 'Research and thinking are the costly part, and the form is cheap to change.',
    action: [
      'Take your most useful article and turn each heading into a short video.',
      'Choose one customer question and answer it in 3 formats this week.',
    ],
    example: 'A talk about wills in the village hall becomes 6 clips, one checklist and a letter to past clients.',
    source: 'Common editorial practice: repurposing content',
    keywords: ['content', 'repurposing', 'efficiency', 'video', 'publishing'],
  },
  {
    id: 'ms-103',
    topic: 'publishing on a steady rhythm',
    fact: [
      'A modest schedule you can keep beats an ambitious one you drop.',
      'Readers form habits around things that arrive when expected.',
    ],
    why: 'Regular appearance builds familiarity, and a fixed day removes the daily question of whether to post.',
    action: [
      'Pick a publishing day and a number of posts you could manage even in your busiest week.',
      'Prepare 2 pieces ahead, so a bad week does not break the rhythm.',
    ],
    example: 'The fishmonger posts the catch every Friday at 8. Regulars look before they write their list.',
    source: 'Common editorial practice: the publishing calendar',
    keywords: ['consistency', 'schedule', 'content', 'habit', 'publishing'],
  },
  {
    id: 'ms-104',
    topic: 'a series',
    fact: [
      'A series gives people a reason to come back that a single post cannot give.',
      'Same format, same length, new subject each time: a series is easy to make and easy to recognise.',
    ],
    why: 'A known format lowers the effort for the viewer, who already understands how it works.',
    action: [
      'Plan 5 episodes of the same simple format before you film the first.',
      'Give your regular tip a fixed name and a fixed opening shot.',
    ],
    example: 'Tool of the month shows one tool, one use and one mistake. In time viewers ask for theirs.',
    source: 'Common broadcasting practice: the recurring format',
    keywords: ['series', 'content', 'format', 'video', 'habit'],
  },
  {
    id: 'ms-105',
    topic: 'teaching what you know',
    fact: [
      'Teaching shows skill more clearly than claiming it.',
      'The more you explain, the easier it is for people to judge whether they want you to do the work.',
    ],
    why: 'Understanding a task often shows people why it takes practice, and what they would rather hand over.',
    action: [
      'Film one thing a customer could do without you, and explain it fully.',
      'Write a short checklist that helps people prepare before they call you.',
    ],
    example: 'The electrician shows how to reset a breaker, and says when to stop and call. Both parts earn trust.',
    source: 'Joe Pulizzi, Epic Content Marketing, 2013',
    keywords: ['teaching', 'content', 'expertise', 'trust', 'video'],
  },
  {
    id: 'ms-106',
    topic: 'work shown in progress',
    fact: [
      'Showing how something is made gives people a reason to follow along before anything is for sale.',
      'Austin Kleon advises sharing something small from your process every day.',
    ],
    why: 'The finished thing looks easy, and the steps reveal the care in it.',
    action: [
      'Photograph one unfinished piece today and say what comes next.',
      'Keep a camera at the bench, and record 20 seconds of the step visitors ask about.',
    ],
    example: 'Half a guitar hangs in the window with a note that says neck on Thursday.',
    source: 'Austin Kleon, Show Your Work!, 2014',
    keywords: ['process', 'content', 'craft', 'transparency', 'video'],
  },
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
    source: 'Siegfried Vogele, Handbook of Direct Mail, 1992',
    keywords: ['letters', 'email', 'copywriting', 'direct mail', 'attention'],
  },
  {
    id: 'ms-114',
    topic: 'scanning readers',
    fact: [
      'People seldom read a web page word by word. They scan it for what they came for.',
      "In Jakob Nielsen's early tests, 79 percent of users scanned any new page they met.",
    ],
    why: 'Visitors arrive with a task and give text only as much effort as the task demands.',
    action: [
      'Turn one long paragraph on your site into a heading and 3 short lines.',
      'Read only the headings of your main page, and check that they tell the story by themselves.',
    ],
    example:
      'A parent looks for term dates. Bold dates are found at once, and dates inside a paragraph are found by phone call.',
    source: 'Jakob Nielsen, How Users Read on the Web, 1997',
    keywords: ['website', 'reading', 'headings', 'usability', 'layout'],
  },
  {
    id: 'ms-115',
    topic: 'not making people think',
    fact: [
      "Steve Krug's first law of usability is don't make me think.",
      'A page works when a visitor can tell at a glance what it is and what to do.',
    ],
    why: 'Each small puzzle uses up patience, and patience is what a visitor brings least of.',
    action: [
      'Show your home page to a stranger for 5 seconds and ask what the business sells.',
      'Rename one clever menu item so that nobody has to guess what lies behind it.',
    ],
    example: 'The menu said Discover. It now says Prices.',
    source: "Steve Krug, Don't Make Me Think, 2000",
    keywords: ['usability', 'website', 'clarity', 'design', 'navigation'],
  },
  {
    id: 'ms-116',
    topic: 'familiar layouts',
    fact: [
      "Visitors spend most of their time on other sites, so they expect yours to work like those. It is called Jakob's law.",
      'Convention is a gift: people already know where the menu, the cart and the phone number live.',
    ],
    why: 'Knowledge gained elsewhere transfers at no cost when you place things where they are expected.',
    action: [
      'Compare your page with 3 popular sites and move one thing to its usual place.',
      'Save originality for what you say, and keep the navigation ordinary.',
    ],
    example: 'The logo in the top corner leads home everywhere else. Make sure that yours does too.',
    source: 'Jakob Nielsen, End of Web Design, 2000',
    keywords: ['usability', 'website', 'convention', 'design', 'navigation'],
  },
  {
    id: 'ms-117',
    topic: 'the time a decision takes',
    fact: [
      "The more options a person faces, the longer the choice takes. That is Hick's law.",
      'Decision time rises with the number of equally likely alternatives, roughly with its logarithm.',
    ],
    why: 'Every option has to be noticed and weighed before it can be turned down.',
    action: [
      'Count the links in your main menu and remove the 2 that are used least.',
      'Group your services under 3 headings, so people choose twice among few in place of once among many.',
    ],
    example: 'A ticket page that first asks which day, then which time, is calmer than a wall of slots.',
    source: 'William Edmund Hick, On the Rate of Gain of Information, 1952',
    keywords: ['choice', 'menu', 'design', 'usability', 'website'],
  },
  {
    id: 'ms-118',
    topic: 'large and near buttons',
    fact: [
      'A big, close target is quicker to hit than a small, distant one. Paul Fitts measured it in 1954.',
      'Size and distance decide how long it takes to reach a button.',
    ],
    why: 'Aiming takes time and care, and both grow when the target shrinks.',
    action: [
      'Open your site on a phone, and press the main button with your thumb without looking closely.',
      'Make your main button larger, and leave space between it and the next link.',
    ],
    example: 'At the bus stop, with one hand free, a thumb finds book now on the first try.',
    source: 'Paul Fitts, The Information Capacity of the Human Motor System, 1954',
    keywords: ['buttons', 'design', 'usability', 'mobile', 'website'],
  },
  {
    id: 'ms-119',
    topic: 'how long people will wait for a page',
    fact: [
      'A response within a tenth of a second feels instant, and within 1 second the train of thought stays whole.',
      'After about 10 seconds of waiting, attention wanders to something else.',
    ],
    why: 'These limits come from human perception, so they have hardly moved since they were first described.',
    action: [
      'Load your home page on a phone away from home, and count the seconds.',
      'Shrink the 3 heaviest pictures on your site this week.',
    ],
    example: 'A huge photo of the dining room arrives line by line. Hungry people go next door.',
    source: 'Jakob Nielsen, Usability Engineering, 1993',
    keywords: ['speed', 'website', 'usability', 'waiting', 'mobile'],
  },
  {
    id: 'ms-120',
    topic: 'words on a button',
    fact: [
      'A button should say what happens when it is pressed.',
      "The word submit describes the computer's job. The words get my quote describe the visitor's.",
    ],
    why: 'A clear label removes the small doubt that makes a hand stop.',
    action: [
      'Rename one button on your site with a verb and the thing people receive.',
      'Put the words I want to before each button label, and mend those that sound odd.',
    ],
    example: 'I want to submit sounds like nobody. I want to see free dates sounds like a customer.',
    source: 'Ginny Redish, Letting Go of the Words, 2007',
    keywords: ['buttons', 'copywriting', 'website', 'conversion', 'clarity'],
  },
  {
    id: 'ms-121',
    topic: 'shorter forms',
    fact: [
      'Every field in a form asks for effort and a little trust.',
      'Ask only for what you need for the next step. The rest can come later.',
    ],
    why: 'People weigh the work of a form against what they expect to get for it.',
    action: [
      'Go through your contact form and remove each field you did not use last month.',
      'Mark the optional fields as optional, or better, leave them out.',
    ],
    example: 'The florist asks for a date and a budget. The fax number is gone at last.',
    source: 'Luke Wroblewski, Web Form Design, 2008',
    keywords: ['forms', 'conversion', 'website', 'usability', 'leads'],
  },
  {
    id: 'ms-122',
    topic: 'the look of a page and trust',
    fact: [
      "In a large Stanford study, people judged a site's credibility by its look more than by anything else they mentioned.",
      "A tidy page, a real address and a person's name are read as signs of honesty.",
    ],
    why: 'Visitors cannot inspect your workshop, so they inspect your page.',
    action: [
      'Add a street address, a phone number and a named person to your contact page.',
      'Fix every spelling mistake and broken picture you can find in 20 minutes.',
    ],
    example: 'A broken image at the top of the page is like a broken bulb above the shop door.',
    source: "B. J. Fogg and others, How Do People Evaluate a Web Site's Credibility?, 2002",
    keywords: ['trust', 'credibility', 'website', 'design', 'first impressions'],
  },
  {
    id: 'ms-123',
    topic: 'the scent of information',
    fact: [
      'People follow links that smell of what they seek, and turn back when the scent grows weak.',
      'Peter Pirolli and Stuart Card compared readers on the web with animals looking for food.',
    ],
    why: 'At every link a visitor guesses whether the effort of a click will pay.',
    action: [
      'Rewrite 3 links so that their words match what stands on the next page.',
      'Replace each link that only says read more with the subject it leads to.',
    ],
    example: 'A link called read more could lead anywhere. One called holiday opening hours could not.',
    source: 'Peter Pirolli and Stuart Card, Information Foraging, 1999',
    keywords: ['navigation', 'links', 'website', 'usability', 'search'],
  },
  {
    id: 'ms-124',
    topic: 'text for pictures',
    fact: [
      'A picture with a short written description can be understood by people who cannot see it, and by search engines.',
      'Alternative text says what an image shows or does, in one plain line.',
    ],
    why: 'Screen readers speak that line aloud, and without it the picture is only silence.',
    action: [
      'Add a description to the 5 most important images on your site.',
      'Describe what matters in the picture for this page, in fewer than 15 words.',
    ],
    example: 'Instead of image 3, the reader hears oak table with rounded corners, seats 6.',
    source: 'W3C, Web Content Accessibility Guidelines, success criterion 1.1.1',
    keywords: ['accessibility', 'images', 'website', 'search', 'inclusion'],
  },
  {
    id: 'ms-125',
    topic: 'how your contact details are shown',
    fact: [
      'A visitor who wants to call should never have to hunt for the number.',
      'Phone, address and hours belong on every page, in the same place.',
    ],
    why: 'Someone who looks for contact details has often decided already, and delay can undo that decision.',
    action: [
      'Open 3 pages of your site at random, and find the phone number on each within 5 seconds.',
      'Make the number on your mobile page one that dials when it is touched.',
    ],
    example: 'On the side of the road, with a flat tyre, nobody reads the section called our story.',
    source: 'Jakob Nielsen and Marie Tahir, Homepage Usability, 2001',
    keywords: ['website', 'contact', 'local', 'conversion', 'mobile'],
  },
]
