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

export const PRESETS: Record<VoiceId, VoicePreset> = {
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
