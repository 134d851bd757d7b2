/** The two workflows of the product: a batch's scripts, one after the other, and a film from its script. */
import { IN_THE_MAKING, STAGES, type StageName } from '@octavo/contract/video'
import type { Ctx, Owned } from '#context.ts'
import type { Db } from '#db/client.ts'
import { defineWorkflow, enqueue, type Flow, isInterruption } from '#engine/index.ts'
import { announce } from '#events.ts'
import { workingFor } from '#features/accounts/index.ts'
import { keepPlan } from '#features/edits/index.ts'
import { planPublication } from '#features/publications/index.ts'
import { changeVideo, filenameOf, refundVideo, type VideoRow, videoById } from '#features/videos/index.ts'
import type { Film } from '#providers/film/film.ts'
import { NothingLeftToSay } from '#providers/language/language.ts'
import { VoiceRefusal } from '#providers/voice/voice.ts'
import { Refusal } from '#refusal.ts'
import { batchVideos, finishBatch } from './batch.store.ts'
import { keepChecked, reviewProblem } from './keep-script.ts'
import { reporter } from './report.ts'
import type { Job } from './stage.ts'
import { type CheckedScript, checkScript } from './stages/check-script.ts'
import { type Recorded, recordVoice } from './stages/record-voice.ts'
import { FaultyFilm, renderFilm } from './stages/render-film.ts'
import { writeScript } from './stages/write-script.ts'
import { STAGE_LIMITS } from './stages.ts'
import { workContext } from './work-context.ts'

export type FilmInput = { videoId: string; attempt: number }
// Memory refuses what repeats an earlier script; after this many new texts there is nothing new to say.
const MEMORY_ROUNDS = 6

export const makeFilm = defineWorkflow<FilmInput, void>({
  name: 'make-film',
  queue: 'film',
  run: (flow, input) => filmFlow(workContext(), flow, input),
  failed: (flow, input, error) => failVideo(workContext(), flow, input, error),
})

export const makeBatch = defineWorkflow<{ batchId: string }, void>({
  name: 'make-batch',
  queue: 'script',
  run: (flow, input) => batchFlow(workContext(), flow, input.batchId),
})

/** Scripts are written one after the other, so that each knows what the others said; then all films are ordered. */
async function batchFlow(ctx: Ctx, flow: Flow, batchId: string): Promise<void> {
  const inputs = await flow.dbStep('list the videos', async (tx) => batchVideos({ db: tx }, batchId))
  const approved: FilmInput[] = []
  for (const input of inputs) {
    if (await scriptFlow(ctx, flow, input).catch((error: Error) => giveUp(ctx, flow, input, error)))
      approved.push(input)
  }
  await flow.dbStep('order the films', async (tx) => {
    for (const input of approved) await enqueue(tx, makeFilm, input, { id: filmRunId(input) })
  })
}

export const filmRunId = ({ videoId, attempt }: FilmInput): string => `film ${videoId} ${attempt}`
export const batchRunId = (batchId: string): string => `batch ${batchId}`

/** One script that fails leaves the others alone. */
async function giveUp(ctx: Ctx, flow: Flow, input: FilmInput, error: Error): Promise<false> {
  if (isInterruption(error, flow.id)) throw error
  await failVideo(ctx, flow, input, error)
  return false
}

/** Writes, checks and remembers one script. True when it may be filmed at once. */
async function scriptFlow(ctx: Ctx, flow: Flow, input: FilmInput): Promise<boolean> {
  const tag = input.videoId
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    const written = await stage(ctx, flow, 'write', input, `write ${tag} ${round}`, (job) => writeScript(job, round))
    if (!written) return false
    const checked = await stage(ctx, flow, 'check', input, `check ${tag} ${round}`, (job) =>
      checkScript(job, written, round),
    )
    if (!checked) return false
    const kept = await flow.dbStep(`remember ${tag} ${round}`, (tx) => remember(ctx, tx, input, checked))
    if (kept !== 'repeats') return kept === 'approved'
  }
  throw new NothingLeftToSay(
    'Everything the writer knows about this brand has been said. Add facts or a description to the brand and try again.',
  )
}

/** A film from its script; one that failed before it had a script gets that first. */
async function filmFlow(ctx: Ctx, flow: Flow, input: FilmInput): Promise<void> {
  const written = await flow.dbStep('is it written', async (tx) =>
    Boolean((await ownerOf({ ...ctx, db: tx }, input))?.video.scriptId),
  )
  if (!written && !(await scriptFlow(ctx, flow, input))) return
  const voiced = await stage(ctx, flow, 'voice', input, 'voice', recordVoice)
  if (!voiced) return
  await flow.dbStep('note the voice', async (tx) => {
    const owned = await ownerOf({ ...ctx, db: tx }, input)
    if (!owned) return
    const madeBy = { ...owned.video.madeBy, voice: ctx.providers.voice.name }
    await changeVideo(
      owned.ctx,
      { id: input.videoId, attempt: input.attempt, from: IN_THE_MAKING },
      {
        durationMs: voiced.durationMs,
        voiceId: voiced.voice,
        presenter: voiced.presenter,
        lengthNote: voiced.lengthNote,
        madeBy,
      },
    )
  })
  const film = await stage(ctx, flow, 'render', input, 'render', renderFilm)
  if (film) await flow.dbStep('put it into the library', (tx) => shelve(ctx, tx, input, film, voiced))
}

/**
 * One stage as one durable step: the video shows its status while it runs, its time is noted when it is done.
 * Nothing is returned when the video was halted or discarded meanwhile.
 */
async function stage<Result>(
  ctx: Ctx,
  flow: Flow,
  name: StageName,
  input: FilmInput,
  stepName: string,
  work: (job: Job) => Promise<Result>,
): Promise<Result | undefined> {
  const { tries, minutes } = STAGE_LIMITS[name]
  return flow.step(
    stepName,
    async ({ signal }) => {
      const owned = await ownerOf(ctx, input)
      if (!owned || !(await enterStage(owned.ctx, input, name))) return undefined
      const startedAt = Date.now()
      const progress = reporter(owned.ctx, input)
      try {
        const result = await work({ ctx: owned.ctx, video: owned.video, signal, report: progress.report })
        await leaveStage(owned.ctx, input, name, (Date.now() - startedAt) / 1000)
        return result
      } finally {
        await progress.end()
      }
    },
    { retries: tries - 1, timeoutMs: minutes * 60_000, retryWhen: (error) => !isFinal(error) },
  )
}

/** What another try would not change. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof NothingLeftToSay || error instanceof VoiceRefusal

async function ownerOf(
  ctx: Ctx,
  { videoId, attempt }: FilmInput,
): Promise<{ ctx: Owned; video: VideoRow } | undefined> {
  const video = await videoById(ctx, videoId)
  return video?.attempt === attempt ? { ctx: await workingFor(ctx, video.accountId), video } : undefined
}

async function enterStage(ctx: Owned, { videoId, attempt }: FilmInput, name: StageName): Promise<boolean> {
  const status = STAGES.find((one) => one.name === name)?.status ?? 'queued'
  const entered = await changeVideo(
    ctx,
    { id: videoId, attempt, from: IN_THE_MAKING },
    { status, stage: name, stageProgress: 0, stageStartedAt: ctx.now() },
  )
  if (entered) await announce(ctx, { type: 'video', id: videoId })
  return Boolean(entered)
}

async function leaveStage(
  ctx: Owned,
  { videoId, attempt }: FilmInput,
  name: StageName,
  seconds: number,
): Promise<void> {
  const video = await videoById(ctx, videoId)
  const timings = { ...video?.timings, [name]: seconds }
  await changeVideo(ctx, { id: videoId, attempt, from: IN_THE_MAKING }, { stageProgress: 1, timings })
}

async function remember(
  ctx: Ctx,
  tx: Db,
  input: FilmInput,
  checked: CheckedScript,
): Promise<'approved' | 'review' | 'repeats' | 'gone'> {
  const owned = await ownerOf({ ...ctx, db: tx }, input)
  if (!owned) return 'gone'
  const { script, verdict } = checked
  const { brandId, format } = owned.video
  const memory = await keepChecked(owned.ctx, checked, { brandId, format })
  if (!memory.kept) return 'repeats'
  const changed = await changeVideo(
    owned.ctx,
    { id: input.videoId, attempt: input.attempt, from: IN_THE_MAKING },
    {
      scriptId: memory.script.id,
      title: script.title,
      status: verdict.approved ? 'queued' : 'review',
      problem: verdict.approved ? null : reviewProblem(checked),
      madeBy: { ...owned.video.madeBy, writer: owned.ctx.providers.language.name },
    },
  )
  await announce(owned.ctx, { type: 'video', id: input.videoId })
  return changed ? (verdict.approved ? 'approved' : 'review') : 'gone'
}

/** The film is in its place: now, and only now, the library has it, and its channel keeps a slot for it. */
async function shelve(ctx: Ctx, tx: Db, input: FilmInput, film: Film, voiced: Recorded): Promise<void> {
  const owned = await ownerOf({ ...ctx, db: tx }, input)
  if (!owned) return
  const { video } = owned
  const finished = await changeVideo(
    owned.ctx,
    { id: video.id, attempt: input.attempt, from: IN_THE_MAKING },
    {
      status: 'ready',
      stageProgress: 1,
      filename: filenameOf(video.title, video.id),
      durationMs: Math.round(film.durationMs),
      sizeBytes: film.bytes,
      readyAt: ctx.now(),
      scenes: film.scenes.map(({ startMs, visuals }) => ({ timestamp: startMs / 1000, visuals })),
      width: film.width,
      height: film.height,
      problem: null,
      madeBy: { ...video.madeBy, renderer: ctx.providers.film.name },
    },
  )
  if (!finished) return
  const { script, lines, manner } = voiced
  // A voice that an earlier version recorded says nothing of its manner; such a film is planned when it is edited.
  if (manner) await keepPlan(owned.ctx, video.id, { plan: film.plan, script, lines, manner })
  await planPublication(owned.ctx, finished)
  if (video.batchId) await finishBatch(owned.ctx, video.batchId)
  await announce(owned.ctx, { type: 'video', id: video.id })
  await announce(owned.ctx, { type: 'library' })
}

/** A stage failed for good: the video says why, and its credits go back. */
async function failVideo(ctx: Ctx, flow: Flow, input: FilmInput, error: Error): Promise<void> {
  ctx.log.error(`Video ${input.videoId} failed`, error)
  await flow.dbStep(`give up ${input.videoId}`, async (tx) => {
    const owned = await ownerOf({ ...ctx, db: tx }, input)
    if (!owned) return
    const failed = await changeVideo(
      owned.ctx,
      { id: input.videoId, attempt: input.attempt, from: IN_THE_MAKING },
      { status: 'failed', problem: sentenceFor(error) },
    )
    if (!failed) return
    await refundVideo(owned.ctx, failed)
    if (failed.batchId) await finishBatch(owned.ctx, failed.batchId)
    await announce(owned.ctx, { type: 'video', id: input.videoId })
  })
}

/** What the owner can act on; a fault of ours is named as one, its details are in the log. */
const sentenceFor = (error: Error): string =>
  isFinal(error) || error instanceof FaultyFilm
    ? error.message
    : 'Something went wrong while making this film. Its credits are back; press Retry, and if it fails again look at the log.'
