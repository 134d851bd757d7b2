import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** How accounts and data are kept safe. */
export const security: KnowledgeItem[] = [
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
    inTrade: 'A sentence about {subject} that only you would say makes a fine one.',
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
    inTrade: 'The bookings of {aTrade} and an old forum should have nothing in common.',
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
    inTrade: 'Even {aTrade} has twenty logins by now, and a sticky note is no vault.',
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
    inTrade: 'At {aTrade}, that would be the name of the place and the year.',
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
    inTrade: 'For the mailbox of {aTrade}, it is the most useful lock there is.',
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
    inTrade: 'At {aTrade}, it may feel like nothing more than a finger on the reader.',
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
    inTrade: 'Whoever books {offer} online hands over a password and hopes for exactly this.',
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
    inTrade: 'Whoever helps out at {aTrade} on Saturdays needs the till and hardly the accounts.',
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
    inTrade: 'It is like the front door of {aTrade}: everyone may see the lock.',
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
    inTrade: 'The laptop at {aTrade} is a good place to look {moment}.',
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
    inTrade: 'A copy of the page of {aTrade} could have one just as well.',
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
    inTrade: 'At {aTrade}, it could look like an order for {offer}, in a terrible hurry.',
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
    inTrade: 'If three people at {aTrade} share one login, it belongs to all three for ever.',
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
    inTrade: 'At {aTrade}, somebody who helped for one summer may still have a key.',
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
    inTrade: 'Otherwise a stranger could write to {people} in the name of {aTrade}.',
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
    inTrade: 'Anybody who knows the people behind {aTrade} could answer half of them.',
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
    inTrade: 'At {aTrade} that means a lock, a copy, and somebody who looks twice.',
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
    inTrade: 'A laptop left on a train may hold the name of everyone who ever asked for {offer}.',
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
    inTrade: 'Picture the screen of {aTrade} {moment}, and nobody beside it.',
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
    inTrade: 'Without it, {aTrade} is suddenly at an address where nobody looks.',
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
    inTrade: 'Even a small code beside {spot} deserves a second look.',
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
    inTrade: 'For {offer}, does {aTrade} need a birthday?',
    source: 'European Union, General Data Protection Regulation, Article 5, data minimisation, 2016',
    keywords: ['data', 'privacy', 'forms', 'customers'],
  },
]
