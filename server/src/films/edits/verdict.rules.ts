/** Pure: what the compliance officer says of words that a person has changed. */
import type { ComplianceCheck } from '@octavo/contract/compliance'

type Issue = ComplianceCheck['issues'][number]
type Verdict = Pick<ComplianceCheck, 'issues' | 'humanityScore'>
export type Judged = { refused: string[]; warned: string[] }

const HUMAN_FROM = 70

const nameOf = ({ ruleId, quote }: Issue): string => `${ruleId} ${quote.toLowerCase()}`

/** Only what is new counts: a person has already decided about what was there before. The most serious kind is refused. */
export function judged(before: Verdict, after: Verdict): Judged {
  const known = new Set(before.issues.map(nameOf))
  const fresh = after.issues.filter((issue) => !known.has(nameOf(issue)))
  const isGrave = ({ severity }: Issue) => severity === 'high'
  const dull = after.humanityScore < HUMAN_FROM && before.humanityScore >= HUMAN_FROM
  return {
    refused: fresh.filter(isGrave).map(say),
    warned: [
      ...fresh.filter((issue) => !isGrave(issue)).map(say),
      ...(dull ? [`The script now sounds stiff (humanity ${after.humanityScore} of 100).`] : []),
    ],
  }
}

const say = ({ title, quote, explanation, suggestion }: Issue): string =>
  `${title}${quote && `: “${quote}”`}. ${[explanation, suggestion].filter(Boolean).join(' ')}`
