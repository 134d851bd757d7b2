import type { KnowledgeItem } from './item.ts'

/** How search works, how accounts are kept safe and how copies are kept. */
export const technologyPart1: KnowledgeItem[] = [
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
    source: 'Peter Pirolli and Stuart Card, Information Foraging, 1999',
    keywords: ['website', 'navigation', 'search', 'usability'],
  },
  {
    id: 'ai-013',
    topic: 'long passwords',
    fact: [
      'Length does more for a password than strange symbols. Each extra character multiplies the guesses needed.',
      'A phrase of several unrelated words is easier to remember and harder to guess than a short scramble.',
    ],
    why: 'A guessing machine tries short combinations quickly, and every added letter multiplies its work.',
    action: [
      'Replace the shortest password your business still uses with a phrase of at least 4 unrelated words.',
      'Choose one important account today and make its password at least 15 characters long.',
    ],
    example:
      'Picture a combination lock with a few wheels, then the same lock with many more. Each wheel multiplies the patience a thief needs.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-63B, Digital Identity Guidelines, 2017',
    keywords: ['passwords', 'security', 'accounts'],
  },
  {
    id: 'ai-014',
    topic: 'reused passwords',
    fact: [
      'One password used in 2 places is only as safe as the weaker of the places.',
      'When a site leaks its passwords, intruders try the same pairs of name and password elsewhere.',
    ],
    why: "Reuse turns a stranger's carelessness into your problem, because you cannot control how other sites store things.",
    action: [
      'Find the password you have used most often, and change it on your email account first.',
      'List the accounts that share a password, then give a fresh one to the most valuable.',
    ],
    example:
      "A hobby forum closes and its user list leaks. If the shop's email had the same password, the forum's trouble walks in the door.",
    source: 'Open Worldwide Application Security Project, Credential Stuffing',
    keywords: ['passwords', 'security', 'email', 'accounts'],
  },
  {
    id: 'ai-015',
    topic: 'password managers',
    fact: [
      'A password manager remembers a different long password for each account, behind a single one you memorise.',
      'Nobody can remember dozens of good passwords, so let a program hold them in an encrypted vault.',
    ],
    why: 'The memory work is what pushes people toward short and repeated passwords, and a manager takes it away.',
    action: [
      'Try a password manager with 5 of your accounts this week, then move the rest over.',
      "Write your manager's main password on paper once, and lock the paper away with other valuables.",
    ],
    example:
      'It works like a key cabinet in the back office. Staff carry one key, and the cabinet carries the other 40.',
    source: 'UK National Cyber Security Centre, Password managers',
    keywords: ['passwords', 'security', 'accounts', 'tools'],
  },
  {
    id: 'ai-016',
    topic: 'forced password changes',
    fact: [
      'Making people change passwords on a calendar tends to give weaker passwords with a number on the end.',
      'Current official guidance is to change a password when there are signs it has leaked, rather than by the date.',
    ],
    why: 'People who must change often make small predictable edits, which a guesser can predict as well.',
    action: [
      'Drop the monthly change rule, and ask instead for long passwords and a second factor.',
      'Agree on the 2 events that do require a change, such as a suspected leak or a lost device.',
    ],
    example: 'Spring1 becomes Spring2 and then Spring3. Whoever knew the first can guess the rest.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-63B, Digital Identity Guidelines, 2017',
    keywords: ['passwords', 'security', 'policy', 'staff'],
  },
  {
    id: 'ai-017',
    topic: 'a second factor at login',
    fact: [
      'A second factor asks for something you have, such as a phone or key, besides something you know.',
      'With 2 different kinds of proof at the door, a stolen password alone no longer opens it.',
    ],
    why: 'A thief far away may learn a password but seldom holds your device as well.',
    action: [
      'Turn on the second login step for your email, since most other accounts are reset through it.',
      'Print the recovery codes of one protected account and store them away from your computer.',
    ],
    example:
      'A bank card works this way. The plastic is useless without the code, and the code is useless without the plastic.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-63B, Digital Identity Guidelines, 2017',
    keywords: ['security', 'login', 'email', 'accounts'],
  },
  {
    id: 'ai-018',
    topic: 'passkeys',
    fact: [
      'A passkey lets a device prove who you are without sending any password that could be stolen.',
      'With a passkey, the site keeps a public key and your device keeps the private one.',
    ],
    why: 'The device answers only the genuine site, so a convincing copy of the login page gets nothing.',
    action: [
      'Look in the security settings of one account you use daily, and see whether it offers a passkey.',
      'Add a passkey on 2 devices, so that losing one does not lock you out.',
    ],
    example:
      'You touch the sensor with a finger, and the account opens. Nothing was typed, so nothing could be overheard.',
    source: 'W3C, Web Authentication, 2019',
    keywords: ['security', 'login', 'passkeys', 'passwords'],
  },
  {
    id: 'ai-019',
    topic: 'how sites store passwords',
    fact: [
      'A careful site never stores your password. It stores a scrambled form that cannot be turned back.',
      'Before scrambling, good systems add a random extra called salt, so equal passwords look different.',
    ],
    why: 'If the list leaks, salted scrambles force the thief to guess each password on its own.',
    action: [
      'Be wary of any service that can email you your old password, and move that account elsewhere.',
      "Ask the maker of your booking or shop system how it stores customers' passwords.",
    ],
    example:
      'A mincer is a fair picture, since anyone can check that the same meat gives the same mince. Nobody can turn mince back into steak.',
    source: 'Robert Morris and Ken Thompson, Password Security: A Case History, 1979',
    keywords: ['passwords', 'security', 'storage', 'customers'],
  },
  {
    id: 'ai-020',
    topic: 'least privilege',
    fact: [
      'Give each person and program only the access its work needs. That is the principle of least privilege.',
      'An account that cannot delete everything can never delete everything by mistake.',
    ],
    why: 'Narrow access limits the damage of a slip, a theft or a faulty program.',
    action: [
      'Review who has owner rights on your main accounts, and reduce one that does not need them.',
      'Create a plain everyday login for yourself and keep the administrator account for changes.',
    ],
    example: 'The person who updates the opening hours does not need the keys to the payment settings.',
    source: 'Jerome Saltzer and Michael Schroeder, The Protection of Information in Computer Systems, 1975',
    keywords: ['security', 'access', 'staff', 'accounts'],
  },
  {
    id: 'ai-021',
    topic: 'security without hiding the method',
    fact: [
      'A lock should stay safe even when everyone knows how it is made, as long as the key is private.',
      'Good security rests on the key. It should not depend on nobody finding out how the system works.',
    ],
    why: 'Designs leak sooner or later, and a key can be replaced far more easily than a whole system.',
    action: [
      'Find one place where you rely on nobody knowing the address, and put a real password there.',
      'Stop sharing unlisted links for private files, and share with named people instead.',
    ],
    example:
      'A spare key under the mat is safe only while nobody looks. A key with a trusted neighbour does not depend on that.',
    source: 'Auguste Kerckhoffs, La cryptographie militaire, 1883',
    keywords: ['security', 'encryption', 'privacy', 'keys'],
  },
  {
    id: 'ai-022',
    topic: 'software updates',
    fact: [
      'Many updates close holes that have just become publicly known, which makes delay riskier than it looks.',
      'Once a fix is published, anyone can compare the old version with the new and see the weakness.',
    ],
    why: 'The repair itself tells the world where the hole was.',
    action: [
      'Turn on automatic updates for phones, computers and browsers, and restart them on a fixed day each week.',
      'Make a list of every device in your shop that has software, including the router, and check its version.',
    ],
    example:
      'A till that is never restarted may hold a finished update for months. The repair only begins after the restart.',
    source: 'US Cybersecurity and Infrastructure Security Agency, Update Software',
    keywords: ['updates', 'security', 'devices', 'maintenance'],
  },
  {
    id: 'ai-023',
    topic: 'the padlock in the browser',
    fact: [
      'The padlock means the connection is private. It says nothing about whether the site is honest.',
      'An encrypted connection keeps others from reading along, but it does not vouch for who is at the other end.',
    ],
    why: 'Anyone can obtain a certificate for a name they control, and that includes people with bad intentions.',
    action: [
      'Read the name in the address bar before typing a password, starting just before the first single slash.',
      'Open your own site and make sure every page shows the secure connection.',
    ],
    example:
      'A sealed envelope keeps the postman from reading the letter. It cannot tell you whether the sender means well.',
    source: 'Internet Engineering Task Force, RFC 8446, Transport Layer Security, 2018',
    keywords: ['security', 'encryption', 'browser', 'website'],
  },
  {
    id: 'ai-024',
    topic: 'fake messages',
    fact: [
      'A fraudulent message usually borrows a trusted name and adds hurry, so that you act before you check.',
      'Phishing works on attention rather than on machines. It asks for a click while you are busy.',
    ],
    why: 'A second channel, such as a known phone number, breaks the trick because the fraudster does not control it.',
    action: [
      'Agree that any change of bank details is confirmed by calling a number you already had.',
      'Show your team one fake message and let everyone point out what gave it away.',
    ],
    example:
      'A message says a supplier has a new account and payment is due today. One call to the usual number settles it.',
    source: 'Robert Cialdini, Influence, 1984',
    keywords: ['security', 'phishing', 'email', 'fraud'],
  },
  {
    id: 'ai-025',
    topic: 'shared logins',
    fact: [
      'When several people share one login, nobody can tell who did what or close the door behind one of them.',
      'A separate account for each person makes every change traceable and every departure simple.',
    ],
    why: 'Accountability needs names, and a shared password belongs to whoever once heard it.',
    action: [
      'Pick the tool with the most shared login, and create one account per person.',
      'Move one shared password into a manager that can grant and withdraw access.',
    ],
    example:
      'A price was changed overnight and the log says only shop. With named accounts, one question gives the answer.',
    source: 'Jerome Saltzer and Michael Schroeder, The Protection of Information in Computer Systems, 1975',
    keywords: ['security', 'accounts', 'staff', 'access'],
  },
  {
    id: 'ai-026',
    topic: 'closing accounts when someone leaves',
    fact: [
      'A person who leaves should hand back digital keys just as they hand back the metal ones.',
      'Old accounts stay open until someone closes them, and no one gets a reminder to do it.',
    ],
    why: 'An unused login is a door nobody watches, which makes it attractive to intruders.',
    action: [
      'Write a one-page list of every account to close or transfer when a colleague leaves.',
      'Check 3 of your tools today for users who no longer work with you.',
    ],
    example:
      "The summer helper's login to the booking system still works in winter. A line on the leaving list would have closed it.",
    source: 'ISO 27001, Information security management systems, 2022',
    keywords: ['security', 'accounts', 'staff', 'checklist'],
  },
  {
    id: 'ai-027',
    topic: 'proof that your email is yours',
    fact: [
      'Anyone can write any sender on an email. Extra records on your domain let receivers check the claim.',
      'A domain can publish which servers may send its mail and what to do with the rest.',
    ],
    why: 'Without those records, strangers can send mail in your name and your own may look suspicious.',
    action: [
      'Ask your email provider whether your domain has the records named SPF, DKIM and DMARC.',
      'Send a test message to a friend and have them view whether it passed the sender checks.',
    ],
    example: 'It resembles a list of authorised signatures at a bank. A letter signed by someone else is set aside.',
    source: 'Internet Engineering Task Force, RFC 7489, Domain-based Message Authentication, 2015',
    keywords: ['email', 'security', 'domain', 'deliverability'],
  },
  {
    id: 'ai-028',
    topic: 'security questions',
    fact: [
      'The name of your first school is a weak password, since friends and public pages may know it.',
      'Answers to security questions can often be looked up or guessed, so treat them as extra passwords.',
    ],
    why: 'A back door with an easy answer undoes the strength of the front door.',
    action: [
      'Replace the honest answer on one account with a random phrase, stored in your password manager.',
      'Check how your main email account can be reset, and remove any question a relative could answer.',
    ],
    example: 'A profile page congratulates the old school team. The reset page asks for the name of the school.',
    source: "Schechter, Brush and Egelman, It's No Secret, 2009",
    keywords: ['passwords', 'security', 'accounts', 'privacy'],
  },
  {
    id: 'ai-029',
    topic: 'layers of protection',
    fact: [
      'No single safeguard holds every time, so careful people place several behind each other.',
      'Defence in depth assumes that something will fail and asks what stands behind it.',
    ],
    why: 'Accidents usually need holes in several layers to line up, and each extra layer makes that rarer.',
    action: [
      'For your customer list, name the first, second and third thing that protects it.',
      'Add one missing layer this week, such as a screen lock, a backup or a second login step.',
    ],
    example: 'A lost laptop is a nuisance when it is locked, encrypted and backed up. Without those it is a disaster.',
    source: 'James Reason, Human Error, 1990',
    keywords: ['security', 'risk', 'protection', 'planning'],
  },
  {
    id: 'ai-030',
    topic: 'encrypting a laptop',
    fact: [
      'A login screen alone does not protect a disk, because the disk can be read in another machine.',
      'Full disk encryption turns everything on a stolen laptop into noise for whoever lacks the key.',
    ],
    why: 'Most current computers can do it quietly in the background once somebody switches it on.',
    action: [
      'Check the security settings of every work laptop and turn on disk encryption.',
      'Store the recovery key for your encrypted disk somewhere other than on that disk.',
    ],
    example:
      'A bag is left on a train. With encryption on, what is lost is a machine, and the customer files stay unread.',
    source: 'US National Institute of Standards and Technology, Special Publication 800-111, Storage Encryption, 2007',
    keywords: ['security', 'encryption', 'laptop', 'privacy'],
  },
  {
    id: 'ai-031',
    topic: 'automatic screen locks',
    fact: [
      'A screen left open is a door with your name on it, and it stays open until you return.',
      'The simplest security habit is locking the screen each time you stand up.',
    ],
    why: 'Most people nearby are honest, yet a short idle time settles the question without depending on it.',
    action: [
      'Set every work device to lock itself after a few idle minutes.',
      'Learn the keyboard shortcut that locks your screen, and use it before the next coffee.',
    ],
    example:
      'At the counter, the booking screen faces the queue while someone fetches a parcel. A lock keeps the names private.',
    source: 'ISO 27002, Clear desk and clear screen, 2022',
    keywords: ['security', 'privacy', 'devices', 'habits'],
  },
  {
    id: 'ai-032',
    topic: 'your domain name',
    fact: [
      'Whoever controls your domain name controls your website address and the mail that goes to it.',
      'A domain is rented rather than owned, and it lapses when the renewal fails.',
    ],
    why: 'Almost everything else online can be rebuilt, while a lost name takes customers and email with it.',
    action: [
      'Log in to your domain registrar, and confirm that the contact address and payment card still work.',
      'Turn on automatic renewal and the transfer lock for your business domain.',
    ],
    example:
      'The card on file expired and the reminder went to an address nobody reads. The website disappears on a Saturday.',
    source: 'Internet Corporation for Assigned Names and Numbers, Domain name registrant guidance',
    keywords: ['domain', 'website', 'email', 'continuity'],
  },
  {
    id: 'ai-033',
    topic: 'scanning unknown codes',
    fact: [
      'A printed square code is only a web address you cannot read with your eyes.',
      'Scanning a code deserves the same care as following a link from a stranger.',
    ],
    why: 'A sticker can be placed over a genuine code in seconds, and the eye sees no difference.',
    action: [
      'Check the codes on your own tables, posters and parcels to be sure none has been covered.',
      'Print the plain web address below your code, so people can compare it before they open it.',
    ],
    example:
      'A payment code on a parking machine has a second sticker on top. The printed address beneath it would give the trick away.',
    source: 'US Federal Trade Commission, consumer guidance on QR codes',
    keywords: ['codes', 'security', 'fraud', 'print'],
  },
  {
    id: 'ai-034',
    topic: 'keeping less data',
    fact: [
      'Data you never collected cannot leak, go out of date or need protecting.',
      'Ask for the few details a task needs, and let the rest stay with the customer.',
    ],
    why: 'Each stored field is a small promise to look after it for as long as you hold it.',
    action: [
      'Remove one field from your contact form that nobody has used in the last year.',
      'Choose how long you keep old enquiries, and delete those past the date.',
    ],
    example:
      'A newsletter needs an email address. A date of birth on the form adds work for the visitor and risk for you.',
    source: 'European Union, General Data Protection Regulation, Article 5, data minimisation, 2016',
    keywords: ['data', 'privacy', 'forms', 'customers'],
  },
  {
    id: 'ai-035',
    topic: 'the 3-2-1 backup rule',
    fact: [
      'Keep 3 copies of anything that matters, on 2 kinds of storage, with one of them somewhere else.',
      'A classic rule for backups counts to 3 copies, spreads them over 2 media, and sends one away.',
    ],
    why: 'Each number guards against a different accident, from a slipped finger to a burst pipe.',
    action: [
      'Count the copies of your customer list today, and add whichever one is missing.',
      'Take one encrypted copy of your key files out of the building this week.',
    ],
    example:
      'The computer holds one copy, a drive on the shelf another, and an online store the third. A leak in the roof cannot reach all of them.',
    source: 'Peter Krogh, The DAM Book, 2009',
    keywords: ['backups', 'storage', 'data', 'continuity'],
  },
  {
    id: 'ai-036',
    topic: 'testing a backup',
    fact: [
      'A backup has proved itself only when something has been restored from it.',
      'Until you bring a file back, a backup is a hope with a timetable.',
    ],
    why: 'Jobs stop quietly, passwords get lost and drives fill up, and only a restore shows it.',
    action: [
      'Pick one old file and restore it from your backup today, timing how long it takes.',
      'Put a restore test in the calendar 4 times a year, with a different file each time.',
    ],
    example:
      'The green tick appeared every night, yet the folder with the accounts was never included. One trial restore would have shown the gap.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-34, Contingency Planning Guide, 2010',
    keywords: ['backups', 'restore', 'testing', 'continuity'],
  },
  {
    id: 'ai-037',
    topic: 'syncing and backing up',
    fact: [
      'Syncing copies your changes everywhere, and that includes your mistakes.',
      'A synced folder mirrors the present. A backup keeps the past so you can go back to it.',
    ],
    why: 'A deleted or damaged file spreads to every synced device within seconds.',
    action: [
      'Find out how many days of old versions your synced folder keeps.',
      'Set up one real backup, separate from the folder that syncs.',
    ],
    example:
      'Someone empties a shared folder by accident on a phone. The laptop follows at once, and only a backup remembers.',
    source: 'US Cybersecurity and Infrastructure Security Agency, Data Backup Options, 2012',
    keywords: ['backups', 'sync', 'files', 'cloud'],
  },
  {
    id: 'ai-038',
    topic: 'mirrored disks',
    fact: [
      'Mirrored disks keep a machine running when one fails, but they do not protect you from deletion or theft.',
      'A pair of disks in one box shares the same fire, the same flood and the same wrong command.',
    ],
    why: 'Redundancy answers the failure of a part, while a backup answers the loss of the whole.',
    action: [
      'If your storage box has mirrored disks, add a copy outside the box.',
      'Look at the disk status light or page of your storage box, and note what a failure looks like.',
    ],
    example:
      'Deleting a folder removes it from both mirrored disks at the same instant. That is precisely what a mirror is for.',
    source: 'Patterson, Gibson and Katz, A Case for Redundant Arrays of Inexpensive Disks, 1988',
    keywords: ['backups', 'storage', 'disks', 'reliability'],
  },
  {
    id: 'ai-039',
    topic: 'how much loss you can bear',
    fact: [
      'Before choosing a backup, settle 2 numbers: how much work you can lose, and how long you can wait.',
      'The first figure sets how often to copy. The other sets how fast you must be able to restore.',
    ],
    why: 'Backups become a simple choice once those limits are written down.',
    action: [
      'For your bookings, decide how many hours of entries you could retype, and copy at least that often.',
      'Write down how long your shop could work on paper, and compare it with your restore time.',
    ],
    example:
      "A photo archive can wait a week to come back. Tomorrow's appointments cannot, so the 2 deserve different plans.",
    source:
      'US National Institute of Standards and Technology, Special Publication 800-34, Contingency Planning Guide, 2010',
    keywords: ['backups', 'planning', 'continuity', 'restore'],
  },
  {
    id: 'ai-040',
    topic: 'old versions of a file',
    fact: [
      "Version history lets you step back to yesterday's file after today's bad edit.",
      'Many office tools quietly keep earlier versions, and few people look until they need one.',
    ],
    why: 'Knowing the way back makes careful changes less frightening and mistakes less costly.',
    action: [
      'Open the version history of one shared document and practise restoring an older copy.',
      'Name the important versions, such as Sent to printer, so they can be found later.',
    ],
    example:
      'A paragraph vanished from the price list some time last week. The history shows when, and brings it back.',
    source: 'Scott Chacon and Ben Straub, Pro Git, 2014',
    keywords: ['versions', 'files', 'documents', 'recovery'],
  },
  {
    id: 'ai-041',
    topic: 'getting your data out',
    fact: [
      'Before you put data into a tool, find out how you will get it out again.',
      'An export button you have tried is worth more than a promise that one exists.',
    ],
    why: 'Services change, merge and close, and your records have to outlive them.',
    action: [
      'Export the contacts from your main tool today, and open the file to see what came out.',
      'Add the question about export to the list you use when choosing new software.',
    ],
    example:
      "A booking service announces it is closing. The owner with last month's export has an awkward week, and nothing worse.",
    source: 'European Union, General Data Protection Regulation, Article 20, data portability, 2016',
    keywords: ['data', 'export', 'software', 'continuity'],
  },
  {
    id: 'ai-042',
    topic: 'file formats that last',
    fact: [
      'Open and widely used formats are the likeliest to be readable many years from now.',
      'A file outlives its program only when other programs can read it too.',
    ],
    why: 'Documented formats can always be opened by somebody, even after the original maker is gone.',
    action: [
      'Save the final version of your key documents as a PDF or plain text beside the original.',
      'List the files you must keep for years, and check that each opens in a second program.',
    ],
    example:
      'Drawings saved in the private format of an old program wait for software that no longer runs. A plain copy would open anywhere.',
    source: 'US Library of Congress, Sustainability of Digital Formats',
    keywords: ['files', 'formats', 'archive', 'documents'],
  },
  {
    id: 'ai-043',
    topic: 'naming files',
    fact: [
      'A file name that starts with the year, month and day sorts itself into order.',
      'Good file names say what, when and which version, so nobody has to open the file to know.',
    ],
    why: 'Computers sort from left to right, so the largest unit of time belongs first.',
    action: [
      'Agree on one naming pattern with your team and use it for everything saved this week.',
      'Rename the 10 files you open most with date, subject and version.',
    ],
    example: 'File names such as final, final 2 and really final tell a sad story. A row of dates tells it better.',
    source: 'ISO 8601, Date and time format, 1988',
    keywords: ['files', 'names', 'organisation', 'dates'],
  },
  {
    id: 'ai-044',
    topic: 'a plan for a bad day',
    fact: [
      'The hours after a failure go better when the first 5 steps are already on paper.',
      'Decide who calls whom, and in what order, while everything still works.',
    ],
    why: 'Stress narrows attention, and a written list keeps the obvious steps from being forgotten.',
    action: [
      'Write down the phone numbers of your internet, hosting and payment providers, and print the sheet.',
      'Talk through one failure with your team, such as a day without internet, and note the gaps.',
    ],
    example:
      'The internet is down, and the support number is on the support website. A sheet on the wall would have helped.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-61, Computer Security Incident Handling Guide, 2012',
    keywords: ['continuity', 'planning', 'checklist', 'incidents'],
  },
  {
    id: 'ai-045',
    topic: 'checksums',
    fact: [
      'A checksum is a short fingerprint of a file. If one letter changes, the fingerprint changes too.',
      'To tell whether a big copy is perfect, compare the 2 fingerprints instead of the 2 files.',
    ],
    why: 'Storage and transfers can damage data silently, and a fingerprint makes the damage visible.',
    action: [
      'Use a copy program that verifies files when you next move an archive to a new drive.',
      'Compare the published fingerprint of a downloaded installer with the one your computer calculates.',
    ],
    example:
      'A long video copies without complaint and stops playing halfway. A verified copy would have flagged the bad block.',
    source: 'US National Institute of Standards and Technology, FIPS 180-4, Secure Hash Standard, 2015',
    keywords: ['files', 'storage', 'integrity', 'backups'],
  },
]
