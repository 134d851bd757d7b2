import { describe, expect, it } from 'vitest'
import { computingMs } from '#computing.fixture.ts'
import { hookStrength, type ScriptToScore, traitsOf, viralScore } from './viral.rules.ts'

type Row = [title: string, body: string, hashtags: string[]]

/** A script from its text: the first sentence is the hook, the last the call to action, as the contract has it. */
function scriptOf([title, body, hashtags]: Row, format: 'short' | 'long' = 'short'): ScriptToScore {
  const sentences = body.split(/(?<=[.!?])\s+/)
  return { title, hook: sentences[0] ?? '', body, callToAction: sentences.at(-1) ?? '', hashtags, format }
}

const good: Row[] = [
  [
    'Why your bread comes out flat',
    "Your bread isn't flat because of the flour. Nine times out of ten, it's the water. Too cold, and the yeast naps. Too hot, and it's dead. So how warm is right? Think of a baby's bath: about 38 degrees. Hold a finger in it. If you feel nothing at all, it's perfect. But here's what most recipes leave out. In winter your bowl is cold too, so rinse it with hot water first. Try it tonight, and tell me how tall your loaf got.",
    ['bread', 'baking', 'sourdough', 'kitchentips'],
  ],
  [
    'The Friday invoice mistake',
    'Stop sending invoices on Friday. They land under 40 other emails, and on Monday yours is at the bottom. What happens if you wait until Tuesday at ten? The inbox is clear, the coffee is hot, and the person who pays is at her desk. One bakery moved its send day and changed nothing else. Same clients. Same amounts. But it only works if the amount is in the subject line, because nobody opens a riddle. So write the sum up there. Save this for your next invoice.',
    ['invoicing', 'smallbusiness', 'freelance'],
  ],
  [
    'Three words that cost you customers',
    'Three words on your website are costing you customers. Contact us today. They say nothing about what happens next. Do you call back? Does it cost anything? Look at what a plumber in Leeds wrote instead: send a photo of the leak. That is a step you can take with one hand. Why does it work? Because people do small things now and big things never. But keep it to one step, or they stop again. Change your button tonight, and count the messages for a week.',
    ['marketing', 'website', 'copywriting'],
  ],
  [
    'Clean a kitchen in the right order',
    "You're cleaning your kitchen in the wrong order. Most people start with the floor. Then they wipe the shelves, and where does the dust go? Right. Back on the floor. Start up high: lamp, shelves, counter. Then the sink. The floor comes last, because everything falls on it. One more thing. Open the window before you start, not after, and you'll be done 10 minutes sooner. Which part do you always forget? Write it below, and I'll answer.",
    ['cleaning', 'kitchen', 'homehacks'],
  ],
  [
    'How to answer "what do you charge?"',
    'What do you say when someone asks what you charge? Most of us panic and say a number too low. Try this instead. Ask one question first: what would it cost you to leave it as it is? In 1979 two psychologists, Kahneman and Tversky, found that losses weigh more than gains. So your price stops being a cost. It becomes the smaller of two numbers. But never invent the big one. Let them say it. Practice that one line tonight, then send this to a friend who charges too little.',
    ['pricing', 'freelance', 'sales'],
  ],
  [
    'The 2-minute test for your shop window',
    'Nobody looks at your shop window for more than 3 seconds. Want proof? Stand across the street for 2 minutes and count heads. You will see eyes go to one spot: the brightest one. In most windows that is a light bulb. Not the shoes, not the price, the bulb. So move your best thing there. A florist did it with a single red tulip, because red is what the eye finds first. Then look again from across the street. But look at dusk, when the glass turns into a mirror. Try it tonight and tell us where people looked.',
    ['retail', 'shopwindow', 'smallbusiness'],
  ],
]

const mediocre: Row[] = [
  [
    'Tips for better emails',
    'Here are some tips for better emails. Keep the subject line short. People get many emails every day, and they decide quickly. Use simple words and avoid long paragraphs. It is also good to have one clear topic in each message. Check the text before you send it. Good emails get better answers, and they save time for all. Follow us for more tips like these.',
    ['email', 'tips'],
  ],
  [
    'Why plants need light',
    'Plants need light to grow. Without light, the leaves turn yellow and the stem gets long and weak. A window that faces south has the most light. If the room is dark, a lamp can help. Some plants, such as ivy, live with less. Turn the pot once a week. That way the plant grows straight. Follow for more plant care.',
    ['plants', 'light'],
  ],
  [
    'Our new opening hours',
    'We have new opening hours this autumn. The shop opens at eight and closes at six. On Thursdays we are open until nine, because many of you asked for it. On Sundays the shop is closed, but the bakery next door has our bread. The cafe serves breakfast until eleven. We look forward to your visit. Come by this week.',
    ['openinghours', 'shop'],
  ],
  [
    'Saving money on groceries',
    'Saving money on groceries is possible for every family. A shopping list is a good start. Prices change through the week, and many stores lower them in the evening. It can help to cook a bigger amount and freeze half. Fresh fruit is cheaper in season. Beans and rice cost little and keep for months. Write your list before you go to the store.',
    ['groceries', 'saving', 'food'],
  ],
  [
    'How a password manager works',
    'A password manager keeps all your passwords in one place. You only have to remember one long password. The program makes a new password for each account, and it fills it in for you. If one website is hacked, the other accounts are safe. There are free programs and paid ones. It takes some time to set up. Then it is easier than before. Try one this week.',
    ['passwords', 'security', 'privacy'],
  ],
  [
    'Meetings that end on time',
    'Meetings often take longer than planned. An agenda helps, because everyone knows the topics. It is useful to write a time next to each topic. One person should watch the clock. If a topic takes too long, it can move to the next meeting. At the end, write down who does what. This makes the work after the meeting easier. Share this with your team.',
    ['meetings', 'work', 'team'],
  ],
]

const bad: Row[] = [
  [
    'Video',
    'Hi guys and welcome back to my channel. In this video we are going to talk about various important things regarding business communication. Communication is very important in many situations. There are several different solutions for effective communication. Quality is essential for success. Thanks for watching, please like, share, comment, subscribe and hit the bell.',
    [],
  ],
  [
    'The Comprehensive And Definitive Guide To Understanding The Importance Of Organizational Productivity In Modern Enterprises',
    'Productivity optimization represents a fundamental consideration for contemporary organizations. The implementation of comprehensive management solutions facilitates significant improvements in operational performance and organizational collaboration. Numerous considerations regarding prioritization, communication and automation require careful evaluation.',
    ['fyp', 'viral', 'foryou'],
  ],
  [
    '',
    'Good morning everyone. Some products are really great and very nice. Our company has many great products of very good quality. There are various solutions and different options for several needs. Quality and success are important values of the company.',
    ['quality'],
  ],
  [
    'Synergy',
    'Innovation is the essence of transformation. Excellence is the foundation of achievement. Dedication is the expression of commitment. Collaboration is the realization of possibilities.',
    [
      'innovation',
      'success',
      'motivation',
      'inspiration',
      'mindset',
      'hustle',
      'grind',
      'goals',
      'vision',
      'dream',
      'believe',
      'achieve',
      'winning',
    ],
  ],
  [
    'My thoughts',
    'So basically today I will talk about something that was on my mind and that is really kind of important for various people in several situations overall and I think that many things are good and some things are better and it is really nice to have different options in life and in business and in general.',
    [],
  ],
  ['Buy', 'Great stuff.', []],
]

const rows = [...good, ...mediocre, ...bad]
const scoreOf = (row: Row) => viralScore(scriptOf(row)).score
const sumOf = (reasons: { effect: number }[]) => reasons.reduce((sum, { effect }) => sum + effect, 0)
const strong = scriptOf(good[0] as Row)

describe('the viral score', () => {
  it.each(good)('of a good script is above 80: %s', (...row) => {
    expect(scoreOf(row)).toBeGreaterThanOrEqual(82)
    expect(scoreOf(row)).toBeLessThanOrEqual(97)
  })

  it.each(mediocre)('of a middling script is 60 to 79: %s', (...row) => {
    expect(scoreOf(row)).toBeGreaterThanOrEqual(60)
    expect(scoreOf(row)).toBeLessThan(80)
  })

  it.each(bad)('of a bad script is below 50: %s', (...row) => {
    expect(scoreOf(row)).toBeLessThan(50)
  })

  it.each(rows)('is the sum of its reasons, and the same every time: %s', (...row) => {
    for (const format of ['short', 'long'] as const) {
      const { score, reasons } = viralScore(scriptOf(row, format))
      expect(sumOf(reasons)).toBe(score)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      expect(viralScore(scriptOf(row, format))).toEqual({ score, reasons })
    }
  })

  it('does not care whether the body repeats hook and call to action', () => {
    const body = strong.body.replace(strong.hook, '').replace(strong.callToAction, '').trim()
    expect(viralScore({ ...strong, body }).score).toBe(viralScore(strong).score)
  })

  it('does not care which apostrophe was typed', () => {
    for (const row of rows) {
      const typed = scriptOf([row[0], row[1].replaceAll("'", '’'), row[2]])
      expect(viralScore({ ...typed, hook: typed.hook.replaceAll('’', "'") }).score).toBe(scoreOf(row))
    }
  })

  it('of nothing is nothing', () => {
    expect(viralScore({ title: '', hook: '', body: ' ', callToAction: '', hashtags: [], format: 'short' })).toEqual({
      score: 0,
      reasons: [],
    })
  })

  it('holds a long film to its own length', () => {
    const long: ScriptToScore = {
      ...strong,
      body: good.map(([, body]) => body).join('\n'),
      callToAction: scriptOf(good.at(-1) as Row).callToAction,
      format: 'long',
    }
    expect(viralScore(long).score).toBeGreaterThanOrEqual(82)
    expect(viralScore({ ...long, format: 'short' }).score).toBe(viralScore(long).score - 8)
    expect(viralScore({ ...strong, format: 'long' }).score).toBe(viralScore(strong).score - 8)
  })

  it('takes long and nasty texts without delay', () => {
    for (const unit of ['a', 'Stop. ', 'a, ', 'you ', '?', '1 ', "don't-"]) {
      const text = unit.repeat(20_000 / unit.length)
      const script = { title: text, hook: text, body: text, callToAction: text, hashtags: [text] }
      const ms = computingMs(() => viralScore({ ...script, format: 'short' }))
      expect(ms, unit).toBeLessThan(10_000)
    }
  })
})

describe('the viral score falls', () => {
  it.each<[string, Partial<ScriptToScore>]>([
    ['with a greeting for a hook', { hook: 'Hi everyone and welcome back to the channel of our bakery.' }],
    [
      'with a long flat hook',
      {
        hook: 'The bread of our bakery is made by the bakers of the bakery in the bakery, and the bakery is in the street of the bakery.',
      },
    ],
    ['without a call to action', { callToAction: '' }],
    ['with a worn-out call to action', { callToAction: 'Like, share, comment, subscribe and follow for more.' }],
    ['without a title', { title: '' }],
    ['with a title about something else', { title: 'Quarterly parking regulations' }],
    ['without hashtags', { hashtags: [] }],
    ['with hashtags about nothing', { hashtags: ['fyp', 'viral', 'foryou'] }],
    ['with thirty hashtags', { hashtags: Array.from({ length: 30 }, () => 'bread') }],
  ])('%s', (_, change) => {
    expect(viralScore({ ...strong, ...change }).score).toBeLessThan(viralScore(strong).score)
  })
})

describe('lessons', () => {
  const middling = scriptOf(mediocre[1] as Row)
  const plain = viralScore(middling).score
  const { hook, structure, length } = traitsOf(middling)

  it.each([
    [{}, 0],
    [{ hooks: { [hook]: 3 } }, 3],
    [{ hooks: { [hook]: -2.4 }, structures: { [structure]: 1 } }, -1],
    [{ hooks: { [hook]: 50 } }, 5],
    [{ hooks: { [hook]: 4 }, structures: { [structure]: 4 }, lengths: { [length]: 4 } }, 5],
    [{ hooks: { [hook]: -9 }, structures: { [structure]: -9 }, lengths: { [length]: 4 } }, -5],
  ])('%j move the score by %d', (lessons, effect) => {
    const { score, reasons } = viralScore(middling, lessons)
    expect(score - plain).toBe(effect)
    expect(sumOf(reasons)).toBe(score)
  })

  it('about other kinds of film move nothing', () => {
    expect(viralScore(middling, { hooks: { question: 5 }, lengths: { 'over 4 min': 5 } }).score).toBe(plain)
  })

  it('never lift a score above 100 or below 0', () => {
    const all = { hooks: { tension: 5, question: 5, number: 5, 'how-to': 5, statement: 5 } }
    for (const row of rows) expect(viralScore(scriptOf(row), all).score).toBeLessThanOrEqual(100)
    const none = { hooks: { statement: -5 } }
    expect(
      viralScore({ title: '', hook: 'Hi', body: 'Hi', callToAction: '', hashtags: [], format: 'short' }, none).score,
    ).toBeGreaterThanOrEqual(0)
  })
})

describe('the traits of a script', () => {
  it.each([
    ['What do you charge?', 'question'],
    ['Three words cost you customers.', 'number'],
    ['Here is how a lock works.', 'how-to'],
    ['Stop mopping first.', 'tension'],
    ['A bakery opens at four.', 'number'],
    ['Our bakery opens early.', 'statement'],
  ])('name the hook: %s', (hook, kind) => {
    expect(traitsOf({ ...strong, hook }).hook).toBe(kind)
  })

  it.each([
    ['First, salt. Second, water. Third, time. Last, heat.', 'list'],
    ['Open the window. Wipe the shelf. Then mop the floor.', 'steps'],
    ['It looks dry. But it is wet. Instead of oil it has water.', 'contrast'],
    ['A lock has pins. The pins are lifted by the key.', 'explanation'],
  ])('name the structure: %s', (body, kind) => {
    expect(traitsOf({ title: '', hook: '', body, callToAction: '', hashtags: [], format: 'short' }).structure).toBe(
      kind,
    )
  })

  it.each([
    [30, 'under 20 s'],
    [70, '20 to 40 s'],
    [120, '40 to 60 s'],
    [300, '1 to 3 min'],
    [520, '3 to 4 min'],
    [900, 'over 4 min'],
  ])('name the length: %d words are %s', (words, band) => {
    const body = 'The bread is on the table now again. '.repeat(words / 8)
    expect(traitsOf({ title: '', hook: '', body, callToAction: '', hashtags: [], format: 'short' }).length).toBe(band)
  })
})

describe('the strength of a first line', () => {
  const judged = (body: string) => hookStrength(scriptOf(['', body, []]))
  it.each([
    ['Most bowls never get to the fire. Come by.', 'tension'],
    ['Why do 3 of 10 bowls crack? Come by.', 'question'],
    ['Here is how clay dries. Come by.', 'curiosity'],
    ['A bowl takes 40 minutes. Come by.', 'figure'],
    ['Your bowl is drying. Come by.', 'you'],
    ['The clay is gray. Come by.', 'plain'],
    ['Hello and welcome to our studio. Come by.', 'slow'],
    [`The clay ${'that we dig and wash and dry and sieve '.repeat(3)} is gray. Come by.`, 'long'],
  ])('of “%s” is told by: %s', (body, why) => {
    expect(judged(body).why).toBe(why)
  })

  it('is the share of the points that its hook has in the viral score', () => {
    const script = scriptOf(['', 'Why do 3 of 10 bowls never get to the fire? Come by.', []])
    const earned = viralScore(script).reasons.filter(({ label }) => label.startsWith('Hook:'))
    const points = earned.reduce((sum, { effect }) => sum + effect, 0)
    expect(Math.abs(hookStrength(script).strength - (100 * points) / 24)).toBeLessThan(5)
    expect(hookStrength(script).strength).toBeGreaterThan(judged('The clay is gray. Come by.').strength)
  })
})
