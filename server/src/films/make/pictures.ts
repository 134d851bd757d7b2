/** The pictures and clips of a film: the owner's, and those that were found for it. */
import type { FilmPicture, PictureCredit } from '@octavo/contract/picture'
import type { Owned } from '#context.ts'
import type { VideoRow } from '#films/videos/index.ts'
import { creditsOf } from '#media/found/index.ts'
import { mediaFile } from '#media/index.ts'
import type { FilmRequest, OwnPicture } from '#rendering/index.ts'

/** Those chosen for the film, else those of its brand that its week gives it and what was found besides. What is no longer in the media library is left out. */
export async function picturesFor(
  ctx: Owned,
  {
    pictures,
    brandPictures = null,
    foundPictures,
  }: { pictures: FilmPicture[] | null } & Partial<Pick<VideoRow, 'brandPictures' | 'foundPictures'>>,
  brand: { pictures: FilmPicture[] } | undefined,
): Promise<Pick<FilmRequest, 'pictures' | 'brandPictures'>> {
  if (pictures) return { pictures: await shownOf(ctx, pictures) }
  const found = brand ? (foundPictures?.pictures ?? []) : []
  const ofBrand = brand?.pictures ?? []
  const own = brandPictures ? ofBrand.filter(({ mediaId }) => brandPictures.includes(mediaId)) : ofBrand
  const all = [...own, ...found.map(({ mediaId }) => ({ mediaId }))]
  if (all.length === 0) return {}
  const things = new Map(found.map(({ mediaId, thing }) => [mediaId, thing]))
  return { brandPictures: await shownOf(ctx, all, things) }
}

/** `things`: what those show that have no name of their own. */
async function shownOf(
  ctx: Owned,
  pictures: FilmPicture[],
  things: ReadonlyMap<string, string> = new Map(),
): Promise<OwnPicture[]> {
  const credits = await creditsOf(
    ctx,
    pictures.map(({ mediaId }) => mediaId),
  )
  const shown = pictures.map((picture) =>
    shownPicture(ctx, picture, { thing: things.get(picture.mediaId), credit: credits.get(picture.mediaId) }),
  )
  return (await Promise.all(shown)).flatMap((found) => found ?? [])
}

type Known = { thing: string | undefined; credit: PictureCredit | undefined }

async function shownPicture(
  ctx: Owned,
  { mediaId, label, focus, pan }: FilmPicture,
  { thing, credit }: Known,
): Promise<OwnPicture | undefined> {
  const file = await mediaFile(ctx, mediaId, 'file').catch(() => undefined)
  if (!file) return undefined
  return {
    path: await ctx.services.storage.localPath(file.key),
    words: thing ?? file.name.replace(/\.\w+$/, ''),
    ...(file.pixels && { pixels: file.pixels }),
    ...(file.type.startsWith('video/') && { clip: true }),
    ...(label && { label }),
    ...(focus && { focus }),
    ...(pan && { pan }),
    ...(credit && { origin: originOf(credit) }),
  }
}

/** How a film names where a picture is from that is not the owner's own. */
export const originOf = ({ source }: Pick<PictureCredit, 'source'>): NonNullable<OwnPicture['origin']> =>
  source === 'made' ? 'made' : 'stock'
