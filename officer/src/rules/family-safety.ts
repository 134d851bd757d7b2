import type { Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const rules: readonly Rule[] = [
  {
    id: 'family-strong-language',
    title: 'Strong language',
    severity: 'high',
    source: sources.familyLanguage,
    explanation: 'Strong swear words cost a video its ads and its place in family feeds.',
    advice: 'Say it without the word.',
    evenDenied: true,
    phrases: [
      [/(mother ?)?f[u*@#][c*@#][k*@#](s|ed|er|ers|ing|in)?/],
      [/(bull|horse|dip)?sh[i*!@1]t(s|ty|ting|head)?/],
      [/(wtf|stfu|gtfo)/],
      [/(bitch(es|ing|y)?|b[*!]tch(es)?|c[u*]nts?|assholes?|a[*]{2}holes?|dickheads?|bastards?|wankers?|pricks?)/],
    ],
    clearedBy: /finger prick|pricks? (?:your|the|a|my)/,
    cases: {
      hit: ['This is f***ing good.', 'No sh*t.', 'What a bunch of assholes.'],
      miss: ['Ask Mr Fukuda about the shitake.', 'It pricks your finger.', 'The cat hissed at it.'],
    },
  },
  {
    id: 'family-mild-language',
    title: 'Rough language',
    severity: 'low',
    source: sources.familyLanguage,
    explanation: 'Rough words are allowed but put off families and some advertisers.',
    advice: 'Choose a plainer word.',
    evenDenied: true,
    phrases: [
      [/(god)?damn(ed|it)?/, 'really'],
      [/(this|that|the|some|all this) crap/, 'this mess'],
      [/crappy/, 'poor'],
      [/bad ?ass/, 'bold'],
      [/(kick|kicks|kicking) ass/],
      [/(?<=(what|how|why|who) )the (hell|heck)(?= \w)/, ''],
      [/(what|how|why|who) the (hell|heck)(?! \w)/],
      [/(a |one )hell of a/, 'quite a'],
      [/(pissed|piss) off/],
      [/half ?assed/, 'careless'],
    ],
    cases: {
      hit: ['That is damn good coffee.', 'What the hell is a flat white?', 'One hell of a deal.'],
      miss: ['Build a dam with the kids.', 'Eat in Hell’s Kitchen.', 'We assess each class.'],
    },
  },
  {
    id: 'family-sexual-content',
    title: 'Sexual content',
    severity: 'high',
    source: sources.familyNudity,
    explanation: 'Pornography and sexual services may not be shown, linked or hinted at.',
    advice: 'Leave it out.',
    evenDenied: true,
    phrases: [
      [
        /(porn|porno|pornhub|xxx|onlyfans|only fans|nudes|sex tapes?|blow ?jobs?|orgasms?|horny|escort service|cam ?girls?|strip ?tease)/,
      ],
      [/(send|leaked|trade) nudes/],
      [/(hardcore|explicit|amateur) sex/],
      [/(have|having|had|wants?) sex( with)?/],
    ],
    cases: {
      hit: ['Find me on OnlyFans.', 'Leaked nudes inside.', 'Hardcore sex scenes.'],
      miss: ['We deliver to Essex and Sussex.', 'A nude lipstick shade.', 'The sextet plays at eight.'],
    },
  },
  {
    id: 'family-suggestive',
    title: 'Suggestive language',
    severity: 'medium',
    source: sources.familyNudity,
    explanation: 'Selling with sexual hints limits a video to adults.',
    advice: 'Describe the thing itself.',
    evenDenied: true,
    phrases: [
      [/(sexy|sexiest)/, 'striking'],
      [/hot (girls?|babes?|chicks?|women|singles|milfs?)/],
      [/(seduce|seductive|seducing) (him|her|women|men|girls|guys|look|dance|voice)/],
      [/(slutty|slut|whore|milf|thot)s?/],
      [/(in|get into|into) (her|his) pants/],
    ],
    cases: {
      hit: ['A sexy new logo.', 'Meet hot singles near you.', 'Seduce women with this line.'],
      miss: [
        'Hot chicken, hot sauce.',
        'A hot single-origin espresso.',
        'Put it in his pants pocket? No: in the drawer.',
      ],
    },
    clearedBy: /pants pocket/,
  },
  {
    id: 'family-minors',
    title: 'Sexualised minors',
    severity: 'high',
    source: sources.familyChildSafety,
    explanation: 'Anything that puts children and sex together is a crime and ends the account.',
    advice: 'Remove it.',
    evenDenied: true,
    phrases: [
      [
        /(sexy|hot|naughty|naked|nude) (little |young |school ?)?(teens?|school ?girls?|school ?boys?|kids?|children|child|minors?|girl child)/,
      ],
      [/barely legal( teens?| girls?)?/],
      [/(underage|under age|preteen) (girls?|boys?|models?|sex|porn|dating)/],
      [/(child|kiddie|cp) porn/],
    ],
    clearedBy: /hot (?:kids?|children).{0,20}(?:sun|shade|day|soup|lunch)/,
    cases: {
      hit: ['Barely legal girls.', 'Sexy schoolgirl outfits.', 'Underage models wanted.'],
      miss: ['Underage drivers pay more.', 'Hot kids need shade on a day like this.', 'Teens get in free.'],
    },
  },
  {
    id: 'family-self-harm',
    title: 'Self-harm',
    severity: 'high',
    source: sources.familySelfHarm,
    explanation: 'Words that show, praise or explain self-harm or eating disorders endanger viewers.',
    advice: 'Leave it out, and where the subject matters point to a helpline.',
    phrases: [
      [/(how to |ways to |best way to )(kill|hang|harm|hurt) yourself/],
      [/(suicide|self harm) (methods?|pact|challenge|tips|note template)/],
      [/(cut|cutting) (yourself|your (wrists?|arms?)) (to|on purpose|and|when)/],
      [/end (your|my) (own )?life/],
      [/starv(e|ing) yourself/],
      [/(thinspo|thinspiration|pro ana|pro mia|bonespo)/],
    ],
    cases: {
      hit: ['Ways to hurt yourself.', 'Just starve yourself for a week.', '#thinspo all day'],
      miss: ['Cut yourself a slice.', 'Don’t starve yourself, eat breakfast.', 'The suicide prevention line is 988.'],
    },
  },
  {
    id: 'family-graphic-violence',
    title: 'Graphic violence',
    severity: 'high',
    source: sources.familyViolence,
    explanation: 'Gore and cruelty shown to shock are removed or hidden behind an age gate.',
    advice: 'Say what happened without the detail, or leave it out.',
    phrases: [
      [/(gory|bloody|gruesome) (details?|footage|videos?|murders?|deaths?|scenes?)/],
      [/(behead|decapitat|dismember|disembowel)(s|ed|ing|ings|e|es)?/],
      [/(brutally|violently) (murdered|killed|beaten|attacked|stabbed)/],
      [/(tortur(e|ed|ing)) (a |an |the |his |her |their )?(man|woman|animal|dog|cat|prisoner|victim|person|people)s?/],
      [/(dog|cock|bum) ?fight(s|ing)?( videos?)?/],
      [/(real|live) (death|murder|execution) (video|footage)s?/],
    ],
    cases: {
      hit: ['See the gory footage.', 'He was brutally murdered.', 'Dogfight videos.'],
      miss: ['A torture test for phones.', 'The blood orange is in season.', 'Bloody good marmalade.'],
    },
  },
  {
    id: 'family-drug-use',
    title: 'Drug use',
    severity: 'high',
    source: sources.familyDrugs,
    explanation: 'Showing drug use as fun or as a remedy is kept from families and advertisers.',
    advice: 'Leave it out.',
    phrases: [
      [
        /(snort|snorting|smoke|smoking|shoot up|shooting up|do|doing|take|taking|try|trying|microdose) (some |a little )?(coke|cocaine|weed|meth|heroin|crack|molly|ecstasy|shrooms|ketamine|lsd|acid trips?)/,
      ],
      [/(get|getting|got) (so )?(stoned|baked|blazed)( (tonight|together|before|with))?/],
      [/(get|getting|got) high (on|off|with|tonight|together|before)/],
      [/(roll|light|pass) (up )?(a |the )?(joint|blunt|bong)/],
    ],
    clearedBy:
      /beef|pork|lamb|roast|fresh(?:ly)? (?:got )?baked|got baked (?:this|in|at)|baked (?:goods|beans|potato)|diet coke/,
    cases: {
      hit: ['Get high with us.', 'Try some shrooms first.', 'Roll a joint and relax.'],
      miss: [
        'Get high marks in chemistry.',
        'This bread got baked at four.',
        'Roll the joint of beef in salt? No: the roast.',
      ],
    },
  },
  {
    id: 'family-child-data',
    title: 'Asking children for data',
    severity: 'high',
    source: sources.coppa,
    explanation: 'Children under 13 may not be asked for personal data without a parent’s consent.',
    advice: 'Speak to the parents, and ask them.',
    evenDenied: true,
    phrases: [
      [
        /(kids|children|boys and girls),? (just )?(text|send|enter|tell us|type|give us|post|comment) (us )?(your|with your) (full )?(name|address|school|age|phone|phone number|email|birthday|photo)/,
      ],
      [/(what|which) school do you go to,? kids/],
      [/(ask|tell) (your )?(kids|children) to (sign up|enter|register) (with|using) their/],
      [/without (asking|telling) (your )?(parents|mom|dad|mum|mommy|daddy)/],
    ],
    cases: {
      hit: ['Kids, send us your name and address.', 'Sign up without asking your parents.'],
      miss: [
        'Parents, send us your order by noon.',
        'Kids, bring your own mug.',
        'Tell your kids to wash their hands.',
      ],
    },
  },
  {
    id: 'family-child-pressure',
    title: 'Pressing children to buy',
    severity: 'medium',
    source: sources.childAdvertising,
    explanation: 'Advertising may not tell children to buy or to make their parents buy.',
    advice: 'Speak to the parents.',
    evenDenied: true,
    phrases: [
      [/(don't|do not|never) (tell|show|let|ask) your (parents|mom|dad|mum|teacher)/],
      [
        /(ask|tell|beg|bug|nag|make|get) (your )?(mom|dad|mum|mommy|daddy|parents)( or (dad|mom|dad))? (to (buy|get|order|pay)|for (her|his|their) (credit )?card)/,
      ],
      [/(use|grab|borrow) (your )?(mom|dad|mum|parents?)'?s? (credit )?card/],
      [/(all|every) (the |your )?(cool )?(kids?|friends) (already )?(has|have|own) (one|it)/],
      [/(kids|children),? (buy|order|get) (it|yours|one) (now|today)/],
    ],
    cases: {
      hit: [
        "Don't tell your parents about this game.",
        'Ask your mom to buy it.',
        'All the cool kids have one.',
        'Kids, order yours today!',
      ],
      miss: ['Ask your dad to hold the ladder.', 'Kids have one free swim.', 'Mom and dad get coffee.'],
    },
  },
  {
    id: 'family-body-shaming',
    title: 'Body shaming',
    severity: 'medium',
    source: sources.familyBody,
    explanation: 'Making people ashamed of their body in order to sell is refused by the networks and hurts.',
    advice: 'Say what the product does well.',
    phrases: [
      [
        /(your|that|my|those) (ugly|gross|disgusting|embarrassing|flabby|nasty) (\w+ )?(body|belly|fat|face|skin|arms|thighs|teeth|legs|stomach|hair)/,
      ],
      [
        /(get rid of|hide|lose) (your|that|those) (ugly|gross|disgusting|embarrassing|flabby|muffin top|love handles|double chin)/,
      ],
      [/you look (so )?(fat|ugly|old|disgusting|gross)/],
      [/(fat|ugly) (pigs?|slobs?|cows?|and lazy)/],
      [/(no one|nobody) (will|would|wants to) (love|date|hire) (you|someone) (\w+ ){0,3}(fat|ugly|old|bald)/],
    ],
    cases: {
      hit: ['Get rid of your ugly fat belly.', 'You look old.', 'Hide your flabby arms.'],
      miss: ['Wear an ugly sweater on Friday.', 'Full-fat milk foams best.', 'You look great, nothing to add.'],
    },
  },
  {
    id: 'family-fear',
    title: 'Frightening viewers',
    severity: 'medium',
    source: sources.childAdvertising,
    explanation: 'Selling by fear of death or harm to the family is out of place in a family feed.',
    advice: 'Name the everyday problem and how to deal with it.',
    phrases: [
      [/(you|your (kids|children|family|baby|dog|pet)) (will|are going to|could|might) die/],
      [/(is|are) (slowly |silently |secretly )?killing (you|your (family|kids|children|baby|dog|pet))/],
      [
        /(before it|it will|this will|will) (kill|kills|destroy|destroys) (you|your (family|kids|life|marriage|health))/,
      ],
      [/your (kids|children|family|baby) (is|are) (in danger|not safe|doomed)/],
    ],
    cases: {
      hit: ['Your tap water is silently killing you.', 'Your dog could die.', 'Your kids are in danger.'],
      miss: [
        'Slow pages are killing our mood.',
        'The roses will die back in winter.',
        'This heat won’t kill you, but drink.',
      ],
    },
  },
]

export const familySafety: RulePack = { name: 'Family safety', rules }
