/** A film made again where it was changed. The old one plays until the new one is whole. */

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { messages } from '@octavo/contract/messages'
import { OWN_VOICE, withOwnVoice } from '@octavo/contract/recording'
import { MADE } from '@octavo/contract/video'
import { workingFor } from '#accounts/index.ts'
import { type Ctx, inTransaction, type Owned } from '#context.ts'
import { cancel } from '#engine/index.ts'
import {
  drawing,
  type FilmSource,
  type FilmWork,
  filesIn,
  keepFilm,
  keepPlan,
  noteOn,
  refuseFaulty,
  STAGE_LIMITS,
  scenesFolder,
  sourceOf,
  WORK_ROOT,
  withFiles,
  withProgress,
} from '#films/make/index.ts'
import { changeVideo, videoById } from '#films/videos/index.ts'
import { folderOf, type JobWork, job, order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import type { Film } from '#rendering/index.ts'
import { rewriteScript } from '#scripts/index.ts'
import { writeSpeech } from '#services/voice/speech-file.ts'
import { applyChanges } from './changes.service.ts'
import { cancelEditRows, changeEdit, type EditRow, editById, OPEN, openEdits } from './edits.store.ts'

type EditInput = { editId: string }
type OpenEdit = FilmWork & { edit: EditRow }
/** The new film and what it was made from. */
type Remade = FilmSource & Pick<Film, 'durationMs' | 'bytes' | 'width' | 'height' | 'scenes'> & { before: string }

const folder = { root: WORK_ROOT, name: ({ editId }: EditInput) => `edit-${editId}` }

export const editFilm = job({
  name: 'edit-film',
  queue: 'edit',
  id: ({ editId }: EditInput) => `edit ${editId}`,
  find,
  run,
  fail,
  fault: messages.edit.failed,
  open: async (ctx) => (await openEdits(ctx)).map(({ id }) => ({ input: { editId: id } })),
  folder,
})

/** Has an edit made once the caller's transaction is committed. */
export const startEdit = (ctx: Pick<Ctx, 'db'>, editId: string): Promise<void> => order(ctx, editFilm, { editId })

/** The edit with its film, while both are as they were when it was ordered. */
async function find(ctx: Ctx, { editId }: EditInput): Promise<OpenEdit | undefined> {
  const edit = await editById(ctx, editId)
  const video = edit && (await videoById(ctx, edit.videoId))
  if (!edit || !video || !OPEN.includes(edit.status) || video.revision !== edit.base) return undefined
  return { ctx: await workingFor(ctx, edit.accountId), edit, video }
}

async function run(work: JobWork<OpenEdit>): Promise<void> {
  const remade = await work.step(
    'make the film again',
    (found, { signal, gotOn }) => remake({ ...found, signal, gotOn }),
    STAGE_LIMITS.render,
  )
  if (remade) await work.commit('put it in the place of the old one', (found) => swap(found, remade))
}

/** Makes the new film under names of its own; nothing is changed yet. */
async function remake(found: OpenEdit): Promise<Remade> {
  await note(found, { status: 'making', progress: 0 })
  return withProgress(
    (progress) => note(found, { progress }),
    (report) => make({ ...found, report }),
  )
}

async function make(work: OpenEdit): Promise<Remade> {
  const { ctx, edit, video } = work
  const source = await sourceOf(work)
  const { speech, gone: _, ...after } = await applyChanges(work, source, edit.changes, { aloud: true })
  if (!speech) throw new Error('The film was to be spoken and was not')
  const place = folderOf(ctx, folder, { editId: edit.id })
  const { wav } = await writeSpeech(path.join(place, 'speech'), speech)
  const film = await ctx.filmMaker.remakeFilm(await withFiles(ctx, after.plan, wav), {
    ...filesIn(place),
    scenesPath: scenesFolder(ctx, video.id),
    ...(await drawing(work)),
  })
  refuseFaulty(film)
  await keepFilm(ctx, { videoId: video.id, revision: edit.revision }, after.plan.sentences, filesIn(place))
  await rm(place, { recursive: true, force: true })
  const { durationMs, bytes, width, height, scenes } = film
  return { ...after, durationMs, bytes, width, height, scenes, before: source.script }
}

async function note({ ctx, edit, video }: OpenEdit, values: Parameters<typeof changeEdit>[2]): Promise<void> {
  await changeEdit(ctx, edit.id, values)
  await notify(ctx, { type: 'video', id: video.id })
}

/** Changes everything that says what the film is, at once; from now on nothing refers to the old files. */
async function swap({ ctx, edit, video }: OpenEdit, remade: Remade): Promise<void> {
  const { plan, script, lines, manner, durationMs } = remade
  const scriptId =
    video.scriptId &&
    (await rewriteScript(ctx, { videoId: video.id, scriptId: video.scriptId, from: remade.before, to: script }))
  const changed = await changeVideo(
    ctx,
    { id: video.id, from: MADE },
    {
      scriptId,
      ...(edit.changes.title && { title: edit.changes.title }),
      revision: edit.revision,
      posterMs: null,
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
      madeBy: madeByNow({ ctx, video }, plan.speech.read),
    },
  )
  if (!changed) return
  await changeEdit(ctx, edit.id, { status: 'done', progress: 1, finishedAt: ctx.now() })
  await keepPlan(ctx, video.id, { plan, script, lines, manner })
  await notify(ctx, { type: 'video', id: video.id })
  await notify(ctx, { type: 'library' })
}

/** Whose voice it is changes when its owner reads more of it, or less. */
function madeByNow({ ctx, video }: FilmWork, read: 'all' | 'some' | undefined): FilmWork['video']['madeBy'] {
  const { read: before, ...madeBy } = video.madeBy
  if (read === before) return video.madeBy
  const { name } = ctx.services.voice
  if (!read) return { ...madeBy, voice: name }
  return { ...madeBy, read, voice: read === 'all' ? OWN_VOICE : withOwnVoice(name) }
}

/** The old film stays, and the edit says why. */
async function fail(found: OpenEdit, problem: string): Promise<void> {
  await note(found, { status: 'failed', problem, finishedAt: found.ctx.now() })
}

/** Cancels an edit; the film stays as it was. Answers whether there was one to cancel. */
export async function cancelEdit(ctx: Owned, editId: string): Promise<boolean> {
  const cancelled = await inTransaction(ctx, async (within) => {
    const row = await changeEdit(within, editId, {
      status: 'halted',
      problem: messages.edit.halted,
      finishedAt: ctx.now(),
    })
    if (row) await notify(within, { type: 'video', id: row.videoId })
    return row
  })
  if (cancelled) await cancel([editFilm.id({ editId: cancelled.id })])
  return Boolean(cancelled)
}

/** Cancels all edits of the account, in the caller's transaction; answers the runs for the caller to cancel. */
export async function cancelAllEdits(ctx: Owned, problem: string): Promise<string[]> {
  const cancelled = await cancelEditRows(ctx, problem)
  for (const { videoId } of cancelled) await notify(ctx, { type: 'video', id: videoId })
  return cancelled.map(({ id }) => editFilm.id({ editId: id }))
}
