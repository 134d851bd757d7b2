/** The films that a campaign can show: those that have a public page. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { brands, videos } from '#db/tables/index.ts'

const isOut = (accountId: string) =>
  and(
    eq(videos.accountId, accountId),
    eq(videos.sample, false),
    isNull(videos.deletedAt),
    isNotNull(videos.filmPage),
    isNotNull(videos.readyAt),
  )

const shown = ({ db }: Pick<Owned, 'db'>) =>
  db
    .select({
      id: videos.id,
      title: videos.title,
      page: sql<string>`${videos.filmPage}`,
      durationMs: videos.durationMs,
      publishedAt: videos.publishedAt,
      brandId: videos.brandId,
      brandName: brands.name,
    })
    .from(videos)
    .leftJoin(brands, eq(brands.id, videos.brandId))
    .$dynamic()

export type FilmOut = Awaited<ReturnType<typeof filmsOut>>[number]

/** The newest first; of one brand, if asked for. */
export const filmsOut = (ctx: Owned, limit: number, brandId?: string) =>
  shown(ctx)
    .where(and(isOut(ctx.accountId), brandId === undefined ? undefined : eq(videos.brandId, brandId)))
    .orderBy(desc(videos.publishedAt), desc(videos.readyAt))
    .limit(limit)

export const filmOut = async (ctx: Owned, id: string): Promise<FilmOut | undefined> =>
  (await shown(ctx).where(and(isOut(ctx.accountId), eq(videos.id, id))))[0]
