import { describe, expect, it } from 'vitest'
import { brands, requestFor } from '#request.fixture.ts'
import type { ScriptRequest } from '#script.ts'
import { writeScript } from '#write.ts'
import { auc, HAND_WRITTEN } from './hand-written.fixture.ts'
import { type About, relevanceOf } from './relevance.ts'

/** Under it a text is about something else. */
const FLOOR = 40

const [bakery, sundials] = [HAND_WRITTEN[1]!, HAND_WRITTEN[2]!]
const scoreOf = (about: About, body: string, title = '') => relevanceOf(about, { title, body }).score

describe('relevance', () => {
  it.each(HAND_WRITTEN.filter(({ own }) => own))('finds $brand.name in its own words, and not in $off', (one) => {
    expect(scoreOf({ brand: one.brand }, one.own!)).toBeGreaterThanOrEqual(60)
    expect(scoreOf({ brand: one.brand }, one.off)).toBeLessThan(FLOOR)
  })

  it('says by which words, of what they tell and in how many sentences', () => {
    const { score, judged, reasons, about } = relevanceOf(
      { brand: { ...bakery.brand, place: 'Asheville', audience: 'early risers' } },
      { body: 'Our rye takes two days. Early risers in Asheville get the first loaf. Your margin is a strategy.' },
    )
    expect({ score, judged, about }).toEqual({ score: expect.any(Number), judged: true, about: 2 / 3 })
    const said = Object.fromEntries(reasons.map(({ what, words, sentences }) => [what, { words, sentences }]))
    expect(said.facts).toEqual({ words: ['rye', 'loaf'], sentences: 2 })
    expect(said.audience).toEqual({ words: ['risers'], sentences: 1 })
    expect(said.elsewhere?.words).toContain('strategy')
  })

  it('is of title and body, and falls with every sentence about something else', () => {
    const about = { brand: bakery.brand }
    expect(scoreOf(about, sundials.off, 'Our sourdough')).toBeGreaterThan(scoreOf(about, sundials.off))
    expect(scoreOf(about, `${bakery.own} ${sundials.off}`)).toBeLessThan(scoreOf(about, bakery.own!))
  })

  it('is nothing that a business reaches by its name alone', () => {
    const named = sundials.off.replaceAll('the mail', 'Slow Rise')
    expect(scoreOf({ brand: bakery.brand }, `Slow Rise. ${named}`)).toBeLessThan(FLOOR)
  })

  it.each<[string, About, string, boolean]>([
    ['nothing', {}, '', false],
    ['the name of a draft', {}, 'Untitled', false],
    [
      'a brand of which only the name is known',
      { brand: { ...bakery.brand, name: 'Ada', description: '', facts: [] } },
      '',
      false,
    ],
    ['a title', {}, 'The crust of a country loaf', true],
    ['a topic', { topic: 'sourdough' }, '', true],
    [
      'a trade that only the name tells',
      { brand: { ...bakery.brand, name: 'Corner Bakery', description: '', facts: [] } },
      '',
      true,
    ],
  ])('by %s', (_, about, title, judged) => {
    expect(relevanceOf(about, { title, body: bakery.own! })).toMatchObject({ judged })
    expect(relevanceOf(about, { title, body: bakery.own! }).score >= 60).toBe(judged)
    expect(scoreOf(about, bakery.off, title)).toBeLessThan(FLOOR)
  })

  it('measures who only speaks about a subject by the subject', () => {
    const [own, other] = [requestFor(brands.subject), requestFor(brands.pottery)]
    const brand = brands.subject
    expect(scoreOf({ brand }, writeScript(own).body)).toBeGreaterThanOrEqual(60)
    expect(scoreOf({ brand }, writeScript(other).body)).toBeLessThan(FLOOR)
  })

  it.each(['', '…', '12', 'ä'.repeat(400), 'مرحبا بكم'])('of %j is between 0 and 100', (body) => {
    const { score } = relevanceOf({ brand: bakery.brand }, { body })
    expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true)
  })
})

/** Beside those of the scripts by hand, so that there are many that the writer itself can write for. */
const MORE: readonly [name: string, description: string][] = [
  ['Posy', 'Wedding florist in Bristol, seasonal flowers only'],
  ['Steady Wheels', 'Driving school for nervous learners'],
  ['Inkwell', 'Tattoo studio, fine line and cover-ups'],
  ['Ribbon & Nib', 'We repair typewriters and fountain pens'],
  ['Bounce', 'Trampoline park with toddler mornings'],
  ['Quick Seal', 'Notary public, evenings and weekends'],
  ['Depth', 'Escape room in an old submarine'],
  ['Reed & Ridge', 'Roof thatching in Devon'],
  ['Hoodlum', 'Commercial kitchen hood cleaning'],
  ['Soft Steps', 'Alpaca walks and wool'],
  ['Needle & Thread', 'Sewing school for beginners'],
  ['Tall Ship', 'Sailing lessons on a wooden boat'],
]

describe('on-topic and off-topic scripts', () => {
  const byHand = HAND_WRITTEN.map(({ brand, own, otherwise, off }, at) => {
    const score = (body: string | undefined) => (body ? [scoreOf({ brand }, body)] : [])
    // Some that were written for others, too.
    const others = [1, 7, 13].map((step) => HAND_WRITTEN[(at + step) % HAND_WRITTEN.length]!)
    return {
      on: [...score(own), ...score(otherwise)],
      off: [...score(off), ...others.flatMap((other) => score(other.own))],
    }
  })
  const [onByHand, offByHand] = [byHand.flatMap(({ on }) => on), byHand.flatMap(({ off }) => off)]

  const plain = { niche: 'Marketing & Sales', tone: 'Friendly & Approachable', persona: '', facts: [] } as const
  const businesses = [
    ...HAND_WRITTEN.map(({ brand }) => ({ ...plain, ...brand })),
    ...[brands.pottery, brands.dentist, brands.coffee],
    ...MORE.map(([name, description]) => ({ ...plain, facts: [], name, description })),
  ] as ScriptRequest['brand'][]
  const written = businesses.map((brand) => [1, 2].map((seed) => writeScript(requestFor(brand, { seed }))))
  const speaker = { ...plain, name: 'Plainly', description: '' }
  const theory = (
    ['Business & Entrepreneurship', 'Marketing & Sales', 'Personal Development', 'AI & Technology'] as const
  ).flatMap((niche) => [1, 2].map((seed) => writeScript(requestFor({ ...speaker, facts: [], niche }, { seed }))))
  const ofWriter = businesses.map((brand, at) => {
    const others = [1, 5, 11, 17].flatMap((step) => written[(at + step) % written.length]!)
    const score = (script: { title: string; body: string }) => relevanceOf({ brand }, script).score
    return { on: written[at]!.map(score), off: [...others, ...theory].map(score) }
  })

  it('that were written by hand are told apart, AUC at least 0.9', () => {
    expect(onByHand.length + HAND_WRITTEN.length).toBeGreaterThanOrEqual(40)
    expect(auc(onByHand, offByHand)).toBeGreaterThanOrEqual(0.9)
  })

  it('of 30 brands and more, of other brands and of theory are told apart, AUC at least 0.9', () => {
    expect(ofWriter.length).toBeGreaterThanOrEqual(30)
    const on = [...onByHand, ...ofWriter.flatMap((one) => one.on)]
    const off = [...offByHand, ...ofWriter.flatMap((one) => one.off)]
    expect(auc(on, off)).toBeGreaterThanOrEqual(0.9)
  })
})
