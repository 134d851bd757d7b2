/** The owner's pictures and clips in a film. */
import type { FilmPicture } from '@octavo/contract/picture'
import type { Owned } from '#context.ts'
import { mediaFile } from '#media/index.ts'
import type { FilmRequest, OwnPicture } from '#rendering/index.ts'

/** Those chosen for the film, else those of its brand. What is no longer in the media library is left out. */
export async function picturesFor(
  ctx: Owned,
  video: { pictures: FilmPicture[] | null },
  brand: { pictures: FilmPicture[] } | undefined,
): Promise<Pick<FilmRequest, 'pictures' | 'brandPictures'>> {
  if (video.pictures) return { pictures: await foundOf(ctx, video.pictures) }
  return brand && brand.pictures.length > 0 ? { brandPictures: await foundOf(ctx, brand.pictures) } : {}
}

const foundOf = async (ctx: Owned, pictures: FilmPicture[]): Promise<OwnPicture[]> =>
  (await Promise.all(pictures.map((picture) => ownPicture(ctx, picture)))).flatMap((found) => found ?? [])

async function ownPicture(ctx: Owned, { mediaId, label, focus, pan }: FilmPicture): Promise<OwnPicture | undefined> {
  const file = await mediaFile(ctx, mediaId, 'file').catch(() => undefined)
  if (!file) return undefined
  return {
    path: await ctx.services.storage.localPath(file.key),
    words: file.name.replace(/\.\w+$/, ''),
    ...(file.type.startsWith('video/') && { clip: true }),
    ...(label && { label }),
    ...(focus && { focus }),
    ...(pan && { pan }),
  }
}
