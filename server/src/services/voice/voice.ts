/** Turning a script into speech. Every adapter answers with sound and the times of its words. */
import type { Tone } from '@octavo/contract/brand'
import { type Speech, VoiceFailure, type SpeechRequest as WordsToSay } from '@octavo/voice/speech'
import type { Service } from '#services/service.ts'

export { type Speech, VoiceFailure, VoiceRefusal } from '@octavo/voice/speech'

/** `account`: whose words they are, so that a voice on this machine takes accounts in turn. */
export type SpeechRequest = WordsToSay & { account?: string }

/** Whoever speaks elsewhere did not, and was asked again where that helps. */
export class VoiceFault extends VoiceFailure {
  readonly final = true
}

/** Somebody who can speak. */
export type VoiceInfo = {
  id: string
  /** Shown on screens. */
  name: string
  gender: 'female' | 'male'
  /** How it sounds, in a few words. */
  description: string
  /** As `en` or `en-GB`. */
  language: string
  /** At its own speed, with its pauses. */
  wordsAMinute: number
}

export interface Voice extends Service {
  /** About what a minute of speech costs, where it costs something. */
  readonly dollarsAMinute?: number
  readonly can: {
    /** How much slower and faster than its own speed it speaks. */
    readonly rates: { min: number; max: number }
  }
  /** Who can speak; somebody always can. */
  voices(): readonly VoiceInfo[]
  /** Those that suit a tone, the most fitting first; at least one. */
  suiting(tone: Tone): readonly VoiceInfo[]
  /** About how many seconds a voice takes to say a text; one like any of them where none, or a strange one, is named. */
  estimate(text: string, voice?: string): number
  /** Speaks the whole script. Throws VoiceRefusal when the text cannot be spoken (empty, unsupported script), or not by this voice. */
  speak(request: SpeechRequest): Promise<Speech>
}
