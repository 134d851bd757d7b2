/** Changing a finished film: looking at it, trying a change, having it made. */

import { editFiles, type FilmChanges, type FilmEdit, type TriedEdit } from '@octavo/contract/edit'
import type { editSchemas } from '@octavo/contract/edit/schemas'
import type { LookName } from '@octavo/contract/look'
import { messages } from '@octavo/contract/messages'
import { NETWORK_NAMES } from '@octavo/contract/network'
import { MADE } from '@octavo/contract/video'
import { whatChanged } from '@octavo/renderer'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { type FilmSource, type FilmWork, scenesKept, sourceOf } from '#films/make/index.ts'
import { findShown, latestPace, type VideoShown } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { VoiceFailure } from '#services/voice/voice.ts'
import { type Applied, applyChanges } from './changes.service.ts'
import { cancelEdit, startEdit } from './edit.job.ts'
import * as store from './edits.store.ts'
import { editState, editView } from './edits.view.ts'
import { originLines } from './lines.rules.ts'
import { keepTried } from './tried-speech.ts'
import { judge } from './verdict.service.ts'

type Try = z.output<typeof editSchemas.try.body>
type Save = z.output<typeof editSchemas.save.body>

export async function getEdit(ctx: Owned, id: string): Promise<FilmEdit> {
  const video = await editable(ctx, id)
  return editView(video, await sourceOf({ ctx, video }))
}

async function editable(ctx: Owned, id: string): Promise<VideoShown> {
  const video = await findShown(ctx, id)
  if (!video) throw new Refusal('not-found', messages.video.notFound)
  if (video.sample) throw new Refusal('conflict', messages.edit.sample)
  if (!MADE.includes(video.status)) throw new Refusal('conflict', messages.edit.notReady)
  return video
}

/** The film as it would be. */
export async function tryEdit(ctx: Owned, id: string, { changes, revision }: Try): Promise<TriedEdit> {
  const video = await editable(ctx, id)
  if (revision !== undefined && revision !== video.revision) throw new Refusal('conflict', messages.edit.outdated)
  const source = await sourceOf({ ctx, video })
  const applied = await appliedNow({ ctx, video }, source, changes)
  const { refused, warned } = await judge(ctx, video, {
    before: source.script,
    after: applied.script,
    ...changes,
  })
  const speechId = applied.speech && (await keepTried(ctx, applied.speech, applied.plan.speech.atMs))
  return {
    ...editView(video, applied, originLines(source, applied, changes)),
    remakes: await remakes(ctx, video, source, applied),
    refused,
    problems: [...warned, ...(applied.gone > 0 ? [messages.edit.sceneGone] : []), ...(await posted(ctx, id))],
    speechUrl: speechId ? editFiles.speech(id, speechId) : null,
  }
}

/** While a person waits, nobody tries again later: a voice that can't speak now says so to them. */
const appliedNow = (work: FilmWork, source: FilmSource, changes: FilmChanges): Promise<Applied> =>
  applyChanges(work, source, changes, { aloud: false }).catch((error: unknown) => {
    throw error instanceof VoiceFailure ? new Refusal('unavailable', error.message) : error
  })

/** What is on the networks outside stays as it was posted. */
const posted = async (ctx: Owned, id: string): Promise<string[]> =>
  (await store.networksPosted(ctx, id)).map((network) => messages.edit.staysPosted(NETWORK_NAMES[network]))

/** What a film costs beside its pictures (sound, joining, checks), as a part of what making all of it takes. */
const BESIDE_PICTURES = 0.13

async function remakes(
  ctx: Owned,
  { id }: VideoShown,
  before: FilmSource,
  after: Applied,
): Promise<TriedEdit['remakes']> {
  const [kept, pace] = await Promise.all([scenesKept(ctx, id), latestPace(ctx)])
  const { scenes, ofScenes, frames, ofFrames, sound } = whatChanged(before.plan, after.plan)
  const drawn = kept ? frames : ofFrames
  const seconds = (drawn + BESIDE_PICTURES * ofFrames) / 30
  return {
    scenes: kept ? scenes : ofScenes,
    ofScenes,
    sound,
    aboutSeconds: pace === undefined ? null : Math.max(1, Math.ceil(seconds * pace)),
  }
}

/** Orders the change. The same request finds the edit it ordered. */
export async function saveEdit(
  ctx: SignedIn,
  id: string,
  { changes, revision, requestId }: Save,
): Promise<{ revision: number; editId: string }> {
  const before = await store.editByRequest(ctx, requestId)
  if (before) return { revision: before.revision, editId: before.id }
  await refuseUnfit(ctx, id, changes)
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const again = await store.editByRequest(within, requestId)
    if (again) return { revision: again.revision, editId: again.id }
    await refuseToWork(within)
    const video = await editable(within, id)
    if (video.status === 'publishing') throw new Refusal('conflict', messages.edit.publishing)
    const latest = await store.latestEdit(within, id)
    if (latest && store.OPEN.includes(latest.status)) throw new Refusal('conflict', messages.edit.running)
    if (video.revision !== revision) throw new Refusal('conflict', messages.edit.outdated)
    const edit = await store.insertEdit(within, { videoId: id, requestId, base: revision, changes })
    await startEdit(within, edit.id)
    await notify(within, { type: 'video', id })
    return { revision: edit.revision, editId: edit.id }
  })
}

type LookOrder = { look: LookName; requestId: string }

/** Orders another look for a film; answers whether there was anything to change. The same request finds the edit it ordered. */
export async function changeLook(ctx: SignedIn, id: string, { look, requestId }: LookOrder): Promise<boolean> {
  if (await store.editByRequest(ctx, requestId)) return true
  const video = await editable(ctx, id)
  const { plan } = await sourceOf({ ctx, video })
  if (plan.art?.look === look) return false
  await saveEdit(ctx, id, { changes: { look }, revision: video.revision, requestId })
  return true
}

/** Everything that a trial would refuse is refused before anything is ordered. */
async function refuseUnfit(ctx: Owned, id: string, changes: FilmChanges): Promise<void> {
  const video = await editable(ctx, id)
  const source = await sourceOf({ ctx, video })
  const { script } = await appliedNow({ ctx, video }, source, changes)
  const { refused } = await judge(ctx, video, { before: source.script, after: script, ...changes })
  if (refused.length > 0) throw new Refusal('unprocessable', refused.join(' '))
}

export async function cancelRunningEdit(ctx: Owned, id: string) {
  const video = await findShown(ctx, id)
  if (!video) throw new Refusal('not-found', messages.video.notFound)
  const latest = await store.latestEdit(ctx, id)
  if (!latest || !(await cancelEdit(ctx, latest.id))) throw new Refusal('conflict', messages.edit.notRunning)
  const cancelled = await store.latestEdit(ctx, id)
  return { edit: cancelled ? editState(cancelled) : null }
}
