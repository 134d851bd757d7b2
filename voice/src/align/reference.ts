/** The built-in voice says the words of a sentence, of which it is known when each sound is said. */

import { type EngineVoice, engineSpeech, engineWord, type Phone } from '#flite/flite.ts'
import { pronunciations } from '#flite/pronunciations.ts'
import type { SpokenPiece } from '#normalise/normalise.ts'
import { resample } from '#sound/resample.ts'
import { type Span, wordTimes } from '#timing/word.times.ts'
import { FRAME_RATE, type Frames, framesOf, heardIn, middleOf, type Room, soundOf, WIDTH } from './mel.frames.ts'
import type { Pattern } from './warp.ts'

/** Speakers that are unlike each other: what they agree on is right. */
export const SPEAKERS = ['rms', 'slt', 'awb', 'kal16'] as const satisfies EngineVoice['base'][]

/** A word as one speaker says it: its rows of features, one every 10 ms, and the sounds with their rows. */
export type SaidWord = { rows: Float32Array; phones: { phone: string; fromRow: number; toRow: number }[] }

/** What is said of a sentence, piece by piece. */
export type Sentence = Pick<SpokenPiece, 'word' | 'pause'>[]

/** The words as what is looked for in a recording. */
export function patternOf(said: SaidWord[]): Pattern {
  const features = new Float32Array(said.reduce((sum, { rows }) => sum + rows.length, 0))
  let row = 0
  for (const { rows } of said) {
    features.set(rows, row)
    row += rows.length
  }
  return { features, lengths: said.map(({ rows }) => rows.length / WIDTH) }
}

/** Every piece of a sentence as a speaker says it, heard in the room of a recording. */
export async function saidBy(base: EngineVoice['base'], pieces: Sentence, room: Room): Promise<SaidWord[]> {
  const words = pieces.map(({ word }) => engineWord(word))
  const text = pieces.map(({ pause }, at) => words[at]! + pause).join(' ')
  const { pcm, sampleRate, phones } = await engineSpeech(text, { base, stretch: 1 })
  const frames = framesOf(
    heardIn(room, soundOf(sampleRate === FRAME_RATE ? pcm : resample(pcm, FRAME_RATE / sampleRate))),
  )
  const spans = wordTimes(phones, await pronunciations(words)).words
  return spans.map((span) => saidWord(span, phones, frames))
}

function saidWord(span: Span, phones: Phone[], { features, count }: Frames): SaidWord {
  const first = Math.min(count - 1, rowAt(span.startMs))
  const end = Math.min(count, Math.max(first + 1, rowAt(span.endMs)))
  const own = phones.filter(
    ({ startMs, endMs }) => (startMs + endMs) / 2 >= span.startMs && (startMs + endMs) / 2 < span.endMs,
  )
  const within = (row: number): number => Math.max(0, Math.min(end - first, row - first))
  return {
    rows: features.slice(first * WIDTH, end * WIDTH),
    phones: own.map(({ phone, startMs, endMs }) => ({
      phone,
      fromRow: within(rowAt(startMs)),
      toRow: within(rowAt(endMs)),
    })),
  }
}

/** The first frame whose middle lies after a moment. */
const rowAt = (ms: number): number => Math.max(0, Math.ceil((ms - middleOf(0)) / (middleOf(1) - middleOf(0))))
