/** Lines that a person has read: found in a recording, and said in a speech in place of a voice. */

import { alignPieces, type Recording } from '#align/align.speech.ts'
import type { AlignedWord, AlignedWords } from '#align/align.words.ts'
import type { Phone } from '#flite/flite.ts'
import { CHAIN_RATE } from '#sound/voice.chain.ts'
import { toFloat } from '#sound/wav.ts'
import type { Utterance } from '#thread/utterance.ts'
import type { Span } from '#timing/word.times.ts'
import type { PlannedSentence } from './script.plan.ts'
import { timedSentence } from './sentence.times.ts'
import type { SpokenWord } from './speech.ts'

/** When the words of a reading are said, in milliseconds from its first sample. */
export type ReadTimes = {
  /** The words as they are said, and the time of each. */
  pieces: string[]
  words: Span[]
  phones: Phone[]
  /** How far the times may be believed, 0 to 1. */
  confidence: number
}

/** A line that somebody has read: mono samples of 16 bits at 48 kHz, with so much silence before and after what is heard. */
export type Reading = ReadTimes & { pcm: Int16Array; endsMs: number }

/** A line where it was found in a recording, on the recording's clock. */
export type FoundLine = ReadTimes & {
  captions: SpokenWord[]
  /** Its words, and room around them that no other line's words stand in. */
  span: Span
  /** The share of its words that were found, 0 to 1; of the others the times are guesses. */
  placed: number
}

/** Silence around words that is looked for their first and last sound. */
const REACH_MS = 450

/** Built-in voices speak with this loudness, in LUFS with the voice in both channels (ITU-R BS.1770-4): theirs lie between -19.2 and -18.3. */
export const VOICE_LUFS = -18.9

/**
 * Finds the lines of a script in a recording of it; takes as long as `alignSpeech` does and throws what that throws. One line is
 * answered for each sentence, in their order, whether it is heard or not: `placed` and `confidence` tell.
 *
 * @param recording mono samples, -1 to 1, at any rate from 8 kHz; 16 kHz costs the caller least
 * @param planned what `planScript` says of the text
 */
export async function findLines(
  recording: Recording,
  planned: PlannedSentence[],
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  return linesOf(await alignPieces(recording, planned, signal), recording, planned)
}

/**
 * The same for one line that was read by itself, with how unlike the words what is said is: about 1 where it is something else,
 * under 0.93 where it is the line. Placing alone does not tell: any words can be laid onto a recording somehow.
 */
export async function findLine(
  recording: Recording,
  sentence: PlannedSentence,
  signal?: AbortSignal,
): Promise<FoundLine & { unlike: number }> {
  const aligned = await alignPieces(recording, [sentence], signal, { judged: true })
  return { ...linesOf(aligned, recording, [sentence])[0]!, unlike: aligned.unlike ?? 1 }
}

function linesOf(
  { words, phones }: AlignedWords,
  { pcm, sampleRate }: Recording,
  planned: PlannedSentence[],
): FoundLine[] {
  const durationMs = (pcm.length * 1000) / sampleRate
  let at = 0
  const own = planned.map(({ spoken }) => {
    at += spoken.length
    return words.slice(at - spoken.length, at)
  })
  return planned.map((sentence, line) => {
    const said = own[line]!
    const [startMs, endMs] = [said[0]!.startMs, said.at(-1)!.endMs]
    const times = said.map((word) => ({ startMs: word.startMs, endMs: word.endMs }))
    return {
      pieces: piecesOf(sentence),
      words: times,
      phones: phones.filter((phone) => phone.startMs >= startMs - 1 && phone.endMs <= endMs + 1),
      captions: timedSentence(sentence, times).words,
      span: {
        startMs: Math.max(0, startMs - REACH_MS, middle(own[line - 1]?.at(-1)?.endMs, startMs, 0)),
        endMs: Math.min(durationMs, endMs + REACH_MS, middle(own[line + 1]?.[0]?.startMs, endMs, durationMs)),
      },
      placed: said.filter(({ placed }) => placed).length / said.length,
      confidence: meanOf(said),
    }
  })
}

/** Halfway to where another line begins or ends; where there is none, the end of the recording. */
const middle = (other: number | undefined, own: number, end: number): number =>
  other === undefined ? end : (other + own) / 2

const meanOf = (words: AlignedWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length

const piecesOf = ({ spoken }: PlannedSentence): string[] => spoken.map(({ word }) => word)

/** A reading as a voice's utterance of the sentence. Where names are said otherwise by now than when it was read, its words are found anew. */
export async function utteranceOfReading(
  { pcm, endsMs, ...read }: Reading,
  sentence: PlannedSentence,
  signal?: AbortSignal,
): Promise<Utterance & { endsMs: number }> {
  const pieces = piecesOf(sentence)
  const isSame = pieces.length === read.pieces.length && pieces.every((piece, at) => piece === read.pieces[at])
  const [found] = isSame ? [read] : await findLines({ pcm: toFloat(pcm), sampleRate: CHAIN_RATE }, [sentence], signal)
  const { words, phones, confidence } = found!
  return { pcm, words, phones, match: confidence, endsMs }
}
