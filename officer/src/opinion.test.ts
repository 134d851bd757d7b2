import { OPINION } from '@octavo/contract/compliance'
import { describe, expect, it } from 'vitest'
import { categoryMeanings, opinionOf, type Remark } from './opinion.ts'
import { scoreText } from './verdict.ts'

const WORDS = {
  title: 'Why the loaf sleeps',
  body: 'Why does a loaf sleep overnight? The dough needs its time. It’s the only bread in Leeds that keeps for a week. Come by and taste it.',
  hashtags: ['bread', '#leeds'],
}
const remark = (more: Partial<Remark> = {}): Remark => ({
  ...{ about: 'misleading', quote: 'the only bread in Leeds', explanation: 'Nobody has compared.', likely: 0.8 },
  ...more,
})
const told = (...remarks: Remark[]) => opinionOf(remarks, WORDS, 'a model')

describe('of what was said of a text', () => {
  it('is told what quotes its words and names a category, with who says so', () => {
    const { findings, dropped } = told(remark())
    expect(dropped).toBe(0)
    expect(findings).toMatchObject([
      {
        ...{
          ruleId: 'opinion:misleading',
          field: 'text',
          quote: 'the only bread in Leeds',
          likely: 0.8,
          severity: 'low',
        },
        ...{ explanation: 'Nobody has compared.', saidBy: 'a model', title: 'A claim that may mislead' },
      },
    ])
    const [{ start, end } = { start: 0, end: 0 }] = findings
    expect(WORDS.body.slice(start, end)).toBe('the only bread in Leeds')
  })

  it.each([
    ['in other case and with plain signs', "it's THE ONLY bread", 'text', 'It’s the only bread'],
    ['in the title', 'loaf sleeps', 'title', 'loaf sleeps'],
    ['in the hashtags', '#leeds', 'hashtags', '#leeds'],
  ])('finds words %s', (_, quote, field, stands) => {
    expect(told(remark({ quote })).findings).toMatchObject([{ field, quote: stands }])
  })

  it.each<[string, Partial<Remark>]>([
    ['words that are not there', { quote: 'the best bread in Leeds' }],
    ['a piece of a word', { quote: 'oaf' }],
    ['next to no words', { quote: 'a' }],
    ['no words', { quote: '  ' }],
    ['more words than are ever quoted', { quote: 'x'.repeat(OPINION.quote + 1) }],
    ['a category that there is not', { about: 'taste' }],
    ['what it holds unlikely itself', { likely: 0.4 }],
    ['a likelihood that is none', { likely: Number.NaN }],
  ])('is counted and not told: %s', (_, more) => {
    expect(told(remark(more), remark())).toMatchObject({ dropped: 1, findings: [{ ruleId: 'opinion:misleading' }] })
  })

  it('a rule may be named, and its own words stand where none were given', () => {
    const [finding] = told(remark({ about: 'ftc-guaranteed-results', explanation: ' ' })).findings
    expect(finding?.ruleId).toBe('opinion:ftc-guaranteed-results')
    expect(finding?.explanation.length).toBeGreaterThan(10)
  })

  it('is bounded: likelihood, explanation, and how much of it', () => {
    const long = `Line one.\n\u202eLine <b>two</b>. ${'word '.repeat(400)}`
    const [finding] = told(remark({ likely: 7, explanation: long })).findings
    expect(finding?.likely).toBe(1)
    expect(finding?.explanation).toMatch(/^Line one\. Line <b>two<\/b>\. word .*…$/)
    expect(finding?.explanation.length).toBeLessThanOrEqual(OPINION.explanation)
    const many = Array.from({ length: OPINION.findings + 3 }, () => remark())
    expect(told(...many)).toMatchObject({ dropped: 3, findings: [{ quote: 'the only bread in Leeds' }] })
  })
})

describe('a verdict with a second opinion', () => {
  const alone = scoreText(WORDS)
  const beside = (opinion: ReturnType<typeof told>) => scoreText(WORDS, { opinion: opinion.findings })

  it('waits for a person, and has the same score', () => {
    expect(alone).toMatchObject({ approved: true, issues: [] })
    const verdict = beside(told(remark()))
    expect(verdict).toMatchObject({ approved: false, score: alone.score, riskLevel: alone.riskLevel })
    expect(verdict.issues).toMatchObject([{ saidBy: 'a model' }])
  })

  it('is what it was where nothing was said', () => {
    expect(beside(told())).toEqual(alone)
  })

  it('never loses a finding', () => {
    const body = `${WORDS.body} Guaranteed results or your money back twice.`
    const before = scoreText({ body })
    const said = opinionOf([remark(), remark({ quote: 'Guaranteed results' })], { body }, 'a model')
    const after = scoreText({ body }, { opinion: said.findings })
    expect(after.issues.slice(0, before.issues.length)).toEqual(before.issues)
    expect(after.approved).toBe(false)
    // Of words that fail for sure nothing more is said.
    expect(after.issues.filter(({ saidBy }) => saidBy).map(({ quote }) => quote)).toEqual(['the only bread in Leeds'])
  })

  it('is of those very words alone', () => {
    const { findings } = told(remark())
    expect(scoreText({ ...WORDS, body: `So. ${WORDS.body}` }, { opinion: findings }).issues).toEqual([])
  })
})

it('every category has its meaning in a line', () => {
  for (const { meaning } of categoryMeanings()) expect(meaning).toMatch(/^\S.{20,}\.$/)
})
