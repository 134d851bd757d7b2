import { describe, expect, it } from 'vitest'
import { VoiceRefusal } from '#speech.ts'
import { normalise, spokenText } from './normalise.ts'

const said = (sentence: string, lexicon?: Record<string, string>): string =>
  spokenText(normalise(sentence, lexicon).spoken)

const CASES: Record<string, [written: string, said: string][]> = {
  letters: [
    ['“Curly” and ‘single’ quotes', 'curly and single quotes.'],
    ['It’s a café', "it's a cafe."],
    ['naïve façade jalapeño', 'naive facade jalapeno.'],
    ['Straße, Øresund and Łódź', 'strasse, oresund and lodz.'],
    ['Ｆｕｌｌ width', 'full width.'],
    ['Octavo™ and Acme®', 'octavo and acme.'],
    ['my résumé', 'my rezza may.'],
    ['**bold** _it_ `code`', 'bold it code.'],
    ['soooo goooood', 'soo good.'],
    ['5 µg', 'five micro G.'],
  ],
  pauses: [
    ['Wait—what?', 'wait, what?'],
    ['Now - or never!', 'now, or never!'],
    ['Yes… and so', 'yes, and so.'],
    ['First; then: last', 'first, then, last.'],
    ['It (really) works', 'it, really, works.'],
    ['"Stop!" she said', 'stop, she said.'],
    ['Ready? Yes!', 'ready, yes!'],
  ],
  emoji: [
    ['Great 🎉 job', 'great job.'],
    ['Hello🎉world', 'hello world.'],
    ['Done 👩‍💻👍🏽 now', 'done now.'],
    ['From 🇺🇸 with ❤️', 'from with.'],
    ['1️⃣ Open it', 'one open it.'],
  ],
  numbers: [
    ['10,000 users', 'ten thousand users.'],
    ['1,234,567', 'one million two hundred thirty four thousand five hundred sixty seven.'],
    ['1000000', 'one million.'],
    ['a 0.5 dose', 'a zero point five dose.'],
    ['agent 007', 'agent zero zero seven.'],
    ['3.5x faster', 'three point five times faster.'],
    ['10x growth', 'ten times growth.'],
    ['40% off', 'forty percent off.'],
    ['up 2.5%', 'up two point five percent.'],
    ['-5 degrees', 'minus five degrees.'],
    ['100+ shops', 'one hundred plus shops.'],
    ['<5 and >50%', 'less than five and more than fifty percent.'],
    ['~100 people', 'about one hundred people.'],
    ['10K fans, 1.5M views, 2B', 'ten thousand fans, one point five million views, two billion.'],
    ['½ cup or 2½ cups', 'one half cup or two and one half cups.'],
    ['1/2 cup, 3/4 cup', 'one half cup, three quarters cup.'],
    ['an 8/10', 'an eight out of ten.'],
    ['open 24/7', 'open twenty four seven.'],
    ['#1 pick', 'number one pick.'],
    ['No. 1 pick', 'number one pick.'],
    ['No. Never.', 'no, never.'],
    ['a 30-day trial', 'a thirty day trial.'],
    ['a 2-in-1', 'a two in one.'],
    ['v2 and 2.0.1', 'version two and two point zero point one.'],
    [
      '12345678901234567890',
      'one two three four five six seven eight nine zero one two three four five six seven eight nine zero.',
    ],
  ],
  ordinals: [
    ['1st, 2nd, 3rd', 'first, second, third.'],
    ['the 21st and 100th', 'the twenty first and one hundredth.'],
    ['12th', 'twelfth.'],
    ['3rd-party', 'third party.'],
  ],
  ranges: [
    ['10-20 people', 'ten to twenty people.'],
    ['10–15%', 'ten to fifteen percent.'],
    ['2019–2024', 'twenty nineteen to twenty twenty four.'],
    ['$5-$10', 'five to ten dollars.'],
    ['$10–20', 'ten to twenty dollars.'],
    ['3-5 min', 'three to five minutes.'],
    ['a 50-50 split', 'a fifty fifty split.'],
    ['9-5', 'nine to five.'],
  ],
  money: [
    ['$19.99', 'nineteen dollars and ninety nine cents.'],
    ['$1,299.00', 'one thousand two hundred ninety nine dollars.'],
    ['$1', 'one dollar.'],
    ['$0.99', 'ninety nine cents.'],
    ['99¢', 'ninety nine cents.'],
    ['$10 million', 'ten million dollars.'],
    ['$1.5M', 'one point five million dollars.'],
    ['€3bn', 'three billion euros.'],
    ['£20.50', 'twenty pounds and fifty pence.'],
    ['50€', 'fifty euros.'],
    ['¥500', 'five hundred yen.'],
    ['$5/mo', 'five dollars per month.'],
    ['-$5', 'minus five dollars.'],
    ['50 USD', 'fifty U S D.'],
  ],
  times: [
    ['at 9:00', "at nine o'clock."],
    ['9:05 AM', 'nine oh five A M.'],
    ['at 9:30pm', 'at nine thirty P M.'],
    ['9 a.m. sharp', 'nine A M sharp.'],
    ['9am-5pm', 'nine A M to five P M.'],
    ['17:30', 'seventeen thirty.'],
    ['14:00', 'fourteen hundred.'],
    ['in 16:9', 'in sixteen to nine.'],
  ],
  dates: [
    ['12/25/2024', 'december twenty fifth, twenty twenty four.'],
    ['2024-05-01', 'may first, twenty twenty four.'],
    ['June 3, 2024', 'june third, twenty twenty four.'],
    ['Jan. 5', 'january fifth.'],
    ['Sept 12', 'september twelfth.'],
    ['in 1999, 2005 and 2010', 'in nineteen ninety nine, two thousand five and twenty ten.'],
    ['the 1990s', 'the nineteen nineties.'],
    ["the '90s and the 80s", 'the nineties and the eighties.'],
    ['in 30s', 'in thirty seconds.'],
    ['Mon-Fri', 'monday to friday.'],
  ],
  units: [
    ['5kg or 5 kg', 'five kilograms or five kilograms.'],
    ['1 lb', 'one pound.'],
    ['10km/h', 'ten kilometers per hour.'],
    ['72°F and 20°C', 'seventy two degrees fahrenheit and twenty degrees celsius.'],
    ['5GB at 60fps', 'five gigabytes at sixty frames per second.'],
    ['1080x1920', 'ten eighty by nineteen twenty.'],
    ['in 1080p', 'in ten eighty P.'],
    ['4K video on 5G', 'four K video on five G.'],
    [`I'm 6'2" tall`, "i'm six foot two tall."],
  ],
  addresses: [
    ['acme.io', 'acme dot I O.'],
    ['https://www.acme.com/pricing?x=1', 'acme dot com slash pricing.'],
    ['shop.blue-kiln.co.uk', 'shop dot blue dash kiln dot co dot U K.'],
    ['hello@acme.io', 'hello at acme dot I O.'],
    ['@acme_co', 'at acme co.'],
    ['#BookTok', 'hashtag book tok.'],
    ['Visit acme.com.', 'visit acme dot com.'],
  ],
  telephones: [
    ['555-123-4567', 'five five five, one two three, four five six seven.'],
    ['(555) 123-4567', 'five five five, one two three, four five six seven.'],
    ['+1 800 555 0199', 'plus one eight zero zero five five five zero one nine nine.'],
  ],
  'short forms': [
    ['AI and SaaS', 'A I and sass.'],
    ['the CEO of NASA', 'the C E O of nasa.'],
    ['CEOs, APIs and PDFs', 'C E Os, A P Is and P D Fs.'],
    ["the CEO's plan", 'the C E Os plan.'],
    ['HTML, GDPR, USA', 'H T M L, G D P R, U S A.'],
    ['U.S. sales', 'U S sales.'],
    ['US sales for us', 'U S sales for us.'],
    ['TELL US NOW, PLEASE', 'tell us now, please.'],
    ['B2B, MP3, H2O, 3D', 'B two B, M P three, H two O, three D.'],
    ['Q4 and GPT-4', 'Q four and G P T four.'],
    ['R&D and Q&A', 'R and D and Q and A.'],
    ['FREE and NEW for YOU', 'free and new for you.'],
    ['STOP SCROLLING NOW, WHO DID IT', 'stop scrolling now, who did it.'],
    ['LED lights led us', 'L E D lights led us.'],
    ['Dr. Smith vs. Mr. Jones', 'doctor smith versus mister jones.'],
    ['Mrs Brown', 'missus brown.'],
    ['St. Louis or Main St. now', 'saint louis or main street now.'],
    ['e.g. this, i.e. that, etc.', 'for example this, that is that, et cetera.'],
    ['Plan A is a plan', 'plan A is a plan.'],
    ['A plan for you and I', 'a plan for you and i.'],
    ['w/ milk & sugar', 'with milk and sugar.'],
    ['A/B test', 'A B test.'],
  ],
  names: [
    ['iPhone and eBay', 'I phone and E bay.'],
    ['YouTube, TikTok, LinkedIn', 'you tube, tik tok, linked in.'],
    ['ChatGPT by OpenAI', 'chat G P T by open A I.'],
    ["McDonald's", "mcdonald's."],
    ['COVID-19', 'covid nineteen.'],
    ['node.js', 'node J S.'],
  ],
}

describe.each(Object.entries(CASES))('the voice reads %s', (_, cases) => {
  it.each(cases)('%s', (written, expected) => {
    expect(said(written)).toBe(expected)
  })
})

describe('the lexicon', () => {
  const lexicon = { Kiln: 'kill', 'Blue Lumière': 'blue loomy air', 東京: 'toe kyo', Nothing: ' ' }
  it.each([
    ['Kiln, kiln and KILN!', 'kill, kill and kill!'],
    ["Kiln's cups at kiln.com", "kill's cups at kill dot com."],
    ['a Kiln-fired cup', 'a kill fired cup.'],
    ['At Blue Lumière, now', 'at blue loomy air, now.'],
    ['Tea from 東京.', 'tea from toe kyo.'],
    ['Nothing here', 'nothing here.'],
  ])('%s', (written, expected) => {
    expect(said(written, lexicon)).toBe(expected)
  })

  it('ties every word of a name to the token it replaces', () => {
    const { captions, spoken } = normalise('At Blue Lumière, now', lexicon)
    expect(spoken.map(({ caption }) => captions[caption]!.text)).toEqual(['At', 'Blue', 'Blue', 'Lumière,', 'now'])
  })
})

describe('captions', () => {
  it('keep every written token in order, with its place', () => {
    const written = '  🎉 Save 40% — now, at acme.io 👍 (really) …'
    const { captions } = normalise(written)
    expect(captions.map(({ text }) => text)).toEqual(['🎉 Save', '40% —', 'now,', 'at', 'acme.io 👍', '(really) …'])
    expect(captions.map(({ start, end }) => written.slice(start, end))).toEqual(captions.map(({ text }) => text))
  })

  it('each own at least one spoken word', () => {
    for (const [written] of Object.values(CASES).flat()) {
      const { captions, spoken } = normalise(written)
      const owners = [...new Set(spoken.map(({ caption }) => caption))]
      expect(owners, written).toEqual(captions.map((_, at) => at))
    }
  })

  it('put the words of a sum on its two tokens', () => {
    const { spoken } = normalise('$10 million raised')
    expect(spoken.map(({ word, caption }) => `${caption}:${word}`)).toEqual([
      '0:ten',
      '1:million',
      '1:dollars',
      '2:raised',
    ])
  })
})

describe('letters of another script', () => {
  it.each(['Привет', '東京', 'مرحبا', 'नमस्ते', 'γεια', '١٢٣'])('%s is refused with a reason', (word) => {
    expect(() => normalise(`We say ${word} here`)).toThrow(VoiceRefusal)
    expect(() => normalise(`We say ${word} here`)).toThrow(`cannot say "${word}"`)
  })

  it('leave hostile text without effect', () => {
    expect(said('constructor __proto__ toString $5/constructor')).toBe(
      'constructor proto to string five dollars per constructor.',
    )
    expect(said('-o /etc/passwd --setf x=1')).toMatch(/^[a-zA-Z',. ]+$/)
    expect(said('\u0000\u0007 bell \u202e tricks')).toBe('bell tricks.')
    expect(
      said('x'.repeat(5000))
        .split(' ')
        .every((word) => word.length < 30),
    ).toBe(true)
  })
})
