/** What a speech is, whoever speaks it: sound, and the times of its words and of the mouth. */

import type { Reading } from './reading.ts'

export const VOICES = [
  'professional',
  'friendly',
  'authoritative',
  'warm',
  'energetic',
  'storyteller',
  'nova',
  'alloy',
  'echo',
  'fable',
  'onyx',
  'shimmer',
] as const
export type VoiceId = (typeof VOICES)[number]

/** The voices that can be fetched, in the order in which one is chosen where several are there. */
export const FETCHED_VOICES = ['kokoro', 'ljspeech', 'supertonic'] as const
export type FetchedVoice = (typeof FETCHED_VOICES)[number]

export type SpeechRequest = {
  /** A whole script: paragraphs parted by line breaks. */
  text: string
  /** One of those that the service has. */
  voice: string
  /** How brand words are said: word -> respelling in plain English ("Kiln": "kill"). */
  lexicon?: Record<string, string>
  /** Speed; 1 is the voice's own. Between 0.7 and 1.4. */
  rate?: number
  /**
   * The intonation that a speech named, where lines of its film are spoken again: they sound like the others. The service's latest if
   * not given; 1 is what a film was spoken with that names none. Services with one intonation take no notice.
   */
  intonation?: number
  /** What somebody has read of a sentence, given as it is shown: it is heard in place of the voice, at its own speed. */
  readingOf?: (sentence: string) => Promise<Reading | undefined>
  signal?: AbortSignal
  /** Called after each sentence with the share done, 0 to 1. */
  onProgress?: (share: number) => void
  /** Called when a sentence was spoken that need not be spoken again. */
  onKept?: () => void
}

/** A caption word as it is written in the script, with its place in the text and on the clock. */
export type SpokenWord = { text: string; charStart: number; charEnd: number; startMs: number; endMs: number }
export type SpokenSentence = { text: string; paragraph: number; startMs: number; endMs: number; words: SpokenWord[] }
export type MouthShape = 'X' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
export type Viseme = { shape: MouthShape; startMs: number; endMs: number }

export type Speech = {
  /** Mono, 48 kHz, not normalised. */
  pcm: Float32Array
  sampleRate: 48000
  durationMs: number
  sentences: SpokenSentence[]
  visemes: Viseme[]
  timing: { source: 'engine' | 'provider' | 'aligned' | 'estimated'; confidence: number }
  provider: string
  /** Which of its intonations the service used, where it has several. */
  intonation?: number
}

/** The text cannot be spoken; the message may be shown to the user and says what to do. */
export class VoiceRefusal extends Error {
  readonly final = true
}

/** The voice cannot speak now, whatever the text; the message may be shown to the user and says what to do. */
export class VoiceFailure extends Error {
  readonly forOwner = true
}
