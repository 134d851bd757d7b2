import type { Background } from '@octavo/renderer/choices'

export const FILM_ORDER_LIMITS = {
  script: { min: 10, max: 20_000 },
  /** Seconds that a film of the AI Video Generator may be asked to last. */
  duration: { min: 15, max: 300, standard: 60 },
  title: 200,
} as const

/** How words are brought to a length that was asked for. */
export const FILM_PACE = {
  /** A voice hurried or slowed by more than this is heard to be. */
  rate: { slowest: 0.88, fastest: 1.18 },
  /** Seconds that a pause may grow by before it is heard as a gap, and that the closing card may stand longer. */
  pause: { sentence: 0.8, paragraph: 1.4, end: 3.5 },
  /** A film so many seconds shorter than asked is worth a word. */
  worthAWord: 1.5,
} as const

/** The voices of the AI Video Generator. */
export const GENERATOR_VOICES = [
  'professional',
  'friendly',
  'authoritative',
  'warm',
  'energetic',
  'storyteller',
] as const
/** The voices of the real viral generator. */
export const VIRAL_VOICES = ['nova', 'alloy', 'echo', 'fable', 'onyx', 'shimmer'] as const
/** All twelve, which whoever speaks has. */
export const FILM_VOICES = [...GENERATOR_VOICES, ...VIRAL_VOICES] as const
export const VIRAL_BACKGROUNDS = ['gradient', 'solid', 'animated'] as const satisfies readonly Background[]
