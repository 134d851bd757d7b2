/** A film made again where it was changed. The old one plays until the new one is whole. */

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { messages } from '@octavo/contract/messages'
import { MADE } from '@octavo/contract/video'
import type { Ctx, Owned } from '#context.ts'
import type { Db } from '#db/client.ts'
import { cancel, defineWorkflow, enqueue, type Flow, withoutWorkflow } from '#engine/index.ts'
import { announce } from '#events.ts'
import { workingFor } from '#features/accounts/index.ts'
import { changeEdit, type EditRow, editById, haltAllEdits, keepPlan, OPEN, openEdits } from '#features/edits/index.ts'
import { rewriteScript } from '#features/scripts/index.ts'
import { changeVideo, type VideoRow, videoById } from '#features/videos/index.ts'
import { scenesFolder } from '#pipeline/scenes.ts'
import { workRoot } from '#pipeline/stages/record-voice.ts'
import { FaultyFilm, keepFilm, workersFor } from '#pipeline/stages/render-film.ts'
import { noteOn } from '#pipeline/stages/speak.ts'
import { STAGE_LIMITS } from '#pipeline/stages.ts'
import { ticker } from '#pipeline/ticker.ts'
import { workContext } from '#pipeline/work-context.ts'
import type { Film } from '#providers/film/film.ts'
import { writeSpeech } from '#providers/voice/speech.file.ts'
import { VoiceRefusal } from '#providers/voice/voice.ts'
import { Refusal } from '#refusal.ts'
import { applyChanges } from './apply.ts'
import { type FilmSource, sourceOf } from './film-plan.ts'
import { withFiles } from './plan-files.ts'

type EditInput = { editId: string }
/** The new film and what it was made from. */
type Remade = FilmSource & Pick<Film, 'durationMs' | 'bytes' | 'width' | 'height' | 'scenes'> & { before: string }

export const editFilm = defineWorkflow<EditInput, void>({
  name: 'edit-film',
  queue: 'edit',
  run: (flow, input) => editFlow(workContext(), flow, input),
  failed: (flow, input, error) => giveUp(workContext(), flow, input, error),
})

const editRunId = (editId: string): string => `edit ${editId}`

/** Has an edit made once the caller's transaction is committed. */
export const startEdit = (tx: Db, editId: string): Promise<void> =>
  enqueue(tx, editFilm, { editId }, { id: editRunId(editId) })

async function editFlow(ctx: Ctx, flow: Flow, input: EditInput): Promise<void> {
  const { tries, minutes } = STAGE_LIMITS.render
  const remade = await flow.step('make the film again', ({ signal }) => remake(ctx, input, signal), {
    retries: tries - 1,
    timeoutMs: minutes * 60_000,
    retryWhen: (error) => !isFinal(error),
  })
  if (remade) await flow.dbStep('put it in the place of the old one', (tx) => swap(ctx, tx, input, remade))
}

const isFinal = (error: unknown): boolean => error instanceof Refusal || error instanceof VoiceRefusal

type Owning = { ctx: Owned; edit: EditRow; video: VideoRow }

/** The edit with its film, while both are as they were when it was ordered. */
async function find(ctx: Ctx, { editId }: EditInput): Promise<Owning | undefined> {
  const edit = await editById(ctx, editId)
  const video = edit && (await videoById(ctx, edit.videoId))
  if (!edit || !video || !OPEN.includes(edit.status) || video.revision !== edit.base) return undefined
  return { ctx: await workingFor(ctx, edit.accountId), edit, video }
}

/** Where an edit is made. */
const editFolder = (ctx: Pick<Ctx, 'config'>, editId: string): string => path.join(workRoot(ctx), `edit-${editId}`)

/** Makes the new film under names of its own; nothing is changed yet. */
async function remake(unowned: Ctx, input: EditInput, signal: AbortSignal): Promise<Remade | undefined> {
  const found = await find(unowned, input)
  if (!found) return undefined
  const { ctx, edit, video } = found
  await changeEdit(ctx, edit.id, { status: 'making', progress: 0 })
  await announce(ctx, { type: 'video', id: video.id })
  const progress = ticker((share) => noteProgress(found, share))
  try {
    return await make(found, signal, progress.report)
  } finally {
    await progress.end()
  }
}

async function make(
  { ctx, edit, video }: Owning,
  signal: AbortSignal,
  report: (share: number) => void,
): Promise<Remade> {
  const source = await sourceOf({ ctx, video })
  const {
    speech,
    gone: _,
    ...after
  } = await applyChanges({ ctx, video, signal }, source, edit.changes, { aloud: true })
  if (!speech) throw new Error('The film was to be spoken and was not')
  const folder = editFolder(ctx, edit.id)
  const [filmPath, posterPath] = [path.join(folder, 'film.mp4'), path.join(folder, 'film.jpg')]
  const { wav } = await writeSpeech(path.join(folder, 'speech'), speech)
  const film = await ctx.providers.film.remakeFilm(await withFiles(ctx, after.plan, wav), {
    filmPath,
    posterPath,
    scenesPath: scenesFolder(ctx, video.id),
    workers: await workersFor({ ctx }),
    signal,
    onProgress: report,
  })
  if (film.faults.length > 0) throw new FaultyFilm(film.faults.join(' '))
  await keepFilm(ctx, { videoId: video.id, revision: edit.revision }, after.plan.sentences, { filmPath, posterPath })
  await rm(folder, { recursive: true, force: true })
  const { durationMs, bytes, width, height, scenes } = film
  return { ...after, durationMs, bytes, width, height, scenes, before: source.script }
}

async function noteProgress({ ctx, edit, video }: Owning, share: number): Promise<void> {
  await changeEdit(ctx, edit.id, { progress: share })
  await announce(ctx, { type: 'video', id: video.id })
}

/** Everything that says what the film is, at once; from now on the old files are nobody's. */
async function swap(unowned: Ctx, tx: Db, input: EditInput, remade: Remade): Promise<void> {
  const found = await find({ ...unowned, db: tx }, input)
  if (!found) return
  const { ctx, edit, video } = found
  const { plan, script, lines, manner, durationMs } = remade
  const scriptId =
    video.scriptId &&
    (await rewriteScript(ctx, { videoId: video.id, scriptId: video.scriptId, from: remade.before, to: script }))
  const changed = await changeVideo(
    ctx,
    { id: video.id, from: MADE },
    {
      scriptId,
      revision: edit.revision,
      durationMs: Math.round(durationMs),
      sizeBytes: remade.bytes,
      width: remade.width,
      height: remade.height,
      scenes: remade.scenes.map(({ startMs, visuals }) => ({ timestamp: startMs / 1000, visuals })),
      voiceId: manner.voice,
      presenter: plan.presenter?.style ?? null,
      captions: plan.captions,
      captionStyle: plan.captionStyle ?? null,
      backgroundStyle: plan.background,
      lengthNote: noteOn({ sentences: plan.sentences }, durationMs, video),
    },
  )
  if (!changed) return
  await changeEdit(ctx, edit.id, { status: 'done', progress: 1, finishedAt: ctx.now() })
  await keepPlan(ctx, video.id, { plan, script, lines, manner })
  await announce(ctx, { type: 'video', id: video.id })
  await announce(ctx, { type: 'library' })
}

/** The old film stays, and the edit says why. */
async function giveUp(unowned: Ctx, flow: Flow, input: EditInput, error: Error): Promise<void> {
  unowned.log.error(`Edit ${input.editId} failed`, error)
  await flow.dbStep('give up', async (tx) => {
    const found = await find({ ...unowned, db: tx }, input)
    if (!found) return
    const { ctx, edit } = found
    const problem = isFinal(error) || error instanceof FaultyFilm ? error.message : messages.edit.failed
    await changeEdit(ctx, edit.id, { status: 'failed', problem, finishedAt: ctx.now() })
    await announce(ctx, { type: 'video', id: edit.videoId })
  })
}

/** Stops an edit; the film stays as it was. Answers whether there was one to stop. */
export async function haltEdit(ctx: Owned, editId: string): Promise<boolean> {
  const halted = await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    const row = await changeEdit(within, editId, {
      status: 'halted',
      problem: messages.edit.halted,
      finishedAt: ctx.now(),
    })
    if (row) await announce(within, { type: 'video', id: row.videoId })
    return row
  })
  if (halted) await cancel([editRunId(halted.id)])
  return Boolean(halted)
}

/** Closes all edits of the account, in the caller's transaction; answers the runs that have to be ended. */
export async function stopEdits(ctx: Owned, problem: string): Promise<string[]> {
  const halted = await haltAllEdits(ctx, problem)
  for (const { videoId } of halted) await announce(ctx, { type: 'video', id: videoId })
  return halted.map(({ id }) => editRunId(id))
}

/** Orders again what the database holds as open and the engine knows nothing of: after a restore from a backup. */
export async function orderOpenEdits(ctx: Ctx): Promise<void> {
  const edits = await openEdits(ctx)
  const unknown = new Set(await withoutWorkflow(edits.map(({ id }) => editRunId(id))))
  for (const { id } of edits) if (unknown.has(editRunId(id))) await startEdit(ctx.db, id)
}
