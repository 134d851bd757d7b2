/** One film on its way. What its stages need of the brand and the script is read once a stage and handed on. */
import { AVATARS } from '@octavo/contract/avatar-video'
import { type LookName, lookFor, lookOfPlace, seedOfBrand, turnOf } from '@octavo/contract/look'
import { type BrandRow, findBrandEver } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import type { VideoRow } from '#films/videos/index.ts'
import { Refusal } from '#refusal.ts'
import { getScript, type ScriptRow } from '#scripts/index.ts'
import { type Cast, castFilm, type PresenterStyle } from './casting.rules.ts'

/**
 * A stage's work on one video. It may run twice: after a crash it begins again, so it writes nothing but files under names
 * of its own.
 */
export type FilmWork = {
  /** With the services that the account's plan gives it. */
  ctx: Owned
  video: VideoRow
  signal?: AbortSignal
  /** Share done, 0 to 1; may be called as often as wanted. */
  report?(share: number): void
  /** To be called when something is done that a second run will find. */
  gotOn?(): void
}
export type BrandedFilm = FilmWork & { brand: BrandRow }
/** A film whose words are there. */
export type ScriptedFilm = BrandedFilm & { script: ScriptRow; cast: Cast }

export async function withBrand<Work extends FilmWork>(work: Work): Promise<Work & { brand: BrandRow }> {
  const { ctx, video } = work
  const brand = video.brandId ? await findBrandEver(ctx, video.brandId) : undefined
  if (!brand) throw new Refusal('not-found', 'The brand of this video is not there any more.')
  return { ...work, brand }
}

export async function withScript<Work extends FilmWork>(work: Work): Promise<Work & ScriptedFilm> {
  const branded = await withBrand(work)
  const { ctx, video } = work
  if (!video.scriptId) throw new Refusal('not-found', 'This video has no script yet.')
  const script = await getScript(ctx, video.scriptId)
  return { ...branded, script, cast: castOf(branded, script.body) }
}

/** Who presents and speaks, and how the captions look. */
function castOf({ ctx, video, brand }: BrandedFilm, body: string): Cast {
  const person = AVATARS.find((avatar) => avatar.id === video.avatarId)
  return castFilm({
    avatarMode: brand.avatarMode,
    tone: brand.tone,
    brandSeed: seedOfBrand(brand.id),
    seed: video.seed,
    turn: turnOf(video),
    round: video.batchId ? Math.floor(video.createdAt.getTime() / WEEK_MS) : video.seed,
    persona: brand.defaultPersona,
    body,
    voices: ctx.services.voice,
    captionStyle: brand.captionStyle,
    look: lookFor({
      ...brand,
      brandSeed: seedOfBrand(brand.id),
      turn: turnOf(video),
      background: video.backgroundStyle,
    }),
    ...(video.captionStyle && { chosenCaptions: video.captionStyle }),
    ...(video.voiceId && { chosenVoice: video.voiceId }),
    ...(video.avatarStyle && { chosenStyle: video.avatarStyle as PresenterStyle }),
    ...(person && { chosenPerson: person }),
    ...(video.presenterChoice && { presenter: video.presenterChoice }),
  })
}

/** The look of a film by its place in the week, whatever stands behind it now. */
export const lookOfTurn = (brand: BrandRow, video: VideoRow): LookName =>
  lookOfPlace({ ...brand, brandSeed: seedOfBrand(brand.id), turn: turnOf(video) })

const WEEK_MS = 7 * 24 * 3600 * 1000
