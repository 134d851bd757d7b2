import type { RequiredWords, RuleSwitch, WordRule } from '@octavo/contract/brand'
import { describe, expect, it } from 'vitest'
import { applySuggestions, checkText } from '#check.rules.ts'
import { isMendable, listRules, scoreText, withMissing } from '#verdict.ts'
import { type BrandRules, isLegal } from './own-rules.ts'
import { allRules } from './packs.ts'

const word = (given: Partial<WordRule> & { word: string }): WordRule => ({
  ...{ decision: 'stop', reason: '', replacement: '' },
  ...given,
})
const required = (given: Partial<RequiredWords> & { words: string }): RequiredWords => ({
  ...{ when: '', decision: 'stop', reason: '' },
  ...given,
})
const switched = (ruleId: string, to: RuleSwitch['to']): RuleSwitch => ({
  ...{ ruleId, to, reason: 'Our lawyer has read it.', by: 'Ada Lovelace', at: '2026-11-24T09:00:00.000Z' },
})
const rules = (given: Partial<BrandRules>): BrandRules => ({ avoid: [], required: [], switches: [], ...given })
const avoiding = (...words: string[]) => rules({ avoid: words.map((one) => word({ word: one })) })
const quotes = (text: string, own: BrandRules, more: object = {}) =>
  checkText(text, { rules: own, ...more }).issues.map(({ quote }) => quote)

describe('a word to avoid', () => {
  it.each([
    ['as it is', 'cheap', 'Our mugs are cheap.', ['cheap']],
    ['in capitals', 'cheap', 'CHEAP mugs.', ['CHEAP']],
    ['in the plural', 'deal', 'The deals are here.', ['deals']],
    ['in a plural with other letters', 'party', 'We host parties.', ['parties']],
    [
      'as a phrase, over any gap',
      'best ever',
      'The best-ever mug, the best\u00a0 ever.',
      ['best-ever', 'best\u00a0 ever'],
    ],
    ['behind letters that look the same', 'cheap', 'Our mugs are chеаp.', ['chеаp']],
    ['where the sentence denies it', 'cheap', 'We are not cheap.', ['cheap']],
    ['with signs of its own', 'C++ (old)', 'Learn C++ (old) here.', ['C++ (old)']],
    ['not inside another word', 'art', 'We start with clay and arty friends.', []],
    ['every time', 'mug', 'A mug. Two mugs.', ['mug', 'mugs']],
  ])('is found %s', (_, avoided, text, found) => {
    expect(quotes(text, avoiding(avoided))).toEqual(found)
  })

  it('is found in the title and in a hashtag that writes it as one word', () => {
    const found = checkText('Clay.', { title: 'Top quality', hashtags: ['topquality'], rules: avoiding('top quality') })
    expect(found.issues.map(({ field, quote }) => [field, quote])).toEqual([
      ['title', 'Top quality'],
      ['hashtags', 'topquality'],
    ])
  })

  it('stops the text with its owner’s reason, and its replacement mends it', () => {
    const own = rules({
      avoid: [word({ word: 'cheap', reason: 'We are not the cheapest.', replacement: 'affordable' })],
    })
    const { approved, riskLevel, issues } = checkText('A cheap mug holds tea. It lasts.', { rules: own })
    expect([approved, riskLevel]).toEqual([false, 'high'])
    expect(issues[0]).toMatchObject({
      explanation: 'We are not the cheapest.',
      suggestion: 'Say “affordable” instead.',
    })
    expect(applySuggestions('A cheap mug holds tea. It lasts.', issues).text).toBe(
      'An affordable mug holds tea. It lasts.',
    )
  })

  it('that its owner wants to be asked about costs nothing and approves nothing', () => {
    const own = rules({ avoid: [word({ word: 'cheap', decision: 'ask' })] })
    const { approved, score, issues } = checkText('A cheap mug.', { rules: own })
    expect([approved, score]).toEqual([false, 100])
    expect(issues.map(({ asks }) => asks)).toEqual([true])
    expect(issues.some(isMendable)).toBe(false)
    expect(checkText('A fine mug.', { rules: own })).toMatchObject({ approved: true, issues: [] })
  })
})

describe('words that have to be in', () => {
  const own = rules({ required: [required({ words: 'Paid partnership.' })] })
  const text = 'Clay dries slowly. Come and try it.'

  it('are a finding where they are missing, wherever else they could stand', () => {
    const { approved, issues } = checkText(text, { rules: own })
    expect(approved).toBe(false)
    expect(issues).toEqual([expect.objectContaining({ missing: true, quote: '', replacement: 'Paid partnership.' })])
    expect(checkText(`${text} This is a paid partnership with Kiln.`, { rules: own }).issues).toEqual([])
    expect(checkText(text, { title: 'PAID PARTNERSHIP', rules: own }).issues).toEqual([])
    expect(checkText(text, { rules: own, part: true }).issues).toEqual([])
  })

  it('are asked for only where the text is about something', () => {
    const about = rules({ required: [required({ words: 'Reg. no. 4411', when: 'loan, credit card' })] })
    expect(checkText(text, { rules: about }).issues).toEqual([])
    expect(checkText('Ask about our loans.', { rules: about }).issues).toHaveLength(1)
    expect(checkText('Ask about credit-cards.', { rules: about }).issues).toHaveLength(1)
    expect(checkText('Ask about our loans. Reg. no. 4411', { rules: about }).issues).toEqual([])
    // A number is that number.
    expect(checkText('Ask about our loans. Reg. no. 44110', { rules: about }).issues).toHaveLength(1)
  })

  it('are put before the call to action, and a hashtag among the hashtags', () => {
    const script = { body: text, callToAction: 'Come and try it.', hashtags: ['clay'] }
    const both = rules({ required: [required({ words: 'Paid partnership' }), required({ words: '#ad' })] })
    const { issues } = scoreText({ body: text, hashtags: ['clay'] }, { rules: both })
    const mended = withMissing(script, issues)
    expect(mended).toMatchObject({
      body: 'Clay dries slowly. Paid partnership. Come and try it.',
      hashtags: ['clay', 'ad'],
    })
    expect(checkText(mended.body, { hashtags: mended.hashtags, rules: both }).issues).toEqual([])
    expect(applySuggestions(text, issues)).toEqual({ text, changed: false })
  })
})

describe('a rule that was switched', () => {
  const low = 'Click here.'
  const [clickHere = ''] = checkText(low).issues.map(({ ruleId }) => ruleId)

  it('off finds nothing, and what it would have found is set aside with who, when and why', () => {
    const { issues, setAside, score } = checkText(low, { rules: rules({ switches: [switched(clickHere, 'off')] }) })
    expect([issues, score]).toEqual([[], 100])
    expect(setAside).toMatchObject([
      { ruleId: clickHere, quote: 'Click here', because: { by: 'Ada Lovelace', reason: 'Our lawyer has read it.' } },
    ])
  })

  it('to a question waits for its owner, and no machine changes its words', () => {
    const own = rules({ switches: [switched('ftc-guaranteed-results', 'ask')] })
    const { issues, score, approved } = checkText('Guaranteed results in a week.', { rules: own })
    expect([score, approved]).toEqual([100, false])
    expect(issues).toMatchObject([{ ruleId: 'ftc-guaranteed-results', severity: 'medium', asks: true }])
    expect(issues.some(isMendable)).toBe(false)
  })

  it('that law asks for is never off, whatever is kept', () => {
    const own = rules({ switches: [switched('ftc-guaranteed-results', 'off')] })
    const { approved, issues, setAside } = checkText('Guaranteed results in a week.', { rules: own })
    expect([approved, issues.length, setAside]).toEqual([false, 1, []])
  })
})

it('law asks for what rests on a law or an authority and is more than style', () => {
  const legal = allRules.filter(isLegal)
  expect(legal.length).toBeGreaterThan(30)
  for (const { severity, source } of legal) expect([severity === 'low', source.law]).toEqual([false, true])
  expect(allRules.filter(({ source }) => source.kind === 'Platform policy').some(isLegal)).toBe(false)
  expect(listRules().filter((rule) => rule.legal)).toHaveLength(legal.length)
})
