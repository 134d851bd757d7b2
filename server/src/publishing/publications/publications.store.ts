import type { PublicationStatus } from '@octavo/contract/publication'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { batches, brands, channels, postTexts, productions, publications, videos } from '#db/tables/index.ts'

export type PublicationRow = typeof publications.$inferSelect
type NewPublication = Omit<typeof publications.$inferInsert, 'accountId'>

/** Posts that are out, or on their way. */
export const OUT: readonly PublicationStatus[] = ['publishing', 'published']
/** Posts that hold a slot and wait for it. */
export const WAITING: readonly PublicationStatus[] = ['approval', 'scheduled']

const among = (statuses: readonly PublicationStatus[]) => inArray(publications.status, [...statuses])

export const publicationsOf = ({ db, accountId }: Owned, videoId: string): Promise<PublicationRow[]> =>
  db
    .select()
    .from(publications)
    .where(and(eq(publications.accountId, accountId), eq(publications.videoId, videoId)))
    .orderBy(asc(publications.createdAt), asc(publications.id))

/** For the job, which knows only an id. */
export const publicationById = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<PublicationRow | undefined> =>
  (await db.select().from(publications).where(eq(publications.id, id)))[0]

/** The publication is one a video and channel: a second order changes the first. */
export const putPublication = async (
  { db, accountId }: Owned,
  values: NewPublication & { status: PublicationStatus },
): Promise<PublicationRow> =>
  (
    await db
      .insert(publications)
      .values({ ...values, accountId })
      .onConflictDoUpdate({ target: [publications.videoId, publications.channelId], set: values })
      .returning()
  )[0] as PublicationRow

/** Changes the publication if it is still in one of these statuses (and, for its workflow, at this order). */
export async function changePublication(
  { db, accountId }: Owned,
  { id, run, from }: { id: string; run?: number; from: readonly PublicationStatus[] },
  values: Partial<NewPublication>,
): Promise<PublicationRow | undefined> {
  const [row] = await db
    .update(publications)
    .set(values)
    .where(
      and(
        eq(publications.id, id),
        eq(publications.accountId, accountId),
        run === undefined ? undefined : eq(publications.run, run),
        among(from),
      ),
    )
    .returning()
  return row
}

/** The times that a channel's posts take from some time on: what went out always counts, what waits counts while its film is there. */
export const timesTaken = (
  { db, accountId }: Owned,
  channelId: string,
  { since, except }: { since: Date; except?: string | undefined },
) =>
  db
    .select({ at: publications.at, status: publications.status })
    .from(publications)
    .innerJoin(videos, eq(videos.id, publications.videoId))
    .where(
      and(
        eq(publications.accountId, accountId),
        eq(publications.channelId, channelId),
        gte(publications.at, since),
        except ? ne(publications.id, except) : undefined,
        or(among(OUT), and(among(WAITING), isNull(videos.deletedAt))),
      ),
    )
    .orderBy(asc(publications.at))

const shown = ({ db }: Owned) =>
  db
    .select({ publication: publications, channel: channels, brand: brands, video: videos })
    .from(publications)
    .innerJoin(channels, eq(channels.id, publications.channelId))
    .innerJoin(brands, eq(brands.id, channels.brandId))
    .innerJoin(videos, eq(videos.id, publications.videoId))

export type PublicationShown = Awaited<ReturnType<typeof shown>>[number]

const mine = ({ accountId }: Owned) => and(eq(publications.accountId, accountId), isNull(videos.deletedAt))

export const shownOfVideo = (ctx: Owned, videoId: string): Promise<PublicationShown[]> =>
  shown(ctx)
    .where(and(mine(ctx), eq(publications.videoId, videoId)))
    .orderBy(asc(publications.createdAt), asc(publications.id))

const MOST_IN_CALENDAR = 2000

export const shownBetween = (ctx: Owned, from: Date, until: Date): Promise<PublicationShown[]> =>
  shown(ctx)
    .where(and(mine(ctx), gte(publications.at, from), lt(publications.at, until), ne(publications.status, 'withdrawn')))
    .orderBy(asc(publications.at))
    .limit(MOST_IN_CALENDAR)

/** The account's posts by status, the next first. */
export const publicationsIn = ({ db, accountId }: Owned, statuses: readonly PublicationStatus[]) =>
  db
    .select()
    .from(publications)
    .where(and(eq(publications.accountId, accountId), among(statuses)))
    .orderBy(asc(publications.at))

/** All accounts' posts that are still to go out: for the start, which knows no account. */
export const owedPublications = ({ db }: Pick<Ctx, 'db'>): Promise<PublicationRow[]> =>
  db
    .select()
    .from(publications)
    .where(among(['scheduled', 'publishing']))

export type PostTextRow = Pick<typeof postTexts.$inferSelect, 'title' | 'description' | 'hashtags'>
type Post = { videoId: string; channelId: string }

export const findPostText = async ({ db, accountId }: Owned, post: Post): Promise<PostTextRow | undefined> => {
  const { title, description, hashtags } = postTexts
  return (await db.select({ title, description, hashtags }).from(postTexts).where(textOfPost(accountId, post)))[0]
}

const textOfPost = (accountId: string, { videoId, channelId }: Post) =>
  and(eq(postTexts.accountId, accountId), eq(postTexts.videoId, videoId), eq(postTexts.channelId, channelId))

/** Without an objection the one that is kept stays. */
export const putPostText = ({ db, accountId }: Owned, post: Post, text: PostTextRow & { objection?: string | null }) =>
  db
    .insert(postTexts)
    .values({ ...post, ...text, accountId })
    .onConflictDoUpdate({ target: [postTexts.videoId, postTexts.channelId], set: text })

/** What the officer has against the words that their owner gave a post. */
export const findObjection = async ({ db, accountId }: Owned, post: Post): Promise<string | null> =>
  (await db.select({ objection: postTexts.objection }).from(postTexts).where(textOfPost(accountId, post)))[0]
    ?.objection ?? null

/** Until when a week's films wait for their owner's eye. */
export const reviewUntil = async ({ db, accountId }: Owned, batchId: string): Promise<Date | null> =>
  (
    await db
      .select({ until: batches.reviewUntil })
      .from(batches)
      .where(and(eq(batches.id, batchId), eq(batches.accountId, accountId)))
  )[0]?.until ?? null

/** All accounts' weeks that need not wait any longer: their day is over, or auto-pilot is on. For the clock, which knows no account. */
export const lapsedReviews = ({ db, now }: Pick<Ctx, 'db' | 'now'>) =>
  db
    .select({ batchId: batches.id, accountId: batches.accountId })
    .from(batches)
    .leftJoin(productions, eq(productions.accountId, batches.accountId))
    .where(and(isNotNull(batches.reviewUntil), or(lte(batches.reviewUntil, now()), eq(productions.active, true))))
    .limit(MOST_LAPSED)

const MOST_LAPSED = 100

/** A week's films with posts that wait for a person. */
export const heldOfBatch = ({ db, accountId }: Owned, batchId: string) =>
  db
    .selectDistinct({ id: videos.id, brandId: videos.brandId, scheduledFor: videos.scheduledFor })
    .from(videos)
    .innerJoin(publications, eq(publications.videoId, videos.id))
    .where(
      and(
        eq(videos.accountId, accountId),
        eq(videos.batchId, batchId),
        isNull(videos.deletedAt),
        eq(publications.status, 'approval'),
      ),
    )
    .orderBy(asc(videos.scheduledFor))

export const endReview = ({ db, accountId }: Owned, batchId: string) =>
  db
    .update(batches)
    .set({ reviewUntil: null })
    .where(and(eq(batches.id, batchId), eq(batches.accountId, accountId)))

/** Whether the account's mass production goes on by itself. */
export const isOnAutoPilot = async ({ db, accountId }: Owned): Promise<boolean> =>
  (await db.select({ active: productions.active }).from(productions).where(eq(productions.accountId, accountId)))[0]
    ?.active ?? false
