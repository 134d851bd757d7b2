import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** How a search finds a page. */
export const search: KnowledgeItem[] = [
  {
    id: 'ai-001',
    topic: 'how a search engine finds a page',
    fact: [
      'A search engine does not read the web when you ask. It looks your words up in an index it built earlier.',
      'Behind every search box sits a list of words, each with the pages that contain it.',
    ],
    why: 'A page that was never visited and indexed cannot appear, however well it would answer the question.',
    action: [
      'Search for a full sentence from your own website, inside quotation marks, and see whether the page is in the index.',
      'Open the free webmaster tools of one search engine and check which of your pages it has listed.',
    ],
    example:
      'Think of the index at the back of a thick manual. You jump from the word to the page numbers, and so does the machine.',
    inTrade: 'So when somebody searches for {aTrade} tonight, the answer was prepared days ago.',
    source: 'Manning, Raghavan and Schütze, Introduction to Information Retrieval, 2008',
    keywords: ['search', 'index', 'website', 'visibility'],
  },
  {
    id: 'ai-002',
    topic: 'links as votes',
    fact: [
      'A link from one page to another can be counted as a small vote, and votes from well-linked pages weigh more.',
      'The idea that made early web ranking work was to judge a page by who points at it.',
    ],
    why: 'Anyone can praise their own page, while a link from a respected site is harder to come by.',
    action: [
      'List the suppliers, clubs and partners who already know you, and ask one of them to link to your site.',
      'Find one page that names your business without a link, and write a polite note to its owner.',
    ],
    example:
      'A local association lists its members by name only. Turning each name into a link helps its visitors and its members alike.',
    inTrade: 'For {aTrade}, one link from the town website may count for more than twenty from nowhere.',
    source: 'Sergey Brin and Lawrence Page, The Anatomy of a Large-Scale Hypertextual Web Search Engine, 1998',
    keywords: ['search', 'links', 'ranking', 'website'],
  },
  {
    id: 'ai-003',
    topic: 'rare words in search',
    fact: [
      'A word that appears on few pages tells a search engine more than a word that appears on all of them.',
      'Search weighs words by rarity. The common ones barely count, and the specific ones steer the result.',
    ],
    why: 'Specific terms separate your page from thousands of others that share the same general vocabulary.',
    action: [
      'Add the exact model, material or method to the title of one product page.',
      'Reread your home page and swap 3 vague words for the precise names your customers use.',
    ],
    example:
      'The word service appears nearly everywhere. The name of the part you repair appears on far fewer pages, and it finds the right person.',
    inTrade: '"Open now" is on every page. {Offer} and the name of your street are not.',
    source:
      'Karen Spärck Jones, A Statistical Interpretation of Term Specificity and Its Application in Retrieval, 1972',
    keywords: ['search', 'keywords', 'vocabulary', 'website'],
  },
  {
    id: 'ai-004',
    topic: 'precision and recall',
    fact: [
      'Every search trades one error for another. Precision means few wrong results, and recall means few right ones missed.',
      'Widen a search and you catch more of what matters, along with more of what does not.',
    ],
    why: 'Knowing which error costs you more tells you whether to add words to a search or take some away.',
    action: [
      'Before your next search, decide whether missing something or reading too much would hurt more.',
      'Set one saved search wide for safety checks, and one narrow for daily work.',
    ],
    example:
      'Looking for one invoice calls for precision. Looking for every complaint about a faulty part calls for recall.',
    inTrade: 'Looking for {aTrade} nearby, most people would rather see one too many.',
    source: 'Cyril Cleverdon, The Cranfield Tests on Index Language Devices, 1967',
    keywords: ['search', 'precision', 'recall', 'information'],
  },
  {
    id: 'ai-005',
    topic: 'page titles',
    fact: [
      'The title of a web page is a short promise, shown in the browser tab and often in search results.',
      'Visitors, bookmarks and search engines all meet a page by its title before anything else.',
    ],
    why: 'A clear title lets people tell one result from another without opening each of them.',
    action: [
      'Give every page of your site its own title, with the subject first and your name last.',
      'Open 5 of your pages in tabs and check that each tab can be told apart.',
    ],
    example:
      'When every tab reads Home, nobody can find the one with the opening hours. A title such as Opening hours fixes it.',
    inTrade: 'In a row of tabs, all that is left of {aTrade} is that line.',
    source: 'W3C, Web Content Accessibility Guidelines, Page Titled, 2008',
    keywords: ['website', 'titles', 'search', 'usability'],
  },
  {
    id: 'ai-006',
    topic: 'crawlers and the robots file',
    fact: [
      'A small text file called robots asks visiting programs to stay out of certain parts of a website.',
      "Polite crawlers read a site's robots file first, but nothing in the file can force them to obey.",
    ],
    why: 'The file is a request and is open for anyone to read, so it is no place to hide private pages.',
    action: [
      'Look at your own robots file and make sure it does not shut search engines out by mistake.',
      'Put private documents behind a password instead of merely asking crawlers to ignore them.',
    ],
    example:
      'A new site is often built with a rule that keeps all crawlers away. Forgetting to remove it on opening day keeps the shop invisible.',
    inTrade: 'Even the small website of {aTrade} gets such visitors every day.',
    source: 'Internet Engineering Task Force, RFC 9309, Robots Exclusion Protocol, 2022',
    keywords: ['search', 'crawlers', 'website', 'privacy'],
  },
  {
    id: 'ai-007',
    topic: 'structured data on a page',
    fact: [
      'Structured data is a hidden label on a page that tells machines which text is a price, an address or an hour.',
      'People see that 9 to 5 means opening hours. A program needs that meaning written out in a shared vocabulary.',
    ],
    why: 'Labels in a common vocabulary save search engines and maps from guessing what your page says.',
    action: [
      'Ask whoever keeps your website to mark up your name, address and opening hours.',
      'Run one of your pages through a free structured data checker and note what it recognises.',
    ],
    example:
      'An event page can show its date in large letters and still puzzle a machine. A date label beside it removes the doubt.',
    inTrade: 'So that is how a map knows when {aTrade} opens.',
    source: 'Schema.org Community, Schema.org vocabulary',
    keywords: ['search', 'website', 'data', 'hours'],
  },
  {
    id: 'ai-008',
    topic: 'searching an exact phrase',
    fact: [
      'Quotation marks around words ask most search boxes for that exact phrase, in that order.',
      'A minus sign before a word asks many search engines to leave out the pages that contain it.',
    ],
    why: 'A small set of operators turns a flood of results into a list short enough to read.',
    action: [
      'Pick one question you search often, and try it with quotation marks around the key phrase.',
      'Write the 3 search operators your mail program understands on a card beside the screen.',
    ],
    example:
      'An error message typed in quotation marks brings up people who met that very message. The same words loose bring up everything.',
    inTrade: 'Try it with something from the world of {subject}, inside quotation marks.',
    source: 'Manning, Raghavan and Schütze, Introduction to Information Retrieval, 2008',
    keywords: ['search', 'operators', 'phrases', 'email'],
  },
  {
    id: 'ai-009',
    topic: "synonyms and customers' words",
    fact: [
      'People rarely choose the same word for the same thing. Any 2 of them will often pick different names.',
      'A catalogue with one name per item misses the many visitors who call it something else.',
    ],
    why: 'Offering several names for each thing is the simplest way to help a person find it.',
    action: [
      'Ask 3 customers what they would type to find your most common service, and use their words.',
      'Add the everyday name beside the trade name on one page of your site.',
    ],
    example:
      'One visitor types sofa, another couch, another settee. A page that mentions all of them greets all of them.',
    inTrade: 'One person asks for {offer}, and the next one calls the very same thing something else.',
    source: 'Furnas, Landauer, Gomez and Dumais, The Vocabulary Problem in Human-System Communication, 1987',
    keywords: ['search', 'vocabulary', 'customers', 'names'],
  },
  {
    id: 'ai-010',
    topic: 'a map of your own site',
    fact: [
      'A sitemap is a plain list of the pages you would like search engines to know about.',
      'Crawlers follow links from page to page, and a sitemap tells them about the ones few links reach.',
    ],
    why: 'Pages that nothing links to are easily missed, by machines as well as by people.',
    action: [
      'Check whether your website builder makes a sitemap, and hand its address to one search engine.',
      'Find a page on your site that no menu leads to, and give it a link.',
    ],
    example: 'A page for gift cards was added last and sits in no menu. On the sitemap it can still be found.',
    inTrade: 'A page about {offer} that nothing links to might as well be in a drawer.',
    source: 'Sitemaps.org, Sitemaps protocol, 2006',
    keywords: ['search', 'website', 'sitemap', 'links'],
  },
  {
    id: 'ai-011',
    topic: 'clear words inside a link',
    fact: [
      'The words of a link tell people and search engines what waits on the other side.',
      'The words click here tell nobody where a link goes. The words opening hours and directions do.',
    ],
    why: 'Many readers skim a page by its links, and screen readers can list the links without the text around them.',
    action: [
      'Find 3 links on your site that say click here or read more, and rename them.',
      'Read only the links of your home page aloud, and mend those that make no sense alone.',
    ],
    example: 'A list of 5 links that all say more is a corridor of unmarked doors. Names on the doors cost nothing.',
    inTrade: 'On the page of {aTrade}, "see {subject}" beats "read more" every time.',
    source: 'W3C, Web Content Accessibility Guidelines, Link Purpose, 2008',
    keywords: ['website', 'links', 'accessibility', 'search'],
  },
  {
    id: 'ai-012',
    topic: 'information scent',
    fact: [
      'People follow a website the way an animal follows a scent, moving on when the signs of a meal grow weak.',
      'Visitors judge each link by how strongly it smells of the answer they came for.',
    ],
    why: 'When labels carry the words people have in mind, they keep going without having to think.',
    action: [
      'Watch one person look for your prices on your site, and note where they hesitate.',
      'Rename one clever menu label with the plain word a newcomer would expect.',
    ],
    example:
      'A menu item called Our Journey may hide the phone number. A visitor looking for a call button will not sniff it out.',
    inTrade: 'Somebody looking for {offer} follows whichever word smells of it.',
    source: 'Peter Pirolli and Stuart Card, Information Foraging, 1999',
    keywords: ['website', 'navigation', 'search', 'usability'],
  },
]
