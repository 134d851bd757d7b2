import { FILM_ORDER_LIMITS, type OrderedFilm } from '@octavo/contract/film-order'
import { VideoGenerate } from '@octavo/contract/film-order/schemas'
import type { Script } from '@octavo/contract/script'
import { AVATAR_STYLES, BACKGROUND_STYLES } from '@octavo/contract/video'
import type { z } from 'zod'

/** The form as it is filled in; the same schema judges it here and on the server. */
export const AiVideoForm = VideoGenerate.omit({ requestId: true })
export type AiVideoValues = z.output<typeof AiVideoForm>

export const EMPTY: AiVideoValues = {
  brandId: '',
  videoType: 'short',
  duration: FILM_ORDER_LIMITS.duration.standard,
  script: '',
  avatarStyle: 'professional',
  voiceId: 'professional',
  backgroundStyle: 'office',
}

const VOICE = AiVideoForm.shape.voiceId

const one = <T extends string>(of: readonly T[], value: string | null, otherwise: T): T =>
  of.find((known) => known === value) ?? otherwise

const asLong = (seconds: number): number => {
  const { min, max } = FILM_ORDER_LIMITS.duration
  return Math.min(max, Math.max(min, Math.round(seconds)))
}

/** The form that would order a film like this one, from the script it was made of. */
export const valuesLike = (film: OrderedFilm, script: Script): AiVideoValues => ({
  brandId: film.brandId ?? '',
  videoType: film.videoType,
  duration: asLong(film.totalDuration),
  script: script.body,
  avatarStyle: one(AVATAR_STYLES, film.metadata.avatarUsed, EMPTY.avatarStyle),
  voiceId: VOICE.safeParse(film.metadata.voiceUsed).data ?? EMPTY.voiceId,
  captionStyle: film.metadata.captionStyle ?? undefined,
  backgroundStyle: one(BACKGROUND_STYLES, film.metadata.backgroundUsed, EMPTY.backgroundStyle),
})
