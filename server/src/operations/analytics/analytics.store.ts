import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { brands, scripts, videos } from '#db/tables/index.ts'

/** The account's films that are out, with what they were made of. */
export const publishedFilms = ({ db, accountId }: Owned) =>
  db
    .select({
      id: videos.id,
      scriptId: videos.scriptId,
      title: videos.title,
      format: videos.format,
      status: videos.status,
      brandId: videos.brandId,
      brandName: brands.name,
      niche: brands.niche,
      predictedScore: scripts.viralScore,
      ingredients: scripts.ingredients,
      durationMs: videos.durationMs,
      filename: videos.filename,
      revision: videos.revision,
      posterMs: videos.posterMs,
      readyAt: videos.readyAt,
      filmPage: videos.filmPage,
      publishedAt: videos.publishedAt,
    })
    .from(videos)
    .leftJoin(brands, eq(brands.id, videos.brandId))
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))
    .where(and(eq(videos.accountId, accountId), isNull(videos.deletedAt), isNotNull(videos.publishedAt)))
    .orderBy(asc(videos.publishedAt), asc(videos.id))

export type PublishedFilm = Awaited<ReturnType<typeof publishedFilms>>[number]
