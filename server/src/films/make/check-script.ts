import {
  APPROVAL_SCORE,
  type ComplianceCheck,
  HUMANITY_THRESHOLD,
  IMPROVEMENT_ROUNDS,
} from '@octavo/contract/compliance'
import type { Owned } from '#context.ts'
import { autofixLabels, isMendable, scoreText, withMissing, withOpinion } from '#scripts/compliance/index.ts'
import type { Language, ScriptRequest, WrittenScript } from '#services/language/language.ts'
import { type FilmWork, withBrand } from './film-work.ts'
import { scriptRequest } from './write-script.ts'

export type CheckedScript = {
  script: WrittenScript
  verdict: ComplianceCheck
  /** What it scored, and how it read, before anything was autofixed. */
  before: { score: number; body: string; issues: ComplianceCheck['issues'] }
  rounds: number
}

/** Checks a script and has it autofixed, at most three times. What still fails then waits for a person. */
export async function checkScript(work: FilmWork, written: WrittenScript, round: number): Promise<CheckedScript> {
  const film = await withBrand(work)
  const { ctx, brand } = film
  const request = await scriptRequest(film, round)
  const whose = { brand, presenter: request.presenter }
  const judge = (script: WrittenScript) => scoreText(ctx, script, whose)
  return readTwice(ctx, await autofixUntilApproved(ctx.services.language, written, request, judge, film.report), whose)
}

/** The script as it is now, with a second opinion on it where one can be had. */
export async function readTwice(
  ctx: Owned,
  checked: CheckedScript,
  whose: Parameters<typeof scoreText>[2],
): Promise<CheckedScript> {
  const verdict = await withOpinion(ctx, checked.script, whose ?? {}, checked.verdict)
  return { ...checked, verdict }
}

type Issue = ComplianceCheck['issues'][number]

/** What the reader thinks likely, or what the owner wants to be asked about, is no machine's to mend. */
const isAsked = (issue: Issue): boolean => !issue.missing && !isMendable(issue)
/** A rule that waits for the owner's word has words of the owner that can mend it. */
const isOwnMend = (issue: Issue): boolean => Boolean(issue.asks) && !isAsked(issue)

/** Nothing else keeps it from being approved. */
const isForAPerson = ({ issues, score, riskLevel, humanityScore }: ComplianceCheck): boolean =>
  issues.some(isAsked) &&
  !issues.some(isOwnMend) &&
  score >= APPROVAL_SCORE &&
  riskLevel !== 'high' &&
  humanityScore >= HUMANITY_THRESHOLD

/** The script as it passes `judge`, or as it is after the last round of autofixing. */
export async function autofixUntilApproved(
  language: Language,
  written: WrittenScript,
  request: ScriptRequest,
  judge: (script: WrittenScript) => Promise<ComplianceCheck>,
  report: (share: number) => void = () => {},
): Promise<CheckedScript> {
  let script = written
  let verdict = await judge(script)
  const before = { score: verdict.score, body: script.body, issues: verdict.issues }
  let rounds = 0
  while (!verdict.approved && !isForAPerson(verdict) && rounds < IMPROVEMENT_ROUNDS) {
    rounds += 1
    const issues = verdict.issues.filter((issue) => !isAsked(issue))
    const inText = issues.filter(({ field, missing }) => field === 'text' && !missing)
    if (inText.length > 0 || issues.length === 0) script = await language.improveScript(script, inText, request)
    script = withMissing({ ...script, ...autofixLabels(script, issues) }, issues)
    verdict = await judge(script)
    report(rounds / IMPROVEMENT_ROUNDS)
  }
  return { script, verdict, before, rounds }
}
