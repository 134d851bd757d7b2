/** Pure: what of a film to be travels along when one starts from something else, and which start takes what of it. */
import { AVATAR_VIDEO_LIMITS } from '@octavo/contract/avatar-video'
import { FILM_ORDER_LIMITS, FILM_VOICES, GENERATOR_VOICES, VIRAL_VOICES } from '@octavo/contract/film-order'
import { GENERATION_LIMITS } from '@octavo/contract/generation'
import { PLATFORM_SHAPES, type Platform } from '@octavo/contract/network'
import type { FilmPicture } from '@octavo/contract/picture'
import { FURTHER_VOICE } from '@octavo/contract/speaker'
import type { VideoFormat } from '@octavo/contract/video'

/** What was chosen for the next film, by whichever start. What a start cannot take stays here for the next one. */
export type CreateDraft = {
  brandId?: string
  title?: string
  script?: string
  format?: VideoFormat
  /** How long it is to last. */
  seconds?: number
  captions?: boolean
  voice?: string
  pictures?: FilmPicture[]
}

/** What a form takes of the draft, and what a change of the form puts into it. */
export type Travel<T> = {
  takes: (draft: CreateDraft, now: T) => Partial<T>
  gives: (change: Partial<T>) => CreateDraft
}

type Known<T> = { [key in keyof T]?: Exclude<T[key], undefined> }
const known = <T extends object>(values: T): Known<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Known<T>

const voiceOf = (voices: readonly string[], voice: string | undefined) =>
  voice !== undefined && (voices.includes(voice) || FURTHER_VOICE.test(voice)) ? voice : undefined

type Range = { min: number; max: number }
const within = ({ min, max }: Range, seconds: number | undefined) =>
  seconds !== undefined && seconds >= min && seconds <= max ? seconds : undefined
const figure = (seconds: number | undefined) => (Number.isFinite(seconds) ? seconds : undefined)

export type ShortPart = { brandId: string; topic: string }
/** A topic is the title of the film to be. */
export const shortTravel: Travel<ShortPart> = {
  takes: ({ brandId, title }) => known({ brandId, topic: title?.slice(0, GENERATION_LIMITS.topic) }),
  gives: ({ brandId, topic }) => known({ brandId, title: topic }),
}

export type ViralPart = { brandId: string }
/** Its content type is a length with a price, not a shape: nobody gets a film of five minutes because one was to be wide. */
export const viralTravel: Travel<ViralPart> = {
  takes: ({ brandId }) => known({ brandId }),
  gives: ({ brandId }) => known({ brandId }),
}

export type AiVideoPart = {
  brandId: string
  script: string
  videoType: VideoFormat
  duration: number
  voiceId: string
  pictures?: FilmPicture[] | undefined
}
export const aiVideoTravel: Travel<AiVideoPart> = {
  takes: ({ brandId, script, format, seconds, voice, pictures }) =>
    known({
      brandId,
      script,
      videoType: format,
      duration: within(FILM_ORDER_LIMITS.duration, seconds),
      voiceId: voiceOf(GENERATOR_VOICES, voice),
      pictures,
    }),
  gives: ({ brandId, script, videoType, duration, voiceId, pictures }) =>
    known({ brandId, script, format: videoType, seconds: figure(duration), voice: voiceId, pictures }),
}

export type RealViralPart = {
  brandId: string
  title: string
  script: string
  includeSubtitles: boolean
  voiceType: string
  pictures?: FilmPicture[] | undefined
}
export const realViralTravel: Travel<RealViralPart> = {
  takes: ({ brandId, title, script, captions, voice, pictures }) =>
    known({
      brandId,
      title: title?.slice(0, FILM_ORDER_LIMITS.title),
      script,
      includeSubtitles: captions,
      voiceType: voiceOf(VIRAL_VOICES, voice),
      pictures,
    }),
  gives: ({ brandId, title, script, includeSubtitles, voiceType, pictures }) =>
    known({ brandId, title, script, captions: includeSubtitles, voice: voiceType, pictures }),
}

export type AvatarPart = {
  brandId: string
  script: string
  platform: Platform
  duration: string
  captions: boolean
  voiceId: string
  pictures?: FilmPicture[] | undefined
}
const isWide = (platform: Platform) => PLATFORM_SHAPES[platform] === '16:9'

/** The platform is where a shape is seen: it changes with the shape alone. A script that is too long is taken whole; the form says how much to cut. */
export const avatarTravel: Travel<AvatarPart> = {
  takes: ({ brandId, script, format, seconds, captions, voice, pictures }, now) => {
    const length = within(AVATAR_VIDEO_LIMITS.duration, seconds)
    const changed = format !== undefined && (format === 'long') !== isWide(now.platform)
    return known({
      brandId,
      script,
      platform: changed ? (format === 'long' ? 'youtube' : 'tiktok') : undefined,
      duration: length === undefined ? undefined : String(length),
      captions,
      voiceId: voiceOf([...FILM_VOICES, SUITING_VOICE], voice),
      pictures,
    })
  },
  gives: ({ brandId, script, platform, duration, captions, voiceId, pictures }) =>
    known({
      brandId,
      script,
      format: platform && (isWide(platform) ? 'long' : 'short'),
      seconds: duration === undefined ? undefined : figure(Number.parseFloat(duration)),
      captions,
      voice: voiceId,
      pictures,
    }),
}

/** The voice is chosen by the brand's tone and the presenter. */
export const SUITING_VOICE = 'suiting'

const KINDS: { [key in keyof CreateDraft]-?: (value: unknown) => boolean } = {
  brandId: (value) => typeof value === 'string',
  title: (value) => typeof value === 'string',
  script: (value) => typeof value === 'string',
  format: (value) => value === 'short' || value === 'long',
  seconds: (value) => Number.isFinite(value),
  captions: (value) => typeof value === 'boolean',
  voice: (value) => typeof value === 'string',
  pictures: (value) => Array.isArray(value),
}

/** What a browser kept, without what cannot be read any more. */
export function draftIn(kept: unknown): CreateDraft {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => KINDS[name as keyof CreateDraft]?.(value)),
  ) as CreateDraft
}
