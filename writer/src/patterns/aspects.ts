/** A side of working life, found by keywords, with moments of it that a trade's own words fill. */
export type Aspect = {
  id: string
  /** As it may be said: "three jobs around pricing". */
  noun: string
  keywords: string[]
  /** Sentences that open a script with a moment from the trade. */
  scenes: string[]
}

export const aspects: Aspect[] = [
  {
    id: 'pricing',
    noun: 'pricing',
    keywords: ['pricing', 'price', 'prices', 'value', 'discounts', 'margin', 'profit', 'economics', 'cost', 'costs'],
    scenes: [
      'Somebody looks at the price of {offer} and goes quiet for a moment.',
      '{AVisitor} compares the price of {offer} in three places.',
      'What should {offer} cost?',
      'Someone asks what {offer} costs, and the answer takes a breath too long.',
    ],
  },
  {
    id: 'attention',
    noun: 'being noticed',
    keywords: ['attention', 'hooks', 'design', 'perception', 'packaging', 'advertising', 'brand', 'colour', 'contrast'],
    scenes: [
      'Somebody walks past {aTrade} with a phone in one hand.',
      '{AVisitor} gives {spot} two seconds, and moves on.',
      'Two seconds: that is about what {spot} gets from a person in a hurry.',
    ],
  },
  {
    id: 'trust',
    noun: 'trust',
    keywords: [
      'trust',
      'proof',
      'reviews',
      'reputation',
      'honesty',
      'claims',
      'credibility',
      'guarantees',
      'reliability',
    ],
    scenes: [
      '{AVisitor} would like {offer}, and is not sure yet whom to trust.',
      'Before asking for {offer}, {aVisitor} looks for a reason to believe.',
      'How does {aVisitor} know that {aTrade} is any good?',
    ],
  },
  {
    id: 'clarity',
    noun: 'clear words',
    keywords: [
      'clarity',
      'message',
      'copywriting',
      'writing',
      'language',
      'words',
      'headline',
      'benefits',
      'editing',
      'names',
    ],
    scenes: [
      '{AVisitor} reads the text about {offer} twice, and still has to ask.',
      'How would you describe {offer} to somebody on the phone?',
      'Ten words are enough to explain {offer}, if they are the right ten.',
    ],
  },
  {
    id: 'website',
    noun: 'a helpful website',
    keywords: ['website', 'search', 'usability', 'conversion', 'forms', 'links', 'accessibility', 'domain', 'speed'],
    scenes: [
      'Late in the evening somebody looks up {aTrade} on a small screen.',
      '{AVisitor} wants {offer} and has one thumb free to find out how.',
      'Somebody types three words into a search box and hopes for {aTrade}.',
    ],
  },
  {
    id: 'messages',
    noun: 'messages',
    keywords: ['email', 'newsletter', 'follow-up', 'leads', 'subscribers', 'inbox', 'subject lines'],
    scenes: [
      'A message comes in {moment}: how do I get {offer}?',
      'Somebody asked about {offer} last week and never heard more.',
      'An inbox at {aTrade} fills up {moment}.',
    ],
  },
  {
    id: 'loyalty',
    noun: 'people who come back',
    keywords: [
      'loyalty',
      'retention',
      'service',
      'customers',
      'referrals',
      'word of mouth',
      'experience',
      'complaints',
      'community',
      'customer service',
    ],
    scenes: [
      'Somebody comes back for {offer}, and brings a friend.',
      'Why does one guest return to {aTrade}, and another one not?',
      'Something about {offer} was not right, and {aVisitor} says so.',
    ],
  },
  {
    id: 'questions',
    noun: 'asking and listening',
    keywords: ['questions', 'research', 'listening', 'needs', 'conversation', 'feedback', 'empathy', 'interviews'],
    scenes: [
      '{AVisitor} asks for {offer} and means something slightly different.',
      'One good question {moment} can save a long detour.',
      'What do {people} really want when they ask for {offer}?',
    ],
  },
  {
    id: 'stories',
    noun: 'stories and pictures',
    keywords: [
      'video',
      'storytelling',
      'content',
      'photography',
      'cameras',
      'images',
      'light',
      'stories',
      'audio',
      'film',
    ],
    scenes: [
      'A phone leans against a cup {moment} and films {offer}.',
      'There is a small story in {offer}, if somebody tells it.',
      'What would you show of {aTrade} in ten seconds?',
    ],
  },
  {
    id: 'selling',
    noun: 'selling kindly',
    keywords: ['sales', 'negotiation', 'persuasion', 'objections', 'closing', 'psychology', 'choice', 'commitment'],
    scenes: [
      '{AVisitor} nearly says yes to {offer}, and then hesitates.',
      'Three choices on the table, and {aVisitor} cannot decide.',
      'Somebody says they will think about {offer}.',
    ],
  },
  {
    id: 'focus',
    noun: 'focus',
    keywords: ['positioning', 'focus', 'strategy', 'niche', 'category', 'competition', 'differentiation', 'innovation'],
    scenes: [
      'Two streets away there is another {trade}. So why this one?',
      'What would people miss if {aTrade} on your street closed?',
      'Should {aTrade} do one thing well, or ten things somehow?',
    ],
  },
  {
    id: 'time',
    noun: 'time',
    keywords: [
      'planning',
      'time',
      'priorities',
      'productivity',
      'tasks',
      'deadlines',
      'routine',
      'meetings',
      'projects',
      'goals',
    ],
    scenes: [
      'It is early, and the list at {aTrade} is already long.',
      'Everything wants doing at once {moment}.',
      'Some days at {aTrade} are gone before the first plan is written.',
    ],
  },
  {
    id: 'team',
    noun: 'working together',
    keywords: [
      'team',
      'teams',
      'hiring',
      'delegation',
      'leadership',
      'management',
      'people',
      'staff',
      'communication',
      'conflict',
    ],
    scenes: [
      'Two people share one task {moment}, and each thinks the other has it.',
      'A new colleague starts at {aTrade} and has a hundred questions.',
      'Who looks after {spot} when the usual person is away?',
    ],
  },
  {
    id: 'money',
    noun: 'money matters',
    keywords: [
      'cash flow',
      'accounting',
      'finance',
      'budget',
      'invoices',
      'stock',
      'inventory',
      'bookkeeping',
      'purchasing',
      'suppliers',
      'payment',
    ],
    scenes: [
      'The till is full {moment}, and the account is nearly empty.',
      'Something on a shelf at {aTrade} has not moved since spring.',
      'One page of figures can tell you a lot about {aTrade}.',
    ],
  },
  {
    id: 'quality',
    noun: 'good work',
    keywords: [
      'operations',
      'process',
      'quality',
      'errors',
      'mistakes',
      'checklists',
      'improvement',
      'lean',
      'documentation',
      'testing',
      'product',
      'maintenance',
      'reliability',
    ],
    scenes: [
      'Nine times {offer} turns out well. What happened the tenth time?',
      'The same small slip happens at {aTrade} again and again.',
      'Somebody new has to prepare {offer} alone for the first time.',
    ],
  },
  {
    id: 'decisions',
    noun: 'deciding well',
    keywords: ['decisions', 'risk', 'judgement', 'choices', 'thinking', 'evidence', 'ideas', 'problems', 'creativity'],
    scenes: [
      'One decision has been lying on the desk at {aTrade} for weeks.',
      'Should {offer} stay on the list or go?',
      'An idea comes up {moment}, and everyone likes it a little too quickly.',
    ],
  },
  {
    id: 'learning',
    noun: 'learning',
    keywords: ['learning', 'practice', 'skills', 'memory', 'teaching', 'training', 'notes', 'reading', 'explanation'],
    scenes: [
      'Somebody learns something at {aTrade} {moment}, and forgets it by evening.',
      'How do you teach a beginner about {subject}?',
      'The second try at anything to do with {subject} goes differently from the first.',
    ],
  },
  {
    id: 'habits',
    noun: 'habits',
    keywords: [
      'habits',
      'motivation',
      'rest',
      'breaks',
      'progress',
      'confidence',
      'calm',
      'change',
      'work',
      'attention',
    ],
    scenes: [
      'The kettle, the keys, the lights: a day at {aTrade} begins with habits.',
      'Some tasks at {aTrade} wait for a better mood, and the mood does not come.',
      'It is quiet {moment}, and there are five free minutes.',
    ],
  },
  {
    id: 'talks',
    noun: 'talking to people',
    keywords: ['speaking', 'presentations', 'confidence', 'conversation', 'relationships', 'networking', 'feelings'],
    scenes: [
      'Somebody has to say a few words about {subject} in front of strangers.',
      'A difficult conversation waits {moment}.',
      'How do you talk about {subject} with somebody who knows nothing of it?',
    ],
  },
  {
    id: 'security',
    noun: 'keeping things safe',
    keywords: [
      'security',
      'passwords',
      'accounts',
      'privacy',
      'fraud',
      'backups',
      'continuity',
      'encryption',
      'files',
      'storage',
    ],
    scenes: [
      'One laptop holds the bookings, the photos and the accounts of {aTrade}.',
      'A strange message arrives {moment}, and it looks quite real.',
      'What would happen at {aTrade} if the computer stayed dark tomorrow?',
    ],
  },
  {
    id: 'data',
    noun: 'figures',
    keywords: [
      'data',
      'spreadsheets',
      'charts',
      'statistics',
      'reports',
      'numbers',
      'measurement',
      'formulas',
      'lists',
    ],
    scenes: [
      'A simple list shows how often {offer} was asked for.',
      'Did more people want {offer} this month, or does it only feel so?',
      'There is a notebook at {aTrade} with a year of small numbers in it.',
    ],
  },
  {
    id: 'machines',
    noun: 'useful machines',
    keywords: [
      'language models',
      'machine learning',
      'automation',
      'prompts',
      'tools',
      'software',
      'networks',
      'devices',
      'efficiency',
      'orders',
    ],
    scenes: [
      'The same question about {offer} has been typed out for the tenth time.',
      'A small program could do one dull job at {aTrade}.',
      'Somebody at {aTrade} asks a computer for help with {subject}.',
    ],
  },
]

const known = new Map<string, readonly Aspect[]>()

/** The aspects a piece of knowledge belongs to, the closest first. */
export function aspectsOf(keywords: readonly string[]): readonly Aspect[] {
  const key = keywords.join('|')
  const found = known.get(key) ?? closestTo(keywords)
  known.set(key, found)
  return found
}

function closestTo(keywords: readonly string[]): Aspect[] {
  const closeness = ({ keywords: own }: Aspect) =>
    keywords.reduce((sum, word, index) => sum + (own.includes(word) ? 10 - index : 0), 0)
  return aspects.filter((aspect) => closeness(aspect) > 0).toSorted((a, b) => closeness(b) - closeness(a))
}
