import type { Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const rules: readonly Rule[] = [
  {
    id: 'ai-claims-to-be-human',
    title: 'Claiming to be human',
    severity: 'high',
    source: sources.aiAct,
    explanation: 'A synthetic voice or figure may not say that it is a real person.',
    advice: 'Let it say nothing about itself, or that it was made with AI.',
    evenDenied: true,
    phrases: [
      [/(i'm|i am) (\w+ )?(a |an )?(human|real person)(,| and not| being)/],
      [/(i'm|i am) (a |an )?(real|actual|living|genuine|flesh and blood) (person|human( being)?|man|woman|girl|guy)/],
      [/(i'm|i am|this is) not (a |an )?(ai|bot|robot|avatar|computer)( voice| generated)?(?! \w)/],
      [/(you're|you are) (talking|listening|speaking) to a (real )?(person|human)/],
      [/(my real|this is a real) (voice|face)/],
    ],
    cases: {
      hit: [
        "I'm actually a human, not a robot.",
        "Hi, I'm a real person.",
        'I am not an AI.',
        'This is my real voice.',
      ],
      miss: [
        'I am a human resources manager.',
        'I’m a real coffee snob.',
        'A real person answers our phone.',
        'Put a real face on your contact page.',
        'This is not a robot vacuum.',
      ],
    },
  },
  {
    id: 'ai-denies-synthetic',
    title: 'Denying that it is made with AI',
    severity: 'high',
    source: sources.youtubeSynthetic,
    explanation: 'A film that was made with AI may not deny it.',
    advice: 'Take the denial out; the label is set for you when you publish.',
    evenDenied: true,
    phrases: [
      [/no (ai|cgi|artificial intelligence) (was |were |is )?(used|involved|here)/],
      [/(this |it )?(is |was )?not (made|created|generated|produced) (by|with|using) (an )?ai/],
      [
        /(100%|totally|completely) (real|authentic|human made|unedited) (footage|video|voice|content|people|customers?)/,
      ],
      [
        /(this|the) (footage|video|clip|voice|photo|recording) is (100% |totally |completely )?(real|authentic|genuine|unedited)/,
      ],
    ],
    cases: {
      hit: ['No AI was used.', 'This footage is 100% real.', 'It was not made with AI.'],
      miss: ['No glue was used.', 'This leather is real.', 'It was made with AI, and checked by us.'],
    },
  },
  {
    id: 'ai-hiding-the-label',
    title: 'Hiding the AI label',
    severity: 'high',
    source: sources.aiAct,
    explanation: 'AI-made media have to stay marked, for people and for machines.',
    advice: 'Leave the label on.',
    phrases: [
      [
        /(nobody|no one|viewers won't|they won't|you can't) (can |will |could )?(ever )?(tell|know|notice|guess|spot) (that )?(this|it|the|our|my)? ?(\w+ )?(is|was|it's) (ai|fake|not real|a bot|an avatar|synthetic)/,
      ],
      [
        /(remove|hide|turn off|disable|strip|skip|avoid) (the |that |tiktok's |any )?(ai|ai generated|synthetic|made with ai) (label|tag|disclosure|watermark|metadata)s?/,
      ],
      [/(avoid|bypass|beat|fool|evade|trick|get (around|past)) (the )?ai (detection|detectors?|checkers?)/],
      [/undetectable ai/],
      [/(pass|passes|passing) (it )?(off )?as (human|handmade|a real person|human made)/],
      [/(nobody|no one) will (know|notice|tell) (it's|it is|that it's) ai/],
    ],
    cases: {
      hit: [
        'Nobody can tell this avatar is fake.',
        'Remove the AI label first.',
        'Beat AI detectors.',
        'Nobody will know it’s AI.',
      ],
      miss: [
        'An avatar reads the script, and the label says so.',
        'The AI label tells viewers how it was made.',
        'Never hide the AI label.',
        'Remove the label from the jar.',
      ],
    },
  },
  {
    id: 'ai-deepfake',
    title: 'Imitating a person with AI',
    severity: 'high',
    source: sources.tiktokSynthetic,
    explanation: 'A real person’s face or voice may be made by AI only with that person’s consent.',
    advice: 'Use a drawn presenter or someone who agreed.',
    phrases: [
      [
        /(clone|copy|use|fake|mimic) (a |any |your favou?rite )?(celebrity|actor|singer|politician|star)('s)? (voice|face|look)/,
      ],
      [/deep ?fake (of|video|your|any|a|him|her)/],
      [
        /clone (his|her|their|someone's|somebody's|anyone's|any celebrity's|a celebrity's|your boss's|your ex's) (voice|face)/,
      ],
      [/(put|swap|paste) (his|her|their|anyone's|a celebrity's|your ex's) (face|head) (on|onto|into)/],
      [/make (him|her|them|any celebrity|the president|anyone) (say|do) (anything|whatever)/],
      [
        /ai (version|clone|voice) of (elon musk|taylor swift|mr ?beast|joe rogan|trump|obama|morgan freeman|any celebrity)/,
      ],
      [/fake (interview|speech|call|endorsement) (with|by|from|of)/],
    ],
    cases: {
      hit: [
        'Clone a celebrity voice for your ad.',
        'Clone anyone’s voice in a minute.',
        'Make any celebrity say anything.',
        'A deepfake of your boss.',
      ],
      miss: [
        'Voice your doubts early.',
        'Don’t clone someone’s voice without asking.',
        'Put a hat on the jar.',
        'Record your own voice.',
      ],
    },
  },
  {
    id: 'ai-invented-event',
    title: 'Invented event as real',
    severity: 'medium',
    source: sources.youtubeSynthetic,
    explanation: 'Realistic scenes of things that did not happen must not pass for recordings.',
    advice: 'Say that it is an illustration.',
    phrases: [
      [/leaked (\w+ )?(video|footage|audio|tape|photos?|chats?|messages)/],
      [/leaked (footage|videos?|audio|tapes?|calls?|recordings?|documents?)/],
      [/caught (live )?on (camera|tape|cctv|video)/],
      [/(secret|hidden camera) (recording|footage|video)s?/],
      [/(real|actual|exclusive|raw) (footage|recording|cctv) (of|from|shows)/],
    ],
    cases: {
      hit: [
        'Watch this leaked celebrity video.',
        'Leaked audio from the meeting.',
        'It was caught on camera.',
        'Exclusive footage of the crash.',
      ],
      miss: ['The leaked pipe is dry now.', 'Caught on a nail again?', 'An exclusive look at the menu.'],
    },
  },
  {
    id: 'ai-fake-news-desk',
    title: 'Posing as news',
    severity: 'medium',
    source: sources.tiktokMisinformation,
    explanation: 'An AI presenter who speaks as a news desk makes an advertisement look like reporting.',
    advice: 'Say it as the brand.',
    evenDenied: true,
    phrases: [
      [/(live|special|breaking) (report|bulletin|coverage) (from|by|on) (\w+ )?(news|cnn|bbc|fox|nbc|abc|reuters)/],
      [/(this is|you're watching|live from) (the )?(cnn|bbc|fox|nbc|abc|cbs|sky|channel \d+) ?(news)?/],
      [/reporting live( from)?/],
      [
        /(cnn|bbc|fox news|nbc|reuters|the new york times|forbes) (has )?(reports?|reported|confirms?|confirmed|just (said|announced))/,
      ],
      [/(we interrupt (this|your)|breaking news:)/],
    ],
    cases: {
      hit: [
        'This is a live report from BBC News.',
        'Reporting live from the fair.',
        'BBC confirmed it.',
        'Breaking news: taxes are gone.',
      ],
      miss: [
        'We report to the owner each Friday.',
        'Live from our kitchen.',
        'In the news this week: our oven.',
        'We reported the leak to the landlord.',
      ],
    },
  },
  {
    id: 'ai-feelings',
    title: 'AI with feelings',
    severity: 'low',
    source: sources.aiClaims,
    explanation: 'Saying that software feels or cares overstates what it is.',
    advice: 'Say what it does.',
    phrases: [
      [
        /(our|the|this) (ai|bot|chatbot|assistant) (truly |really |actually )?(cares|feels|loves|thinks|understands you|knows you)/,
      ],
      [/(sentient|conscious|self aware|human level) ai/, 'helpful software'],
      [/ai that (truly |really |actually )?(cares|feels|loves)/, 'software that helps'],
    ],
    cases: {
      hit: ['Our AI truly cares.', 'Meet the first sentient AI.', 'An AI that feels.'],
      miss: ['Our team cares.', 'The assistant lists free tables.', 'AI sorts the photos.'],
    },
  },
]

export const aiDisclosure: RulePack = { name: 'AI disclosure', rules }
