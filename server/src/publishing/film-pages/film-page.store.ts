import { and, asc, desc, eq, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import {
  accounts,
  brands,
  channels,
  filmDays,
  filmPlans,
  filmVisitors,
  postTexts,
  scripts,
  videos,
} from '#db/tables/index.ts'
import type { Counted } from './figures.store.ts'

/** A film that is out, with all that its page shows and no more. */
export async function filmOnPage({ db }: Pick<Ctx, 'db'>, videoId: string) {
  const [film] = await db
    .select({
      videoId: videos.id,
      accountId: videos.accountId,
      title: sql<string>`coalesce(${postTexts.title}, ${videos.title})`,
      revision: videos.revision,
      posterMs: videos.posterMs,
      format: videos.format,
      width: videos.width,
      height: videos.height,
      durationMs: videos.durationMs,
      publishedAt: videos.publishedAt,
      madeBy: videos.madeBy,
      hook: sql<string | null>`coalesce(${postTexts.description}, ${scripts.hook})`,
      about: postTexts.description,
      words: scripts.body,
      hashtags: sql<string[] | null>`coalesce(${postTexts.hashtags}, ${scripts.hashtags})`,
      sources: scripts.sources,
      brandId: brands.id,
      brandName: brands.name,
      fonts: brands.fonts,
      look: sql<string | null>`${filmPlans.plan} #>> '{art,look}'`,
      brandColor: brands.primaryColor,
      logoUrl: brands.logoUrl,
      channelName: channels.name,
      linkUrl: channels.linkUrl,
      timeZone: accounts.timeZone,
    })
    .from(videos)
    .innerJoin(accounts, eq(accounts.id, videos.accountId))
    .innerJoin(brands, eq(brands.id, videos.brandId))
    .innerJoin(channels, and(eq(channels.brandId, brands.id), eq(channels.network, 'local')))
    .leftJoin(postTexts, and(eq(postTexts.videoId, videos.id), eq(postTexts.channelId, channels.id)))
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))
    .leftJoin(filmPlans, eq(filmPlans.videoId, videos.id))
    .where(and(eq(videos.id, videoId), isNotNull(videos.filmPage), isNull(videos.deletedAt)))
  return film
}

export type FilmOnPage = NonNullable<Awaited<ReturnType<typeof filmOnPage>>>

const NEXT_FILMS = 3

/** What else a film's brand has out, the newest first: as much of it as a link shows. */
export const nextFilms = ({ db }: Pick<Ctx, 'db'>, { videoId, brandId }: Pick<FilmOnPage, 'videoId' | 'brandId'>) =>
  db
    .select({
      path: sql<string>`${videos.filmPage}`,
      title: sql<string>`coalesce(${postTexts.title}, ${videos.title})`,
      revision: videos.revision,
      posterMs: videos.posterMs,
      format: videos.format,
      width: videos.width,
      height: videos.height,
      durationMs: videos.durationMs,
    })
    .from(videos)
    .innerJoin(channels, and(eq(channels.brandId, videos.brandId), eq(channels.network, 'local')))
    .leftJoin(postTexts, and(eq(postTexts.videoId, videos.id), eq(postTexts.channelId, channels.id)))
    .where(
      and(eq(videos.brandId, brandId), ne(videos.id, videoId), isNotNull(videos.filmPage), isNull(videos.deletedAt)),
    )
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(NEXT_FILMS)

export type NextFilm = Awaited<ReturnType<typeof nextFilms>>[number]

export type Visit = { videoId: string; day: string; visitor: string }

const isVisit = ({ videoId, day, visitor }: Visit) =>
  and(eq(filmVisitors.videoId, videoId), eq(filmVisitors.day, day), eq(filmVisitors.visitor, visitor))

export const isThere = async ({ db }: Owned, visit: Visit): Promise<boolean> =>
  (await db.select({ day: filmVisitors.day }).from(filmVisitors).where(isVisit(visit))).length === 1

/** The visitors of the day from one address, the earliest first. Nobody else comes from there until the transaction ends. */
export async function lockAddress({ db, accountId }: Owned, address: string): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
  const rows = await db
    .select({ visitor: filmVisitors.visitor })
    .from(filmVisitors)
    .where(and(eq(filmVisitors.accountId, accountId), eq(filmVisitors.address, address)))
    .orderBy(asc(filmVisitors.cameAt), asc(filmVisitors.visitor))
  return rows.map(({ visitor }) => visitor)
}

/** True for the first one only: the visitor is there from now on. */
export const insertVisitor = async (
  { db, accountId, now }: Owned,
  visit: Visit & { address: string },
): Promise<boolean> =>
  (
    await db
      .insert(filmVisitors)
      .values({ ...visit, accountId, cameAt: now() })
      .onConflictDoNothing()
      .returning({ day: filmVisitors.day })
  ).length === 1

/** The visitor as they were before; nobody else changes them until the transaction ends. */
export const lockVisitor = async ({ db }: Owned, visit: Visit) =>
  (await db.select().from(filmVisitors).where(isVisit(visit)).for('update'))[0]

export const updateVisitor = (
  { db }: Owned,
  visit: Visit,
  values: Partial<Pick<typeof filmVisitors.$inferInsert, 'watchMs' | 'clicked' | 'thumb' | 'engaged'>>,
) => db.update(filmVisitors).set(values).where(isVisit(visit))

/** Adds to what the page counted that day. */
export async function addToDay(
  { db, accountId }: Owned,
  { videoId, day }: Visit,
  sums: Partial<Counted>,
): Promise<void> {
  const added = Object.entries(sums).filter(([, amount]) => amount !== 0) as [keyof Counted, number][]
  if (added.length === 0) return
  const more = Object.fromEntries(added.map(([name, amount]) => [name, sql`${filmDays[name]} + ${amount}`]))
  await db
    .insert(filmDays)
    .values({ videoId, day, accountId, ...Object.fromEntries(added) })
    .onConflictDoUpdate({ target: [filmDays.videoId, filmDays.day], set: more as Record<string, SQL> })
}

/** Forgets who was there; how many there were stays. */
export const deleteVisitorsBefore = ({ db }: Pick<Ctx, 'db'>, day: string) =>
  db.delete(filmVisitors).where(lt(filmVisitors.day, day))
