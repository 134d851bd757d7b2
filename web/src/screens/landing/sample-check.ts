import type { Finding } from '@octavo/contract/compliance'

const OPENS = 'Ask for a review when the customer has just noticed the benefit.'
const CLOSES = 'Try it once today, and write down what you notice.'

/** A real check: whoever sends these texts to `POST /api/compliance/check` gets these scores, and the journey of this page does. */
export const SAMPLE_CHECK = {
  before: { claim: 'This trick is guaranteed to double your sales.', score: 60, risk: 'High' },
  after: { claim: 'The reason: details fade within days.', score: 100, risk: 'Low' },
  textWith: (claim: string) => [OPENS, claim, CLOSES].join(' '),
}

/** What the officer says about the first of them. */
export const SAMPLE_FINDING: Finding = {
  ruleId: 'ftc-guaranteed-results',
  title: 'Guaranteed results',
  severity: 'high',
  quote: 'guaranteed to double',
  start: 79,
  end: 99,
  field: 'text',
  explanation: 'A guarantee of results is a claim that has to hold for every customer.',
  suggestion: 'Say what usually happens, and for whom, or promise your service instead of the outcome.',
  source: 'FTC Act, Section 5 (15 U.S.C. 45)',
}
