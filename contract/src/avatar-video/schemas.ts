import { BrandId } from '#brand/schemas.ts'
import { FILM_VOICES } from '#film-order/limits.ts'
import { messages } from '#messages.ts'
import { PLATFORMS } from '#network/index.ts'
import { FilmPictures } from '#picture/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { voiceAmong } from '#speaker/schemas.ts'
import { AVATAR_STYLES } from '#video/limits.ts'
import { z } from '#zod.ts'
import { AVATAR_IDS, AVATAR_VIDEO_LIMITS, MUSIC_CHOICES } from './limits.ts'

const { duration, script } = AVATAR_VIDEO_LIMITS

/** A duration that is no number is the standard one; a number has to be within the bounds. */
const Duration = z.preprocess((given) => {
  const seconds = typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given ?? Number.NaN)
  return Number.isNaN(seconds) ? duration.standard : seconds
}, z.number().min(duration.min).max(duration.max))

/** What a form leaves empty was not given. */
const blankless = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), schema.optional())

export const AvatarVideo = z
  .object({
    script: blankless(z.string().trim().min(script.min, 'Script must be at least 10 characters').max(script.max)),
    /** A product or an article; a script about it is written where none is given, else it names the film. */
    url: blankless(z.url({ protocol: /^https?$/, hostname: /./ }).max(AVATAR_VIDEO_LIMITS.url)),
    platform: z.enum(PLATFORMS).default('tiktok'),
    duration: Duration,
    captions: z.boolean().default(true),
    music: z.enum(MUSIC_CHOICES).default('library'),
    avatarId: z.enum(AVATAR_IDS).optional(),
    voiceId: voiceAmong(FILM_VOICES).optional(),
    pictures: FilmPictures.optional(),
    brandId: BrandId.optional(),
    requestId: z.uuid().optional(),
  })
  .refine((form) => form.script !== undefined || form.url !== undefined, {
    message: messages.avatarVideo.missing.description,
    path: ['script'],
  })

export const Avatar = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  style: z.enum(AVATAR_STYLES),
  /** How they are drawn and what one knows them by. */
  about: z.string(),
  posterUrl: z.string(),
})
export type Avatar = z.output<typeof Avatar>

export const AvatarVoice = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  description: z.string(),
  /** As `en` or `en-GB`. */
  language: z.string(),
  /** Whose voice it is where somebody else is paid for it, and about what a minute costs where that is known. */
  paid: z.object({ by: z.string(), dollarsAMinute: z.number().nullable() }).nullable(),
  /** A sentence in this voice, as WAV. */
  sampleUrl: z.string(),
})
export type AvatarVoice = z.output<typeof AvatarVoice>

export const avatarVideoSchemas = {
  avatars: { reply: z.array(Avatar) },
  voices: { reply: z.array(AvatarVoice) },
  /** Asks the provider now; where it does not answer, the call is 503 with what it said. */
  test: { reply: z.object({ avatarCount: z.number(), voiceCount: z.number(), provider: z.string() }) },
  generateSimple: { body: AvatarVideo, reply: z.object({ taskId: z.string(), message: z.string() }) },
} satisfies Record<string, RowSchemas>
