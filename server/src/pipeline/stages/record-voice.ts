import path from 'node:path'
import { AVATARS } from '@octavo/contract'
import type { Ctx } from '#context.ts'
import type { LineSpan, Manner } from '#features/edits/index.ts'
import { getScript } from '#features/scripts/index.ts'
import { introOf } from '#pipeline/brand-frame.rules.ts'
import { type Cast, type CastVoice, castFilm, type PresenterStyle, seedOfBrand } from '#pipeline/casting.rules.ts'
import { refuseUnset } from '#pipeline/letters.ts'
import type { Job } from '#pipeline/stage.ts'
import { CLOSE_MS, INTRO_MS } from '#providers/film/film.ts'
import { readSpeech, writeSpeech } from '#providers/voice/speech.file.ts'
import type { Speech } from '#providers/voice/voice.ts'
import { Refusal } from '#refusal.ts'
import { noteOn, type SpeakingJob, type Spoken, speakWithinBounds } from './speak.ts'
import { brandOf } from './write-script.ts'

/** Milliseconds of the film in which nobody speaks: before the first word and after the last. */
async function stillMs(job: Pick<Job, 'ctx' | 'video'>): Promise<number> {
  return INTRO_MS[introOf(await brandOf(job), job.video.format)] + CLOSE_MS
}

/** Where films are made, each attempt in a folder of its own. */
export const workRoot = ({ config }: Pick<Ctx, 'config'>): string => path.join(config.dataDir, 'work')

export const workFolder = (job: Pick<Job, 'ctx' | 'video'>): string =>
  path.join(workRoot(job.ctx), `${job.video.id}-${job.video.attempt}`)

/** Without its endings: the sound and its times stand beside each other. */
const speechBase = (job: Pick<Job, 'ctx' | 'video'>): string => path.join(workFolder(job), 'speech')

export type Recorded = {
  voice: string
  presenter: string | null
  durationMs: number
  lengthNote: string | null
  /** What an edit needs: the words as they were spoken, where their lines stand, and how they were said. */
  manner: Manner
  script: string
  lines: LineSpan[]
}

/** Where each spoken line stands in the script. */
export const linesOf = ({ sentences }: Pick<Speech, 'sentences'>): LineSpan[] =>
  sentences.map(({ words }) => ({ start: words[0]?.charStart ?? 0, end: words.at(-1)?.charEnd ?? 0 }))

/** Speaks the script within the format's length and keeps the sound beside its times. */
export async function recordVoice(job: Job): Promise<Recorded> {
  const { title, brandId } = job.video
  await refuseUnset(job.ctx, { title, brandId, body: (await scriptOf(job)).body })
  const { speech, manner } = await speakScript(job)
  await writeSpeech(speechBase(job), speech)
  const { voice, presenter } = await cast(job)
  const durationMs = Math.round(speech.durationMs + (await stillMs(job)))
  return {
    voice,
    presenter: presenter?.style ?? null,
    durationMs,
    lengthNote: noteOn(speech, durationMs, job.video),
    manner,
    script: (await scriptOf(job)).body,
    lines: linesOf(speech),
  }
}

/** The recorded speech; spoken again where another machine goes on with the film and the file is not there. */
export async function recordedSpeech(job: Job): Promise<{ speech: Speech; path: string }> {
  const file = speechBase(job)
  const found = await readSpeech(file)
  if (found) return { speech: found, path: `${file}.wav` }
  const { speech } = await speakScript(job)
  await writeSpeech(file, speech)
  return { speech, path: `${file}.wav` }
}

export async function cast(job: Pick<Job, 'ctx' | 'video'>): Promise<Cast> {
  const { video } = job
  const [brand, script] = await Promise.all([brandOf(job), scriptOf(job)])
  return castFilm({
    avatarMode: brand.avatarMode,
    tone: brand.tone,
    brandSeed: seedOfBrand(brand.id),
    seed: video.seed,
    turn: video.format === 'long' ? 0 : video.number,
    body: script.body,
    captionStyle: brand.captionStyle,
    ...(video.captionStyle && { chosenCaptions: video.captionStyle }),
    ...(video.voiceId && { chosenVoice: video.voiceId as CastVoice }),
    ...(video.avatarStyle && { chosenStyle: video.avatarStyle as PresenterStyle }),
    ...personOf(video),
    ...(video.presenterChoice && { presenter: video.presenterChoice }),
  })
}

function personOf({ avatarId }: Job['video']) {
  const person = AVATARS.find((avatar) => avatar.id === avatarId)
  return person && { chosenPerson: person }
}

export function scriptOf({ ctx, video }: Pick<Job, 'ctx' | 'video'>) {
  if (!video.scriptId) throw new Refusal('not-found', 'This video has no script yet.')
  return getScript(ctx, video.scriptId)
}

export async function speakScript(job: SpeakingJob): Promise<Spoken> {
  const [script, { voice }, stillSeconds] = await Promise.all([scriptOf(job), cast(job), stillMs(job)])
  return speakWithinBounds(job, { text: script.body, voice, stillSeconds: stillSeconds / 1000 })
}
