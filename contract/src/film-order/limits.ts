import type { Background } from '@octavo/renderer/choices'

export const FILM_ORDER_LIMITS = {
  script: { min: 10, max: 20_000 },
  /** Seconds that a film of the AI Video Generator may be asked to last. */
  duration: { min: 15, max: 300, standard: 60 },
  title: 200,
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
export const VIRAL_BACKGROUNDS = ['gradient', 'solid', 'animated'] as const satisfies readonly Background[]
