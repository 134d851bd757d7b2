import type { VideoFormat } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { checkedBy, insertCheck } from '#scripts/compliance/index.ts'
import { type MemoryVerdict, nameOfWords, rememberScript } from '#scripts/index.ts'
import type { CheckedScript } from './check-script.ts'

type Whose = { brandId: string | null; format: VideoFormat }

/** Keeps a checked script with the officer's record of it, in the caller's transaction; nothing at all where memory says that it repeats. */
export async function keepChecked(ctx: Owned, checked: CheckedScript, whose: Whose): Promise<MemoryVerdict> {
  const { written, ...script } = checked.script
  const { verdict, before, rounds } = checked
  const words = nameOfWords(script)
  const memory = await rememberScript(ctx, {
    ...script,
    ...whose,
    status: verdict.approved ? 'approved' : 'checked',
    writtenBy: written?.by ?? ctx.services.language.name,
    ...(written && {
      writing: { ...(written.note && { note: written.note }), ...(written.cost && { cost: written.cost }) },
    }),
    viralScore: verdict.viralScore,
    relevance: verdict.relevance ?? null,
    complianceScore: verdict.score,
    humanityScore: verdict.humanityScore,
    approvedWords: verdict.approved ? words : null,
  })
  if (!memory.kept) return memory
  await insertCheck(ctx, {
    scriptId: memory.script.id,
    scriptTitle: script.title,
    action: verdict.approved ? (rounds > 0 ? 'improved' : 'approved') : 'review',
    scoreBefore: before.score,
    scoreAfter: verdict.score,
    rounds,
    issues: verdict.approved ? before.issues : verdict.issues,
    ...checkedBy(verdict),
    words,
    textBefore: before.body,
    textAfter: script.body,
    opinion: verdict.opinion ?? null,
  })
  return memory
}

/** Why a script waits for a person, and what they can do. */
export function reviewProblem({ verdict }: Pick<CheckedScript, 'verdict'>): string {
  const [issue] = verdict.issues
  const words = issue?.quote && ` (“${issue.quote}”)`
  if (issue?.likely !== undefined)
    return `The script may break a rule: ${issue.title}${words}. Read it, then edit it, approve it with a reason, or discard it.`
  if (issue?.asks)
    return `You wanted to be asked: ${issue.title}${words}. Edit the script, approve it with a reason, or discard it.`
  return issue
    ? `The script still breaks a rule: ${issue.title}${words}. Edit it, approve it with a reason, or discard it.`
    : `The script sounds stiff (humanity ${verdict.humanityScore} of 100). Edit it, approve it with a reason, or discard it.`
}
