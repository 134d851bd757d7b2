/** Supertonic 3: its ten speakers, the languages that it says, and how it is asked. */

import type { VoiceId } from '#speech.ts'

/** Women and men, each in every language. */
export const SUPERTONIC_SPEAKERS = ['F1', 'F2', 'F3', 'F4', 'F5', 'M1', 'M2', 'M3', 'M4', 'M5'] as const
export type SupertonicSpeaker = (typeof SUPERTONIC_SPEAKERS)[number]

/** Who speaks for each of the twelve: of the same gender; of five men, two have two parts. */
export const SUPERTONIC_CAST: Record<VoiceId, SupertonicSpeaker> = {
  professional: 'M1',
  friendly: 'F1',
  authoritative: 'M2',
  warm: 'F2',
  energetic: 'M3',
  storyteller: 'M4',
  nova: 'F3',
  alloy: 'F4',
  echo: 'M5',
  fable: 'M3',
  onyx: 'M2',
  shimmer: 'F5',
}

/** Its languages besides English that part words with spaces, as captions need it: not Japanese. */
export const SUPERTONIC_LANGUAGES = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hi', 'hr', 'hu', 'id', 'it', 'ko'],
  ...['lt', 'lv', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'tr', 'uk', 'vi'],
] as const
export type SupertonicLanguage = (typeof SUPERTONIC_LANGUAGES)[number]

/** How often the sound is made clearer, and how fast it speaks, as its makers have it. */
export const SUPERTONIC_STEPS = 8
export const SUPERTONIC_SPEED = 1.05
/** Characters that it says in one go. */
export const SUPERTONIC_MOST = 300

/** Words a minute with pauses, where nobody has measured a voice. */
export const UNMEASURED_WPM = 160
