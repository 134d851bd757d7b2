/** What a person can do about work: order it, stop it, try it again, decide about a script. */
import { messages } from '@octavo/contract/messages'
import { RETRYABLE, UNFINISHED } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import type { Db } from '#db/client.ts'
import { cancel, enqueue } from '#engine/index.ts'
import { announce } from '#events.ts'
import { lockAccount } from '#features/accounts/index.ts'
import { insertCheck, scoreScript } from '#features/compliance/index.ts'
import { spendCredits } from '#features/credits/index.ts'
import { getScript, type ScriptRow, updateScriptRow } from '#features/scripts/index.ts'
import { changeVideo, findShown, refundVideo, type VideoRow } from '#features/videos/index.ts'
import { Refusal } from '#refusal.ts'
import { finishBatch, markHalted, reopenBatch } from './batch.store.ts'
import { batchRunId, filmRunId, makeBatch, makeFilm } from './run.ts'

/** Has a batch's scripts written, and then its films made, once the caller's transaction is committed. */
export const startBatch = (tx: Db, batchId: string): Promise<void> =>
  enqueue(tx, makeBatch, { batchId }, { id: batchRunId(batchId) })

/** Has one film made from its script, once the caller's transaction is committed. */
export const startFilm = (tx: Db, { id, attempt }: Pick<VideoRow, 'id' | 'attempt'>): Promise<void> => {
  const input = { videoId: id, attempt }
  return enqueue(tx, makeFilm, input, { id: filmRunId(input) })
}

const HALTED = 'Halted by you. Its credits are back.'

/** Stops these videos' work: what is finished stays, what is not is given back. */
export async function haltVideos(ctx: Owned, videoIds: string[], batchIds: string[] = []): Promise<void> {
  const halted = await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    const changed: VideoRow[] = []
    for (const id of videoIds) {
      const row = await changeVideo(within, { id, from: UNFINISHED }, { status: 'halted', problem: HALTED })
      if (!row) continue
      changed.push(row)
      await refundVideo(within, row)
      await announce(within, { type: 'video', id })
    }
    for (const id of batchIds) await markHalted(within, id)
    const touched = new Set([...batchIds, ...changed.flatMap((row) => row.batchId ?? [])])
    for (const id of touched) await finishBatch(within, id)
    return changed
  })
  await cancel([...batchIds.map(batchRunId), ...halted.map(({ id, attempt }) => filmRunId({ videoId: id, attempt }))])
}

/**
 * Makes a failed or halted video again: pays for it again, as its credits came back when it stopped. A script that the
 * officer held back still waits for a person.
 */
export async function retryVideo(ctx: Owned, id: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    await lockAccount(within)
    const before = await findShown(within, id)
    if (!before) throw new Refusal('not-found', messages.video.notFound)
    const attempt = before.attempt + 1
    const heldBack = await isHeldBack(within, before)
    const video = await changeVideo(
      within,
      { id, attempt: before.attempt, from: RETRYABLE },
      {
        status: heldBack ? 'review' : 'queued',
        attempt,
        stage: null,
        stageProgress: 0,
        problem: heldBack ? HELD_BACK : null,
      },
    )
    if (!video) throw new Refusal('conflict', 'Only a failed or halted video can be made again.')
    await spendCredits(within, { key: `video ${id} ${attempt}`, amount: video.credits, note: `Again: ${video.title}` })
    if (!heldBack) await startFilm(db, video)
    if (video.batchId) await reopenBatch(within, video.batchId)
    await announce(within, { type: 'video', id })
  })
}

const HELD_BACK = 'The compliance officer held this script back. Edit it, approve it with a reason, or discard it.'

const isHeldBack = async (ctx: Owned, { scriptId }: VideoRow): Promise<boolean> =>
  scriptId !== null && (await getScript(ctx, scriptId)).status === 'checked'

export type ReviewDecision =
  | { decision: 'approve'; reason: string }
  | { decision: 'edit'; body: string }
  | { decision: 'discard' }

/** A person decides about a script that the officer held back. */
export async function reviewVideo(ctx: Owned, id: string, review: ReviewDecision): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    await lockAccount(within)
    const video = await findShown(within, id)
    if (!video) throw new Refusal('not-found', messages.video.notFound)
    if (video.status !== 'review' || !video.scriptId)
      throw new Refusal('conflict', 'This video does not wait for a review.')
    const script = await getScript(within, video.scriptId)
    if (review.decision === 'discard') await discard(within, video, script)
    else if (review.decision === 'approve') await approve(within, video, script, review.reason)
    else await edit(within, video, script, review.body)
    if (video.batchId) await finishBatch(within, video.batchId)
    await announce(within, { type: 'video', id })
  })
}

async function discard(ctx: Owned, video: VideoRow, script: ScriptRow): Promise<void> {
  const changed = await changeVideo(ctx, { id: video.id, from: ['review'] }, { status: 'discarded', problem: null })
  if (!changed) return
  await updateScriptRow(ctx, script.id, { status: 'rejected' })
  await refundVideo(ctx, video)
  await note(ctx, script, { action: 'discarded', scoreAfter: script.complianceScore, textAfter: script.body })
}

async function approve(ctx: Owned, video: VideoRow, script: ScriptRow, reason: string): Promise<void> {
  await updateScriptRow(ctx, script.id, { status: 'approved' })
  await note(ctx, script, {
    action: 'approved-by-person',
    scoreAfter: script.complianceScore,
    textAfter: script.body,
    reason,
  })
  await release(ctx, video)
}

async function edit(ctx: Owned, video: VideoRow, script: ScriptRow, body: string): Promise<void> {
  const verdict = scoreScript({ ...script, body })
  const scores = {
    viralScore: verdict.viralScore,
    complianceScore: verdict.score,
    humanityScore: verdict.humanityScore,
  }
  await updateScriptRow(ctx, script.id, { body, ...scores, status: verdict.approved ? 'approved' : 'checked' })
  await note(ctx, script, {
    action: verdict.approved ? 'improved' : 'review',
    scoreAfter: verdict.score,
    textAfter: body,
    issues: verdict.issues,
    reason: 'Edited by a person',
  })
  if (verdict.approved) return release(ctx, video)
  const problem = verdict.issues[0]
    ? `The edited script still breaks a rule: ${verdict.issues[0].title}.`
    : 'The edited script still reads too little like a person.'
  await changeVideo(ctx, { id: video.id, from: ['review'] }, { problem })
}

async function release(ctx: Owned, video: VideoRow): Promise<void> {
  const released = await changeVideo(ctx, { id: video.id, from: ['review'] }, { status: 'queued', problem: null })
  if (released) await startFilm(ctx.db, released)
}

type Noted = Pick<Parameters<typeof insertCheck>[1], 'action' | 'scoreAfter' | 'textAfter' | 'issues' | 'reason'>

const note = (ctx: Owned, script: ScriptRow, noted: Noted) =>
  insertCheck(ctx, {
    scriptId: script.id,
    scriptTitle: script.title,
    scoreBefore: script.complianceScore,
    textBefore: script.body,
    rounds: 1,
    ...noted,
  })
