import type { VoiceId } from './speech.ts'

/** A character of the embedded voice: which speaker, how it is bent, and what was measured of it. */
export type VoicePreset = {
  base: 'slt' | 'rms' | 'awb'
  /** Pitch in Hz as heard: the middle and the swing. The speaker rms cannot be moved. */
  pitch?: { mean: number; spread: number }
  /** Length of the vocal tract: above 1 smaller and brighter. */
  tract: number
  /** Speed against the speaker's own. */
  rate: number
  /** Shelves at 220 Hz and 2.8 kHz, dB. */
  low: number
  high: number
  /** Brings every voice to the same loudness, dB. */
  gain: number
  /** Measured on two plain sentences: median pitch in Hz, words a minute with the pauses. */
  heard: { hz: number; wpm: number }
}

/** How the voices spoke first: films from then are spoken on like this. */
const FIRST_PRESETS: Record<VoiceId, VoicePreset> = {
  professional: preset('rms', undefined, 1.07, 1.1, -1, 3, 4.4, 108, 191),
  friendly: preset('slt', [184, 34], 0.96, 1.06, 0, 3, 2, 182, 211),
  authoritative: preset('rms', undefined, 0.94, 0.97, 3, 2, 3.9, 95, 171),
  warm: preset('slt', [160, 20], 0.93, 0.9, 4, 0, 1.6, 158, 183),
  energetic: preset('awb', [170, 36], 1.1, 1.2, -3, 5, 4.7, 167, 227),
  storyteller: preset('awb', [116, 30], 0.98, 0.88, 2, 2, 4.3, 113, 173),
  nova: preset('slt', [208, 30], 1.02, 1.1, -2, 5, 2.1, 208, 218),
  alloy: preset('slt', [140, 18], 0.9, 1.02, 0, 3, 3.2, 139, 204),
  echo: preset('rms', undefined, 1, 1.12, 0, 2, 4.5, 101, 194),
  fable: preset('awb', [140, 24], 1.05, 1.02, -1, 2, 4.8, 138, 197),
  onyx: preset('awb', [88, 16], 0.93, 1, 4, 2, 4, 87, 193),
  shimmer: preset('slt', [230, 18], 1, 0.95, -3, 1, 2.4, 229, 192),
}

/**
 * With a wider swing, as people speak, and less weight under 250 Hz. The swing that a voice can bear before it breaks was measured:
 * about two fifths of its pitch.
 */
const SECOND_PRESETS: Record<VoiceId, VoicePreset> = {
  professional: preset('rms', undefined, 1.07, 1.1, -3, 3, 4.7, 108, 191),
  friendly: preset('slt', [184, 70], 0.96, 1.06, -5, 4, 3.2, 182, 211),
  authoritative: preset('rms', undefined, 0.94, 0.97, 0, 3, 4.3, 95, 171),
  warm: preset('slt', [160, 46], 0.93, 0.9, -3, 2, 3.3, 158, 183),
  energetic: preset('awb', [170, 62], 1.1, 1.2, -5, 5, 5, 167, 227),
  storyteller: preset('awb', [116, 45], 0.98, 0.88, -1, 3, 4.7, 113, 173),
  nova: preset('slt', [208, 74], 1.02, 1.1, -6, 5, 3.1, 208, 218),
  alloy: preset('slt', [140, 40], 0.9, 1.02, -3, 4, 3.6, 139, 204),
  echo: preset('rms', undefined, 1, 1.12, -2, 2, 4.8, 101, 194),
  fable: preset('awb', [140, 50], 1.05, 1.02, -6, 2, 5.5, 138, 197),
  onyx: preset('awb', [88, 28], 0.93, 1, 1, 3, 4.6, 87, 193),
  shimmer: preset('slt', [230, 56], 1, 0.95, -6, 2, 3, 229, 192),
}

/** Further apart: no two are nearer than a unit and a half of `npm run bench -- voices`. */
export const PRESETS: Record<VoiceId, VoicePreset> = {
  professional: preset('rms', undefined, 1.1, 1.08, -4, 4, 4.6, 114, 188),
  friendly: preset('slt', [180, 68], 0.98, 1.03, -4, 3, 3.3, 178, 205),
  authoritative: preset('rms', undefined, 0.94, 0.92, 1, 4, 4.1, 96, 163),
  warm: preset('slt', [160, 46], 0.94, 0.88, 0, 0, 2.8, 160, 179),
  energetic: preset('awb', [174, 64], 1.12, 1.2, -5, 5, 4.8, 174, 226),
  storyteller: preset('awb', [112, 43], 0.97, 0.86, 0, 2, 4.5, 110, 169),
  nova: preset('slt', [213, 76], 1.02, 1.18, -6, 6, 3.2, 211, 231),
  alloy: preset('slt', [138, 36], 0.88, 1.04, -4, 5, 3.9, 140, 207),
  echo: preset('rms', undefined, 1, 1.2, 0, 0, 4.5, 103, 206),
  fable: preset('awb', [147, 54], 1.07, 1.02, -6, 3, 5.1, 145, 196),
  onyx: preset('awb', [86, 26], 0.92, 0.98, 2, 2, 4.4, 85, 190),
  shimmer: preset('slt', [238, 54], 1, 0.88, -5, 1, 2.8, 235, 179),
}

/** The presets of each intonation; a speech that names none was spoken with the first. */
export const PRESETS_OF: Record<number, Record<VoiceId, VoicePreset>> = {
  1: FIRST_PRESETS,
  2: SECOND_PRESETS,
  3: PRESETS,
}

export const isVoice = (name: string | undefined): name is VoiceId => name !== undefined && Object.hasOwn(PRESETS, name)

function preset(
  base: VoicePreset['base'],
  pitch: [number, number] | undefined,
  tract: number,
  rate: number,
  low: number,
  high: number,
  gain: number,
  hz: number,
  wpm: number,
): VoicePreset {
  return {
    base,
    ...(pitch && { pitch: { mean: pitch[0], spread: pitch[1] } }),
    tract,
    rate,
    low,
    high,
    gain,
    heard: { hz, wpm },
  }
}
