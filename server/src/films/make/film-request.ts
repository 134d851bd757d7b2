/** What a film is ordered with. */
import { messages } from '@octavo/contract/messages'
import { OWN_MUSIC } from '@octavo/contract/music'
import { FORMATS } from '@octavo/contract/video'
import type { Config } from '#config.ts'
import type { VideoRow } from '#films/videos/index.ts'
import { mediaFile } from '#media/index.ts'
import { uploadedFile } from '#media/objects/index.ts'
import { Refusal } from '#refusal.ts'
import { type FilmRequest, lookMoods } from '#rendering/index.ts'
import type { Speech } from '#services/voice/voice.ts'
import { brandFrame, filmBrand } from './brand-frame.rules.ts'
import { pickMusic } from './casting.rules.ts'
import type { ScriptedFilm } from './film-work.ts'
import { picturesFor } from './pictures.ts'

/** What a film is ordered with: the brand as it is now, and what was chosen for the film. */
export async function filmRequest(film: ScriptedFilm, speech: Speech, speechPath: string): Promise<FilmRequest> {
  const { ctx, video, brand, script } = film
  const { presenter, captionStyle, look } = film.cast
  const logoPath = brand.logoUrl ? await uploadedFile(ctx, brand.logoUrl) : undefined
  return {
    title: video.title,
    format: video.format,
    size: sizeOf(video, film.ctx.config),
    seed: video.seed,
    brand: filmBrand(brand, logoPath),
    ...brandFrame(brand, video.format, presenter),
    background: (video.backgroundStyle ?? 'animated') as 'animated',
    captions: video.captions,
    ...(captionStyle && { captionStyle }),
    ...(look && { look }),
    ...(await picturesFor(ctx, video, brand)),
    music: await musicFor(film),
    ...(presenter && { presenter }),
    ...(script.lines && { written: script.lines }),
    speech,
    speechPath,
  }
}

/** Short side in pixels; the other follows from the shape. All are multiples of 8, which the picture has to be. */
const SHORT_SIDE: Record<Config['filmQuality'], number> = { ultra_high: 1080, high: 720, standard: 576, draft: 288 }

/** Width and height of a film's picture. */
export function sizeOf(
  { format, quality }: Pick<VideoRow, 'format' | 'quality'>,
  { filmQuality }: Pick<Config, 'filmQuality'>,
): { width: number; height: number } {
  const { width, height } = FORMATS[format]
  const share = SHORT_SIDE[quality ?? filmQuality] / Math.min(width, height)
  return { width: width * share, height: height * share }
}

async function musicFor({ ctx, video, brand, cast }: ScriptedFilm): Promise<FilmRequest['music']> {
  const { niche, tone, music: brandMusic } = brand
  const music = pickMusic({
    chosen: video.music,
    brandMusic,
    niche,
    tone,
    seed: video.seed,
    ...(cast.look && { moods: lookMoods(cast.look) }),
  })
  const mediaId = OWN_MUSIC.exec(music)?.[1]
  if (!mediaId) return music as FilmRequest['music']
  const file = await mediaFile(ctx, mediaId, 'file').catch(() => {
    throw new Refusal('not-found', messages.brand.musicGone)
  })
  return { path: await ctx.services.storage.localPath(file.key) }
}
