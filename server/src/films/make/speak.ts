/** Speaking a script within the time its film has, and again in the same manner after an edit. */

import { readingFor, recordingOf } from '#films/recordings/index.ts'
import { Refusal } from '#refusal.ts'
import { type Speech, VoiceFault } from '#services/voice/voice.ts'
import type { Manner } from './film-source.store.ts'
import type { BrandedFilm, FilmWork } from './film-work.ts'
import {
  fillRoom,
  HURRIED,
  lengthNote,
  lengthOf,
  rateForRoom,
  rateToFit,
  shareOfPauses,
  tooLong,
} from './length.rules.ts'
import { gapsOf, spreadPauses } from './pauses.ts'

export type Spoken = { speech: Speech; manner: Manner }
/**
 * `stillSeconds`: how long the film goes on without words, before the first and after the last. `intonation`: the one that the film
 * was spoken with before; the voice's latest if not given.
 */
type Script = { text: string; voice: string; stillSeconds: number; intonation?: number }
/** What a film was spoken with that names none. */
export const FIRST_INTONATION = 1
type Speak = (rate: number) => Promise<Speech>

type Words = Pick<Script, 'text' | 'voice' | 'intonation'> & Pick<Manner, 'recordings'>

/** Lines that their owner has read are heard so; the voice says the others. */
function speaker(film: BrandedFilm, { recordings, ...words }: Words): Speak {
  const { ctx, video, brand, signal, report, gotOn } = film
  const readingOf = async (line: string) => {
    const id = recordingOf(line, recordings)
    return id === undefined ? undefined : readingFor(ctx, video.id, id, line)
  }
  const request = {
    ...words,
    lexicon: brand.lexicon,
    ...(recordings && { readingOf }),
    account: ctx.accountId,
    ...(signal && { signal }),
    ...(report && { onProgress: report }),
    ...(gotOn && { onKept: gotOn }),
  }
  return (rate) => ctx.services.voice.speak({ ...request, rate }).catch(refuseFault)
}

/** A voice that is paid elsewhere and does not come: whoever waits, here or for the film, is told why. */
function refuseFault(error: unknown): never {
  throw error instanceof VoiceFault ? new Refusal('unavailable', error.message) : error
}

/** Speaks a script so that its film has the length that its kind or its owner asks for; refuses, with figures, what does not fit. */
export async function speakWithinBounds(film: BrandedFilm, { stillSeconds, ...words }: Script): Promise<Spoken> {
  const { voice } = words
  const speak = speaker(film, words)
  const first = await speak(1)
  const { batchId, aimSeconds } = film.video
  if (!batchId && aimSeconds !== null) return speakToLength(first, speak, voice, aimSeconds - stillSeconds, aimSeconds)
  const rate = batchId ? rateFor(first.durationMs, film.video, stillSeconds) : 1
  return { speech: rate === 1 ? first : await speak(rate), manner: { voice, rate, ...intonationOf(first) } }
}

const intonationOf = ({ intonation }: Speech): Pick<Manner, 'intonation'> => (intonation ? { intonation } : {})

/** Speaks a script as another was spoken: the same voice, intonation, speed and pauses, and the same lines as they were read. */
export async function speakInManner(film: BrandedFilm, text: string, manner: Manner): Promise<Speech> {
  const { voice, rate, intonation = FIRST_INTONATION, pauses, recordings } = manner
  const speech = await speaker(film, { text, voice, intonation, ...(recordings && { recordings }) })(rate)
  return pauses ? spreadPauses(speech, pauses) : speech
}

/** Films of a batch keep to their length. */
function rateFor(durationMs: number, video: FilmWork['video'], stillSeconds: number): number {
  const seconds = durationMs / 1000
  const rate = rateToFit(seconds, stillSeconds, lengthOf(video))
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
async function speakToLength(first: Speech, speak: Speak, voice: string, room: number, asked: number): Promise<Spoken> {
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
  const gaps = gapsOf(speech)
  const filling = fillRoom(speech.durationMs / 1000, gaps, room)
  const pauses = { ...shareOfPauses(filling.pauses, gaps), atEnd: filling.atEnd * 1000 }
  return { speech: spreadPauses(speech, pauses), manner: { voice, rate, ...intonationOf(first), pauses } }
}

type Worded = { sentences: { words: unknown[] }[] }

const wordCount = ({ sentences }: Worded): number => sentences.reduce((sum, { words }) => sum + words.length, 0)

/** What the owner should know of a film that is shorter than was asked for. */
export const noteOn = (
  speech: Worded,
  durationMs: number,
  { batchId, aimSeconds }: Pick<FilmWork['video'], 'batchId' | 'aimSeconds'>,
): string | null =>
  batchId || aimSeconds === null ? null : lengthNote(wordCount(speech), durationMs / 1000, aimSeconds)
