export const SEGMENT_LIMITS = {
  name: 60,
  /** Segments of an account. */
  segments: 50,
} as const
