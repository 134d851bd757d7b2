/** The voices that were fetched: English, without a key, on this machine. */

import { join } from 'node:path'
import { editionOf } from '@octavo/edition'
import { utteranceOf } from '#elsewhere.ts'
import { type Speaker, type SpeechEngine, speakerWith, type VoiceOptions } from '#speak.ts'
import { type FetchedVoice, type SpeechRequest, VOICES, VoiceFailure } from '#speech.ts'
import { wordsOf } from '#text/sentences.ts'
import { spokenSeconds } from '#text/speaking-time.ts'
import { requestNeural, requestSound } from '#thread/neural.client.ts'
import { editionOfPart } from './install.ts'
import { KOKORO_VOICES } from './kokoro.table.ts'
import { LJSPEECH_WPM } from './ljspeech.table.ts'
import { runtimeIn } from './onnx.ts'

/** What makes the sound of each: when that is another, kept sentences are spoken anew. */
const EDITIONS = {
  kokoro: () =>
    editionOf(new URL('./kokoro.ts', import.meta.url)) + editionOf(new URL('./neural.sound.ts', import.meta.url)),
  ljspeech: () =>
    editionOf(new URL('./piper.ts', import.meta.url)) + editionOf(new URL('./neural.sound.ts', import.meta.url)),
}

const speakerOf = (voice: string) => (Object.hasOwn(KOKORO_VOICES, voice) ? KOKORO_VOICES[voice] : undefined)
const isPart = (voice: string): boolean => VOICES.some((id) => id === voice)

export type NeuralOptions<Request> = VoiceOptions<Request> & {
  /** Where all voices lie. */
  voices: string
  /** How many cores the native runtime may take; in WebAssembly it is one. */
  threads?: number
}

/** Kokoro, where it is installed. Ask `isInstalled` first. */
export function kokoroVoice<Request extends SpeechRequest>({
  voices,
  threads = 1,
  ...options
}: NeuralOptions<Request>): Speaker<Request> {
  const model = editionOfPart(voices, 'kokoro')
  const engine: SpeechEngine = {
    provider: 'kokoro',
    name: 'Kokoro',
    has: (voice) => speakerOf(voice) !== undefined,
    identity(voice) {
      const { heard: _, ...speaker } = speakerOf(voice)!
      // The two runtimes round otherwise: the same words are not the same bytes.
      return { engine: EDITIONS.kokoro(), model, runtime: runtimeIn(voices), speaker }
    },
    utter({ voice, pieces, rate }, signal) {
      const { speaker, gain } = speakerOf(voice)!
      const job = { model: 'kokoro', voices, threads, speaker, gain, pieces, rate } as const
      return orFailure({ name: 'Kokoro', part: 'kokoro', voices }, signal, () => requestNeural(job, signal))
    },
  }
  return speakerWith(engine, options)
}

/** LJ Speech, where it is installed: one voice, which answers to each of the twelve ids. */
export function ljSpeechVoice<Request extends SpeechRequest>({
  voices,
  threads = 1,
  ...options
}: NeuralOptions<Request>): Speaker<Request> {
  const model = editionOfPart(voices, 'ljspeech')
  const engine: SpeechEngine = {
    provider: 'ljspeech',
    name: 'LJ Speech',
    has: isPart,
    source: 'aligned',
    identity: () => ({ engine: EDITIONS.ljspeech(), model, runtime: runtimeIn(voices) }),
    utter({ pieces, rate }, signal) {
      const job = { model: 'ljspeech', voices, threads, pieces, rate } as const
      const spoken = pieces.map((piece, caption) => ({ ...piece, caption }))
      return orFailure({ name: 'LJ Speech', part: 'ljspeech', voices }, signal, async () =>
        utteranceOf(await requestSound(job, signal), { spoken }, signal),
      )
    },
  }
  return speakerWith(engine, options)
}

type Speaking = { name: string; part: FetchedVoice; voices: string }

/** What the thread could not do, in a sentence that says what helps. */
export async function orFailure<T>(
  { name, part, voices }: Speaking,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new VoiceFailure(
      `${name} could not speak: ${(error as Error).message}. Try again in a minute; if it stays so, remove its folder ${join(voices, part)} and run npm run voices -- ${part}, or set VOICE_ENGINE=built-in and start again.`,
    )
  }
}

/** About how many seconds one of Kokoro's voices takes to say a text; that of any where there is none of this name. */
export function kokoroSeconds(text: string, voice?: string): number {
  const speaker = speakerOf(voice ?? '')
  return speaker ? secondsAt(speaker.heard.wpm, text) : spokenSeconds(text)
}

/** About how many seconds LJ Speech takes to say a text. */
export const ljSpeechSeconds = (text: string): number => secondsAt(LJSPEECH_WPM, text)

const secondsAt = (wordsAMinute: number, text: string): number => (wordsOf(text).length / wordsAMinute) * 60
