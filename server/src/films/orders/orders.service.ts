/** One film outside a batch, from a script that is there. */
import { randomUUID } from 'node:crypto'
import type { AvatarId, MusicChoice } from '@octavo/contract/avatar-video'
import type { CaptionStyle } from '@octavo/contract/caption'
import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import type { FilmPicture } from '@octavo/contract/picture'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import type { FilmQuality, VideoFormat } from '@octavo/contract/video'
import { plannedSentences } from '@octavo/voice/text'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { spendCredits } from '#credits/index.ts'
import {
  filmSeconds,
  gapsOf,
  lengthNote,
  refuseStrangeVoice,
  refuseUnset,
  shortestFilm,
  startFilm,
  tooLong,
} from '#films/make/index.ts'
import { filenameOf, filmsOfBrand, findByRequest, insertVideos, spendOf } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { refuseStrangePictures } from '#media/index.ts'
import { Refusal } from '#refusal.ts'
import { CLOSE_MS } from '#rendering/index.ts'
import type { ScriptRow } from '#scripts/index.ts'

/** How it is to look and sound; what is left out follows from the brand. */
export type Looks = {
  avatarStyle?: string
  avatarId?: AvatarId
  /** Whether a presenter is seen at all. */
  presenterChoice?: 'shown' | 'none'
  voiceId?: string
  backgroundStyle?: string
  music?: MusicChoice
  captions?: boolean
  captionStyle?: CaptionStyle | undefined
  /** The owner's pictures, in the order in which they are shown; those of the brand where they fit if not given. */
  pictures?: FilmPicture[] | undefined
  quality?: FilmQuality
}

export type SingleFilm = Looks & {
  script: ScriptRow
  format: VideoFormat
  title: string
  seed: number
  /** Seconds that it is to last; as long as the words take if not given. */
  seconds?: number
  /** The same request twice finds the film it ordered. */
  requestId?: string | undefined
  /** Why a person has to decide about the script before it is filmed. */
  review?: string
  /** The id it is known by already; a new one if not given. */
  id?: string
  /** When it is posted; a film without waits in the library for a person to place it. */
  scheduledFor?: Date
}

type LengthPlan = { seconds: number; note: string | null }

/** How long the film will be; refuses, with the figures, words that do not fit the time. */
export function planLength(
  { services }: Pick<Owned, 'services'>,
  body: string,
  voice: string | undefined,
  asked: number | undefined,
): LengthPlan {
  const speech = services.voice.estimate(body, voice)
  const tail = CLOSE_MS / 1000
  if (asked === undefined) return { seconds: within(speech) + tail, note: null }
  const sentences = plannedSentences(body, speech)
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  const seconds = filmSeconds(speech, gapsOf({ sentences }), tail, asked)
  if (seconds === undefined) throw new Refusal('unprocessable', tooLong(words, shortestFilm(speech, tail), asked))
  return { seconds, note: lengthNote(words, seconds, asked) }
}

function within(seconds: number): number {
  const { max } = FILM_ORDER_LIMITS.duration
  if (seconds <= max) return seconds
  throw new Refusal(
    'unprocessable',
    `This script takes about ${Math.round(seconds / 60)} minutes to say; a film has at most ${max / 60}. Please shorten it.`,
  )
}

/** Orders the film in the caller's transaction or one of its own: a credit for each started minute. */
export async function orderFilm(ctx: Owned, film: SingleFilm): Promise<string> {
  const { script, title, review } = film
  refuseStrangeVoice(ctx, film.voiceId)
  const length = planLength(ctx, script.body, film.voiceId, film.seconds)
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseStrangePictures(within, film.pictures)
    const before = film.requestId && (await findByRequest(within, film.requestId))
    if (before) return before.id
    await refuseUnset(within, { title, body: script.body, brandId: script.brandId })
    const credits = Math.max(1, Math.ceil(length.seconds / 60)) * CREDIT_COSTS.startedMinute
    const number = script.brandId ? await filmsOfBrand(within, script.brandId) : 1
    const [video] = await insertVideos(within, [rowOf({ ...film, number }, credits, length)])
    if (!video) throw new Error('The video was not inserted')
    await spendCredits(within, { key: spendOf(video), amount: credits, note: `Film: ${title}` })
    if (review === undefined) await startFilm(within, video)
    await notify(within, { type: 'video', id: video.id })
    return video.id
  })
}

/** `number` is how many films the brand has had before: looks and people take turns by it. */
function rowOf(film: SingleFilm & { number: number }, credits: number, { note }: LengthPlan) {
  const { script, format, title, seed, number, id = randomUUID() } = film
  return {
    id,
    title,
    format,
    number,
    seed,
    credits,
    filename: filenameOf(title, id),
    scriptId: script.id,
    brandId: script.brandId,
    aimSeconds: film.seconds ?? null,
    lengthNote: note,
    avatarStyle: film.avatarStyle ?? null,
    avatarId: film.avatarId ?? null,
    presenterChoice: film.presenterChoice ?? null,
    voiceId: film.voiceId ?? null,
    backgroundStyle: film.backgroundStyle ?? null,
    music: film.music ?? null,
    captions: film.captions ?? true,
    captionStyle: film.captionStyle ?? null,
    pictures: film.pictures?.length ? film.pictures : null,
    quality: film.quality ?? null,
    requestId: film.requestId ?? null,
    scheduledFor: film.scheduledFor ?? null,
    madeBy: { writer: script.writtenBy === 'person' ? 'You' : script.writtenBy },
    ...(film.review !== undefined && { status: 'review' as const, problem: film.review }),
  }
}
