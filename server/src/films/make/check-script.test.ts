import type { ComplianceCheck } from '@octavo/contract/compliance'
import { expect, it } from 'vitest'
import type { Language, ScriptRequest, WrittenScript } from '#services/language/language.ts'
import { autofixUntilApproved } from './check-script.ts'
import { reviewProblem } from './keep-script.ts'

type Issue = ComplianceCheck['issues'][number]

const SCRIPT = { title: 'A', hook: '', body: 'Two sentences. One may break a rule.', callToAction: '', hashtags: [] }
const issue = (more: Partial<Issue>): Issue => ({
  ...{ ruleId: 'one', title: 'A health claim', severity: 'low', field: 'text', quote: 'One may break a rule.' },
  ...{ start: 15, end: 36, explanation: '', suggestion: '', source: 'A law' },
  ...more,
})
const verdictOf = (issues: Issue[], more: Partial<ComplianceCheck> = {}): ComplianceCheck => ({
  ...{ approved: issues.length === 0, score: 100, riskLevel: 'low', issues, humanityScore: 90, humanityReasons: [] },
  ...{ viralScore: 80, viralReasons: [] },
  ...more,
})

/** Has a script judged and mended, and tells what the writer was asked to mend. */
async function checked(judge: () => ComplianceCheck) {
  const asked: Issue[][] = []
  const improveScript = async (script: WrittenScript, issues: Issue[]) => {
    asked.push(issues)
    return script
  }
  const language = { improveScript } as unknown as Language
  const request = {} as ScriptRequest
  return {
    asked,
    ...(await autofixUntilApproved(language, SCRIPT as unknown as WrittenScript, request, async () => judge())),
  }
}

it('changes no word for what is only likely, and says for what a person is asked', async () => {
  const done = await checked(() => verdictOf([issue({ likely: 0.97 })], { approved: false }))
  expect([done.rounds, done.asked, done.script.body]).toEqual([0, [], SCRIPT.body])
  expect(reviewProblem(done)).toMatch(
    /^The script may break a rule: A health claim \(“One may break a rule\.”\)\. Read it/,
  )
})

it('mends what is certain, and leaves to a person what is likely beside it', async () => {
  const certain = issue({ ruleId: 'two', severity: 'high' })
  const verdicts = [
    verdictOf([certain, issue({ likely: 0.97 })], { score: 60, riskLevel: 'high' }),
    verdictOf([issue({ likely: 0.97 })], { approved: false }),
  ]
  const done = await checked(() => verdicts.shift()!)
  expect([done.rounds, done.asked]).toEqual([1, [[certain]]])
})

it('gives up after three rounds', async () => {
  const done = await checked(() => verdictOf([issue({ severity: 'high' })], { score: 60, riskLevel: 'high' }))
  expect(done.rounds).toBe(3)
  expect(reviewProblem(done)).toMatch(/^The script still breaks a rule/)
})
