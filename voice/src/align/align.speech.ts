/** Word times and mouth shapes for a recording of which only the text is known. */

import { breathsOf, type PlannedSentence } from '#script.plan.ts'
import { timedSentence } from '#sentence.times.ts'
import { resample } from '#sound/resample.ts'
import { type SpokenSentence, type SpokenWord, type Viseme, VoiceRefusal } from '#speech.ts'
import { requestAlignment } from '#thread/align.client.ts'
import { visemesOf } from '#timing/viseme.ts'
import type { AlignedWord, AlignedWords } from './align.words.ts'
import { FRAME_RATE } from './mel.frames.ts'

/** Minutes of speech that are aligned in one go; what is longer is to be cut first. */
export const LONGEST_RECORDING_MINUTES = 15
/** Of full scale: under this nobody speaks. */
const INAUDIBLE = 0.001

/** Mono samples from -1 to 1, so many a second. */
export type Recording = { pcm: Float32Array; sampleRate: number }

/**
 * A caption word with how far its time may be believed, from 0 to 1. `placed` is false where it could not be found (said otherwise,
 * left out, drowned in noise): then its time is a guess, or its share of what is between its neighbors.
 */
export type AlignedCaption = SpokenWord & { confidence: number; placed: boolean }

export type Alignment = {
  /** In the order of the text; times in whole milliseconds from the first sample. Words neither overlap nor go back. */
  sentences: (Omit<SpokenSentence, 'words'> & { words: AlignedCaption[] })[]
  /** Mouth shapes without a gap from 0 to the end of the recording. */
  visemes: Viseme[]
  /** The mean of the words' own; under a half the text is probably not what is said. */
  confidence: number
}

/**
 * Finds each word of a script in a recording of it.
 *
 * The built-in speakers say the same words, and of theirs it is known when each sound is made; their speech is warped onto the
 * recording by mel-frequency cepstra, which speakers have in common (dynamic time warping: Sakoe and Chiba 1978; from rough to
 * close: Müller 2006), under as much noise as is in the recording. Pauses cost nothing, other sounds between words little, and a
 * word may be missing, so that a slip of the tongue moves no word but its own. The word is where the speakers agree, and believed
 * as far as they do. Memory grows with the length of the recording, about 10 MB a minute; it takes about a twelfth of its length
 * on one core, in a thread of its own.
 *
 * @param recording mono samples, -1 to 1, at any rate from 8 kHz
 * @param planned what `planScript` says of the text
 * @throws VoiceRefusal when nobody is heard, or the recording is longer than `LONGEST_RECORDING_MINUTES`
 * @throws the signal's reason when it is aborted
 */
export async function alignSpeech(
  recording: Recording,
  planned: PlannedSentence[],
  signal?: AbortSignal,
): Promise<Alignment> {
  const { words, phones, confidence } = await alignPieces(recording, planned, signal)
  const durationMs = (recording.pcm.length * 1000) / recording.sampleRate
  let at = 0
  const sentences = planned.map((sentence) => {
    const own = words.slice(at, at + sentence.spoken.length)
    at += own.length
    const timed = timedSentence(sentence, own)
    return { ...timed, words: timed.words.map((word, caption) => ({ ...word, ...beliefIn(sentence, own, caption) })) }
  })
  return { sentences, visemes: visemesOf(phones, durationMs), confidence }
}

/** A caption is believed no more than the least of its words. */
function beliefIn({ spoken }: PlannedSentence, words: AlignedWord[], caption: number) {
  const own = words.filter((_, at) => spoken[at]!.caption === caption)
  return { confidence: Math.min(...own.map((word) => word.confidence)), placed: own.every((word) => word.placed) }
}

/** As `alignSpeech`: the times of each spoken piece, and of the sounds it is made of. `judged`: whether that is what is said. */
export async function alignPieces(
  { pcm, sampleRate }: Recording,
  planned: Pick<PlannedSentence, 'spoken'>[],
  signal?: AbortSignal,
  { judged = false }: { judged?: boolean } = {},
): Promise<AlignedWords> {
  if (!pcm.some((sample) => Math.abs(sample) > INAUDIBLE))
    throw new VoiceRefusal('Nobody is heard in this recording. Check the microphone and record it again.')
  if (pcm.length / sampleRate > LONGEST_RECORDING_MINUTES * 60)
    throw new VoiceRefusal(`This recording is longer than ${LONGEST_RECORDING_MINUTES} minutes. Cut it into parts.`)
  const sentences = planned.flatMap(({ spoken }) =>
    breathsOf(spoken).map((pieces) => pieces.map(({ word, pause }) => ({ word, pause }))),
  )
  const heard = sampleRate === FRAME_RATE ? pcm.slice() : resample(pcm, FRAME_RATE / sampleRate)
  return requestAlignment({ sentences, pcm: heard, judged }, signal)
}
