/** What a person can do about a film: cancel it, try it again, decide about its script. */

import type { ComplianceCheck } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import { RETRYABLE, UNFINISHED } from '@octavo/contract/video'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { refundAll, spendCredits } from '#credits/index.ts'
import { emit } from '#domain-events.ts'
import { cancel } from '#engine/index.ts'
import { filmRunId, startFilm } from '#films/make/index.ts'
import {
  changeVideo,
  filmReopened,
  filmsSettled,
  findShown,
  refundOf,
  refundVideo,
  spendOf,
  type VideoRow,
} from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { checkedBy, insertCheck, scoreText, withOpinion } from '#scripts/compliance/index.ts'
import { getScript, nameOfWords, type ScriptRow, standsAsApproved, updateScriptRow } from '#scripts/index.ts'

const HALTED = 'Halted by you. Its credits are back.'

/** Cancels these videos: what is finished stays, what is not is refunded. Answers the runs for the caller to cancel. */
export async function cancelVideos(ctx: Owned, videoIds: string[]): Promise<string[]> {
  const closed: VideoRow[] = []
  for (const id of videoIds) {
    const row = await changeVideo(ctx, { id, from: UNFINISHED }, { status: 'halted', problem: HALTED })
    if (!row) continue
    closed.push(row)
    await notify(ctx, { type: 'video', id })
  }
  await refundAll(ctx, closed.map(refundOf))
  await emit(ctx, filmsSettled, closed)
  return closed.map(filmRunId)
}

export async function cancelVideo(ctx: Owned, id: string): Promise<void> {
  await cancel(await inTransaction(ctx, (within) => cancelVideos(within, [id])))
}

/**
 * Makes a failed or cancelled video again: pays for it again, as its credits came back when it stopped. A script that the
 * officer held back still waits for a person.
 */
export async function retryVideo(ctx: Owned, id: string): Promise<void> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await findShown(within, id)
    if (!before) throw new Refusal('not-found', messages.video.notFound)
    const attempt = before.attempt + 1
    const heldBack = await whyHeldBack(within, before)
    const video = await changeVideo(
      within,
      { id, attempt: before.attempt, from: RETRYABLE },
      {
        status: heldBack ? 'review' : 'queued',
        attempt,
        stage: null,
        stageProgress: 0,
        problem: heldBack ?? null,
      },
    )
    if (!video) throw new Refusal('conflict', 'Only a failed or halted video can be made again.')
    await spendCredits(within, { key: spendOf(video), amount: video.credits, note: `Again: ${video.title}` })
    if (!heldBack) await startFilm(within, video)
    await emit(within, filmReopened, video)
    await notify(within, { type: 'video', id })
  })
}

const HELD_BACK = 'The compliance officer held this script back. Edit it, approve it with a reason, or discard it.'

async function whyHeldBack(ctx: Owned, { scriptId }: VideoRow): Promise<string | undefined> {
  if (scriptId === null) return undefined
  const script = await getScript(ctx, scriptId)
  if (script.status === 'checked') return HELD_BACK
  return standsAsApproved(script) ? undefined : messages.script.changedSince
}

export type ReviewDecision =
  | { decision: 'approve'; reason: string; words?: string | undefined }
  | { decision: 'edit'; body: string }
  | { decision: 'discard' }

/** A person decides about a script that the officer held back. */
export async function reviewVideo(ctx: Owned, id: string, review: ReviewDecision): Promise<void> {
  const edited = review.decision === 'edit' && (await readEdited(ctx, id, review.body))
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const video = await findShown(within, id)
    if (!video) throw new Refusal('not-found', messages.video.notFound)
    if (video.status !== 'review' || !video.scriptId)
      throw new Refusal('conflict', 'This video does not wait for a review.')
    const script = await getScript(within, video.scriptId)
    if (review.decision === 'discard') await discard(within, video, script)
    else if (review.decision === 'approve') await approve(within, video, script, review)
    else if (edited) await edit(within, video, script, edited)
    await emit(within, filmsSettled, [video])
    await notify(within, { type: 'video', id })
  })
}

async function discard(ctx: Owned, video: VideoRow, script: ScriptRow): Promise<void> {
  const changed = await changeVideo(ctx, { id: video.id, from: ['review'] }, { status: 'discarded', problem: null })
  if (!changed) return
  await updateScriptRow(ctx, script.id, { status: 'rejected' })
  await refundVideo(ctx, video)
  await note(ctx, script, { action: 'discarded', scoreAfter: script.complianceScore, textAfter: script.body })
}

type Approval = Extract<ReviewDecision, { decision: 'approve' }>

/** It holds for these words alone. */
async function approve(ctx: Owned, video: VideoRow, script: ScriptRow, { reason, words }: Approval): Promise<void> {
  const approvedWords = nameOfWords(script)
  if (words && words !== approvedWords) throw new Refusal('conflict', messages.script.changedMeanwhile)
  await updateScriptRow(ctx, script.id, { status: 'approved', approvedWords })
  await note(ctx, script, {
    action: 'approved-by-person',
    scoreAfter: script.complianceScore,
    textAfter: script.body,
    reason,
  })
  await startReleased(ctx, video)
}

/** `words`: a name of what was read. */
type Edited = { body: string; verdict: ComplianceCheck; words: string }

/** What the officer says of the script as it was edited; before the transaction, so that nobody waits for a lock meanwhile. */
async function readEdited(ctx: Owned, id: string, body: string): Promise<Edited | undefined> {
  const video = await findShown(ctx, id)
  if (!video?.scriptId) return undefined
  const { id: scriptId, title, hashtags, brandId } = await getScript(ctx, video.scriptId)
  const text = { title, body, hashtags }
  const verdict = await scoreText(ctx, text, { brandId })
  return {
    body,
    verdict: await withOpinion(ctx, text, { brandId }, verdict, { isHurried: true, scriptId }),
    words: nameOfWords(text),
  }
}

async function edit(ctx: Owned, video: VideoRow, script: ScriptRow, edited: Edited): Promise<void> {
  const { body, verdict, words } = edited
  const decided = {
    status: verdict.approved ? ('approved' as const) : ('checked' as const),
    approvedWords: verdict.approved ? words : null,
    viralScore: verdict.viralScore,
    relevance: verdict.relevance ?? null,
    complianceScore: verdict.score,
    humanityScore: verdict.humanityScore,
  }
  await updateScriptRow(ctx, script.id, { body, ...decided })
  await note(ctx, script, {
    action: verdict.approved ? 'improved' : 'review',
    scoreAfter: verdict.score,
    textAfter: body,
    issues: verdict.issues,
    opinion: verdict.opinion ?? null,
    ...checkedBy(verdict),
    reason: 'Edited by a person',
  })
  if (verdict.approved) return startReleased(ctx, video)
  await changeVideo(ctx, { id: video.id, from: ['review'] }, { problem: stillWrong(verdict) })
}

function stillWrong({ issues: [issue] }: ComplianceCheck): string {
  if (!issue) return 'The edited script still sounds stiff.'
  if (issue.asks)
    return `You wanted to be asked: ${issue.title}. Approve the edited script with a reason, or change it.`
  return `The edited script ${issue.likely === undefined ? 'still breaks' : 'may still break'} a rule: ${issue.title}.`
}

async function startReleased(ctx: Owned, video: VideoRow): Promise<void> {
  const released = await changeVideo(ctx, { id: video.id, from: ['review'] }, { status: 'queued', problem: null })
  if (released) await startFilm(ctx, released)
}

type Noted = Pick<
  Parameters<typeof insertCheck>[1],
  'action' | 'scoreAfter' | 'textAfter' | 'issues' | 'opinion' | 'reason' | 'setAside' | 'brandRules'
>

const note = (ctx: Owned, script: ScriptRow, noted: Noted) =>
  insertCheck(ctx, {
    words: nameOfWords({ ...script, body: noted.textAfter }),
    scriptId: script.id,
    scriptTitle: script.title,
    scoreBefore: script.complianceScore,
    textBefore: script.body,
    rounds: 1,
    ...noted,
  })
