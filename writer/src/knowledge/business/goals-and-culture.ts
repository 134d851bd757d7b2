import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Goals, promises, ideas and what a firm stands for. */
export const goalsAndCulture: KnowledgeItem[] = [
  {
    id: 'be-147',
    topic: 'goals and key results',
    fact: [
      'An objective says where you want to go. Key results say how you will know that you are there.',
      'Andrew Grove kept both few, so that they could steer the day.',
    ],
    why: 'A direction without a measure stays a mood, and a measure without a direction is a number.',
    action: [
      'Write one objective for this quarter, with 3 results that can be counted.',
      'Look at your key results every Monday, and change the week instead of the number.',
    ],
    example: 'Our regulars feel expected. That can be seen by names known, orders remembered and tables kept.',
    inTrade: '"Be known for {offer}" is the direction. "Ten new faces by June" is how {aTrade} would know.',
    source: 'Andrew Grove, High Output Management, 1983',
    keywords: ['goals', 'planning', 'measurement', 'focus', 'management'],
  },
  {
    id: 'be-148',
    topic: 'four views of a business',
    fact: [
      'The balanced scorecard looks at a firm from 4 sides: money, customers, inner work and learning.',
      'Financial figures report the past, and the other 3 hint at what comes next.',
    ],
    why: 'A firm can look healthy in one view while another is already failing.',
    action: [
      'Choose one number for each of the 4 views, and put them on one page.',
      'Ask which of the 4 you have not looked at for 3 months.',
    ],
    example: 'The takings are up, and so are the complaints, the returns and the sick days. The takings heard it last.',
    inTrade: 'So {aTrade} would ask four times: does it pay, do they like it, does it run, do we learn?',
    source: 'Robert Kaplan and David Norton, The Balanced Scorecard, 1992',
    keywords: ['measurement', 'management', 'strategy', 'customers', 'finance'],
  },
  {
    id: 'be-149',
    topic: 'early signs and late signs',
    fact: [
      'A lagging number tells what has happened. A leading number moves beforehand.',
      'Sales are late news, while offers sent and visits booked are early news.',
    ],
    why: 'Only the early number leaves time to act.',
    action: [
      'For your most important result, find one number that moves a few weeks before it.',
      'Put one leading figure beside each lagging one in your monthly report.',
    ],
    example: 'The scale tells of last month. The shopping basket tells of the next.',
    inTrade: 'How many ask about {offer} this week? That says more about next month than the till does.',
    source: 'Common management practice: leading and lagging indicators',
    keywords: ['measurement', 'metrics', 'planning', 'management', 'sales'],
  },
  {
    id: 'be-150',
    topic: 'a purpose people can repeat',
    fact: [
      'A purpose is useful when a new colleague can repeat it and decide by it.',
      'Collins and Porras found that lasting companies kept a small core of values, and changed almost everything else.',
    ],
    why: 'What never changes gives hold while the rest is allowed to move.',
    action: [
      'Write your purpose in fewer than 12 words, and ask a colleague to use it in deciding something.',
      'List 3 values, and beside each a time when it cost you something.',
    ],
    example:
      'The line says that we keep old houses lived in. With that in mind, the apprentice knows whether to repair the window or replace it.',
    inTrade: 'Why does {aTrade} exist? If a new helper can say it in one line, it is of use.',
    source: 'Jim Collins and Jerry Porras, Built to Last, 1994',
    keywords: ['purpose', 'values', 'culture', 'strategy', 'team'],
  },
  {
    id: 'be-151',
    topic: 'culture as what people really do',
    fact: [
      'Edgar Schein saw culture in 3 layers: what one can see, what is said, and what is taken for granted.',
      'People learn the culture from what leaders notice, measure and do under pressure.',
    ],
    why: 'A value on the wall is tested on the first day when it is inconvenient.',
    action: [
      'Note what you asked about first on each day of last week, since your team noticed it too.',
      'Find one sentence on your wall that your diary contradicts, and change one of the two.',
    ],
    example: 'Safety first, says the sign. How soon can it be ready, says everybody else.',
    inTrade: 'Look at what happens {moment}. That is the culture of {aTrade}.',
    source: 'Edgar Schein, Organizational Culture and Leadership, 1985',
    keywords: ['culture', 'leadership', 'values', 'team', 'behaviour'],
  },
  {
    id: 'be-152',
    topic: 'keeping promises in business',
    fact: ['Trust grows from many small promises kept.', 'Say less than you can do, and do everything you say.'],
    why: 'People predict from the past, so each kept date makes the next one more believable.',
    action: [
      'Count the promises you made today, and write each down with its date.',
      'Call before a date slips, instead of after it.',
    ],
    example: 'She said she would call on Thursday, with good news or bad. On Thursday the phone rang.',
    inTrade: '{Offer} on Thursday means Thursday. Ten of those make a name.',
    source: 'Stephen Covey, The 7 Habits of Highly Effective People, 1989',
    keywords: ['trust', 'reliability', 'promises', 'relationships', 'reputation'],
  },
  {
    id: 'be-153',
    topic: 'constraints that help',
    fact: [
      'Limits on time, money or material can lead to simpler and fresher solutions.',
      'Patricia Stokes showed how artists made their breakthroughs by choosing their own limits.',
    ],
    why: 'With everything allowed people repeat what they know, and a limit closes the usual path.',
    action: [
      'Give your next idea session one strict limit, such as no spending or one colour.',
      'Take the tightest limit of your business, and ask what it makes possible.',
    ],
    example: 'Twelve square metres and no kitchen. The menu is 3 kinds of sandwich, and people remember all 3.',
    inTrade: 'What would {offer} look like if only half the time were allowed?',
    source: 'Patricia Stokes, Creativity from Constraints, 2005',
    keywords: ['creativity', 'constraints', 'innovation', 'ideas', 'focus'],
  },
  {
    id: 'be-154',
    topic: 'collecting ideas before judging them',
    fact: [
      "Alex Osborn's rule for brainstorming was to put off criticism until the ideas are on the table.",
      'Later research found that people often think of more when they first write alone and then share.',
    ],
    why: "Judging and inventing get in each other's way, and one loud voice steers the rest.",
    action: [
      'Let everyone write ideas in silence for 7 minutes before anybody speaks.',
      'Separate the session in two: gather today and choose tomorrow.',
    ],
    example: 'Eight cards from the youngest lie on the table. In the open round she would have offered one.',
    inTrade: 'Ten wild ideas around {offer} first, and not a single but.',
    source: 'Alex Osborn, Applied Imagination, 1953',
    keywords: ['ideas', 'creativity', 'team', 'innovation', 'meetings'],
  },
  {
    id: 'be-155',
    topic: 'a rough model',
    fact: [
      'A model of cardboard answers questions that a meeting can only debate.',
      'Build roughly and early, so that nobody is sorry to change it.',
    ],
    why: 'Seeing and touching reveal what words pass over.',
    action: [
      'Make your next idea out of paper, tape or a sketched screen, and show it before you explain it.',
      'Test the rough model with one person who has never heard of the plan.',
    ],
    example: 'The new counter stands in the shop for a day, built of boxes. By noon everyone knows it is too high.',
    inTrade: 'Before {aTrade} changes {spot}, a sheet of cardboard can stand in for it.',
    source: 'Tom Kelley, The Art of Innovation, 2001',
    keywords: ['prototype', 'design', 'innovation', 'testing', 'ideas'],
  },
  {
    id: 'be-156',
    topic: 'the cost of waiting',
    fact: [
      'A delay has a price, and it can be larger than the price of the work.',
      'Donald Reinertsen advises that if you measure only one thing, measure the cost of delay.',
    ],
    why: 'Lost weeks appear in no account, and so they seem free.',
    action: [
      'For each open project, ask what a month of waiting costs, and sort the list by the answer.',
      'Release the useful half now, and finish the other half later.',
    ],
    example: 'The new booking page waits for its photos. Each evening the phone rings during dinner.',
    inTrade: 'What does it cost {aTrade} each week that nobody decides about {offer}?',
    source: 'Donald Reinertsen, The Principles of Product Development Flow, 2009',
    keywords: ['delay', 'priorities', 'projects', 'time', 'costs'],
  },
  {
    id: 'be-157',
    topic: 'saying no to work',
    fact: [
      'Each unsuitable order takes the place of one that would suit you.',
      'A clear and friendly no keeps your name better than a half-hearted yes.',
    ],
    why: 'Capacity is limited, and work outside your strength takes longer and pleases less.',
    action: [
      'Write a polite refusal that names someone who might help, and keep it at hand.',
      'List 3 signs by which you recognise an order you will later regret.',
    ],
    example: 'We do not build pools. My neighbour does, here is her number, and the garden around it is ours.',
    inTrade: 'Somebody asks {aTrade} for something that is not quite {subject}. A kind no saves both.',
    source: 'William Ury, The Power of a Positive No, 2007',
    keywords: ['focus', 'customers', 'boundaries', 'capacity', 'strategy'],
  },
]
