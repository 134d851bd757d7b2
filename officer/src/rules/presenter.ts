import type { Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const BODY_AND_MEANS =
  'skin|hair|sales|income|views|followers|revenue|business|sleep|weight|life|productivity|back|energy|savings|inbox'

// Somebody else is speaking.
const QUOTED = /,? (?:says|asks|writes) (?:the|a|an|one)\b/

/** A persona is not a person: it never tells an experience, a purchase or a result as its own. */
const shared = {
  severity: 'high',
  source: sources.fakeTestimonial,
  onlyFor: 'presenter',
  evenDenied: true,
  clearedBy: QUOTED,
} as const

const rules: readonly Rule[] = [
  {
    ...shared,
    id: 'presenter-own-experience',
    title: 'Invented experience',
    explanation: 'A persona has tried nothing, so an experience told as its own is a fake testimonial.',
    advice: 'Say what the product does, or quote a real customer with permission.',
    phrases: [
      [
        /i (finally|once|always|still|even|actually|honestly|personally) (\w{3,}ed|found|felt|had|knew|went|thought|slept|ate|wore|kept|saw|got)/,
      ],
      [
        /i was (\w+ ){0,2}(broke|depressed|overweight|stuck|struggling|exhausted|in debt|lonely|poor|failing|tired of|fed up|desperate|lost)/,
      ],
      [
        /i('ve| have) (\w+ )?(tried|used|tested|been using|been (eating|drinking|wearing|taking|doing)|switched|worn|owned)/,
      ],
      [
        /i (\w+ )?(tried|tested|used to (struggle|hate|think|spend|waste|be|feel)|struggled|switched to|woke up|started using|stopped using|noticed|discovered|stumbled (on|upon|across))/,
      ],
      [/when i (first )?(tried|used|got|started|switched|found)/],
      [/in my (own |personal )?experience/, 'in practice'],
      [/my (own |personal |honest )?(experience|journey|story) (with|of|using)/],
      [/(trust me|believe me|honestly),? i/],
    ],
    cases: {
      hit: [
        'I finally found a sofa that fixed my back.',
        'I was broke two years ago.',
        'I tried it for a week.',
        'I’ve been using this serum.',
        'I used to struggle with mornings.',
      ],
      miss: [
        'I always say it twice.',
        'I was asked this a lot.',
        'Have you tried it?',
        'I’ll show you how it works.',
        'People who tried it often come back.',
      ],
    },
  },
  {
    ...shared,
    id: 'presenter-own-purchase',
    title: 'Invented purchase',
    explanation: 'A persona has bought nothing, so a purchase told as its own is a fake testimonial.',
    advice: 'Say what it costs and where it can be bought.',
    phrases: [
      [
        /i (just |finally |recently |actually )?(bought|ordered|purchased|paid for|got mine|subscribed|signed up|upgraded)/,
      ],
      [/i('ve| have) (\w+ )?(bought|ordered|purchased|paid|subscribed|spent)/],
      [/my (order|purchase|package|delivery|subscription) (arrived|came|is here|showed up)/],
      [/i (paid|spent) (only |just )?[$€£]?\d[\d,.]*/],
      [/(took|take) my money/],
    ],
    cases: {
      hit: ['I bought it last week.', 'My package arrived.', 'I paid $30 for it.'],
      miss: ['You can buy it online.', 'I’ll show you where to order.', 'I ordered the wrong size, says the trainee.'],
    },
  },
  {
    ...shared,
    id: 'presenter-own-result',
    title: 'Invented result',
    explanation: 'A persona has had no result, so a result told as its own is a fake testimonial.',
    advice: 'Say what the product is made to do, or cite a real figure with its source.',
    phrases: [
      [
        /my (\w+ )?(acne|wrinkles|pain|anxiety|debt|cravings|bloating|stress|dandruff|allergies) (is|are|was|has|have|disappeared|vanished|went|cleared|stopped|faded)/,
      ],
      [
        /i('ve| have)? (\w+ )?(made|earned|saved|lost|gained) (over |more than |about |almost |nearly |up to )?[$€£]?\d[\d,.]*k?/,
      ],
      [
        /i('ve| have)? (\w+ )?(lost|gained|earned|saved|doubled|tripled|grew|grown|went from|made [$€£]?\d[\d,.]*k?|made (money|thousands|millions|my)|hit \d[\d,.]*k?)/,
      ],
      [
        new RegExp(
          `my (\\w+ )?(${BODY_AND_MEANS}) (has|have|is|are|went|grew|doubled|tripled|improved|changed|cleared|got|looks?|feels?|exploded|dropped)`,
        ),
      ],
      [/(it |this |that )?(totally |completely )?changed my life/],
      [/(it |this )?worked (so well |wonders )?for me/],
      [/i('m| am) (now |finally |already )?(making|earning|saving|sleeping|seeing results|pain free|debt free)/],
      [/i feel (so much |way |a lot )?(better|younger|lighter|stronger)/],
    ],
    cases: {
      hit: [
        'My acne disappeared.',
        "I've made over $10,000 with it.",
        'I lost 8 pounds.',
        'My skin cleared in days.',
        'It changed my life.',
      ],
      miss: ['Your skin may feel softer.', 'It saves you a trip.', 'I have three tips on sales.'],
    },
  },
  {
    ...shared,
    id: 'presenter-own-habit',
    title: 'Invented habit',
    severity: 'medium',
    explanation: 'A persona owns and uses nothing, so "my favorite" misleads about who is speaking.',
    advice: 'Recommend it for a purpose instead: "good for small kitchens".',
    phrases: [
      [
        /i (personally )?(use|wear|drink|eat|take|apply) (it|this|them|these|mine) (every|daily|all|each|before|after|at)/,
      ],
      [/my (go to|all time favou?rite|favou?rite|holy grail)/, 'a popular'],
      [/i (personally |absolutely |swear i )?(swear by|love|adore|recommend) (it|this|these|them|mine)/, 'people like'],
      [/i can't (live|go a day) without/],
      [/i('m| am) (so |completely |totally )?obsessed( with)?/],
    ],
    cases: {
      hit: ['I use it every day.', 'This is my go-to mug.', 'I’m obsessed.'],
      miss: ['Use it every day.', 'What is your favorite?', 'I can show you three ways.'],
    },
  },
  {
    ...shared,
    id: 'presenter-own-life',
    title: 'Invented life',
    severity: 'medium',
    explanation: 'A persona has no family and no past; telling one makes viewers trust somebody who does not exist.',
    advice: 'Tell it as an example: "picture someone who ...".',
    phrases: [
      [
        /my (\w+ )?(mom|mum|dad|wife|husband|kids|daughter|son|doctor|boss|best friend|neighbou?r|grandma|grandmother|therapist|dermatologist|girlfriend|boyfriend|sister|brother|coworker)/,
      ],
      [/when i was (an?|in|\d+|young|little|growing|pregnant|broke|starting)/],
      [/i grew up/],
      [/back when i/],
      [/(last|this) (week|month|year|morning|summer|winter),? i/],
    ],
    cases: {
      hit: ['My husband noticed at once.', 'When I was a student, rent was due.', 'I grew up on a farm.'],
      miss: ['Your kids will ask for more.', 'Bring your mom on Sunday.', 'Last week, it rained.'],
    },
  },
  {
    ...shared,
    id: 'presenter-credentials',
    title: 'Invented credentials',
    source: sources.expertEndorsement,
    explanation: 'A persona is no doctor, lawyer or coach, and may not speak as one.',
    advice: 'Name a real expert, or say where the knowledge is from.',
    phrases: [
      [
        /(as|speaking as|being) (a|an|your) (\w+ )?(doctor|nurse|lawyer|attorney|therapist|dentist|dermatologist|nutritionist|financial advis[oe]r|accountant|trainer|coach|teacher|chef|engineer|expert),? i/,
      ],
      [
        /(i'm|i am) (a|an|your) (\w+ )?(doctor|nurse|lawyer|attorney|therapist|dentist|dermatologist|nutritionist|financial advis[oe]r|accountant|personal trainer|coach|pediatrician|pharmacist|psychologist)/,
      ],
      [/(in my (practice|clinic|office|salon)|my (patients|clients|students|followers))/],
      [
        /i('ve| have) (\w+ )?(helped|coached|treated|worked with|taught|trained) (\w+ )?(\d+|hundreds|thousands|dozens|many|over)/,
      ],
      [/(my|with my|i have|i've got) (over )?(\d+|ten|twenty) years (of experience|in (the )?\w+)/],
    ],
    cases: {
      hit: ['As a doctor, I see this daily.', 'I’m a certified nutritionist.', 'I’ve helped hundreds of people.'],
      miss: [
        'Ask a doctor about it.',
        'Your coach can help.',
        'A pilot with 20 years in the air still reads the list.',
      ],
    },
  },
  {
    ...shared,
    id: 'presenter-customer-voice',
    title: 'Posing as a customer',
    explanation: 'A persona that speaks as a customer is a testimonial by somebody who does not exist.',
    advice: 'Speak as the brand.',
    phrases: [
      [
        /(as|speaking as) (a|an) (\w+ )?(customer|client|user|member|buyer|fan|mom|mum|dad|parent|mother|father|student|small business owner|founder)/,
      ],
      [/(we|us) (customers|buyers|moms|mums|dads|parents|users)/],
      [/(just )?like you,? i/],
      [/i('m| am) (just )?(a|an) (\w+ )?(customer|client|user|member|mom|mum|dad|parent|regular person)/],
    ],
    cases: {
      hit: ['As a happy customer, listen up.', 'Just like you, I was lost.', 'I’m a busy mom.'],
      miss: ['As a customer you get a stamp.', 'Customers like the blue one.', 'It looks just like you imagined.'],
    },
    clearedBy:
      /,? (?:says|asks|writes) (?:the|a|an|one)\b|as an? (?:customer|client|user|member|student|parent),? (?:you|your)/,
  },
  {
    ...shared,
    id: 'presenter-conversion-story',
    title: 'Invented change of mind',
    severity: 'medium',
    explanation: 'A doubt that was overcome is a testimonial too, and nobody had it.',
    advice: 'Name the doubt as the viewer’s: "You may wonder whether it lasts".',
    phrases: [
      [
        /i (was|used to be|felt) (so |very |really |pretty |a bit )?(skeptical|sceptical|hesitant|unsure|not sure|blown away|shocked|amazed|surprised|nervous)/,
      ],
      [/i (couldn't|can't|could not) believe (it|how|what|my)/],
      [/i wish i('d| had)? (known|found|started|bought|discovered)/],
      [/i('ll| will) never (go back|buy|use)/],
      [/i (almost|nearly) (gave up|didn't|missed|returned)/],
    ],
    cases: {
      hit: ['I was skeptical at first.', 'I wish I’d known sooner.', 'I almost gave up.'],
      miss: ['You may be skeptical.', 'Many wish they had known.', 'I will never skip a step here.'],
    },
  },
]

export const presenter: RulePack = { name: 'Presenters', rules }
