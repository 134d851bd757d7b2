import path from 'node:path'
import { AVATARS } from '@octavo/contract'
import type { Ctx } from '#context.ts'
import { getScript } from '#features/scripts/index.ts'
import { introOf } from '#pipeline/brand-frame.rules.ts'
import { type Cast, type CastVoice, castFilm, type PresenterStyle, seedOfBrand } from '#pipeline/casting.rules.ts'
import {
  fillRoom,
  HURRIED,
  lengthNote,
  lengthOf,
  rateForRoom,
  rateToFit,
  shareOfPauses,
  tooLong,
} from '#pipeline/length.rules.ts'
import { gapsOf, spreadPauses } from '#pipeline/pauses.ts'
import type { Job } from '#pipeline/stage.ts'
import { INTRO_MS } from '#providers/film/film.ts'
import { readSpeech, writeSpeech } from '#providers/voice/speech.file.ts'
import type { Speech, VoiceId } from '#providers/voice/voice.ts'
import { Refusal } from '#refusal.ts'
import { brandOf } from './write-script.ts'

// The close card stands this long after the last word.
export const TAIL_MS = 1500

/** Milliseconds of the film in which nobody speaks: before the first word and after the last. */
async function stillMs(job: Pick<Job, 'ctx' | 'video'>): Promise<number> {
  return INTRO_MS[introOf(await brandOf(job), job.video.format)] + TAIL_MS
}

/** Where films are made, each attempt in a folder of its own. */
export const workRoot = ({ config }: Pick<Ctx, 'config'>): string => path.join(config.dataDir, 'work')

export const workFolder = (job: Pick<Job, 'ctx' | 'video'>): string =>
  path.join(workRoot(job.ctx), `${job.video.id}-${job.video.attempt}`)

/** Without its endings: the sound and its times stand beside each other. */
const speechBase = (job: Pick<Job, 'ctx' | 'video'>): string => path.join(workFolder(job), 'speech')

type Recorded = {
  voice: string
  presenter: string | null
  durationMs: number
  lengthNote: string | null
}

/** Speaks the script within the format's length and keeps the sound beside its times. */
export async function recordVoice(job: Job): Promise<Recorded> {
  const speech = await speakWithinBounds(job)
  await writeSpeech(speechBase(job), speech)
  const { voice, presenter } = await cast(job)
  const durationMs = Math.round(speech.durationMs + (await stillMs(job)))
  return {
    voice,
    presenter: presenter?.style ?? null,
    durationMs,
    lengthNote: noteOn(speech, durationMs, job.video),
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
  return person && { chosenPerson: { style: person.style, gender: person.gender, seed: person.seed } }
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
  const { batchId, aimSeconds } = job.video
  const still = (await stillMs(job)) / 1000
  if (!batchId) return aimSeconds === null ? first : speakToLength(first, speak, aimSeconds, still)
  const rate = rateFor(first.durationMs, job.video, still)
  return rate === 1 ? first : speak(rate)
}

/** Films of a batch keep to their length. */
function rateFor(durationMs: number, video: Job['video'], still: number): number {
  const seconds = durationMs / 1000
  const rate = rateToFit(seconds, still, lengthOf(video))
  if (rate === undefined) {
    const { min, max } = lengthOf(video)
    throw new Refusal(
      'unprocessable',
      `"${video.title}" takes ${Math.round(seconds)} seconds to say; it may take ${min} to ${max}. Change the script's length and try again.`,
    )
  }
  return rate
}

// A rate is not kept to the millisecond: what is too long after one try is nearly right after the second.
const TRIES = 3

/** A single film keeps its words and lasts as long as was asked for: the voice, the pauses and the closing card see to it. */
async function speakToLength(
  first: Speech,
  speak: (rate: number) => Promise<Speech>,
  asked: number,
  still: number,
): Promise<Speech> {
  const room = asked - still
  let speech = first
  let rate = 1
  for (let tried = 0; tried < TRIES; tried++) {
    const seconds = speech.durationMs / 1000
    const change = rateForRoom(seconds, room, HURRIED / rate)
    if (change === undefined) throw new Refusal('unprocessable', tooLong(wordCount(first), seconds * rate, asked))
    const slower = change < 1 && tried > 0
    if (change === 1 || slower) break
    rate *= change
    speech = await speak(rate)
  }
  return withPauses(speech, room)
}

function withPauses(speech: Speech, room: number): Speech {
  const gaps = gapsOf(speech)
  const { pauses, atEnd } = fillRoom(speech.durationMs / 1000, gaps, room)
  return spreadPauses(speech, { ...shareOfPauses(pauses, gaps), atEnd: atEnd * 1000 })
}

const wordCount = ({ sentences }: Speech): number => sentences.reduce((sum, { words }) => sum + words.length, 0)

const noteOn = (speech: Speech, durationMs: number, { batchId, aimSeconds }: Job['video']): string | null =>
  batchId || aimSeconds === null ? null : lengthNote(wordCount(speech), durationMs / 1000, aimSeconds)
