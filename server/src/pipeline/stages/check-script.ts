import { type ComplianceCheck, IMPROVEMENT_ROUNDS } from '@octavo/contract'
import { autofixLabels, scoreScript } from '#features/compliance/index.ts'
import { lessonsFor } from '#features/learning/index.ts'
import type { Job } from '#pipeline/stage.ts'
import type { Language, ScriptRequest, WrittenScript } from '#providers/language/language.ts'
import { brandOf, scriptRequest } from './write-script.ts'

export type CheckedScript = {
  script: WrittenScript
  verdict: ComplianceCheck
  /** What it scored, and how it read, before anything was mended. */
  before: { score: number; body: string; issues: ComplianceCheck['issues'] }
  rounds: number
}

/** Checks a script and has it mended, at most three times. What still fails then waits for a person. */
export async function checkScript(job: Job, written: WrittenScript, round: number): Promise<CheckedScript> {
  const brand = await brandOf(job)
  const request = await scriptRequest(job, round)
  const lessons = await lessonsFor(job.ctx, brand.niche)
  const judge = (script: WrittenScript) =>
    scoreScript({ ...script, format: request.format }, { niche: brand.niche, presenter: request.presenter, lessons })
  return mendUntilApproved(job.ctx.providers.language, written, request, judge, job.report)
}

/** The script as it passes `judge`, or as it stands after the last round of mending. */
export async function mendUntilApproved(
  language: Language,
  written: WrittenScript,
  request: ScriptRequest,
  judge: (script: WrittenScript) => ComplianceCheck,
  report: (share: number) => void = () => {},
): Promise<CheckedScript> {
  let script = written
  let verdict = judge(script)
  const before = { score: verdict.score, body: script.body, issues: verdict.issues }
  let rounds = 0
  while (!verdict.approved && rounds < IMPROVEMENT_ROUNDS) {
    rounds += 1
    const { issues } = verdict
    const inText = issues.filter((issue) => issue.field === 'text')
    if (inText.length > 0 || issues.length === 0) script = await language.improveScript(script, inText, request)
    script = { ...script, ...autofixLabels(script, issues) }
    verdict = judge(script)
    report(rounds / IMPROVEMENT_ROUNDS)
  }
  return { script, verdict, before, rounds }
}
