import { BrandId } from '#brand/schemas.ts'
import { CAPTION_STYLES } from '#caption/index.ts'
import { messages } from '#messages.ts'
import { FilmPictures } from '#picture/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { voiceAmong } from '#speaker/schemas.ts'
import { AVATAR_STYLES, BACKGROUND_STYLES, VIDEO_FORMATS } from '#video/limits.ts'
import { GeneratedVideo } from '#video/schemas.ts'
import { GENERATED_STATUSES } from '#video/state.ts'
import { z } from '#zod.ts'
import { FILM_ORDER_LIMITS, GENERATOR_VOICES, VIRAL_BACKGROUNDS, VIRAL_VOICES } from './limits.ts'

const { duration, script, title } = FILM_ORDER_LIMITS
/** Chosen by the caller: the same request twice finds what the first one made. */
const RequestId = z.uuid().optional()

/** The form of the AI Video Generator. */
export const VideoGenerate = z.object({
  brandId: z.uuid('Brand is required'),
  script: z.string().trim().min(script.min, 'Script must be at least 10 characters').max(script.max),
  videoType: z.enum(VIDEO_FORMATS).default('short'),
  avatarStyle: z.enum(AVATAR_STYLES).default('professional'),
  voiceId: voiceAmong(GENERATOR_VOICES).default('professional'),
  backgroundStyle: z.enum(BACKGROUND_STYLES).default('office'),
  /** The brand's own if not given. */
  captionStyle: z.enum(CAPTION_STYLES).optional(),
  duration: z.number().min(duration.min).max(duration.max).default(duration.standard),
  pictures: FilmPictures.optional(),
  requestId: RequestId,
})

/** The real viral generator. */
export const RealViral = z.object({
  script: z.string(messages.generator.scriptAndTitle).trim().min(1, messages.generator.scriptAndTitle).max(script.max),
  title: z.string(messages.generator.scriptAndTitle).trim().min(1, messages.generator.scriptAndTitle).max(title),
  options: z
    .object({
      useAIAvatar: z.boolean().default(false),
      voiceType: voiceAmong(VIRAL_VOICES).default('nova'),
      backgroundType: z.enum(VIRAL_BACKGROUNDS).default('gradient'),
      includeSubtitles: z.boolean().default(true),
    })
    .prefault({}),
  pictures: FilmPictures.optional(),
  /** Whose look it wears; the account's first brand if not given. */
  brandId: BrandId.optional(),
  requestId: RequestId,
})

/** The film that the AI Video Generator ordered. Length and scenes are planned from the words until the voice is recorded. */
export const OrderedFilm = GeneratedVideo.extend({
  totalDuration: z.number(),
  metadata: GeneratedVideo.shape.metadata.extend({
    resolution: z.string(),
    avatarUsed: z.string(),
    voiceUsed: z.string(),
    backgroundUsed: z.string(),
    musicUsed: z.string(),
    captions: z.boolean(),
    /** Null: the brand's own. */
    captionStyle: z.enum(CAPTION_STYLES).nullable(),
  }),
  /** What the owner should know, such as words that do not fill the asked time. */
  lengthNote: z.string().nullable(),
  etaSeconds: z.number().nullable(),
  credits: z.number(),
  scriptId: z.string().nullable(),
  srtUrl: z.string().nullable(),
  vttUrl: z.string().nullable(),
  readyAt: z.string().nullable(),
})
export type OrderedFilm = z.output<typeof OrderedFilm>

export const filmOrderSchemas = {
  film: { body: VideoGenerate, reply: z.object({ video: OrderedFilm }) },
  filmState: { reply: z.object({ video: OrderedFilm }) },
  realViral: {
    body: RealViral,
    reply: z.object({
      success: z.boolean(),
      filename: z.string(),
      videoId: z.string(),
      status: z.enum(GENERATED_STATUSES),
      /** Why there is no film, when `success` is false. */
      error: z.string().optional(),
    }),
  },
} satisfies Record<string, RowSchemas>
