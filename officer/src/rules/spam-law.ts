import type { Hit, Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const MANY_LINKS = 3
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** Every match of a pattern as a hit, with what should stand there instead. */
const hitsOf = (text: string, pattern: RegExp, replacement?: (quote: string) => string): Hit[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    quote: match[0],
    ...(replacement && { replacement: replacement(match[0]) }),
  }))

const rules: readonly Rule[] = [
  {
    id: 'spam-misleading-opening',
    title: 'Misleading opening',
    severity: 'high',
    source: sources.canSpam,
    explanation: 'An opening that pretends to be a reply, a bill or an account notice misleads about what follows.',
    advice: 'Open with what the message is about.',
    phrases: [
      [/(re|fwd?): (your (order|account|invoice|request|payment|message|application)|our (call|meeting|conversation))/],
      [
        /your (account|card|payment|profile|subscription) (has been|was|is|will be) (suspended|locked|compromised|limited|hacked|terminated|deactivated)/,
      ],
      [/you have (1|one|a) (new|unread|missed) (message|voicemail|package|payment)/],
      [/(final|last|second) notice (about|for|regarding|before) your/],
      [/(urgent|immediate) action required/],
    ],
    cases: {
      hit: ['RE: your invoice', 'Your account has been suspended.', 'You have one unread message.'],
      miss: ['Your account manager is Dana.', 'Reply with your order.', 'The last notice board is by the stairs.'],
    },
  },
  {
    id: 'spam-prize',
    title: 'Prize that nobody entered for',
    severity: 'high',
    source: sources.canSpam,
    explanation: 'Telling people that they have won or were chosen, when everybody is told so, is deceptive.',
    advice: 'Describe the offer, and a draw with its rules.',
    phrases: [
      [
        /(you've|you have|you) (just )?won (a|an|the|our|your|[$€£]?\d[\d,]*) (\w+ ){0,2}(prize|iphone|ipad|gift|card|cruise|trip|car|cash|money|lottery|vacation|laptop|tv|raffle|giveaway|tickets?)/,
      ],
      [
        /(you've|you have|you were|you are|you're) (just |already )?(won|win|been selected|been chosen|a winner|our lucky winner)( (a|an|the|our|\$)?[\w$,]*)?(?=.{0,40}(prize|iphone|\$|gift|car|trip|lottery|reward|winner|selected|chosen))/,
      ],
      [/(you've|you have) been (specially |personally )?(selected|chosen)/],
      [/claim your (prize|reward|free gift|gift card|winnings|bonus|cash|refund)/],
      [/congratulations,? you('ve| have|'re| are)? (won|been|a winner)/],
    ],
    cases: {
      hit: [
        "You've won a free cruise!",
        'Congratulations, you’ve won a prize!',
        'You have been selected.',
        'Claim your gift card.',
      ],
      miss: [
        'You won a cup of tea with that guess.',
        'With the dough rested you’ve won half the battle.',
        'Claim your table by seven.',
        'Congratulations to our baker.',
      ],
    },
  },
  {
    id: 'spam-no-way-out',
    title: 'No way out',
    severity: 'high',
    source: sources.canSpam,
    explanation: 'Every commercial message needs a free and working way to stop further ones.',
    advice: 'Tell people how they can stop the messages.',
    evenDenied: true,
    phrases: [
      [/(no unsubscribe|you will get all our (emails|texts)|there is no way to stop)/],
      [/(no|without an?) (way to )?(opt out|unsubscribe)( link)?/],
      [/(you )?(can't|cannot|can not|may not) (opt out|unsubscribe)/],
      [/(pay|fee|charge) to (unsubscribe|opt out|be removed)/],
      [/(remove|hide|skip|leave out) (the )?(unsubscribe|opt out) (link|button|footer)/],
    ],
    cases: {
      hit: [
        'No unsubscribe needed, you will get all our emails.',
        'You cannot unsubscribe.',
        'Hide the unsubscribe link.',
        'There is a fee to opt out.',
      ],
      miss: ['You can unsubscribe with one tap.', 'Reply STOP to opt out.'],
    },
  },
  {
    id: 'spam-bought-list',
    title: 'Bought or scraped contacts',
    severity: 'high',
    source: sources.canSpam,
    explanation:
      'Harvested addresses belong to people who never asked, and sending to them is an aggravated violation.',
    advice: 'Write only to people who signed up.',
    phrases: [
      [
        /(scraped|harvested|bought|purchased|downloaded) (\w+ ){0,3}(emails?|email addresses|phone numbers|contacts|leads)/,
      ],
      [
        /(buy|buying|sell|selling|rent|purchase) (an? |your |some )?(targeted )?(emails?|mailing|contact|phone|lead|customer) lists?/,
      ],
      [
        /(scrape|scraping|harvest|harvesting|extract) (\w+ ){0,2}(emails?|email addresses|phone numbers|contacts|leads)/,
      ],
      [/(bulk|mass|cold) (sms|texts?|texting|dms?|whatsapp)( (software|tool|blast|campaign))?/],
      [/(blast|spam) (\w+ ){0,2}(inboxes|thousands|strangers|everyone|dms)/],
    ],
    cases: {
      hit: [
        'We scraped thousands of emails for you.',
        'Buy email lists by the thousand.',
        'Scrape phone numbers from maps.',
        'Mass DM tool.',
      ],
      miss: [
        'We collect emails at the till, with a form.',
        'Build your email list one guest at a time.',
        'Never buy a mailing list.',
        'We sell bulk rice.',
      ],
    },
  },
  {
    id: 'spam-texts-without-consent',
    title: 'Texts or calls without consent',
    severity: 'high',
    source: sources.tcpa,
    explanation: 'Marketing texts and automated calls need prior written consent, at up to $1,500 each without it.',
    advice: 'Ask first, keep the proof, and send between 8 am and 9 pm.',
    phrases: [
      [
        /(text|call|message|dm|email) (your |the )?(whole|entire|full|all of your) (contact list|contacts|address book|phone book|customer list) without/,
      ],
      [
        /(text|call|message|sms) (anyone|everyone|strangers|people|them|customers) (without|who never|even if they)( \w+){0,2} (consent|permission|asked|agreed|opt(ed)? in|opted out)/,
      ],
      [
        /(without|no need for|don't need) (their |any |written )?(consent|permission|opt in) to (text|call|message|send)/,
      ],
      [/(robo ?call|auto ?dial|ringless voicemail)(s|ing|er|ers)?/],
    ],
    cases: {
      hit: [
        'Text your whole contact list without asking.',
        'Text people without their consent.',
        'Our robocall software does it.',
        'You don’t need consent to text.',
      ],
      miss: [
        'Text us a photo of the leak.',
        'Never text people without their consent.',
        'Text us to book.',
        'Call anyone on the team.',
      ],
    },
  },
  {
    id: 'spam-denial',
    title: 'Saying that it is no scam',
    severity: 'medium',
    source: sources.mailFilters,
    explanation: 'Whoever has to say "this is not spam" is taken for spam, by filters and by people.',
    advice: 'Leave it out and show who you are.',
    evenDenied: true,
    clearedBy: /how to|tell (?:if|whether)|check|signs?/,
    phrases: [
      [/(this|it) (is not|isn't|is no) (spam|a scam|scam|a pyramid scheme|mlm|a joke)/, ''],
      [/(not|no) (a scam|a pyramid scheme|clickbait)/, ''],
      [/100% (legit|legal|real|not a scam)/, ''],
    ],
    cases: {
      hit: ['This is not a scam.', 'It is 100% legit.', 'This isn’t spam.'],
      miss: ['How to tell it’s not a scam.', 'A scam often starts with a call.'],
    },
  },
  {
    id: 'spam-trigger-words',
    title: 'Spam wording',
    severity: 'low',
    source: sources.mailFilters,
    explanation: 'Stock phrases of junk mail lower the delivery of mails and the trust in a video.',
    advice: 'Say what happens on the next step.',
    phrases: [
      [/click (here|below|the link below) (now|today|immediately)/, 'follow the link'],
      [/click here/, 'follow the link'],
      [/(buy|order|call) now( while|!)/],
      [/once in a (lifetime|life time)/, 'rare'],
      [/dear (friend|sir|valued customer)/],
      [/(100%|fully) satisfied/, 'happy'],
      [/no (obligation|purchase necessary)/],
      [/(this )?won't last( long)?!/],
      [/what are you waiting for/],
    ],
    cases: {
      hit: ['Click here now.', 'A once-in-a-lifetime deal.', 'Dear friend, read on.'],
      miss: ['Click the lid shut.', 'The link is in the bio.', 'You will hear a click. Here it comes.'],
    },
  },
  {
    id: 'spam-shouting',
    title: 'Shouting',
    severity: 'low',
    source: sources.mailFilters,
    explanation: 'Whole phrases in capitals read as shouting and as junk mail.',
    advice: 'Write it in normal case.',
    find: (text) =>
      hitsOf(
        text,
        /(?<![\p{L}\p{N}])\p{Lu}{2,20}(?:['’]\p{Lu}{1,3})?(?:[ ,]{1,2}\p{Lu}{2,20}(?:['’]\p{Lu}{1,3})?){2,12}(?![\p{L}\p{N}])/gu,
        sentenceCase,
      ).filter(({ quote }) => quote.split(/[ ,]+/).filter((word) => word.length > 3).length >= 2),
    cases: {
      hit: ['THIS CHANGES EVERYTHING about soup.', 'Read this: STOP SCROLLING RIGHT NOW.'],
      miss: ['We export PDF, CSV, PNG and SVG.', 'NASA and the FBI agree.', 'Made in the USA by AJ.'],
    },
  },
  {
    id: 'spam-exclamation',
    title: 'Rows of exclamation marks',
    severity: 'low',
    source: sources.mailFilters,
    explanation: 'Several marks in a row are a sign of junk mail.',
    advice: 'One mark is enough.',
    find: (text) => hitsOf(text, /!{2,50}|\?{3,50}/g, (quote) => quote.charAt(0)),
    cases: {
      hit: ['Fresh bread!!!', 'Really???'],
      miss: ['Fresh bread!', 'Really?!'],
    },
  },
  {
    id: 'spam-money-signs',
    title: 'Rows of money signs',
    severity: 'low',
    source: sources.mailFilters,
    explanation: 'Rows of currency signs are a sign of junk mail.',
    advice: 'Write the amount or the word.',
    find: (text) => hitsOf(text, /[$€£]{2,50}|[💰💸🤑💵]{3,50}/gu, () => 'money'),
    cases: {
      hit: ['Make $$$ at home.', 'Ka-ching 💰💰💰'],
      miss: ['It costs $5.', 'Save a little 💰 each week.'],
    },
  },
  {
    id: 'spam-emoji-row',
    title: 'Rows of emoji',
    severity: 'low',
    source: sources.mailFilters,
    explanation: 'Long rows of emoji are a sign of junk mail and are read out one by one by screen readers.',
    advice: 'Keep one of them.',
    find: (text) => hitsOf(text, /(?:\p{Extended_Pictographic}\ufe0f?\s?){5,60}/gu, (quote) => [...quote][0] ?? ''),
    cases: {
      hit: ['Open now 🔥🔥🔥🔥🔥', '🎉🎉🎉🎉🎉🎉 New mugs'],
      miss: ['Open now 🔥', 'Coffee ☕ and cake 🍰 and tea 🍵'],
    },
  },
  {
    id: 'spam-hidden-link',
    title: 'Hidden link',
    severity: 'medium',
    source: sources.youtubeLinks,
    explanation: 'A shortened link hides where it leads, which is what harmful links do.',
    advice: 'Show the real address.',
    phrases: [
      [/(https?:\/\/)?(bit\.ly|tinyurl\.com|goo\.gl|t\.ly|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at)\/[\w-]{1,80}/],
    ],
    evenDenied: true,
    cases: {
      hit: ['Go to bit.ly/3xyzAb.', 'Sign up at https://tinyurl.com/mugs.'],
      miss: ['Go to example.com/mugs.', 'A bit. Lynn has more.'],
    },
  },
  {
    id: 'spam-many-links',
    title: 'Too many links',
    severity: 'low',
    source: sources.youtubeLinks,
    explanation: 'Many links in one text are taken for spam, and nobody knows which to follow.',
    advice: 'Keep the one link that matters.',
    find: (text) => hitsOf(text, /https?:\/\/[^\s]{1,300}/g, () => '').slice(MANY_LINKS),
    cases: {
      hit: [
        'https://a.example https://b.example https://c.example https://d.example',
        'See https://a.example/1 https://a.example/2 https://a.example/3 and https://a.example/4',
      ],
      miss: ['See https://a.example.', 'https://a.example and https://b.example'],
    },
  },
  {
    id: 'spam-chain-letter',
    title: 'Chain letter',
    severity: 'medium',
    source: sources.youtubeSpam,
    explanation: 'Making people pass something on by promise or threat is a chain letter.',
    advice: 'Say for whom it is useful.',
    phrases: [
      [
        /(forward|send|repost|share) (this|it) (to|with) (everyone|everybody|all the people) (you know|in your)/,
        'share this with someone who needs it',
      ],
      [
        /(share|send|forward|repost) (this|it) (to|with) (at least )?(\d+|ten|five|seven|all your|every) (people|friends|groups|contacts)/,
        'share this with someone who needs it',
      ],
      [/(share|send|forward|repost) (this|it) (to|with) (\w+ ){1,4}or (\w+ ){0,3}(bad|luck)/],
      [/(share|repost|forward|like) (this )?(or|within \d+ hours or) (you|bad luck|something bad)/],
      [/(bad luck|seven years) if you (don't|do not|skip|scroll|ignore)/],
    ],
    cases: {
      hit: [
        'Forward this to everyone you know.',
        'Share this with 10 friends.',
        'Repost or bad luck follows.',
        'Bad luck if you scroll.',
      ],
      miss: [
        'Forward the invoice to your accountant.',
        'Share it with your neighbor.',
        'The table seats ten friends.',
        'Good luck with your loaf.',
      ],
    },
  },
]

export const spamLaw: RulePack = { name: 'Spam law and junk wording', rules }
