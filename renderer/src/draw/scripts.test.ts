import { describe, expect, it } from 'vitest'
import { planOf } from '#storyboard/film.fixture.ts'
import { fontsOf, typeOf } from './fonts.ts'
import { inCapitals, scriptsIn, textsOfBrand, writingOf, writtenIn } from './scripts.ts'
import { slicesOf } from './slice.ts'

const ARABIC = 'افتتحنا متجرًا جديدًا اليوم. وفّر ساعة كل يوم. اختر فكرة واحدة.'

describe('the scripts of a text', () => {
  it.each([
    ['Plain words, Ελληνικά and русский 🚀', []],
    ['من القاهرة', ['arabic']],
    ['日本語です', ['japanese']],
    ['今日のニュース、時間、東京', ['japanese']],
    ['한국어 漢字', ['korean']],
    ['我们的新店', ['chinese']],
    ['我們的新店', ['chinese-traditional']],
    ['नमस्ते और สวัสดี', ['devanagari', 'thai']],
  ])('of %s', (text, scripts) => {
    expect(scriptsIn(text)).toEqual(scripts)
  })
})

describe('how a film is written', () => {
  it.each([
    [ARABIC, true],
    ['The Hebrew word שלום means peace.', false],
    ['פתחנו חנות Shop Window בעיר', true],
    ['Just words.', false],
  ])('decides the side on which its reading begins: %s', (text, rightToLeft) => {
    expect(writingOf(planOf(text)).rightToLeft).toBe(rightToLeft)
  })

  it('is known to each of its scenes, though one may hold other words', () => {
    const plan = planOf(`${ARABIC} iPhone Shop Window. ${ARABIC}`)
    const latin = { ...plan, brand: { name: 'Kiln', color: '#000000' } }
    expect(slicesOf(latin).map(({ plan: part }) => writingOf(part).rightToLeft)).not.toContain(false)
  })

  it('says nothing to scenes that know it by themselves: what is written elsewhere changes no pixel of them', () => {
    const plain = planOf('Every good page begins with one clear promise. Then it keeps it. Start today.')
    const [first] = slicesOf(plain)
    expect(first!.plan.writing).toBeUndefined()
    const last = { ...plain.scenes.at(-1)!, kind: 'close', text: 'שלום' } as (typeof plain.scenes)[number]
    expect(slicesOf({ ...plain, scenes: [...plain.scenes.slice(0, -1), last] })[0]!.plan).toEqual(first!.plan)
  })

  it('counts every text of a brand, and none of its colours and files', () => {
    const brand = { name: 'Kiln', color: '#c2542d', logoPath: '/logo.png', fonts: 'warm', motto: 'Κεραμικά' } as const
    expect(textsOfBrand(brand)).toEqual([
      ['name', 'Kiln'],
      ['motto', 'Κεραμικά'],
    ])
    const text = writtenIn(planOf('Just words.', { brand }))
    expect(text).toContain('Κεραμικά')
    expect(text).not.toMatch(/c2542d|logo|warm/)
  })

  it('brings the fonts of its scripts, after those of the brand', () => {
    expect(fontsOf(planOf(ARABIC)).map(({ family }) => family)).toContain('Octavo arabic')
    expect(fontsOf(planOf('Just words.')).every(({ family }) => !family.startsWith('Octavo'))).toBe(true)
    expect(typeOf('modern', ['arabic']).display(40)).toMatch(
      /"Montserrat", "Inter", "Octavo arabic", "Noto Color Emoji"/,
    )
  })
})

describe('capitals', () => {
  it.each([
    ['istanbul', 'tr', 'İSTANBUL'],
    ['istanbul', undefined, 'ISTANBUL'],
    ['Καλημέρα', undefined, 'ΚΑΛΗΜΕΡΑ'],
    ['straße', undefined, 'STRASSE'],
  ] as const)('of %s (%s)', (text, language, capitals) => {
    expect(inCapitals(text, language)).toBe(capitals)
  })
})
