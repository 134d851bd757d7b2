/** Kokoro's English speakers, and which of them speaks for each of the product's twelve voices. */

import type { VoiceId } from '#speech.ts'

export type NeuralSpeaker = {
  speaker: string
  /** dB that bring every speaker to the same loudness; measured, as are the words a minute with the pauses and the middle of the pitch. */
  gain: number
  heard: { hz: number; wpm: number }
}

const speaker = (name: string, gain: number, hz: number, wpm: number): NeuralSpeaker => ({
  speaker: name,
  gain,
  heard: { hz, wpm },
})

const SPEAKERS: Record<string, NeuralSpeaker> = Object.fromEntries(
  [
    speaker('af_alloy', 1.1, 143, 182),
    speaker('af_aoede', -2.8, 182, 201),
    speaker('af_bella', 1.7, 195, 198),
    speaker('af_heart', 2.5, 190, 205),
    speaker('af_jessica', 1.5, 211, 211),
    speaker('af_kore', -2.3, 154, 194),
    speaker('af_nicole', 2.3, 140, 135),
    speaker('af_nova', 6.2, 163, 188),
    speaker('af_river', 0.9, 178, 209),
    speaker('af_sarah', 0.7, 190, 194),
    speaker('af_sky', 3, 160, 199),
    speaker('am_adam', -1.9, 116, 197),
    speaker('am_echo', 1.8, 107, 187),
    speaker('am_eric', 0.6, 157, 205),
    speaker('am_fenrir', -1.1, 133, 198),
    speaker('am_liam', 1.3, 123, 202),
    speaker('am_michael', 3.9, 111, 185),
    speaker('am_onyx', 1.8, 85, 187),
    speaker('am_puck', -2.1, 110, 210),
    speaker('am_santa', 2.3, 163, 181),
    speaker('bf_alice', -0.1, 216, 187),
    speaker('bf_emma', 0.1, 178, 194),
    speaker('bf_isabella', -2.8, 205, 200),
    speaker('bf_lily', 0.4, 186, 189),
    speaker('bm_daniel', 0.8, 125, 195),
    speaker('bm_fable', 2.6, 118, 189),
    speaker('bm_george', 0.9, 140, 166),
    speaker('bm_lewis', 3.2, 89, 181),
  ].map((one) => [one.speaker, one]),
)

/** A speaker's name begins with the accent: `bf_emma`. */
export const languageOfSpeaker = (name: string) => (name.startsWith('b') ? 'en-GB' : 'en-US')

export const KOKORO_SPEAKERS = Object.keys(SPEAKERS)

/** By gender first; then by what the voice is said to be, and whose recordings were the longest and best. */
const FOR_THE_TWELVE: Record<VoiceId, string> = {
  professional: 'am_michael',
  friendly: 'af_bella',
  authoritative: 'bm_george',
  warm: 'af_heart',
  energetic: 'am_puck',
  storyteller: 'am_fenrir',
  nova: 'af_nova',
  alloy: 'af_alloy',
  echo: 'am_echo',
  fable: 'bm_fable',
  onyx: 'am_onyx',
  shimmer: 'bf_isabella',
}

/** Who speaks, by the id that is asked for: the product's twelve, and the other speakers by their own names. */
export const KOKORO_VOICES: Readonly<Record<string, NeuralSpeaker>> = {
  ...Object.fromEntries(Object.entries(FOR_THE_TWELVE).map(([id, name]) => [id, SPEAKERS[name]!])),
  ...Object.fromEntries(Object.entries(SPEAKERS).filter(([name]) => !Object.values(FOR_THE_TWELVE).includes(name))),
}
