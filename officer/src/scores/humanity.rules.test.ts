import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { computingMs } from '#computing.fixture.ts'
import { humanityScore } from './humanity.rules.ts'
import { readingGrade, syllablesIn } from './wording.ts'

const spoken = [
  "Your bread's flat? It's not the flour. Nine times out of ten it's the water: too cold, and the yeast just naps. Hold your finger in it. Feels like a bath? Good. That's about 38 degrees, and that's all there is to it. Tell me how the next one turns out.",
  "Here's the thing nobody says about invoices. The day you send it matters more than the wording. Send it Friday and it sits under Monday's pile. We moved ours to Tuesday at ten. Same clients, same amounts. Try it with your next three and see what happens.",
  "Stop mopping first. Seriously. Dust falls, so you start up high: shelves, then tables, then the floor. Do it the other way and you'll clean the floor twice. One more thing. Open the window before you start, not after.",
  "A customer walked in last week and asked for the blue mug. We don't have a blue mug. What she'd seen was our gray one, under a shop light that makes everything look like the sea. So we changed the bulb. Photos matter, but so does the lamp over the shelf. Look at yours tonight.",
  "You've got 40 tabs open, haven't you? Close the ones you haven't touched since lunch. If it was important, you'll find it again. If it wasn't, you just bought yourself a quieter afternoon. That's it. No app, no system.",
  'Most résumés say the same thing in the first line. Hard-working. Team player. Now picture Dana, who reads 60 of them before noon. What does she remember? The one that says what you fixed. Write that sentence first: what broke, what you did, what changed. Then stop.',
  "Don't repot it yet. I know it looks sad. Yellow leaves in November usually mean too much water, and a bigger pot only holds more of it. Let the soil dry till it's crumbly two inches down. Then water it. Not before.",
  "We get asked this every day: can you freeze croissants? Yes. Wrap them while they're still a bit warm, and they'll keep for a month. Oven, 180, eight minutes. They come out better than the ones at the station, and you didn't have to put shoes on.",
  "Before you hire anyone, write down what you did on Wednesday. All of it. The emails, the phone calls, the half hour you spent looking for a cable. Now mark what someone else could've done. That list is the job. It's rarely the one you were about to advertise.",
  "Got a squeaky door? Skip the oil. It drips, it stains, and it's back in a month. Rub a candle on the pin instead. Takes two minutes: tap the pin out, wax it, tap it back in. Your neighbors will thank you.",
  "There's a reason your videos lose people at second three. You're saying hello. Nobody's waiting for hello. Start with the burnt cake, then tell us how it happened. We'll stay, because we want to know if you ate it anyway.",
  "Ask for the price on the phone and watch what they do. Some say a number. Some say it depends, and then tell you on what. The rest ask for your email. You'll learn more about a company in that minute than from its whole website. Which kind are you?",
  "If your shop is quiet at three, don't cut the staff. Move the smell. We bake the second tray at 2:45, door open, and by ten past there's a line. It isn't magic, it's cinnamon. What could you open the door on?",
  "I'll be honest with you, this one's boring. Back up your phone. Plug it in, turn on the wifi, press one button. It takes less time than this video. And on the day it slides into the lake, you'll lose a phone instead of four years of pictures.",
]

const stiff = [
  "In today's fast-paced digital world, effective communication is more important than ever. Businesses must leverage cutting-edge solutions to stay ahead of the curve. By harnessing the power of innovation, organizations can unlock their full potential and drive meaningful growth.",
  'Unlock the secrets of productivity with these game-changing strategies. It is important to note that time management plays a crucial role in achieving success. Furthermore, prioritization, organization, and delegation are essential components of a holistic approach.',
  "Are you ready to take your business to the next level? Our comprehensive platform empowers businesses to streamline operations, enhance collaboration, and maximize efficiency. Whether you're a small startup or a large enterprise, our robust solution delivers unparalleled results.",
  "Delve into the fascinating world of artificial intelligence. AI is not just a technology, it's a transformative force that is revolutionizing every industry. From healthcare to finance to education, the possibilities are endless. The future is now.",
  'Embark on a journey of self-discovery and personal growth. Mindfulness is a powerful practice that can transform your life. By cultivating awareness, gratitude, and compassion, you can foster a deeper connection with yourself. Remember, every journey begins with a single step.',
  'In conclusion, customer experience is the cornerstone of success in the modern marketplace. A seamless experience fosters loyalty, satisfaction, and engagement. Additionally, personalization has been recognized as a pivotal component of effective marketing.',
  'Content creation is an ever-evolving landscape. Consistency is the key to building a loyal audience. Authenticity is the foundation of meaningful engagement. Strategy is the driver of sustainable growth. Creativity is the essence of innovation.',
  'Elevate your morning routine with these transformative habits. Hydration supports cognitive function and overall wellness. Meditation promotes mental clarity and emotional balance. Exercise enhances energy levels and productivity. Nutrition provides essential support for optimal performance.',
  'It is essential to understand that financial literacy plays a vital role in long-term stability. Budgeting, saving, and investing are fundamental practices. Moreover, the implementation of a comprehensive financial plan enables individuals to navigate the complexities of the modern economy.',
  'Discover the amazing power of storytelling! Stories are incredible tools that captivate audiences, build connections, and inspire action! Unleash your creativity and transform the way you communicate! The ultimate guide to unforgettable content is here!',
  'When it comes to sustainability, innovation is a testament to human ingenuity. Renewable energy solutions are being implemented across a wide range of industries. Ultimately, the transition to a sustainable future is driven by collaboration, commitment, and technological advancement.',
  'Remote work has fundamentally transformed the professional environment. Flexibility is considered a significant advantage by numerous employees. Communication is facilitated by digital platforms. Productivity is enhanced by the utilization of collaborative applications.',
  "Let's dive into the world of email marketing. Email marketing is a powerful tool that enables businesses to connect with customers. Segmentation allows for targeted communication. Automation ensures timely delivery. Analytics provide valuable insights for continuous improvement.",
  'Navigating the complexities of leadership requires a multifaceted approach. Effective leaders inspire, motivate, and empower their teams. They foster an environment of trust, transparency, and accountability. Not only do they drive results but also they cultivate a culture of excellence.',
]

const scores = (corpus: string[]) => corpus.map((text) => humanityScore(text).score)

describe('the humanity score', () => {
  it.each(spoken)('lets pass what a person would say: %s', (text) => {
    expect(humanityScore(text).score).toBeGreaterThanOrEqual(80)
  })

  it.each(stiff)('fails what nobody would say: %s', (text) => {
    expect(humanityScore(text).score).toBeLessThan(60)
  })

  it('parts the two by a wide gap', () => {
    expect(Math.min(...scores(spoken)) - Math.max(...scores(stiff))).toBeGreaterThan(25)
  })

  it.each([...spoken, ...stiff, 'One.', 'Two words', '!!!', '12 34.', 'ä'.repeat(400)])(
    'is the sum of its reasons, within 0 to 100: %s',
    (text) => {
      const { score, reasons } = humanityScore(text)
      expect(reasons.reduce((sum, { effect }) => sum + effect, 0)).toBe(score)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      expect(humanityScore(text)).toEqual({ score, reasons })
    },
  )

  it.each(['', ' \n ', '…'])('of nothing is nothing: %j', (text) => {
    expect(humanityScore(text)).toEqual({ score: 0, reasons: [] })
  })

  it('quotes the stock phrases as they were written', () => {
    const text = 'Let’s dive in. This Game-Changer will Delve into tea.'
    const quotes = humanityScore(text).reasons.filter(({ label }) => label === 'Stock phrase')
    expect(quotes.map(({ quote }) => quote)).toEqual(['Let’s dive in', 'Game-Changer', 'Delve into'])
  })

  it.each([
    ['a stock phrase', ' Ultimately, this is a game-changer.'],
    ['hype', ' It is amazing, incredible and perfect!!'],
    [
      'passive and abstract sentences',
      ' The implementation of the organization was facilitated by the utilization of documentation.',
    ],
    ['the same opening again and again', ' You can do this now.'.repeat(15)],
  ])('falls with %s', (_, addition) => {
    for (const text of spoken) expect(humanityScore(text + addition).score).toBeLessThan(humanityScore(text).score)
  })

  it.each([
    ['Formal connecting words', 'The pan is hot; therefore, wait. Furthermore, it smokes.', 'therefore, Furthermore'],
    ['Office words', 'Prior to use, the lid goes on.', 'Prior to'],
    ['Advice from nobody', 'It is recommended that the lid stays on.', 'It is recommended'],
    ['Hedges', 'It may leak, and it might crack.', 'may, might'],
    ['Contrast formula', 'A haircut is not just a haircut, but a tradition.', 'is not just a haircut, but a'],
    ['Brochure words', 'A farm nestled in the hills, with an unforgettable view.', 'nestled, unforgettable'],
    ['Announcements and promises of care', 'We are committed to your teeth.', 'committed to'],
    ['Overdone politeness', 'Do not hesitate to call.', 'Do not hesitate'],
    ['Pep talk', 'Believe in yourself.', 'Believe in yourself'],
    ['Borrowed wisdom', 'As the saying goes, bread is bread.', 'As the saying goes'],
    ['Signposts of a listicle', 'Here are five tips for bread.', 'Here are five tips'],
    ['Put-on cheer', 'Guess what? Easy-peasy!', 'Guess what, Easy-peasy'],
    ['Advertising headlines', 'Bread, reimagined.', 'reimagined'],
    ['A riddle that answers itself', 'Does it rise? Certainly not.', 'Certainly not'],
    ['Hype', 'A perfect loaf.', 'perfect'],
    [
      'Lists of three',
      'It is warm, soft, and light. Bring salt, flour, and yeast.',
      'is warm, soft, and light / Bring salt, flour, and yeast',
    ],
    ['Slogans in a row', 'Good bread. Warm hands. Slow mornings.', 'Good bread / Warm hands'],
    [
      'Questions that nobody asked',
      'Why does bread rise? What makes dough sour?',
      'Why does bread rise? / What makes dough sour?',
    ],
    ['Exclamation marks', 'Fresh bread! Hot bread!', undefined],
    ['Dashes for drama', 'Bread — warm — now.', undefined],
  ])('says %s, with the words', (label, text, quote) => {
    const reason = humanityScore(text).reasons.find((one) => one.label === label)
    expect(reason?.effect).toBeLessThan(0)
    expect(reason?.quote).toBe(quote)
  })

  it('says which words kept a trait from its points', () => {
    const { reasons } = humanityScore('The implementation was postponed. It is not our decision.')
    const quoteOf = (label: string) => reasons.find((one) => one.label === label)?.quote
    expect(quoteOf('Few long words')).toBe('implementation, decision')
    expect(quoteOf('Plain words instead of abstract nouns')).toBe('implementation, decision')
    expect(quoteOf('Active verbs')).toBe('was postponed')
    expect(quoteOf('Contractions, as in speech')).toBe('It is')
  })

  it.each([
    "I haven't got one, and the foster dog's asleep.",
    'It was important, so I wrote it down.',
    'Not just one. Take four.',
    'She lives in the state of Ohio with her mother.',
  ])('hears no formula in %s', (text) => {
    expect(humanityScore(text).reasons.filter(({ effect }) => effect < 0)).toEqual([])
  })

  it('tells little of a few words, either way', () => {
    const scoreOf = (text: string) => humanityScore(text).score
    expect(scoreOf('We open at nine.')).toBeGreaterThanOrEqual(70)
    expect(scoreOf('A mug of good clay keeps tea warm for an hour.')).toBeGreaterThanOrEqual(70)
    expect(scoreOf('Please be advised that the premises are closed.')).toBeLessThan(70)
    expect(scoreOf('The utilization of documentation is facilitated.')).toBeLessThan(70)
  })

  it('takes a formula as it stands in so much text', () => {
    const long = spoken.slice(0, 8).join(' ')
    const costOf = (text: string) => humanityScore(text).reasons.find(({ label }) => label === 'Pep talk')?.effect
    expect(costOf(`${long} Believe in yourself.`)).toBeGreaterThan(costOf(`${spoken[0]} Believe in yourself.`) ?? 0)
  })

  it('takes long and nasty texts without delay', () => {
    for (const unit of ['a', 'a, ', 'it’s not just ', 'in a world ', 'not only a ', '! ', 'is made ', 'x-']) {
      const ms = computingMs(() => humanityScore(unit.repeat(100_000 / unit.length)))
      expect(ms, unit).toBeLessThan(10_000)
    }
  })
})

describe('the reading grade', () => {
  it.each([
    ['The cat sat on the mat.', 0, 1],
    ['You hold the cup in your left hand and pour with the right.', 2, 5],
    [
      'The implementation of comprehensive organizational communication strategies necessitates considerable deliberation.',
      20,
      40,
    ],
    ['', 0, 0],
  ])('of %j is between %d and %d', (text, from, to) => {
    const grade = readingGrade(sentencesOf(text).length, wordsOf(text))
    expect(grade).toBeGreaterThanOrEqual(from)
    expect(grade).toBeLessThanOrEqual(to)
  })

  it.each([
    ['cat', 1],
    ['bread', 1],
    ['baked', 1],
    ['table', 2],
    ['wanted', 2],
    ['coffee', 2],
    ['water', 2],
    ['customer', 3],
    ['makes', 1],
    ['boxes', 2],
    ['café', 2],
    ['information', 4],
    ['42', 2],
  ])('counts the syllables of %s as %d', (word, syllables) => {
    expect(syllablesIn(word)).toBe(syllables)
  })
})
