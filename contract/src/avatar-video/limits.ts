export const AVATAR_VIDEO_LIMITS = {
  script: { min: 10, max: 5000 },
  duration: { min: 10, max: 300, standard: 60 },
  url: 2000,
} as const
export const MUSIC_CHOICES = ['library', 'none', 'upbeat'] as const
export type MusicChoice = (typeof MUSIC_CHOICES)[number]

/** The drawn presenters: nobody of them is a real person. */
export { AVATARS, PERSONS as AVATAR_IDS, type PersonId as AvatarId } from '@octavo/renderer/choices'

/** How long a screen looks for a film before it tells that the film goes on without it. */
export const AVATAR_POLL = { everyMs: 3000, giveUpMs: 300_000 } as const
