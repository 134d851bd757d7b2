export const AVATAR_VIDEO_LIMITS = {
  script: { min: 10, max: 5000 },
  duration: { min: 10, max: 300, standard: 60 },
  url: 2000,
} as const
export const MUSIC_CHOICES = ['library', 'none', 'upbeat'] as const
export type MusicChoice = (typeof MUSIC_CHOICES)[number]

/** The drawn presenters: nobody of them is a real person. */
export { AVATARS, PERSONS as AVATAR_IDS, type PersonId as AvatarId } from '@octavo/renderer/choices'

/** What speaks more naturally than the built-in voice, where its owner fetches it, and how many minutes a minute of speech then takes to compute; and one voice that takes about a quarter of that. */
export const NATURAL_VOICE = {
  insteadOf: 'Built-in voice',
  command: 'npm run voices -- kokoro',
  megabytes: 153,
  minutes: 2,
  quicker: { command: 'npm run voices -- ljspeech', megabytes: 98 },
} as const

/** How long a screen looks for a film before it tells that the film goes on without it. */
export const AVATAR_POLL = { everyMs: 3000, giveUpMs: 300_000 } as const
