import type { BrandFact } from '@octavo/contract/brand'
import { BRAND_LIMITS } from '@octavo/contract/brand'
import { INTERVIEW_QUESTIONS, SHORTS_A_WEEK } from '@octavo/contract/interview'
import { plainSentence, sentencesOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { businessOf } from '#business/business.ts'
import { slipsOf } from '#english/slips.ts'
import { brands, requestFor } from '#request.fixture.ts'
import type { WriterBrand } from '#script.ts'
import { trades } from '#trades/index.ts'
import { WAYS } from '#trades/trade.ts'
import { writeScript } from '#write.ts'
import { exampleOf, interviewFor } from './interview.ts'
import { supplyOf } from './supply.ts'

const nameless: WriterBrand = { ...brands.pottery, trade: 'ear trumpet maker', description: 'Ear trumpet maker' }
const ofTrade = (trade: string): WriterBrand => ({ ...brands.pottery, description: '', trade })
const answered = (brand: WriterBrand, count: number = INTERVIEW_QUESTIONS.length): WriterBrand => ({
  ...brand,
  facts: [...brand.facts, ...interviewFor(brand).slice(0, count).map(exampleOf)],
})

describe('the interview', () => {
  it.each([...WAYS, 'none'])('asks ten whole questions of whoever is come by this way: %s', (way) => {
    const known = trades.filter((trade) => trade.way === way)
    const owners = way === 'none' ? [nameless, brands.subject] : known.map(({ name }) => ofTrade(name))
    expect(owners.length).toBeGreaterThan(0)
    for (const owner of owners) {
      const questions = interviewFor(owner)
      expect(questions.map(({ id }) => id)).toEqual([...INTERVIEW_QUESTIONS])
      expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length)
      for (const { ask, hint, answerHint, kind } of questions) {
        const said = [ask, hint, answerHint ?? ''].join(' ')
        expect(ask).toMatch(/^[A-Z].*\?$/)
        expect(said).not.toMatch(/[{}|]|\b(?:undefined|none)\b|\s{2}|\ba (?!used|uni)[aeiou]/)
        expect(slipsOf(said.replaceAll('?', '.'))).toEqual([])
        expect(kind === 'question').toBe(answerHint !== undefined)
        expect(hint).toMatch(kind === 'question' ? /\?$/ : /[.]$/)
        expect(Math.max(hint.length, answerHint?.length ?? 0)).toBeLessThan(BRAND_LIMITS.factText)
      }
    }
  })

  it('asks in the words of the trade', () => {
    const asks = interviewFor(ofTrade('pottery studio')).map(({ ask }) => ask)
    expect(asks).toContain('What do people ask before they book a wheel class?')
    expect(asks).toContain('What do beginners get wrong the first time?')
  })
})

describe('an answer', () => {
  const told = (trade: string, fact: BrandFact) =>
    businessOf({ ...ofTrade(trade), facts: [fact] })?.facts[0]?.lines.map(({ spoken }) => spoken)

  it.each([
    ['pottery studio', 'mistake', 'mistake', 'They press too hard.', 'Beginners press too hard.'],
    ['pottery studio', 'comeback', 'proof', "Because they're hooked.", 'Students are hooked.'],
    ['barbershop', 'mistake', 'mistake', 'They wait too long', 'Clients wait too long.'],
    ['barbershop', 'price', 'price', '$30, beard included', 'A haircut costs $30, beard included.'],
    ['barbershop', 'price', 'price', 'Because we take our time.', 'We take our time.'],
    ['ear trumpet maker', 'mistake', 'mistake', 'They forget the shade.', 'People forget the shade.'],
    ['accountant', 'price', 'price', '$150 an hour', '$150 an hour.'],
  ] as const)(
    'of a %s about %s can be told to somebody who did not hear the question',
    (trade, interview, kind, text, said) => {
      expect(told(trade, { kind, text, interview })?.join(' ')).toBe(said)
    },
  )

  it('is told as it stands where nobody asked', () => {
    expect(told('barbershop', { kind: 'mistake', text: 'They wait too long.' })).toEqual(['They wait too long.'])
  })
})

describe('how much there is to say', () => {
  const supplyFor = (brand: WriterBrand, used: ReadonlySet<string> = new Set()) =>
    supplyOf(requestFor(brand, { month: 11, usedSentences: used }))

  it('falls as scripts are written, until the customers’ own way is left, and says so', () => {
    const brand = answered(brands.pottery, 3)
    const used = new Set<string>()
    let { films } = supplyFor(brand)
    expect(films).toBeGreaterThan(SHORTS_A_WEEK)
    for (let round = 1; films > 0; round++) {
      for (let script = 0; script < SHORTS_A_WEEK - 1; script++) {
        const seed = round * SHORTS_A_WEEK + script
        const { body } = writeScript(requestFor(brand, { month: 11, seed, usedSentences: new Set(used) }))
        for (const { text } of sentencesOf(body)) used.add(plainSentence(text))
      }
      const left = supplyFor(brand, used)
      expect(left.films).toBeLessThan(films)
      expect(left.weeks).toBe(Math.floor(left.films / SHORTS_A_WEEK))
      films = left.films
    }
    expect(supplyFor(brand, used).says).toMatch(/^The next films tell your customers' way to you\. Answer a few/)
  })

  it('grows with the answers, and promises no week that the answers don’t make', () => {
    for (const brand of [brands.pottery, brands.coffee, nameless]) {
      const [before, after] = [supplyFor(brand), supplyFor(answered(brand))]
      expect(after.films).toBeGreaterThan(before.films)
      const [, count] =
        /(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) more answers? (?:make|fill)/.exec(before.says) ?? []
      const promised = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'].indexOf(
        count ?? '',
      )
      expect(supplyFor(answered(brand, promised + 1)).weeks).toBe(before.weeks + (count ? 1 : 0))
    }
  })

  it('names at most three kinds of facts that would help, none that is there', () => {
    expect(supplyFor(brands.pottery).missing.map(({ kind }) => kind)).toEqual(['question', 'mistake', 'how'])
    expect(supplyFor(answered(brands.pottery)).missing).toEqual([])
  })

  it('asks a brand without a business for one', () => {
    expect(supplyFor(brands.subject)).toMatchObject({ films: 0, weeks: 0, says: expect.stringContaining('trade') })
  })
})
