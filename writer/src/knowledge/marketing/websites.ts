import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Pages, forms and being found by a search. */
export const websites: KnowledgeItem[] = [
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
    inTrade: 'On the page of {aTrade}, can {offer} be found without reading a sentence?',
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
    inTrade: 'For {aTrade}: one look, and {aVisitor} should know how to get {offer}.',
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
    inTrade: 'On the page of {aTrade}, opening hours belong where everybody looks for them.',
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
    inTrade: 'A list of thirty kinds makes even a simple thing like {offer} hard work.',
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
    inTrade: 'On a phone, the way to {offer} should be as wide as a thumb.',
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
    inTrade: 'The page of {aTrade} has about as long as it takes to say {offer}.',
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
    inTrade: '"Submit" could be anything. "Ask about {offer}" is clear.',
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
    inTrade: 'To ask for {offer}, a name and one way to answer are usually enough.',
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
    inTrade: 'Online, the page is what {spot} is at the door.',
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
    inTrade: 'Somebody looking for {offer} should smell it from the very first click.',
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
    inTrade: '{Offer}, {moment}: one line like that, and the picture speaks to everybody.',
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
    inTrade: 'Somebody wants {offer} today. How many taps until they find the number of {aTrade}?',
    source: 'Jakob Nielsen and Marie Tahir, Homepage Usability, 2001',
    keywords: ['website', 'contact', 'local', 'conversion', 'mobile'],
  },
  {
    id: 'ms-126',
    topic: 'what a searcher wants',
    fact: [
      'Andrei Broder sorted searches into 3 kinds: to learn something, to reach a site, or to do something.',
      'The same subject can hide different wishes, so a page should match the wish behind the words.',
    ],
    why: 'Someone who wants to learn closes a page that only sells, and someone ready to book skips a long lesson.',
    action: [
      'Pick one page of your site and write down which of the 3 wishes it answers.',
      'Type your main service into a search box and note whether the results teach, list or sell.',
    ],
    example:
      'Someone searching how to bleed a radiator wants a lesson. Someone searching for a heating engineer nearby wants a phone number.',
    inTrade: 'Somebody types in {subject}. Do they want to learn, to find the door, or to get {offer}?',
    source: 'Andrei Broder, A Taxonomy of Web Search, 2002',
    keywords: ['search', 'intent', 'website', 'content', 'seo'],
  },
  {
    id: 'ms-127',
    topic: 'the long tail of questions',
    fact: [
      'A few searches are very common, and a huge number are rare and precise.',
      'Rare, specific questions add up, and each one is easier to answer fully than a broad one.',
    ],
    why: 'Chris Anderson described how the many small items in a catalogue can together rival the few big hits.',
    action: [
      'Write one page for a question so precise that only 10 people a month would ask it.',
      'List 5 specific situations your customers describe, and give each one its own short answer.',
    ],
    example: 'Shoes is a crowded word. Leather shoes for wide feet at a summer wedding is almost a conversation.',
    inTrade: 'Few people search for {trade}. Many search for something like {offer} on a Sunday.',
    source: 'Chris Anderson, The Long Tail, 2006',
    keywords: ['search', 'content', 'niche', 'questions', 'seo'],
  },
  {
    id: 'ms-128',
    topic: 'the same details everywhere',
    fact: [
      'Your name, address, phone number and hours should match wherever they appear.',
      'Two different closing times online leave a customer at a locked door.',
    ],
    why: 'People and search services alike trust details that agree with one another.',
    action: [
      'Look up your business in 3 directories and correct whatever is out of date.',
      'Keep one document with your exact details, and copy from it each time.',
    ],
    example: 'The map says Saturday until 4, the website says until 2. At 3 someone is rattling the handle.',
    inTrade: 'If the map says nine and the door of {aTrade} says ten, people believe neither.',
    source: 'Standard local search practice: consistent business details',
    keywords: ['local', 'listings', 'search', 'trust', 'opening hours'],
  },
  {
    id: 'ms-129',
    topic: 'page titles that stand alone',
    fact: [
      'A page title is read in search results and browser tabs, far from the page itself.',
      'Put the subject first and your name after it, so the title makes sense on its own.',
    ],
    why: 'People choose among results by their titles, often without looking at anything else.',
    action: [
      'Read the titles of your 5 main pages, and rewrite any that only say home or services.',
      'Give every page its own title that names the thing and the place.',
    ],
    example:
      'A title that says welcome fits every business on earth. One that says piano lessons in Norwich fits very few.',
    inTrade: 'A page called Home could be anything. A page called {trade} and your town is found.',
    source: 'Jakob Nielsen, Microcontent: How to Write Headlines, Page Titles and Subject Lines, 1998',
    keywords: ['search', 'titles', 'website', 'seo', 'clarity'],
  },
]
