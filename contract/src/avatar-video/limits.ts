export const AVATAR_VIDEO_LIMITS = {
  script: { min: 10, max: 5000 },
  duration: { min: 10, max: 300, standard: 60 },
  url: 2000,
} as const
export const MUSIC_CHOICES = ['library', 'none', 'upbeat'] as const
export type MusicChoice = (typeof MUSIC_CHOICES)[number]

/** The drawn presenters: nobody of them is a real person. The same seed moves the same way in every film. */
// biome-ignore format: a table
export const AVATARS = [
  { id: 'maya',   name: 'Maya',   gender: 'female', style: 'professional', seed: 11, about: 'Drawn, professional: long dark hair, a blazer' },
  { id: 'daniel', name: 'Daniel', gender: 'male',   style: 'professional', seed: 12, about: 'Drawn, professional: grey hair and beard, glasses, a suit' },
  { id: 'amina',  name: 'Amina',  gender: 'female', style: 'professional', seed: 19, about: 'Drawn, professional: a hijab in your colour, a long coat' },
  { id: 'arjun',  name: 'Arjun',  gender: 'male',   style: 'casual',       seed: 20, about: 'Drawn, casual: a turban in your colour, a full beard' },
  { id: 'lena',   name: 'Lena',   gender: 'female', style: 'casual',       seed: 13, about: 'Drawn, casual: red curls, round glasses, a hoodie' },
  { id: 'theo',   name: 'Theo',   gender: 'male',   style: 'casual',       seed: 14, about: 'Drawn, casual: bald, a short beard, a bomber jacket' },
  { id: 'pia',    name: 'Pia',    gender: 'female', style: 'animated',     seed: 15, about: 'Drawn, animated: braids, large eyes, dungarees' },
  { id: 'max',    name: 'Max',    gender: 'male',   style: 'animated',     seed: 16, about: 'Drawn, animated: a blond quiff, large eyes, a jumper' },
  { id: 'ines',   name: 'Ines',   gender: 'female', style: 'realistic',    seed: 17, about: 'Drawn, close to life: a brown bob, a blazer' },
  { id: 'omar',   name: 'Omar',   gender: 'male',   style: 'realistic',    seed: 18, about: 'Drawn, close to life: short black hair, stubble, a shirt' },
] as const
export type AvatarId = (typeof AVATARS)[number]['id']
export const AVATAR_IDS = AVATARS.map((avatar) => avatar.id)

/** How long a screen looks for a film before it tells that the film goes on without it. */
export const AVATAR_POLL = { everyMs: 3000, giveUpMs: 300_000 } as const
