import { EDIT_LIMITS } from '#edit/limits.ts'

const MB = 1_048_576

export const RECORDING_LIMITS = {
  /** Of one line that is read, and of a whole script read in one go: seconds of sound, bytes of the file. */
  line: { seconds: 60, bytes: 20 * MB },
  narration: { seconds: 600, bytes: 100 * MB },
  /** Letters of a line. */
  text: EDIT_LIMITS.line,
  /** Takes that are kept of one film, those that nothing speaks with included. */
  perFilm: 1000,
} as const

/** What may be sent, as a browser records it or as files come. What a file is, its bytes say; this is for asking for one. */
export const RECORDING_TYPES = [
  'audio/webm',
  'audio/mp4',
  'audio/wav',
  'audio/mpeg',
  'audio/ogg',
  'video/webm',
  'video/mp4',
] as const

/** Who speaks a film of which every line is read by its owner, and one of which some are. */
export const OWN_VOICE = 'Your own voice'
export const withOwnVoice = (voice: string): string => `${voice}, and your own`
