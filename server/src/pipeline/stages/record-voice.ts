import path from 'node:path'
import { getScript } from '#features/scripts/index.ts'
import { type Cast, type CastVoice, castFilm, type PresenterStyle } from '#pipeline/casting.rules.ts'
import { lengthOf, rateToFit } from '#pipeline/length.rules.ts'
import type { Job } from '#pipeline/stage.ts'
import { readSpeech, writeSpeech } from '#providers/voice/speech.file.ts'
import type { Speech, VoiceId } from '#providers/voice/voice.ts'
import { Refusal } from '#refusal.ts'
import { brandOf } from './write-script.ts'

// The close card stands this long after the last word.
export const TAIL_MS = 1500

export const workFolder = (job: Pick<Job, 'ctx' | 'video'>): string =>
  path.join(job.ctx.config.dataDir, 'work', `${job.video.id}-${job.video.attempt}`)

/** Without its endings: the sound and its times stand beside each other. */
const speechBase = (job: Pick<Job, 'ctx' | 'video'>): string => path.join(workFolder(job), 'speech')

type Recorded = { voice: string; presenter: string | null; durationMs: number; provider: string }

/** Speaks the script within the format's length and keeps the sound beside its times. */
export async function recordVoice(job: Job): Promise<Recorded> {
  const speech = await speakWithinBounds(job)
  await writeSpeech(speechBase(job), speech)
  const { voice, presenter } = await cast(job)
  return {
    voice,
    presenter: presenter?.style ?? null,
    durationMs: speech.durationMs + TAIL_MS,
    provider: speech.provider,
  }
}

/** The recorded speech; spoken again where another machine goes on with the film and the file is not there. */
export async function recordedSpeech(job: Job): Promise<{ speech: Speech; path: string }> {
  const file = speechBase(job)
  const found = await readSpeech(file)
  if (found) return { speech: found, path: `${file}.wav` }
  const speech = await speakWithinBounds(job)
  await writeSpeech(file, speech)
  return { speech, path: `${file}.wav` }
}

export async function cast(job: Pick<Job, 'ctx' | 'video'>): Promise<Cast> {
  const { video } = job
  const [brand, script] = await Promise.all([brandOf(job), scriptOf(job)])
  return castFilm({
    avatarMode: brand.avatarMode,
    tone: brand.tone,
    brandSeed: Number.parseInt(brand.id.slice(0, 7), 16),
    seed: video.seed,
    turn: video.format === 'long' ? 0 : video.number,
    body: script.body,
    ...(video.voiceId && { chosenVoice: video.voiceId as CastVoice }),
    ...(video.avatarStyle && { chosenStyle: video.avatarStyle as PresenterStyle }),
  })
}

export function scriptOf({ ctx, video }: Pick<Job, 'ctx' | 'video'>) {
  if (!video.scriptId) throw new Refusal('not-found', 'This video has no script yet.')
  return getScript(ctx, video.scriptId)
}

async function speakWithinBounds(job: Job): Promise<Speech> {
  const [script, brand, { voice }] = await Promise.all([scriptOf(job), brandOf(job), cast(job)])
  const speak = (rate: number) =>
    job.ctx.providers.voice.speak({
      text: script.body,
      voice: voice as VoiceId,
      lexicon: brand.lexicon,
      rate,
      signal: job.signal,
      onProgress: job.report,
    })
  const first = await speak(1)
  const rate = rateFor(first.durationMs, job.video)
  return rate === 1 ? first : speak(rate)
}

/** Films of a batch keep to their length; one that a person asked for keeps its words. */
function rateFor(durationMs: number, video: Job['video']): number {
  if (!video.batchId) return 1
  const seconds = durationMs / 1000
  const rate = rateToFit(seconds, TAIL_MS / 1000, lengthOf(video))
  if (rate === undefined) {
    const { min, max } = lengthOf(video)
    throw new Refusal(
      'unprocessable',
      `"${video.title}" takes ${Math.round(seconds)} seconds to say; it may take ${min} to ${max}. Change the script's length and try again.`,
    )
  }
  return rate
}
